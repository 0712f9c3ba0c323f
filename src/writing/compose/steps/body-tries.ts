/** The further ways that a text is tried in, where the first lacks what it owes or is like another; the best one is kept. */
import { wordOverlap } from '../language/words.ts';
import type { Batch } from '../plan/batch.ts';
import { likest, othersOf, SAME_TEXT } from '../plan/echoes.ts';
import type { Candidate } from '../plan/pool.ts';
import { type Desk, type Draft, isGuide } from './body-draft.ts';
import { isStale, tells } from './body-news.ts';
import { leaner } from './leaner.ts';
import { lessAlike } from './less-alike.ts';
import { isCopy, nearness, wholeOf } from './shown-texts.ts';

/** So many further ways are tried where an introduction lacks what it has to say. */
const ANEW = 8;
/** What weighs less may be missing. */
const OWED = 5;

const total = (sentences: readonly Candidate[]): number => sentences.reduce((sum, { words }) => sum + words, 0);

/** How many of the things that it owes a text leaves out. */
const missing = ({ item }: Draft, sentences: readonly Candidate[]): number =>
  item.required.filter(({ weight, meets }) => weight >= OWED && !sentences.some(meets)).length;

/** Whether a text says all that another says of what it owes. */
const keeps = ({ item }: Draft, before: readonly Candidate[], after: readonly Candidate[]): boolean =>
  item.required.every(({ weight, meets }) => weight < OWED || !before.some(meets) || after.some(meets));

/**
 * Writes the sentences of a text.
 * @param anything whether there would be no text without it: then it may be nearer to one that was shown
 * @returns null when there is nothing to say; 'copy' when it would only be a text of before again
 */
export function sentencesOf(desk: Desk, draft: Draft, anything: boolean): Candidate[] | 'copy' | null {
  const first = draft.put(desk.random);
  if (!first) return null;
  const spent = usedUp(desk, draft, first);
  let made = wonBack(desk, draft, first, spent);
  made = withGuidelines(desk, draft, made, spent);
  if (desk.plan.step === 2) made = withWhatItOwes(desk, draft, made);
  made = withNews(desk, draft, made);
  const other = unlikeShown(desk, draft, made, anything);
  if (other === 'copy') return 'copy';
  const own = withoutEchoes(desk, draft, unlikeBeside(desk, draft, other));
  const { beside, shown } = likest(wholeOf({ sentences: own, bullets: draft.bullets }), othersOf(desk.batch));
  return !anything && Math.max(beside, shown) >= SAME_TEXT ? 'copy' : own;
}

/** The sentences that would say what a text leaves out, had not other texts said them: those of a refresh, and a guideline's. */
function usedUp({ carried, batch }: Desk, { item, rest }: Draft, made: readonly Candidate[]): Candidate[] {
  return item.required
    .filter(({ weight, meets }) => weight >= OWED && !made.some(meets))
    .flatMap((one) =>
      rest.filter(
        (candidate) =>
          one.meets(candidate) &&
          (carried.has(candidate.text) ||
            (isGuide(one) && (batch.sentences.has(candidate.text) || batch.openings.has(candidate.opening)))),
      ),
    );
}

/** The batch as if some of its sentences had not been said. */
function reopened(batch: Batch, spent: readonly Candidate[], carried: ReadonlySet<string>): Batch {
  const freed = new Set([...spent.map(({ text }) => text), ...carried]);
  const opened = new Set(spent.flatMap(({ opening, further }) => [opening, ...(further ?? [])]));
  return {
    ...batch,
    sentences: new Set([...batch.sentences].filter((text) => !freed.has(text))),
    openings: new Set([...batch.openings].filter((opening) => !opened.has(opening))),
  };
}

/**
 * A refresh that is too short says a sentence of before again, in another text, rather than half of what there is. Only
 * what earlier texts have used up can be won back; a guideline that must stand in most texts in any case.
 */
function wonBack(desk: Desk, draft: Draft, first: Candidate[], spent: readonly Candidate[]): Candidate[] {
  const { batch, carried } = desk;
  let made = first;
  const tryWith = (freed: ReadonlySet<string>): void => {
    const again = draft.putFrom(draft.rest, reopened(batch, spent, freed));
    if (!again) return;
    const [lacks, lacked] = [missing(draft, again), missing(draft, made)];
    if (lacks > lacked || (lacks === lacked && total(again) <= total(made))) return;
    const text = again.map((sentence) => sentence.text).join(' ');
    const opening = again[0]?.text ?? text;
    if (batch.bodies.every((other) => wordOverlap(other, text) < 0.8 && !other.startsWith(opening))) made = again;
  };
  if (spent.length > 0) tryWith(new Set());
  if (carried.size > 0 && (total(made) + draft.taken < draft.least || missing(draft, made) > 0)) tryWith(carried);
  return made;
}

/** A guideline that has no room beside lesser things stands before them. */
function withGuidelines(desk: Desk, draft: Draft, made: Candidate[], spent: readonly Candidate[]): Candidate[] {
  const { item, taken, least } = draft;
  const lacking = item.required.filter((one) => isGuide(one) && !made.some(one.meets));
  if (lacking.length === 0) return made;
  const heaviest = Math.max(...lacking.map(({ weight }) => weight));
  const again = draft.putFrom(draft.rest, spent.length > 0 ? reopened(desk.batch, spent, new Set()) : desk.batch, {
    ...item,
    required: item.required.filter((one) => one.weight >= heaviest || (isGuide(one) && made.some(one.meets))),
  });
  const lost = (sentences: readonly Candidate[]): number =>
    item.required
      .filter((one) => (isGuide(one) || one.weight >= heaviest) && !sentences.some(one.meets))
      .reduce((sum, { weight }) => sum + weight, 0);
  const isBetter = again && lost(again) < lost(made) && total(again) + taken >= Math.min(least, total(made) + taken);
  return isBetter ? again : made;
}

/** An introduction says where and for how much, though it takes another try. */
function withWhatItOwes({ random }: Desk, draft: Draft, first: Candidate[]): Candidate[] {
  let made = first;
  for (let turn = 0; missing(draft, made) > 0 && turn < ANEW; turn += 1) {
    const again = draft.put(random);
    if (
      again &&
      missing(draft, again) < missing(draft, made) &&
      keeps(draft, made, again) &&
      total(again) >= Math.min(draft.least, total(made))
    )
      made = again;
  }
  return made;
}

const stale = ({ bodies, batch, carried }: Desk, { bullets }: Draft, sentences: Candidate[]): boolean =>
  isStale({ sentences, bullets }, bodies, batch, carried);

/** Facts that stand together in an earlier text: without them there may be others to tell. */
function withNews(desk: Desk, draft: Draft, made: Candidate[]): Candidate[] {
  if (!stale(desk, draft, made)) return made;
  const old = new Set(tells(made, []));
  const other = draft.putFrom(draft.rest.filter(({ factIds }) => !factIds.some((id) => old.has(id))));
  return other && !stale(desk, draft, other) ? other : made;
}

/** A text of before in other words is none that a refresh brings: without what it tells there may be others. */
function unlikeShown(desk: Desk, draft: Draft, first: Candidate[], anything: boolean): Candidate[] | 'copy' {
  const { random } = desk;
  const { texts } = desk.batch;
  const { item, bullets, rest, put, taken, least } = draft;
  const whole = (sentences: readonly Candidate[]): string => wholeOf({ sentences, bullets });
  let made = first;
  let best = nearness(whole(made), texts);
  if (best < 1) return made;
  const owed = new Set(
    made.filter((one) => item.required.some(({ meets }) => meets(one))).flatMap(({ factIds }) => factIds),
  );
  const old = new Set(tells(made, []).filter((id) => !owed.has(id)));
  const fresh = rest.filter(({ factIds }) => !factIds.some((id) => old.has(id)));
  const copied = isCopy(whole(made), texts, anything);
  const [lacks, size] = [missing(draft, made), total(made)];
  for (const way of [() => draft.putFrom(fresh), put, put, put]) {
    const other = way(random);
    if (!other) continue;
    const text = whole(other);
    const near = nearness(text, texts);
    if (near >= best || isCopy(text, texts, anything)) continue;
    if (!copied && (missing(draft, other) > lacks || total(other) < Math.min(size, least - taken))) continue;
    made = other;
    best = near;
    if (copied || near < 1) break;
  }
  return isCopy(whole(made), texts, anything) ? 'copy' : made;
}

/** Beside the texts of its own batch the one is best that shares the fewest runs of words with them. */
function unlikeBeside(desk: Desk, draft: Draft, first: Candidate[]): Candidate[] {
  const { bodies, batch, random } = desk;
  const { bullets, put, taken, least } = draft;
  if (bodies.length === 0) return first;
  const size = Math.min(total(first), least - taken);
  return lessAlike(
    first,
    bullets,
    bodies,
    othersOf(batch),
    () => put(random),
    (other) =>
      keeps(draft, first, other) &&
      total(other) >= size &&
      !stale(desk, draft, other) &&
      nearness(wholeOf({ sentences: other, bullets }), batch.texts) < 1,
  );
}

/** What it need not say, and a reader has read beside it or before, goes where enough is left. */
function withoutEchoes({ batch }: Desk, draft: Draft, made: Candidate[]): Candidate[] {
  const { bullets, taken, least } = draft;
  return leaner(made, {
    others: othersOf(batch),
    whole: (sentences) => wholeOf({ sentences, bullets }),
    keeps: (after) => keeps(draft, made, after),
    least: least - taken + 2,
  });
}
