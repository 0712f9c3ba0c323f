/**
 * A pillar or a value at 100% is owed one headline of a batch. Where its name stands in a text ("“One master each” means
 * ...") it could not stand over it as well: the name goes up, and the text says what it means in plain words.
 */
import { wordOverlap } from '../language/words.ts';
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

/** What a guideline means, as a sentence of its own: below its name it needs no other. */
function alone({ fact, statement, bound }: GuideFact): Candidate | null {
  // What leans on its name stands nowhere without it.
  if (bound) return null;
  const text = statement?.kind === 'clause' ? `${statement.text.replace(/[.]$/, '')}.` : '';
  return /^(?:You|We|Nobody|Everybody|Everyone|Each|Every|One|All|Our|The|No) /.test(text) &&
    isSound(text, MOST_BELOW, true)
    ? candidate(text, 'guide.alone', 'how', [fact.id], 0)
    : null;
}

/**
 * Gives what is at 100% and in no headline its own.
 * @param pool the sentences that the batch was put together from
 * @param said the sentences of this batch and of those before
 * @param shown the headlines of earlier batches
 */
export function headOwed(
  bodies: readonly Body[],
  context: StepContext,
  pool: readonly Candidate[],
  said: Set<string>,
  shown: readonly string[],
): void {
  const full = atFull(context);
  const heads = bodies.flatMap(({ headline }) => headline ?? []);
  if (full.size === 0 || heads.some(({ factIds }) => factIds.some((id) => full.has(id)))) return;
  for (const guide of context.ledger.guides) {
    const { fact, name, statement } = guide;
    const text = name.text.replace(/[.]$/, '');
    if (!full.has(fact.id) || !statement || guide.gap || !/ /.test(text) || text.split(' ').length > MOST) continue;
    if ([...shown, ...heads.map((head) => head.text)].some((other) => wordOverlap(other, text) > 0.5)) continue;
    const body = [...bodies]
      .sort((one, other) => Number(isPlain(other)) - Number(isPlain(one)))
      .find((one) => byName(one, guide) !== undefined);
    const named = body && byName(body, guide);
    const plain = pool.find((one) => isPlainly(one, guide) && !said.has(one.text)) ?? alone(guide);
    if (!body || !named || !plain) continue;
    body.sentences = body.sentences.map((one) => (one === named ? plain : one));
    body.headline = candidate(text, 'label: {g}', 'label', [fact.id], 0);
    said.add(plain.text);
    return;
  }
}
