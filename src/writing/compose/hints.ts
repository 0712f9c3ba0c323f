import { buildLedger } from './ledger/ledger.ts';
import type { WriterInput } from './types.ts';

/** A tip beside the General tab: what to do, and why. */
export interface Hint {
  lead: string;
  text: string;
}

const care = /\b(?:care|nurs|health|social|support worker)/i;
const shift =
  /\b(?:driver|nurse|carer|care|retail|store|warehouse|chef|bar|porter|security|operator|technician|cleaner|shop)/i;

/** Rules over what the facts lack. At most six hints, the most useful first; none once nothing is missing. */
export function writeHints(input: WriterInput): Hint[] {
  const ledger = buildLedger(input, true);
  const hints: Hint[] = [];
  const add = (lead: string, text: string): void => {
    hints.push({ lead, text });
  };
  const { title } = ledger;
  const about = `${title?.text ?? ''} ${input.advert.industry ?? ''} ${input.advert.sector ?? ''}`;
  if (title && input.advert.jobTitle && input.advert.jobTitle.trim().length > title.text.length + 3 && !title.changed)
    add('Keep the title short.', `People search for “${title.text}”. What you added to it can go into the text.`);
  if (!ledger.pay) add('Show the pay.', 'Readers look for pay first. A range, or a figure to start from, is enough.');
  else if (ledger.pay.from !== null && ledger.pay.to !== null && ledger.pay.to > ledger.pay.from * 1.5)
    add(
      'Narrow the pay range.',
      'The top is more than half as high again as the bottom, so readers can’t tell which they would get.',
    );
  if (!ledger.place)
    add(
      'Name the place.',
      'Say the town, or that the job is remote. Readers leave when they can’t tell how they would get there.',
    );
  if (!ledger.sentences.some(({ fact }) => fact.kind === 'proposition'))
    add(
      'Give one good reason.',
      'Write a single sentence on why somebody should take this job. It becomes the first headline.',
    );
  if (!ledger.slots.hours && !ledger.slots.time)
    add(
      shift.test(about) ? 'Give the shifts.' : 'Give the hours.',
      shift.test(about)
        ? 'Earlies, lates, nights, weekends: say which, and how far ahead people know.'
        : 'Weekly hours, and whether they can be moved, decide for many readers.',
    );
  if (ledger.duties.length < 3)
    add('List what people do.', 'Three to six tasks that start with a verb: “drive city routes”, “plan the rota”.');
  if (ledger.person.length === 0)
    add(
      'Say what you ask for.',
      'Name only what the first year needs. Each line that isn’t needed costs you applicants.',
    );
  if (ledger.person.filter(({ person }) => !person.desirable).length > 8)
    add('Shorten the list.', 'More than eight requirements put good people off. Move some to “useful, not essential”.');
  if (!ledger.sentences.some(({ fact }) => fact.kind === 'evidence'))
    add('Prove it.', 'One figure that readers could check: a survey score, how long people stay, an inspection.');
  if (ledger.guides.every(({ fact }) => fact.weight < 50))
    add('Set the sliders.', 'Raise one pillar or value to 75% or more, and the texts will lead on it.');
  if (
    care.test(about) &&
    !ledger.sentences.some(({ statement }) =>
      /\b(?:residents|patients|people|children|families)\b/i.test(statement.text),
    )
  )
    add(
      'Say who they will help.',
      'In care, readers choose the people before the employer. Say who they are and how many.',
    );
  return hints.slice(0, 6);
}
