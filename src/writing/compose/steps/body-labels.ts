/** The headlines of bodies: which may stand over a text, and none that promises what the text doesn't hold. */
import { labelFrames } from '../frames/labels.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { countWords, coverage, wordOverlap } from '../language/words.ts';
import { isChore } from '../plan/chore.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Random } from '../seed.ts';
import { askedLabels, asksShortly, describes } from './asked-labels.ts';
import type { BodyPlan } from './body-tables.ts';
import type { StepContext } from './context.ts';
import { factLabels, statementLabel } from './fact-labels.ts';
import { firstDeed } from './first-deed.ts';
import { candidate } from './line.ts';
import { writeLines } from './lines.ts';

/** A headline over a text that is made of one task has no more words than this. */
const MOST = 8;

/** The tasks of the brief, where it has enough of them for the labels of a batch. */
const fromBrief = (duties: StepContext['ledger']['duties']): StepContext['ledger']['duties'] => {
  const told = duties.filter(({ fact }) => fact.source === 'brief');
  return told.length >= 3 ? told : duties;
};
/** "Lock up", "keep the van tidy": tasks that stand in their place, and over no text. */
const overText = ({ fact }: StepContext['ledger']['duties'][number], rank: number): boolean =>
  rank < 6 && countWords(fact.text) > 2 && !isChore(fact.text);
/** Pillars and values at 100%, which are owed a headline. */
export const atFull = ({ ledger }: StepContext): ReadonlySet<string> =>
  new Set(
    ledger.guides
      .filter(({ fact }) => fact.weight >= 100 && /^(?:pillar|value)$/.test(fact.kind))
      .map(({ fact }) => fact.id),
  );

export function writeLabels(
  context: StepContext,
  plan: BodyPlan,
  shown: readonly string[],
  random: Random,
): Candidate[] {
  const full = atFull(context);
  const duties = fromBrief(context.ledger.duties).filter(overText);
  const list = labelFrames[plan.step === 2 ? 'introduction' : plan.step === 3 ? 'role' : 'person'];
  const lines = writeLines(
    {
      ...context.ledger,
      sentences: context.ledger.sentences.filter(({ fact }) => fact.kind !== 'imperative'),
      // Over a text on the role or the person a guideline stands only where it is owed a headline.
      guides: plan.step === 2 ? context.ledger.guides : context.ledger.guides.filter(({ fact }) => full.has(fact.id)),
      // What the brief names first says more of the job than what the job description adds.
      duties,
      person: context.ledger.person.filter((line) => describes(line) || asksShortly(line)),
    },
    list,
    context.style,
    random,
    {
      kind: 'headline',
      count: plan.count * 5,
      least: 2,
      most: 8,
      sequence: 'none',
      sector: false,
      imperatives: [],
      banned: context.banned,
      boost: context.boost,
      pointed: [],
      shown,
    },
  );
  if (plan.step === 3) return [...lines, ...taskLabels(duties, lines, shown)];
  if (plan.step === 4) return [...lines, ...askedLabels(context.ledger.person, shown)];
  return [...factLabels(context.ledger, shown), ...lines];
}

/** Each of the first tasks by itself: of lines that are made alike a batch has only one. */
function taskLabels(
  duties: StepContext['ledger']['duties'],
  lines: readonly Candidate[],
  shown: readonly string[],
): Candidate[] {
  return duties
    .filter(({ thing }) => !thing)
    .map(({ fact }) => ({
      id: fact.id,
      text: countWords(fact.text) <= MOST ? fact.text : (firstDeed(fact.text) ?? ''),
    }))
    .filter(({ id, text }) => text !== '' && countWords(text) <= MOST && !lines.some((one) => one.factIds.includes(id)))
    .map(({ id, text }) => candidate(upperFirst(text), 'label: {d1}', 'label', [id], 0))
    .filter(({ text }) => !shown.some((other) => wordOverlap(other, text) > 0.5));
}

/** Headlines that promise what is asked of people, and those that promise what they do. */
const asking = /^(?:what (?:you (?:would bring|bring|need)|we ask)|what .* needs\b|who would suit|you, as\b)/i;
const working = /^(?:what (?:you(?:['’]ll| will) do|.* does here|the job is)|your (?:work|part)\b)/i;
/** Whether a text of this step lacks what such a headline promises. */
export function promises(step: BodyPlan['step'], sentences: readonly Candidate[]): RegExp | null {
  const says = (kinds: RegExp): boolean => sentences.some(({ factIds }) => factIds.some((id) => kinds.test(id)));
  if (step === 4) return says(/^(?:have|be|can|know|imperative):/) ? null : asking;
  return step === 3 && !says(/^(?:duty|description|imperative|proposition):/) ? working : null;
}

/** The title, whose it is and where: what every text has tells nothing over it. */
const ofNames = /^(?:title|employer|place|sector):/;

/** A guideline by its name: what it means stands in its statement. */
const isPromise = (id: string): boolean => /^(?:pillar|value|strapline):/.test(id);

/** A headline that doesn't say the body's first sentence over again, nor any other of its sentences and bullets. */
export function pickLabel(
  all: readonly Candidate[],
  texts: readonly string[],
  before: readonly { headline: Candidate | null }[],
  {
    empty,
    told,
    pointed,
    full,
    alike,
    goes,
  }: {
    /** Whether the text can do without the sentence that says what a headline says. */
    goes: (label: Candidate) => boolean;
    empty: RegExp | null;
    told: ReadonlySet<string>;
    pointed: readonly string[];
    /** Guidelines that are owed a headline in the batch. */
    full: ReadonlySet<string>;
    alike: ReadonlyMap<string, ReadonlySet<string>>;
  },
): Candidate | null {
  // "Hire and train staff" above "recruit, train and review staff": one task in two wordings.
  const twice = ({ factIds }: Candidate): boolean =>
    factIds.some(
      (id) => id.startsWith('duty:') && !told.has(id) && [...(alike.get(id) ?? [])].some((other) => told.has(other)),
    );
  const labels = all.filter((label) => !empty?.test(label.text) && !twice(label));
  const opening = texts[0] ?? '';
  const owes = !before.some(({ headline }) => headline?.factIds.some((id) => full.has(id)));
  const isOwed = ({ factIds }: Candidate): boolean => owes && factIds.some((id) => full.has(id) && told.has(id));
  // What the step brief points at, and a guideline at 100%, go before what tells something, and that before what any job could have; a
  // promise that the text doesn't go on to speak of is the last resort.
  const rank = (label: Candidate): number => {
    const { factIds, frameId } = label;
    return frameId !== statementLabel && factIds.some((id) => isPromise(id) && !told.has(id))
      ? 3
      : isOwed(label) || factIds.some((id) => pointed.includes(id))
        ? 0
        : factIds.some((id) => !ofNames.test(id))
          ? 1
          : // "The job, in short": no name, no fact.
            factIds.length > 0
            ? 2
            : 2.5;
  };
  const telling = [...labels].sort((one, other) => rank(one) - rank(other));
  const free = telling.filter(
    (label) =>
      !before.some(
        ({ headline }) =>
          headline === label ||
          headline?.opening === label.opening ||
          (headline && wordOverlap(headline.text, label.text) > 0.5),
      ),
  );
  // "You can read circuit diagrams", and the same again below.
  const bare = (text: string): string =>
    text
      .replace(/[.?!:]+$/, '')
      .replace(/(?<=\b(?:you|we|they))['’]re\b/gi, ' are')
      .toLowerCase();
  const fresh = free.filter(
    (label) =>
      goes(label) ||
      !texts.some(
        (text) =>
          wordOverlap(label.text, text) > 0.75 ||
          bare(label.text) === bare(text) ||
          // "You are a good listener, and you have ...": begun with over again.
          bare(text).startsWith(`${bare(label.text)},`) ||
          bare(text).startsWith(`${bare(label.text)} and `) ||
          // "We grow our own", and below "We grow our own: two of our managers started as carers".
          bare(text).startsWith(`${bare(label.text)}: `) ||
          bare(text).includes(`“${bare(label.text)}”`) ||
          // "You're never alone out there: a nurse answers around the clock" below "A nurse answers around the clock".
          (label.words > 3 && bare(text).endsWith(bare(label.text))) ||
          // "Advanced Excel skills" above "You have advanced Excel skills": said at once again, and nothing beside it.
          (countWords(text) <= countWords(label.text) + 4 &&
            label.factIds.some((id) => !/^(?:title|employer|place):/.test(id)) &&
            coverage(label.text, text) > 0.95),
      ),
  );
  return fresh.find((label) => coverage(label.text, opening) < 0.5) ?? fresh[0] ?? free[0] ?? null;
}
