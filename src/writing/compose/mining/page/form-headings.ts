/** A few words in the capitals of a title: a heading of the form, or one more of what is asked. */

import { headingOf } from './headings.ts';
import { isBullet } from './line-starts.ts';

/** "Confident with Excel", "Fluent in Welsh": how somebody is, though it is written like the heading of a form. */
export const ofSomebody =
  /^(?:Confident|Comfortable|Competent|Familiar|Proficient|Fluent|Skilled|Good|Great|Happy|Strong|Able|Qualified|Trained|Registered|Certified|Experienced|Conversant|Handy|At ease|At home) (?:with|in|at|on|as|to|by)\b/;

/** A few words in the capitals of a title, and nothing else. */
export const formHeading = /^[A-Z][a-z]+(?: (?:of|and|&|for|the|to|in|with) [A-Z][a-z]+| [A-Z][a-z]+){1,4}$/;
/** What is asked for, in such capitals. */
export const asked =
  /\b(?:licen[cs]e|degree|experience|certificate|qualification|diploma|card|gcse|nvq|english|driver|skills|knowledge|registration|membership)\b/i;

/** "Safe Pass and Manual Handling" in a list without marks of what is asked: one more of it, and no heading, where no mark follows. */
export function isAmongAsked(
  joined: readonly { text: string; bullet: boolean }[],
  raw: readonly string[],
  typed: string,
): boolean {
  if (isBullet(raw.slice(raw.indexOf(typed) + 1).find((line) => line.trim() !== '') ?? '- ')) return false;
  for (let at = joined.length - 1; at >= 0; at -= 1) {
    const { text, bullet } = joined[at] ?? { text: '', bullet: false };
    if (bullet) return false;
    const section = text === '' ? null : headingOf(text, false);
    if (section !== null) return section === 'person' || section === 'desirable';
  }
  return false;
}
