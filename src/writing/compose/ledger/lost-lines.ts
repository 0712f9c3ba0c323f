/** Musts of a job description that are in no fact and in no note, whatever reader lost them. */
import { coverage } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import type { PersonLine } from './facts.ts';
import { findExclusions } from './withhold.ts';

/** From this share of its words on a line is told by others. */
const TOLD = 0.3;

/** The lines as they were typed; `known` is what the brief says. */
export function lostOf(mined: Mined, said: readonly PersonLine[], known: string): string[] {
  const told = [
    known,
    ...said.map(({ fact, typed }) => `${fact.text} ${typed}`),
    ...mined.unread.person,
    ...mined.terms,
  ];
  const all = told.join(' ');
  const lost: string[] = [];
  for (const { raw, desirable } of mined.person) {
    const line = raw.replace(/^[\s•·*–-]+|[\s.;,]+$/g, '');
    if (
      !desirable &&
      line.split(/\s+/).length > 2 &&
      coverage(line, all) < TOLD &&
      findExclusions(line).length === 0 &&
      !lost.includes(line)
    )
      lost.push(line);
  }
  return lost;
}
