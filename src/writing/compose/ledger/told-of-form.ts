/** What the fields of an advert and its brief give the recruiter to know before anything is written: their title, what they leave open, orders in them. */

import type { WriterInput } from '../types.ts';
import { cleanText, gapNote, unfilledIn, unfilledNotesIn, unfilledPartsIn } from './clean.ts';
import { wantsOnlyGroup } from './open-titles.ts';
import { displayTitle, withheldOfTitle } from './title.ts';
import { tellExclusion } from './usable.ts';

/** The title as the texts have it; null, with a note, where none can be read. What was changed in it, and why, is told. */
export function readTitle(
  jobTitle: WriterInput['advert']['jobTitle'],
  employer: string | null,
  notes: Set<string>,
): ReturnType<typeof displayTitle> {
  const title = displayTitle(jobTitle, employer);
  const named = (jobTitle ?? '').replace(/\s+/g, ' ').trim();
  if (!title)
    notes.add(
      named === ''
        ? 'Add a job title in the General tab: without one the texts stay general.'
        : wantsOnlyGroup(named)
          ? `The title "${named.slice(0, 60)}" names a sex, an age or a group and no post besides, so that the texts are written without it. Please put the bare name of the job in the General tab.`
          : `No title could be read from "${named.slice(0, 60)}" in the General tab, so that the texts stay general. Please put the bare name of the job there.`,
    );
  if (title?.changed)
    notes.add(`The title "${title.changed}" names a sex, an age or a group, so we write "${title.text}".`);
  if (title || !wantsOnlyGroup(named)) tellExclusion(withheldOfTitle(jobTitle, title), 'the title', notes);
  return title;
}

/** Tells that some wording of the advert, the brief or the job description was an order to a machine. */
export function notesOnOrders(
  { advert }: WriterInput,
  brief: WriterInput['brief'],
  inPaper: boolean,
  notes: Set<string>,
): void {
  const injected = [
    advert.jobTitle,
    advert.location,
    brief?.description,
    brief?.proposition,
    brief?.responsibilitiesRole,
    brief?.skills,
    brief?.supportingEvidence,
  ].some((text) => cleanText(text).injected);
  if (injected || inPaper) notes.add('Some wording was written to a machine and not about the job. It was left out.');
}

/** Tells what the brief still leaves open: "shift pattern TBC", "[amount]". */
export function notesOnGaps(input: WriterInput, brief: WriterInput['brief'], notes: Set<string>): void {
  for (const typed of [
    brief?.description,
    brief?.proposition,
    brief?.responsibilitiesRole,
    brief?.skills,
    brief?.supportingEvidence,
  ])
    for (const gap of unfilledIn(typed)) notes.add(gapNote(gap));
  for (const typed of [input.brief?.responsibilitiesRole, input.brief?.skills])
    for (const gap of unfilledPartsIn(typed)) notes.add(gapNote(gap));
  for (const typed of [input.brief?.description, input.brief?.proposition, input.brief?.supportingEvidence])
    for (const gap of unfilledNotesIn(typed)) notes.add(gapNote(gap));
}
