/** The checker's and the score's words in one place. */
import type { IgnoreScope } from '#domain/ignored.ts';
import type { scoreFormula } from '#writing/index.ts';
import type { FindingKind } from './messages.ts';

type Formula = typeof scoreFormula;

export const kinds: Readonly<Record<FindingKind, string>> = {
  equality: 'Equality',
  'equality.age': 'Equality: age',
  'equality.sex': 'Equality: sex',
  'equality.disability': 'Equality: disability',
  'equality.race': 'Equality: race',
  'equality.family': 'Equality: family',
  profanity: 'Strong word',
  masculine: 'Gender-coded: masculine',
  feminine: 'Gender-coded: feminine',
  readability: 'Readability',
  cliche: 'Worn phrase',
  inflation: 'Requirement',
  house: 'House style',
};

export const scopes: Readonly<Record<IgnoreScope, string>> = {
  here: 'Only here',
  advert: 'In this advert',
  company: 'In the whole company',
};

const parts = {
  readability: 'Readability',
  inclusive: 'Inclusive language',
  house: 'House style',
  length: 'Length',
  completeness: 'Completeness',
} as const;

const verdicts = {
  readability: { best: 'Easy to read', good: 'Mostly easy', fair: 'Hard in places', poor: 'Hard to read' },
  completeness: { best: 'All there', good: 'Nearly all there', fair: 'Some is missing', poor: 'Much is missing' },
} as const;

const bands = [
  [90, 'Clear, open to everyone and in your house style.'],
  [75, 'Ready to be read by others. A few fixes are left.'],
  [60, 'The content stands. Some sentences need another look.'],
  [40, 'Start with the fixes that gain the most points.'],
  [0, 'Write on first, and polish when the text is there.'],
] as const;

const number = (value: number): string => String(Math.round(value * 10) / 10);
const points = (value: number): string => `${number(value)} ${value === 1 ? 'point' : 'points'}`;

export const wording = {
  card: {
    label: 'Writing suggestion',
    change: (to: string) => `Change to “${to}”`,
    takeOut: 'Take it out',
    ignore: 'Ignore',
    whenRight: 'If the word is right here, ignore it.',
    listedOnly: 'Listed, and not counted in the score.',
    next: 'Next issue',
    previous: 'Previous issue',
    none: 'No more issues',
    ignored: 'Ignored. Bring it back under Ignored in the score panel.',
    gone: 'The text has changed there. Read it again.',
  },
  score: {
    title: 'Advert score',
    open: (total: number | null) =>
      total === null ? 'Show the advert score' : `Advert score ${total}. Show what it is made of.`,
    of: (total: number) => `${total} of 100`,
    band: (total: number) => bands.find(([from]) => total >= from)?.[1] ?? '',
    gain: (fixes: number, total: number) =>
      fixes === 0
        ? 'Nothing left to fix.'
        : fixes === 1
          ? `One fix would make it ${total}.`
          : `${fixes} fixes would make it ${total}.`,
    points: (got: number, most: number) => `${number(got)} of ${points(most)}`,
    plus: (gain: number) => `+${points(gain)}`,
    advises: 'It advises. It never blocks.',
    updating: 'Reading your changes',
    starting: 'Reading your text',
    tooShort: (min: number) =>
      `The score appears once there are ${min} words of your own. The equal opportunities statement doesn't count, nor do letters that are no words.`,
    held: 'Held down while the advert is short or lacks most of what readers look for. See Length and Completeness.',
    failed: 'The checker stopped. Your text is not affected. Reload to start it again.',
    otherLanguage: (language: string) =>
      `Hirewright checks English. This text is in ${language}, so its wording is not checked.`,
    noLines:
      "This browser can't draw lines under words. Everything the checker finds is in this list, and each entry shows its place.",
    announced: (total: number, verdict: string) => `Advert score ${total}, ${verdict}`,
    parts,
    length: (words: number, verdict: 'best' | 'good' | 'fair' | 'poor', isShort: boolean) => {
      const how = isShort ? 'short' : 'long';
      return `${words} ${words === 1 ? 'word' : 'words'}${verdict === 'best' ? '' : verdict === 'poor' ? `, ${how}` : `, a little ${how}`}`;
    },
    verdicts,
    inclusive: (count: number) => (count === 0 ? 'Open to everyone' : `${count} to review`),
    house: (met: number, total: number) =>
      met < total ? `${met} of ${total} rules` : total === 1 ? 'The rule is met' : `All ${total} rules met`,
    change: (before: number | undefined, total: number) => {
      if (before === undefined) return 'First reading';
      if (before === total) return 'As in your last draft';
      return before < total
        ? `Up ${total - before} since your last draft`
        : `Down ${before - total} since your last draft`;
    },
    noHouse: {
      verdict: 'No rules set',
      reason: 'Your guidelines have no writing rules yet, so this part is left out of the score.',
    },
    fix: 'Fix',
    fixName: (words: string, to: string) => `Fix: change “${words}” to “${to}”`,
    fixAll: (places: number) => (places === 1 ? 'Fix one place that is safe' : `Fix all ${places} that are safe`),
    fixed: (places: number) => (places === 1 ? '1 place fixed' : `${places} places fixed`),
    others: { title: 'Worth another look', reason: 'Worn phrases and requirements. They cost no points.' },
    genderNote:
      "Gender-coded words are listed. Studies disagree on their effect, so the balance counts a little and single words don't.",
    show: (words: string, kind: string) => `Show in the text: “${words}”, ${kind}`,
    more: (places: number) => `Show ${places} more`,
    less: 'Show fewer',
    gone: '(nothing)',
  },
  ignored: {
    title: (places: number) => `Ignored (${places})`,
    empty: 'Nothing is ignored in this advert.',
    line: (scope: string, by: string | undefined) => (by === undefined ? scope : `${scope}, by ${by}`),
    restore: 'Bring it back',
    restoreName: (words: string) => `Bring “${words}” back`,
    restored: 'It is checked again',
    company: 'An administrator can bring it back in the guidelines.',
  },
  formula: {
    title: 'How the score is worked out',
    lines: ({ weights, words, held, ...formula }: Formula): string[] => [
      'Five parts make up to 100 points. The weights are the same for everyone.',
      `Readability counts for ${weights.readability}. Six tenths of it come from the reading age: all of them up to age ${formula.targetAge}, none from ${formula.worstAge}. The rest goes down by ${formula.perLongSentence} for each sentence that is marked as long or very hard, and by ${formula.perPassiveAbove} for each passive sentence above a fifth of all.`,
      `Inclusive language counts for ${weights.inclusive}. Each word that may put readers off costs ${formula.perInclusive} points, a strong word ${formula.perProfanity}. The balance of gender-coded words moves it by ${formula.genderMost} at most.`,
      `House style counts for ${weights.house}. Each place that can be fixed costs ${formula.perHouse} points, up to ${formula.perHouseRuleMost} for one rule.`,
      `Length counts for ${weights.length}. Full points between ${words.full} and ${words.fullTo} words, fewer outside, none below ${words.none} or above ${words.noneFrom}. Studies on the best length disagree, so it weighs the least.`,
      `Completeness counts for ${weights.completeness}: ${formula.perEssential} each for the pay, the place, the hours, the contract, and how to apply.`,
      ...held.map(
        (limit) =>
          `With fewer than ${limit.words} words of its own, or with ${limit.missing === 5 ? 'all five' : `${limit.missing} or more`} of those missing, an advert gets ${limit.at} at most. The equal opportunities statement isn't counted.`,
      ),
      'Only what can be fixed costs points. A mark that needs your judgement costs nothing. What you ignore stops counting. Removing a mark never lowers the score.',
      "A part that can't be measured is left out, and the others are scaled up to 100.",
      "A high score doesn't promise more applications. It says that the text is clear, open and in your style.",
      'The text is read on this computer. It is sent to nobody for scoring.',
    ],
  },
} as const;
