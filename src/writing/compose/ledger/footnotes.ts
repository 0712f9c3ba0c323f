/**
 * What a paper says aside, and how a form was ticked. "Bonds²" is a word with a footnote, "² See the policy" is the note; "40 m²"
 * is a measure. "Shift work? ☐ yes ☒ no" answers a question, and "☐ Driving of vehicles" was not chosen.
 */
import { linesOf } from '../language/narrow.ts';

const raised = '[\\u00b9\\u00b2\\u00b3\\u2070\\u2074-\\u2079\\u2020\\u2021]+';
/** Behind a word of four letters or more, or behind a stop. */
const mark = new RegExp(`(?<=\\p{L}{4}|\\p{L}[.;,:)”"])${raised}(?![\\p{L}\\d])`, 'gu');
const note = new RegExp(`^[^\\S\\n]*${raised}[^\\S\\n]*\\S.*$`, 'gmu');

const open = '[☐□⬜]';
const ticked = '[☒☑✅☑️■]';
/** "☐ yes ☒ no", "☒ yes ☐ no": the answer that was given. */
const answered = new RegExp(
  `^(.*?)\\s*(?:${open}\\s*yes\\s*${ticked}\\s*no|${ticked}\\s*no\\s*${open}\\s*yes)\\b.*$|^(.*?)\\s*(?:${ticked}\\s*yes\\s*${open}\\s*no|${open}\\s*no\\s*${ticked}\\s*yes)\\b(.*)$`,
  'iu',
);
const answer = (line: string): string => {
  const found = answered.exec(line);
  if (!found) return line;
  // What was answered with "no" is no part of the job.
  return found[2] === undefined ? '' : `${found[2].replace(/\?\s*$/, '')}${found[3] ?? ''}`;
};

/** A text without the marks of its footnotes, the notes themselves, and questions that a form answers with a tick. */
export function withoutAsides(text: string): string {
  const noted = /[\u00b9\u00b2\u00b3\u2070\u2074-\u2079\u2020\u2021]/.test(text)
    ? text.replace(note, '').replace(mark, '')
    : text;
  return /[☐□⬜]/.test(noted) && /[☒☑✅■]/.test(noted) ? linesOf(noted).map(answer).join('\n') : noted;
}
