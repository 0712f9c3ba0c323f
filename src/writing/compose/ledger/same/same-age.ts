/** One age in two wordings: "18 or over", "at least 18 years of age on the closing date", "over 17". And one product by its two names. */
import { inOneName } from '../../language/product-names.ts';

const least =
  /^(?:are |be )?(?:(?:at least|aged?|a minimum of|minimum age(?: of)?|not less than|no younger than) )?(\d{2})(?: years?)?(?: (?:of age|old))?(?:\+| (?:or|and|years and) (?:over|above|older|up|more))?(?: (?:(?:on|by|at|before) .*|to .*|for .*))?$/i;
const over = /^(?:are |be )?over (\d{2})(?: years?(?: of age| old)?)?$/i;

/** The youngest that somebody may be; null where a text asks for no age. */
export function ageIn(text: string): number | null {
  const bare = text.trim().replace(/[.;]+$/, '');
  const above = over.exec(bare)?.[1];
  if (above !== undefined) return Number(above);
  const years = /\b(?:years?|age|aged|old|over|older|above|up)\b|\+/i.test(bare) ? least.exec(bare)?.[1] : undefined;
  // "18 years of experience": no age.
  return years === undefined || Number(years) < 14 || Number(years) > 30 ? null : Number(years);
}

export const sameAge = (one: string, other: string): boolean => {
  const [mine, theirs] = [ageIn(one), ageIn(other)];
  return mine !== null && mine === theirs;
};

const bare = (text: string): string =>
  inOneName(text)
    .replace(
      /^(?:know|(?:(?:good|strong|some|working|basic) )?(?:knowledge|experience|understanding) (?:of|with|in)) /i,
      '',
    )
    .toLowerCase();
/** "Know Postgres", "experience with PostgreSQL". */
export const sameProduct = (one: string, other: string): boolean =>
  (inOneName(one) !== one || inOneName(other) !== other) && bare(one) === bare(other);
