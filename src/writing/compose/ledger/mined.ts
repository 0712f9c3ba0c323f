/** An advert is changed and its texts are asked for again, with the job description that it had: what was read last is kept. */
import { Recent } from '../language/recent.ts';
import { mineJobDescription } from '../mining/mine.ts';
import type { Mined } from '../mining/mined-facts.ts';

/** For so many adverts; a long paper is some hundred lines. */
const recent = new Recent<Mined>(8);

/** Reads a job description, or remembers it. `names`: words that are names in this advert, which decide on capitals. */
export function mineOnce(text: string, topic: string, jobTitle: string, names: ReadonlySet<string>): Mined {
  const key = [jobTitle, topic, [...names].join(' '), text].join('\u0000');
  const mined = recent.get(key, () => mineJobDescription(text, topic, jobTitle));
  // Each ledger has its own lines: they are worded further there.
  return {
    ...mined,
    duties: mined.duties.map((duty) => ({ ...duty })),
    person: mined.person.map((line) => ({ ...line })),
    unread: { duties: [...mined.unread.duties], person: [...mined.unread.person] },
    values: [...mined.values],
    apply: [...mined.apply],
    said: [...mined.said],
  };
}
