/** Which facts say nearly the same: the brief's "lead two assistants" and the job description's "supervise two lifestyle assistants". */
import { contentWords, stem, wordsOf } from '../language/words.ts';
import type { DutyFact, PersonLine } from './facts.ts';

/** Words that many tasks and requirements have: that two share one says nothing. */
const general = new Set(
  `experience knowledge skill understanding ability able background degree level year month day week daily weekly monthly minimum least equivalent similar related relevant excellent strong
  customer client patient resident guest child children pupil student people staff team colleague member service quality business company project process product system
  site stock order sale data information equipment material area department office store shop home health safety standard policy procedure requirement need time event activity
  support help assist ensure maintain manage carry provide prepare handle look complete keep deliver take part work use make record report check write review update plan lead supervise
  run train serve answer attend respond deal develop build improve monitor liaise coordinate organise`
    .split(/\s+/)
    .map(stem),
);

/** Names and letters inside a text: "HACCP", "QGIS", "Siemens". */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word, index) => /^[A-Z][A-Z\d]{2,}s?$/.test(word) || (index > 0 && /^[A-Z][a-z]{3,}$/.test(word)))
      .map((word) => word.replace(/s$/, '')),
  );

interface Said {
  id: string;
  source: string;
  words: ReadonlySet<string>;
  names: ReadonlySet<string>;
  years: boolean;
}

const years = /\byears?\b.*\bexperience\b|\bexperience\b.*\byears?\b/i;

function saysSame(one: Said, other: Said, common: ReadonlySet<string>): boolean {
  // So many years, asked for by the brief and by the job description: one of them in a text.
  if (one.years && other.years) return true;
  for (const name of one.names) if (!common.has(name) && other.names.has(name)) return true;
  const least = Math.min(one.words.size, other.words.size);
  if (least === 0) return false;
  let shared = 0;
  for (const word of one.words) if (other.words.has(word)) shared += 1;
  return shared / least >= 0.5;
}

/**
 * For each fact the others that would say it again in the same text. They may stand in another text of the batch.
 * Only facts of different sources are compared: within one list the recruiter has told them apart.
 */
export function findAlike(
  duties: readonly DutyFact[],
  person: readonly PersonLine[],
  /** Names that the whole advert shares: of the employer, the place, the title. */
  shared: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const common = new Set(shared.flatMap((text) => wordsOf(text).flatMap((word) => [word, stem(word)])));
  const found = new Map<string, Set<string>>();
  const put = (one: string, other: string): void => {
    const set = found.get(one);
    if (set) set.add(other);
    else found.set(one, new Set([other]));
  };
  for (const list of [duties, person]) {
    const said = list.map(
      ({ fact }): Said => ({
        id: fact.id,
        source: fact.source,
        words: new Set(
          contentWords(fact.text).filter((word) => !general.has(word) && !common.has(word) && !/^\d/.test(word)),
        ),
        names: namesIn(fact.text),
        years: years.test(fact.text),
      }),
    );
    for (const [index, one] of said.entries())
      for (const other of said.slice(index + 1))
        if (one.source !== other.source && saysSame(one, other, common)) {
          put(one.id, other.id);
          put(other.id, one.id);
        }
  }
  return found;
}
