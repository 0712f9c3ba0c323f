/**
 * A pillar or a value at 100% is owed one headline of a batch. Where its name stands in a text ("“One master each” means
 * ...") it could not stand over it as well: the name goes up, and the text says what it means in plain words. Over an
 * introduction stands what it means instead, where the name has stood before ("No midwife carries more than 32 families"),
 * and the text need not say it again.
 */
import { lowerFirst } from '../language/first-capitals.ts';
import { countWords, wordOverlap } from '../language/words.ts';
import type { GuideFact } from '../ledger/facts.ts';
import { type Candidate, isSound } from '../plan/pool.ts';
import type { Body } from './body.ts';
import { atFull } from './body-labels.ts';
import type { StepContext } from './context.ts';
import { candidate } from './line.ts';

/** A name over a text has no more words than this. */
const MOST = 8;
/** ... and what it means no more than this. */
const MOST_BELOW = 24;

/** What a guideline means stands over a text in no more words than this. */
const MOST_MEANT = 11;

/** Headlines that tell nothing of this job but its names. */
const isPlain = ({ headline }: Body): boolean =>
  headline === null || headline.factIds.every((id) => /^(?:title|employer|place|sector):/.test(id));

/** Whether a sentence tells one fact, whoever says it. */
const isOnly = (factIds: readonly string[], fact: string): boolean =>
  factIds.includes(fact) && factIds.every((id) => id === fact || id.startsWith('employer:'));

/** The sentence of a text that has the guideline by its name. */
const byName = ({ sentences }: Body, { fact, name }: GuideFact): Candidate | undefined =>
  sentences.find(
    ({ factIds, text, group }) =>
      isOnly(factIds, fact.id) && group !== 'imperative' && text.toLowerCase().includes(name.lower.toLowerCase()),
  );

/** Whether a sentence says what a guideline means, and does not name it. */
const isPlainly = (one: Candidate, { fact, name }: GuideFact): boolean =>
  isOnly(one.factIds, fact.id) && !/[:“?]/.test(one.text) && !one.text.toLowerCase().includes(name.lower.toLowerCase());

/** A clause, or what was typed as a sentence and has nothing that says otherwise: "Members hear back within one working day". */
const isSentence = ({ kind, text }: NonNullable<GuideFact['statement']>): boolean =>
  kind === 'clause' || (kind === 'loose' && countWords(text) >= 4);

/** What a guideline means, as a sentence of its own: below its name it needs no other. */
function alone({ fact, statement, bound }: GuideFact): Candidate | null {
  // What leans on its name stands nowhere without it.
  const text = statement && !bound && isSentence(statement) ? `${statement.text.replace(/[.]$/, '')}.` : '';
  return isSound(text, MOST_BELOW, true) ? candidate(text, 'guide.alone', 'how', [fact.id], 0) : null;
}

/** What the batch is put together from, and what is there already. */
interface There {
  bodies: readonly Body[];
  context: StepContext;
  pool: readonly Candidate[];
  /** The sentences of this batch and of those before. */
  said: Set<string>;
  /** The headlines of earlier batches. */
  shown: readonly string[];
  /** Over introductions a guideline may stand that the text does not name; a text of fewer words than this is too short. */
  introduction: boolean;
  least: number;
}

/** The texts of a batch, those first whose headlines tell least. None over which the only headline of another one at 100% stands. */
const byHeadline = ({ bodies }: There, full: ReadonlySet<string>): Body[] =>
  bodies
    .filter(
      ({ headline }) =>
        !headline?.factIds.some(
          (id) => full.has(id) && bodies.filter((other) => other.headline?.factIds.includes(id)).length === 1,
        ),
    )
    .sort((one, other) => Number(isPlain(other)) - Number(isPlain(one)));

/** Whether words may still stand over a text of this batch. */
const isFree = ({ bodies, shown }: There, text: string): boolean =>
  ![...shown, ...bodies.map(({ headline }) => headline?.text ?? '')].some((other) => wordOverlap(other, text) > 0.5);

const over = (text: string, ids: readonly string[]): Candidate => candidate(text, 'label: {g}', 'label', ids, 0);

/** The name goes over a text that has it, alone or before a task, and the text says in plain words what it means. */
function headByName(there: There, guide: GuideFact, full: ReadonlySet<string>): boolean {
  const name = guide.name.text.replace(/[.]$/, '');
  if (!/ /.test(name) || countWords(name) > MOST) return false;
  const head = isFree(there, name) ? over(name, [guide.fact.id]) : there.introduction ? besideTask(there, guide) : null;
  if (!head) return false;
  const plain = guide.statement
    ? (there.pool.find((one) => isPlainly(one, guide) && !there.said.has(one.text)) ?? alone(guide))
    : null;
  // A name that nothing was typed to stands over a text instead of in it.
  const isBare = there.introduction && !guide.statement;
  for (const body of byHeadline(there, full)) {
    const named = byName(body, guide);
    // "Early Fridays: the office shuts at three" says so below its name as well: it leans on it.
    const stays = there.introduction && guide.bound;
    const isBelow = named ? plain !== null || stays : body.sentences.some((one) => isPlainly(one, guide));
    if (!isBelow && !isBare) continue;
    if (named && !stays) body.sentences = body.sentences.flatMap((one) => (one !== named ? one : (plain ?? [])));
    body.headline = head;
    if (named && plain && !stays) there.said.add(plain.text);
    return true;
  }
  return false;
}

/** "Small on purpose: grade oysters": a name that has stood alone before stands with what one does. */
function besideTask(there: There, { fact, name }: GuideFact): Candidate | null {
  for (const { fact: task } of there.context.ledger.duties) {
    const text = `${name.text.replace(/[.]$/, '')}: ${lowerFirst(task.text)}`;
    const deeds = countWords(text) - countWords(name.text);
    if (task.source === 'brief' && deeds >= 2 && countWords(text) <= MOST_MEANT && isNew(there, text))
      return over(text, [fact.id, task.id]);
  }
  return null;
}

/** Whether nothing as it stands over a text of this batch or of one before. */
const isNew = ({ bodies, shown }: There, text: string): boolean =>
  ![...shown, ...bodies.map(({ headline }) => headline?.text ?? '')].some((other) => wordOverlap(other, text) > 0.67);

const wordsWithout = ({ sentences, bullets }: Body, left: Candidate): number =>
  [...sentences, ...bullets].reduce((sum, one) => sum + (one === left ? 0 : one.words), 0);

/** "No field work on Sundays": over a text it needs no verb. */
const isDenial = ({ text }: NonNullable<GuideFact['statement']>): boolean =>
  /^no [a-z-]+ /i.test(text) && countWords(text) >= 4 && !/[,;:]/.test(text);

/** What a guideline means goes over a text that does not say it, or need not any more. */
function headByMeaning(there: There, guide: GuideFact, full: ReadonlySet<string>): boolean {
  const { statement, fact } = guide;
  // What leans on its name, and what has no verb, is read below it only.
  if (!there.introduction || !statement || guide.bound || !(isSentence(statement) || isDenial(statement))) return false;
  const text = statement.text.replace(/[.]$/, '');
  if (/[.!?]/.test(text) || countWords(text) > MOST_MEANT || !isFree(there, text)) return false;
  for (const body of byHeadline(there, full)) {
    const told = body.sentences.filter(({ factIds }) => factIds.includes(fact.id));
    const [only] = told;
    if (only && (told.length > 1 || !isOnly(only.factIds, fact.id) || wordsWithout(body, only) < there.least)) continue;
    if (only) body.sentences = body.sentences.filter((one) => one !== only);
    body.headline = over(text, [fact.id]);
    return true;
  }
  return false;
}

/** Gives each pillar at 100% that is in no headline its own; a value where nothing else at 100% has one. */
export function headOwed(there: There): void {
  const full = atFull(there.context);
  const isTold = (ids: (id: string) => boolean): boolean =>
    there.bodies.some(({ headline }) => headline?.factIds.some(ids));
  for (const guide of there.context.ledger.guides) {
    const { fact, gap } = guide;
    if (!full.has(fact.id) || gap) continue;
    if (isTold((id) => (fact.kind === 'pillar' && there.introduction ? id === fact.id : full.has(id)))) continue;
    if (!headByName(there, guide, full)) headByMeaning(there, guide, full);
  }
}
