/** The steps of one advert, and each refresh, read the same job description: what was read last is kept. */
import { type Mined, mineJobDescription } from '../mining/mine.ts';

/** For so many adverts; a long paper is some hundred lines. */
const kept = 8;
const recent = new Map<string, Mined>();

/** Reads a job description, or remembers it. `names`: words that are names in this advert, which decide on capitals. */
export function mineOnce(text: string, topic: string, jobTitle: string, names: ReadonlySet<string>): Mined {
  const key = [jobTitle, topic, [...names].join(' '), text].join('\u0000');
  const mined = recent.get(key) ?? mineJobDescription(text, topic, jobTitle);
  recent.delete(key);
  recent.set(key, mined);
  for (const oldest of recent.keys()) {
    if (recent.size <= kept) break;
    recent.delete(oldest);
  }
  // Each ledger has its own lines: they are worded further there.
  return {
    ...mined,
    duties: mined.duties.map((duty) => ({ ...duty })),
    person: mined.person.map((line) => ({ ...line })),
    values: [...mined.values],
    apply: [...mined.apply],
    said: [...mined.said],
  };
}
