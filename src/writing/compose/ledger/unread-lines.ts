/** Which lines of a job description stand in no text, and are told to the recruiter as such. */

import { coverage } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import type { Ledger } from './facts.ts';
import { findExclusions } from './withhold.ts';

/** Whether a line tells more than the facts that were read, and may be said at all. */
const isNews = (line: string, read: readonly { fact: { text: string } }[]): boolean =>
  findExclusions(line).length === 0 && !read.some(({ fact }) => coverage(line, fact.text) >= 0.6);

/** The lines of a paper that only say what it is, and whose. */
const ofForm =
  /^(?:position|post|job title|role|title|vacancy|job|position title|post title|department|directorate|company|employer|ref(?:erence)?|issued?|version)(?: (?:no|number|title))?\.?\s*:|\b(?:all rights reserved|copyright|©|page \d+ of \d+|do not (?:alter|copy)|uncontrolled when printed|strictly confidential)\b/i;

/**
 * The lines that nothing was made of, for the text on the work and for the one on the person.
 * @param of.lost lines that facts were made of which then fell away
 * @param of.tells all that the texts may say besides
 * @param of.overruled whether a line says otherwise than what goes before the job description
 */
export function unreadLines(of: {
  mined: Mined;
  duties: Ledger['duties'];
  person: Ledger['person'];
  lost: Iterable<string>;
  tells: readonly string[];
  overruled: (line: string) => boolean;
}): Ledger['unreadLines'] {
  const { mined, duties, person, lost, tells } = of;
  // "Position: Night Auditor", "Hotel Münsterbogen, all rights reserved": what a form calls itself, and nothing of the job.
  const untold = mined.terms.filter((line) => !ofForm.test(line) && !tells.some((text) => coverage(line, text) >= 0.6));
  // What the brief has overruled stands in no text, and in no note as if it were missing. Of a long line something else may be missing.
  const overruled = (line: string): boolean => line.split(/\s+/).length <= 12 && of.overruled(line);
  return {
    duties: [
      // Where one travels and when one works is read for in the text on the work as well.
      ...untold.filter(
        (line) => !overruled(line) && !/\b(?:degree|graduate|years?|yrs|DBS|vetting|licen\w+|own)\b/i.test(line),
      ),
      ...mined.unread.duties.filter((line) => !ofForm.test(line) && isNews(line, duties) && !overruled(line)),
    ],
    person: [
      ...new Set([
        ...untold.filter((line) => !overruled(line)),
        ...mined.unread.person.filter((line) => !ofForm.test(line) && isNews(line, person) && !overruled(line)),
        ...lost,
      ]),
    ],
  };
}
