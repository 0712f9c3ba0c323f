/** Putting one text together: the best of many ways, each a row of sentences that chance and worth have drawn. */
import type { Random } from '../seed.ts';
import type { Batch } from './batch.ts';
import type { ItemPlan } from './item-plan.ts';
import type { Candidate } from './pool.ts';
import { scoreOf } from './score.ts';
import { readSentences, type Sentence, type Sentences } from './sentences.ts';

const TRIES = 90;
/** A short text has to fit all that it owes into few words: few of the ways do, and each is quickly tried. */
const TIGHT = 60;
const TIGHT_TRIES = 260;

/** The best of many ways to put one item together; null when there is nothing to say. */
export const assemble = (
  pool: readonly Candidate[],
  plan: ItemPlan,
  batch: Batch,
  random: Random,
): Candidate[] | null => waysOf(pool, plan, batch)(random);

/** The same, for an item that is tried again: its sentences are read once. The batch must not change meanwhile. */
export function waysOf(
  pool: readonly Candidate[],
  plan: ItemPlan,
  batch: Batch,
): (random: Random) => Candidate[] | null {
  const sentences = readSentences(pool, plan, batch);
  return (random) => bestWay(sentences, plan, batch, random);
}

function bestWay(sentences: Sentences, plan: ItemPlan, batch: Batch, random: Random): Candidate[] | null {
  let best: Sentence[] | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  const tries = plan.band[1] <= TIGHT ? TIGHT_TRIES : TRIES;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const item = construct(sentences, plan, random);
    if (item.length === 0) continue;
    const score = scoreOf(item, plan, batch, sentences.others, bestScore);
    if (score > bestScore) {
      bestScore = score;
      best = item;
    }
  }
  return best?.map(({ candidate }) => candidate) ?? null;
}

function construct(sentences: Sentences, plan: ItemPlan, random: Random): Sentence[] {
  const { groups, owed, clash } = sentences;
  const item: Sentence[] = [];
  const [least, most] = plan.band;
  /** How many of each group it has. */
  const ofGroup = new Uint8Array(groups.size);
  let words = 0;
  let labels = 0;
  let notes = 0;
  const mostNotes = most > 90 ? 4 : most > 55 ? 3 : 2;
  const mostLabels = most > 90 ? 2 : 1;
  const fits = (sentence: Sentence): boolean => {
    if (words + sentence.words > most || item.length >= plan.mostSentences) return false;
    if (sentence.barred === 'yes' || (sentence.barred === 'first' && item.length === 0)) return false;
    // One note behind a label is enough for a text, and two for a long one; of notes by themselves there may be some more.
    if (sentence.isLabel && labels >= mostLabels) return false;
    if (sentence.isNote && notes >= mostNotes) return false;
    if ((ofGroup[sentence.groupAt] ?? 0) >= sentence.ofItsGroup) return false;
    for (let at = 0; at < item.length; at += 1) if (clash(sentence.at, item[at]?.at ?? 0)) return false;
    return true;
  };
  const pick = (list: readonly Sentence[] | undefined): boolean => {
    if (!list || list.length === 0) return false;
    let chosen: Sentence | null = null;
    let value = Number.NEGATIVE_INFINITY;
    for (let draw = 0; draw < 6; draw += 1) {
      const sentence = list[random.int(list.length)];
      if (!sentence || !fits(sentence)) continue;
      const worth = sentence.worth + random.int(100) / 60;
      if (worth > value) {
        value = worth;
        chosen = sentence;
      }
    }
    if (!chosen) return false;
    item.push(chosen);
    words += chosen.words;
    ofGroup[chosen.groupAt] = (ofGroup[chosen.groupAt] ?? 0) + 1;
    if (chosen.isLabel) labels += 1;
    if (chosen.isNote) notes += 1;
    return true;
  };
  const opener = plan.openers[random.int(10) < 7 ? 0 : random.int(plan.openers.length)];
  if (opener) pick(groups.get(opener));
  for (const { at, list } of owed) {
    if (item.some(({ meets }) => meets[at])) continue;
    // A hard draw: look through the list once when chance finds none.
    if (!pick(list)) pick(list.filter(fits));
  }
  if (item.length === 0) for (const group of plan.openers) if (pick(groups.get(group))) break;
  const aim = least + (most - least) * 0.35 + random.int(Math.max(1, Math.round((most - least) * 0.4)));
  let misses = 0;
  while (words < aim && misses < 14 && item.length < plan.mostSentences) {
    const group = plan.fill[Math.min(random.int(plan.fill.length), random.int(plan.fill.length))];
    // What stands beside it fills a text that would be short, and no other.
    const fillers = words < least ? groups.get(group ?? '') : fresh(groups.get(group ?? ''));
    if (!pick(fillers)) misses += 1;
  }
  const reserve = plan.reserve ?? [];
  for (let extra = 0; extra < 14 && words < least && reserve.length > 0; extra += 1)
    pick(groups.get(reserve[random.int(reserve.length)] ?? ''));
  // A hard draw before what belongs to other steps.
  if (plan.foreign?.length)
    for (const group of [...reserve, ...plan.foreign]) if (words < least) pick(groups.get(group)?.filter(fits));
  return inOrder(item, sentences.asFirst);
}

/** Of these sentences those of which no text beside this one has the half. */
const unechoed = new WeakMap<readonly Sentence[], Sentence[]>();
function fresh(list: readonly Sentence[] | undefined): readonly Sentence[] | undefined {
  if (!list) return list;
  const before = unechoed.get(list);
  if (before) return before;
  const made = list.filter(({ echoed }) => echoed < 0.5);
  unechoed.set(list, made);
  return made;
}

/** The sentences in the order of their groups; the one that was chosen to open the text before them. */
function inOrder(item: readonly Sentence[], asFirst: Sentences['asFirst']): Sentence[] {
  const ordered = item
    .map((sentence, index) => ({ sentence, at: sentence.place + (index === 0 && sentence.opens ? -100 : 0) }))
    .sort((one, other) => one.at - other.at)
    .map(({ sentence }) => sentence);
  return afterItsLike(ordered, asFirst);
}

/** "Another task is ...", "You also need ..." say nothing where none came before: then they come later, or say it plainly; a task is left out. */
function afterItsLike(ordered: Sentence[], asFirst: Sentences['asFirst']): Sentence[] {
  let item = ordered;
  if (ordered.some(({ traits }) => traits.goesOn && traits.subject !== null)) {
    const leaning = ordered.filter(({ traits }) => traits.goesOn && traits.subject !== null);
    item = ordered.filter((sentence) => !leaning.includes(sentence));
    for (const sentence of leaning) {
      const like = item.findIndex(({ traits }) => traits.subject === sentence.traits.subject);
      // It stays where it was planned, when something of its kind stands before that.
      const planned = item.filter((other) => ordered.indexOf(other) < ordered.indexOf(sentence)).length;
      if (like >= 0) item.splice(Math.max(planned, like + 1), 0, sentence);
      else if (sentence.traits.subject === 'person') item.splice(planned, 0, asFirst(sentence));
    }
  }
  // "Can you lift and carry? You also like ...": a question has told nothing that anything could be added to.
  return item.map((sentence, at) =>
    item[at - 1]?.traits.asks && item[at - 1]?.candidate.text.endsWith('?') ? asFirst(sentence) : sentence,
  );
}
