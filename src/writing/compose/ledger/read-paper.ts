/** The job description as the ledger has it: spoken to everybody, in the brief's spelling, mined, and nothing of it where it is not to be used. */

import type { Mined } from '../mining/mined-facts.ts';
import { keepMarks } from '../mining/page/paper.ts';
import { inItsEnglishSide } from '../mining/page/two-tongues.ts';
import type { WriterInput } from '../types.ts';
import { cleanLine, cleanText } from './clean.ts';
import { withKnownCase } from './known-case.ts';
import { mineOnce } from './mined.ts';
import { toEverybody } from './to-everybody.ts';
import { withoutUnsettled } from './unsettled.ts';

const NOTHING: Mined = {
  duties: [],
  person: [],
  unread: { duties: [], person: [] },
  values: [],
  apply: [],
  said: [],
  terms: [],
  foreign: false,
};

/**
 * Reads the job description.
 * @param of.paper its text, cleaned
 * @param of.names words that are names in this advert
 * @param of.notes what the recruiter has to know of it is added
 * @returns its text as it is read from now on, empty where it is not used, and what was mined from it
 */
export function readPaper(of: {
  input: WriterInput;
  useJobDescription: boolean;
  brief: WriterInput['brief'];
  paper: string;
  names: Set<string>;
  notes: Set<string>;
}): { jobDescription: string; mined: Mined } {
  const { input, useJobDescription, brief, paper, names, notes } = of;
  const { advert } = input;
  const spoken = toEverybody(useJobDescription ? (input.jobDescription?.text ?? '') : '');
  if (spoken.ofOneSex && input.jobDescription?.matches)
    notes.add('The job description speaks of "he" or "she". What it asks for is said to everybody.');
  const isUsed = useJobDescription && input.jobDescription?.matches === true;
  const marked = isUsed ? keepMarks(spoken.text) : '';
  const jobDescription = isUsed
    ? withKnownCase(
        inItsEnglishSide(marked === input.jobDescription?.text ? paper : cleanText(marked).text),
        `${brief?.description ?? ''} ${brief?.responsibilitiesRole ?? ''} ${brief?.skills ?? ''}`,
      )
    : '';
  if (useJobDescription && input.jobDescription && !input.jobDescription.matches)
    notes.add('The job description was not used: the check did not find that it is for this job.');
  const topic = [advert.jobTitle, brief?.description, brief?.responsibilitiesRole, brief?.proposition]
    .map((text) => cleanLine(text))
    .join(' ');
  const mined: Mined = jobDescription
    ? withoutUnsettled(
        mineOnce(jobDescription, topic, cleanLine(advert.jobTitle), names),
        input.jobDescription?.text ?? '',
      )
    : NOTHING;
  if (mined.foreign) notes.add('Parts of the job description are in another language. They were not used.');
  return { jobDescription, mined };
}
