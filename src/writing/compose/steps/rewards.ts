import { literal } from '../language/any-of.ts';
import { joinList } from '../language/joined-phrases.ts';
import { countWords, coverage, similarity, wordsOf } from '../language/words.ts';
import { cleanText } from '../ledger/clean.ts';
import type { Ledger, RewardFact } from '../ledger/facts.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Random } from '../seed.ts';
import type { LengthType } from '../types.ts';
import type { StepContext } from './context.ts';
import { asTyped, rewardSentences } from './reward-sentences.ts';
import { coreOf } from './turned-rewards.ts';

export const rewardBands: Readonly<Record<LengthType, readonly [number, number]>> = {
  small: [8, 18],
  medium: [15, 35],
  large: [30, 60],
};

/** Whether a field has a gap and no word of its own. */
const isUnfilled = (text: string | null | undefined): boolean => {
  const cleaned = cleanText(text);
  return cleaned.placeholders && !/[\p{L}\d]/u.test(cleaned.text);
};

const cleanNote = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);

export interface RewardText {
  title: string;
  sentences: Candidate[];
}

/** The selected rewards, in the order of the choice; titles that aren't among the rewards are named in a note, and those that are there and hold a gap ("[benefit 2]", "TBC") in another. */
export function selectRewards(context: StepContext, selected: readonly string[]): RewardFact[] {
  const unfilled = context.typedRewards.filter(({ title, statement }) => isUnfilled(title) || isUnfilled(statement));
  const chosen: RewardFact[] = [];
  for (const key of selected) {
    const wanted = key.trim().toLowerCase();
    const found = context.ledger.rewards.find(
      ({ id, title }) => title.toLowerCase() === wanted || (id !== '' && id === key),
    );
    if (found && !chosen.includes(found)) chosen.push(found);
    else if (!found)
      context.notes.add(
        unfilled.some(({ id, title }) => title.trim().toLowerCase() === wanted || id === key)
          ? `The reward "${key}" is still to be filled in, so nothing is said about it.`
          : `"${key}" is not among the company's rewards, so nothing is said about it.`,
      );
  }
  return chosen.slice(0, 5);
}

/** Where sentences are to be short, one has so many words at most. */
const SHORT_SENTENCE = 15;
/** What it costs that the sentences of a text are longer than that: whatever else is new in them, a shorter one is better. */
function costOfLength(sentences: readonly Candidate[]): number {
  const mean = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length;
  return mean > SHORT_SENTENCE ? 4 + (mean - SHORT_SENTENCE) : 0;
}

/**
 * "Your discount at Moss & Sons: 25% off" after "Your discount: 25% off": one of the two stands whole in the other, beside
 * the employer's name and where one is. A statement that was turned round ("rent a flat" of "you can rent a flat") is new.
 */
function isInOther(one: string, other: string, said: string, where: RegExp): boolean {
  const bare = (text: string): string => ` ${wordsOf(text.replace(where, ' ').toLowerCase()).join(' ')} `;
  const [left, right] = [bare(one), bare(other)];
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return countWords(short) > 3 && long.includes(short) && short.includes(bare(said));
}

/** What frames put around a statement: who the reader is to be, with whom and where. "As a Roofer", "at Moss & Sons", "in Leeds", "here". */
function whereOf({ employer, title, place }: Ledger): RegExp {
  const names = [employer, title?.text, place?.name].flatMap((name) => (name ? [literal(name)] : []));
  return new RegExp(
    `\\b(?:(?:at|with|for|in|as)(?: an?| the)? )?(?:this job|the job|us|here${names.map((name) => `|${name}`).join('')})(?:['’]s)?(?!\\p{L})`,
    'giu',
  );
}

/** What a name may have of words without a cost. */
const SHORT_NAME = 2;
/** Words of long names in a text: "As Director of Estates and Facilities with Haven University Hospitals, you get ...". */
const lengthOfNames = (text: string, { employer, title }: Ledger): number =>
  [employer, title?.text].reduce(
    (sum, name) => sum + (name && text.includes(name) ? Math.max(0, countWords(name) - SHORT_NAME) : 0),
    0,
  );

/** Writes a description for each reward, unlike those of the batch and those shown before. */
export function writeRewards(
  context: StepContext,
  rewards: readonly RewardFact[],
  length: LengthType,
  shown: readonly string[],
  random: Random,
): RewardText[] {
  const { ledger, style } = context;
  const [least, most] = rewardBands[length];
  const openings = new Set<string>();
  const frames = new Set<string>();
  const texts: RewardText[] = [];
  const cores = new Set(shown.map(coreOf));
  const where = whereOf(ledger);
  const again: string[] = [];
  for (const reward of rewards) {
    const rest: Candidate[] = reward.statements.slice(1).map((statement, index) => ({
      text: `${statement.text}.`,
      frameId: `reward.more.${index}`,
      group: 'more',
      factIds: [reward.fact.id],
      tags: [],
      words: countWords(statement.text),
      opening: wordsOf(statement.text).slice(0, 2).join(' ').toLowerCase(),
      fit: 0,
    }));
    let best: Candidate[] | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    let onlyAgain = false;
    for (const first of random.shuffle(rewardSentences(reward, ledger, style, most))) {
      const sentences = [first];
      let words = first.words;
      for (const further of rest)
        if (words + further.words <= most && (words < least || length !== 'small')) {
          sentences.push(further);
          words += further.words;
        }
      if (words > most && first.words <= most) continue;
      const text = sentences.map((sentence) => sentence.text).join(' ');
      // Each try draws its number, so that what is chosen among the others stays what it was.
      const chance = random.int(100) / 100;
      if (shown.some((other) => isInOther(text, other, reward.statements[0]?.lower ?? reward.title, where))) {
        onlyAgain = true;
        continue;
      }
      const names = lengthOfNames(text, ledger);
      // Long names make a text longer, and harder to read, and tell no more.
      const telling = words - names;
      let score =
        chance +
        first.fit -
        names * 0.3 -
        (telling < least ? (least - telling) * 0.35 : 0) -
        (words > most ? (words - most) * 1.5 : 0);
      if (style.hemingway) score -= costOfLength(sentences);
      if (openings.has(first.opening)) score -= 4;
      for (const sentence of sentences) if (frames.has(sentence.frameId)) score -= 1.2;
      if (cores.has(coreOf(text))) score -= 8;
      for (const other of shown) score -= Math.max(0, similarity(text, other) - 0.3) * 9 + (text === other ? 20 : 0);
      if (score > bestScore) {
        bestScore = score;
        best = sentences;
      }
    }
    if (!best && onlyAgain) {
      context.notes.add(
        `There is no new text for "${reward.title}": another would be an earlier one with a word more or less.`,
      );
      continue;
    }
    best ??= asTyped(reward, shown);
    if (!best) {
      context.notes.add(`Nothing could be written about "${reward.title}". Please word its statement as a sentence.`);
      continue;
    }
    for (const sentence of best) {
      openings.add(sentence.opening);
      frames.add(sentence.frameId);
    }
    texts.push({ title: reward.title, sentences: best });
    const [statement] = reward.statements;
    const isSaid = (text: string): boolean => statement !== undefined && coverage(statement.text, text) > 0.99;
    if (isSaid(best.map(({ text }) => text).join(' ')) && shown.some(isSaid)) again.push(`"${reward.title}"`);
    if (!reward.statements[0]) {
      // "Parking", of which the guidelines say "TBC": it may not be settled that there is any.
      const typed = context.typedRewards.find(({ title }) => title.trim().toLowerCase() === reward.title.toLowerCase());
      context.notes.add(
        isUnfilled(typed?.statement)
          ? `The statement of "${reward.title}" is still to be filled in ("${cleanNote(typed?.statement)}"), so the text only names it. Read whether it is settled before you promise it.`
          : /\S/.test(typed?.statement ?? '')
            ? `Nothing could be said of what the guidelines tell of "${reward.title}", so the text only names it. Read whether that is enough.`
            : `"${reward.title}" has no statement, so the text can only name it. Add one in the guidelines.`,
      );
    }
  }
  // Whoever asks for another text is told that there is no other fact in it.
  if (again.length > 0)
    context.notes.add(
      again.length === 1
        ? `The text for ${joinList(again)} says what an earlier one says, in another sentence: its statement says no more.`
        : `The texts for ${joinList(again)} say what earlier ones say, in other sentences: their statements say no more.`,
    );
  return texts;
}

/** Tells which descriptions, as they are shown, are shorter than was asked for. */
export function noteShortRewards(
  { ledger, notes }: StepContext,
  written: readonly { title: string; text: string }[],
  length: LengthType,
): void {
  const [least] = rewardBands[length];
  const short = written
    .filter(({ title, text }) => {
      const reward = ledger.rewards.find((other) => other.title === title);
      // What has no statement is told of already.
      return reward?.statements[0] !== undefined && countWords(text) < least;
    })
    .map(({ title }) => `"${title}"`);
  if (short.length === 1)
    notes.add(`The text for ${joinList(short)} is shorter than you asked for: its statement says no more.`);
  else if (short.length > 1)
    notes.add(`The texts for ${joinList(short)} are shorter than you asked for: their statements say no more.`);
}
