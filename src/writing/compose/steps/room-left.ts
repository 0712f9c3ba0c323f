/** What no text of a batch says yet, and one has room for: a fact is left out for want of room only where there is none. */
import type { Batch } from '../plan/batch.ts';
import type { Candidate } from '../plan/pool.ts';
import { has, saysAgain } from '../plan/says-again.ts';
import type { Body } from './body.ts';

/** How texts of a step are built, as far as one more sentence is concerned. */
export interface Room {
  /** Most words of a text, its bullets among them. */
  most: number;
  /** Position of each group in a text. */
  order: Readonly<Record<string, number>>;
  /** At most so many sentences of a group; 2 where nothing is said. */
  limits: Readonly<Record<string, number>>;
}

const sum = (list: readonly Candidate[]): number => list.reduce((words, candidate) => words + candidate.words, 0);
const wordsIn = ({ sentences, bullets, leadIn }: Body): number =>
  sum(sentences) + sum(bullets) + (leadIn && bullets.length > 0 ? leadIn.words : 0);
const named = /^(?:employer|place):/;

/** Whether a text can take a sentence: it has the room, and nothing in it says or begins the same. `opened`: other texts may begin a sentence so. */
function takes(body: Body, candidate: Candidate, batch: Batch, { most, limits }: Room, opened: boolean): boolean {
  if (body.sentences.length === 0 || wordsIn(body) + candidate.words > most) return false;
  if (batch.sentences.has(candidate.text)) return false;
  if (opened ? beginsAlike(body, candidate) : batch.openings.has(candidate.opening)) return false;
  const whole = [...body.sentences, ...body.bullets];
  if (has(candidate, 'label') && whole.some((other) => has(other, 'label'))) return false;
  if (candidate.text.includes('?') && whole.some(({ text }) => text.includes('?'))) return false;
  // Twice in one text it is a tic.
  if (candidate.text.startsWith('Here,') && whole.some(({ text }) => text.startsWith('Here,'))) return false;
  // One more aim may stand where it stood in none.
  const limit = (limits[candidate.group] ?? 2) + (candidate.group === 'aim' ? 1 : 0);
  if (whole.filter(({ group }) => group === candidate.group).length >= limit) return false;
  return !whole.some(
    (other) =>
      other.frameId === candidate.frameId ||
      candidate.apart?.some((fact) => other.factIds.includes(fact)) ||
      candidate.factIds.some((fact) => !named.test(fact) && other.factIds.includes(fact)) ||
      saysAgain(candidate, other),
  );
}

const beginsAlike = ({ sentences }: Body, { opening }: Candidate): boolean =>
  sentences.some((other) => other.opening === opening || other.further?.includes(opening));

/** Where the sentence stands: before the first that comes after its kind, and never first. */
function put(body: Body, candidate: Candidate, order: Room['order']): void {
  const place = order[candidate.group] ?? 50;
  const later = body.sentences.findIndex(({ group }, index) => index > 0 && (order[group] ?? 50) > place);
  body.sentences.splice(later < 0 ? body.sentences.length : later, 0, candidate);
}

/** Why a fact is in no text of a batch. */
export type Absence = 'earlier' | 'long' | 'room' | 'beside';

/**
 * Why a fact found no place: its sentences stand in texts of before, no sentence of it is short enough for this step, the texts have no
 * room for one, or what stands in them leaves it no place. `before` are the sentences that were said when the batch began.
 */
export function whyAbsent(
  fact: string,
  bodies: readonly Body[],
  pool: readonly Candidate[],
  before: ReadonlySet<string>,
  most: number,
): Absence {
  const saying = pool.filter(({ factIds }) => factIds.includes(fact));
  if (saying.length === 0) return 'long';
  if (saying.some(({ text }) => before.has(text))) return 'earlier';
  const least = Math.min(...saying.map(({ words }) => words));
  return bodies.every((body) => wordsIn(body) + least > most) ? 'room' : 'beside';
}

/** Says each of the facts that no text has in the shortest one that has room for it; `facts` in the order of their weight. */
export function intoRoom(
  bodies: readonly Body[],
  facts: readonly string[],
  pool: readonly Candidate[],
  batch: Batch,
  room: Room,
): void {
  for (const fact of facts) {
    const saying = pool
      .filter(({ factIds, tags }) => factIds.includes(fact) && !tags.includes('last') && !tags.includes('follow'))
      .sort((one, other) => other.fit - one.fit);
    const shortest = [...bodies].sort((one, other) => wordsIn(one) - wordsIn(other));
    // A beginning that another text has is better than a fact that none has.
    const places = [false, true].flatMap((opened) =>
      shortest.map((body) => ({ body, candidate: saying.find((one) => takes(body, one, batch, room, opened)) })),
    );
    for (const { body, candidate } of places) {
      if (!candidate) continue;
      put(body, candidate, room.order);
      batch.openings.add(candidate.opening);
      batch.sentences.add(candidate.text);
      batch.pairs.add(`${candidate.frameId}|${candidate.factIds.join()}`);
      break;
    }
  }
}
