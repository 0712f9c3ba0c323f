/** Which lines no sentence of a batch comes from: what is asked for, tasks, and what could not be read. */
import { upperFirst } from '../language/first-capitals.ts';
import { coverage } from '../language/words.ts';
import { asksMore } from '../ledger/lost-parts.ts';
import { isLikeTask } from '../ledger/same/same-duty.ts';
import { findExclusions } from '../ledger/withhold.ts';
import type { StepContext } from './context.ts';
import type { Absence } from './room-left.ts';
import { roughNote } from './said-after-all.ts';
import { atOddHours, isEssential, standsFor } from './surest.ts';

/** So many lines are named; of a long job description nobody reads them all again. */
const NAMED = 8;
/** Why one line of what is asked or done is in no text, and what helps. */
const lineReasons: Readonly<Record<Absence, string>> = {
  earlier: 'Earlier texts have it, and these say what was left.',
  long: 'Written in a plainer way, it could be used.',
  room: 'There was no room for it; a longer length or a further text would have it.',
  beside: 'No sentence of it went with what else they say; a further text may have it.',
};
/**
 * Which lines of the job description made no sentence of a batch. Notes say what was made of a line and not whether its
 * sense is told: another line may say as much in other words.
 */
const leftOut = (lines: readonly string[]): string =>
  `No sentence of these texts comes from ${lines.length > 1 ? 'these lines' : 'this line'} of the job description: ${lines
    .slice(0, NAMED)
    .map((line) => `"${line.replace(/ \((?:E|D)\)$/, '').replace(/[.;,]+$/, '')}"`)
    .join(
      ', ',
    )}${lines.length > NAMED ? ` and ${lines.length - NAMED} more` : ''}. Read whether the texts say enough of ${lines.length > 1 ? 'them' : 'it'}.`;

/** Notes which essentials no text asks for, and whether there are any. */
export function tellUnsaid(
  { ledger, notes, sources, spare: { person: spare } }: Pick<StepContext, 'ledger' | 'notes' | 'sources' | 'spare'>,
  said: ReadonlySet<string>,
  why: (fact: string) => Absence,
): void {
  const told = [...notes];
  const spoken = ledger.person.filter(({ fact }) => said.has(fact.id)).map(({ fact }) => fact.text);
  const unsaid = ledger.person.filter(
    (line) =>
      // What the brief only wishes for, or waives, is not lost either: the recruiter wrote it.
      (isEssential(line) || line.fact.source === 'brief') &&
      !said.has(line.fact.id) &&
      findExclusions(line.typed).length === 0 &&
      ![...(ledger.alike.get(line.fact.id) ?? [])].some(
        (id) =>
          said.has(id) &&
          standsFor(
            ledger.person.find(({ fact }) => fact.id === id),
            line,
          ) &&
          !asksMore(line.fact.text, spoken),
      ),
  );
  // What else the job description asks for, in one line: whoever can't do it has to know before applying.
  const further = [...ledger.person, ...spare].filter(
    (line) =>
      !line.person.desirable &&
      line.person.kind !== 'without' &&
      !unsaid.includes(line) &&
      line.fact.source === 'jobDescription' &&
      // What nobody may be asked for is not missed; why it was left out is told elsewhere.
      findExclusions(line.typed).length === 0 &&
      !told.some((text) => text.includes(`"${line.typed}"`)) &&
      !said.has(line.fact.id) &&
      // "Good spoken and written English" and "GCSE English" are kept out of each other's text, and the one doesn't tell the other.
      (![...(ledger.alike.get(line.fact.id) ?? [])].some((id) => said.has(id)) || asksMore(line.fact.text, spoken)),
  );
  // Of a line that asks for several things only what is missing is told.
  const typedOnce = (typed: string): boolean =>
    [...ledger.person, ...spare].filter((other) => other.typed === typed).length === 1;
  const lines = [
    ...new Set([
      ...further.map(({ typed, fact }) => (typedOnce(typed) ? typed : upperFirst(fact.text))),
      ...ledger.unreadLines.person.filter((line) => findExclusions(line).length === 0),
    ]),
  ];
  if (lines.length > 0) notes.add(leftOut(lines));
  if (unsaid.length === 0) return;
  sources.unsaid = true;
  for (const { typed, fact } of unsaid) {
    const alike = [...(ledger.alike.get(fact.id) ?? [])].some((id) => said.has(id));
    notes.add(
      `No sentence of these texts comes from "${typed}"${fact.source === 'brief' ? '' : ', which the job description asks for'}. ${
        alike ? 'Another line asks for something like it: read whether that is enough.' : lineReasons[why(fact.id)]
      }`,
    );
  }
}

/** Notes what of the brief is left out since no reading of it is sure, be it a note or a sentence. */
export function tellRough({ ledger, notes }: Pick<StepContext, 'ledger' | 'notes'>): void {
  // What has quotation marks of its own keeps them, in the other form.
  const quoted = ledger.rough.slice(0, 5).map((text) => `"${text.replace(/\s+/g, ' ').replace(/"([^"]*)"/g, '“$1”')}"`);
  if (quoted.length > 0)
    notes.add(`${roughNote.lead}${quoted.join(', ')}${quoted.length > 1 ? roughNote.several : roughNote.one}`);
}

/** A task in the words of its source: where they had no verb, without the one that we gave it; without articles of ours. */
const asTyped = ({ fact, thing, typed }: StepContext['ledger']['duties'][number]): string =>
  upperFirst(thing?.text ?? typed?.replace(/[.;,]+$/, '') ?? fact.text);

/** "Sign-off" by its words. */
const apart = (text: string): string => text.replace(/-/g, ' ');

/** Notes the duties that no text tells of: first those at odd hours, since whoever can't do them has to know before applying. */
export function tellUntold(
  { ledger, notes, spare, imperatives }: Pick<StepContext, 'ledger' | 'notes' | 'spare' | 'imperatives'>,
  said: ReadonlySet<string>,
  why: (fact: string) => Absence,
): void {
  // What an imperative says is said, whatever the job description calls it.
  const ordered = (text: string): boolean =>
    imperatives.some(({ statement }) => coverage(text, statement.text) >= 0.6 || coverage(statement.text, text) >= 0.6);
  const told = [...notes];
  // "Review test code" and "define the test strategy": kept out of each other's text, and the one doesn't tell the other.
  const tellsOf = (id: string, task: string): boolean => {
    const other = ledger.duties.find(({ fact }) => fact.id === id)?.fact.text;
    return other === undefined || isLikeTask(other, task) || coverage(apart(task), apart(other)) >= 0.5;
  };
  const untold = [...ledger.duties, ...spare.duties].filter(
    ({ fact, twin }) =>
      !said.has(fact.id) &&
      !(twin && said.has(twin)) &&
      !ordered(fact.text) &&
      !told.some((text) => text.includes(`"${fact.text}"`)) &&
      ![...(ledger.alike.get(fact.id) ?? [])].some((id) => said.has(id) && tellsOf(id, fact.text)),
  );
  const odd = untold.filter(({ fact }) => atOddHours.test(fact.text));
  for (const duty of odd)
    notes.add(`No sentence of these texts comes from "${asTyped(duty)}". ${lineReasons[why(duty.fact.id)]}`);
  const further = untold.filter((duty) => !odd.includes(duty) && duty.fact.source === 'jobDescription');
  // "Commissioning and IQ/OQ with QA" where "commissioning and qualification with QA" is said.
  const spoken = ledger.duties.flatMap(({ fact, thing }) => (said.has(fact.id) ? (thing?.names ?? [fact.text]) : []));
  // A short task has its words in many a long line: the line has to have most of its own in the task as well.
  const unread = ledger.unreadLines.duties.filter(
    (line) => !spoken.some((task) => coverage(task, line) >= 0.6 && coverage(line, task) >= 0.5),
  );
  // What comes last of many lines is only counted: first those that were not read, which tell where and when.
  const lines = [...unread, ...further.map(asTyped)];
  if (lines.length > 0) notes.add(leftOut(lines));
  // What the recruiter wrote is missed though something like it is said.
  for (const duty of [...ledger.duties, ...spare.duties]) {
    const { fact } = duty;
    if (
      fact.source === 'brief' &&
      !odd.some((duty) => duty.fact.id === fact.id) &&
      !said.has(fact.id) &&
      !ordered(fact.text) &&
      !ledger.duties.some(({ twin, fact: other }) => twin === fact.id && said.has(other.id)) &&
      !told.some((text) => {
        // "Tasting menu" and "handle tasting menu" are one line of the brief's.
        const line = /"([^"]+)"/.exec(text)?.[1]?.toLowerCase();
        return (
          line !== undefined &&
          (line.length > 3 ? fact.text.toLowerCase().endsWith(line) : asTyped(duty).toLowerCase() === line)
        );
      })
    )
      notes.add(`No sentence of these texts comes from "${asTyped(duty)}". ${lineReasons[why(fact.id)]}`);
  }
}

/** Notes the task that the recruiter put first where no introduction has it: readers look for that one. */
export function tellFirstTask(
  { ledger, notes, spare, imperatives }: Pick<StepContext, 'ledger' | 'notes' | 'spare' | 'imperatives'>,
  said: ReadonlySet<string>,
  why: (fact: string) => Absence,
): void {
  // Tasks count from nought, and their ids end in that.
  const first = [...ledger.duties, ...spare.duties].find(
    ({ fact }) => fact.source === 'brief' && /(?<!\d)0$/.test(fact.id),
  );
  if (
    !first ||
    first.doubt < UNREADABLE ||
    said.has(first.fact.id) ||
    imperatives.length > 0 ||
    [...(ledger.alike.get(first.fact.id) ?? [])].some((id) => said.has(id))
  )
    return;
  const quoted = asTyped(first);
  if (![...notes].some((note) => note.toLowerCase().includes(quoted.toLowerCase())))
    notes.add(`No sentence of these texts comes from "${quoted}". ${lineReasons[why(first.fact.id)]}`);
}
/** From this on no sentence is made of a task. */
const UNREADABLE = 0.9;
