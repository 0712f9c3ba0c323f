/** What stands behind the name of a job in its title and is none of it: terms, years, and the rest of a sentence. */
import { termsOf } from '../language/clause.ts';
import { namesSomebody } from './title-number.ts';

/** Behind somebody, and up to the end: "Band 5 Rotational", "6 month FTC", "25 hrs per week", "2nd Shift", "3-5 PQE". */
const terms =
  /\s+(?:(?:L|Level|Band|Grade|NVQ)\.? ?\d{1,2}[a-z]?(?:\/\d{1,2})?\b.*|\d[\d.]* ?-?(?:months?|weeks?|hours?|hrs?|days?)\b.*|\d(?:st|nd|rd) shift.*|(?:NQ\b.*)?(?:\d[\d+–-]*\s*(?:to \d+ )?(?:(?:yrs?|years?)['’]? )?PQE).*)$/i;
/** "with own van", "with TLR 2b": what somebody has or gets. */
const has = /\s+with\s.*$/i;
/** "to work evenings", "for nights": typed in small letters, a sentence and no name. */
const sentence = /\s+(?:to (?!the |our |an? )|for (?!the ))[a-z]+\b(?! [A-Z]).*$/;
/** "in English speaking team": where somebody works, that lacks its article. */
const house =
  /\s+in\s.*\b(?:team|office|environment|company|workshop|practice|home|restaurant|hotel|hospital|school|nursery|salon|clinic|pharmacy)$/i;
const somewhere = /\s+in\s+([A-Z][^,]*)$/;

const isPlace = (words: string): boolean =>
  termsOf(words).every(({ tags }) => tags.includes('Place') || tags.includes('City') || tags.includes('Country'));

export function withoutTails(title: string): string {
  if (!/\d| (?:with|to|for|in) /i.test(title)) return title;
  let text = title;
  for (const tail of [terms, has, sentence, house, somewhere]) {
    const found = tail.exec(text);
    if (!found) continue;
    const name = text.slice(0, found.index);
    if (namesSomebody(name) && (tail !== somewhere || isPlace(found[1] ?? ''))) text = name;
  }
  return text;
}

/**
 * "Registrar of Births, Deaths and Marriages": a row behind a preposition is one field, and its comma parts no name from a
 * place. Null where it is none: "Teacher of English, Leeds and York".
 */
export function rowOfFields(title: string): string | null {
  const [, name = '', rest = ''] =
    /^([^,|:]*?\b(?:of|in|for) [^,|:]+)((?:, [A-Z][\w ]*?)+,? (?:and|&) [A-Z][\w ]*?)(?=$|\s*[|(]|\s[-–—]+\s)/.exec(
      title,
    ) ?? [];
  if (!rest || / (?:and|&) /.test(name) || name.length + rest.length > 60) return null;
  const last = rest.replace(/^, /, '').split(/, (?:and |& )?| and | & /);
  return last.some(
    (part) => isPlace(part) || /^(?:UK|US|USA|EU|EMEA|APAC|DACH|ROI|NI)$/.test(part) || namesSomebody(part),
  )
    ? null
    : `${name}${rest}`;
}
