/**
 * The advert score: five parts with fixed weights, every point explained. Only what can be fixed costs points, what
 * needs judgement costs nothing, and taking a finding away never lowers the score.
 */
import { countWordsIn } from '#domain/words.ts';
import { measureReadability, type Readability } from '../checks/readability.ts';
import { parseBlocks } from '../text/block.ts';
import type { BlockInput, CheckedBlocks } from './checker.ts';
import { Checker } from './checker.ts';
import { type Essential, findEssentials } from './completeness.ts';
import type { Finding } from './finding.ts';
import { type CheckRequest, prepare } from './request.ts';
import { readSubstance } from './substance.ts';

/** The parts, in the order in which they are shown. */
export type ScorePart = 'readability' | 'inclusive' | 'house' | 'length' | 'completeness';

/** Everything that the formula needs, as the page shows it. Points out of 100. */
export const scoreFormula = {
  weights: { readability: 30, inclusive: 25, house: 20, length: 10, completeness: 15 },
  /** Full points up to this reading age, none from the worst. */
  targetAge: 13,
  worstAge: 19,
  perLongSentence: 2,
  perPassiveAbove: 1,
  perInclusive: 3,
  perProfanity: 10,
  genderMost: 3,
  perHouse: 2,
  perHouseRuleMost: 6,
  words: { none: 60, full: 250, fullTo: 650, noneFrom: 1_300 },
  perEssential: 3,
  /** Fewest words of its own with which a score says anything. */
  fewestWords: 20,
  /** What is hardly an advert yet is held down: by words of its own, and by how many of the five essentials are missing. */
  held: [
    { words: 40, missing: 5, at: 59 },
    { words: 60, missing: 3, at: 74 },
  ],
} as const;

/** One thing to do and what it brings. */
export interface ScoreFix {
  text: string;
  /** Points of the whole score, rounded to one decimal. */
  gain: number;
}

/** One part of the score. */
export interface PartScore {
  part: ScorePart;
  points: number;
  most: number;
  verdict: 'best' | 'good' | 'fair' | 'poor';
  reason: string;
  fixes: readonly ScoreFix[];
  /** Inclusive language: how many words to review. House style: how many of the company's rules are met. */
  count?: number;
  /** House style: how many rules the company has set. */
  of?: number;
}

/** The whole score. */
export interface AdvertScore {
  /** 0 to 100, whole. Null when there is too little text, or the language isn't English. */
  total: number | null;
  verdict: 'Excellent' | 'Good' | 'Nearly there' | 'In progress' | 'Early days' | null;
  parts: readonly PartScore[];
  /** The points that the total is held at, as the text is too short or lacks too much; undefined where it isn't. */
  heldAt?: number;
}

/** What the formula looks at. */
export interface ScoreInput {
  findings: readonly Finding[];
  readability: Readability;
  /** All words, headings included. */
  words: number;
  /** Those outside of locked statements; default: all of them. None where they are no text. */
  ownWords?: number;
  essentials: Readonly<Record<Essential, boolean>>;
  /** House-style rules and words of the company's own; with none the part is left out and the others are scaled up. */
  houseRules: number;
  /** Word counts of full points, when the advert has its own. */
  length?: { from: number; to: number };
}

const essentialTexts: Readonly<Record<Essential, string>> = {
  pay: 'Give the pay or its range.',
  place: 'Say where the work is.',
  hours: 'Say when the work is: hours, days or rota.',
  contract: 'Say what contract it is: permanent, fixed-term, temporary.',
  apply: 'Say how to apply, and by when.',
};

function count(findings: readonly Finding[], prefix: string): number {
  return findings.filter(({ rule, scored }) => scored && rule.startsWith(prefix)).length;
}

/** The highest reading age that is told as a number. */
const readableAge = 25;

const wordsSaid = (count: number): string => `${count} ${count === 1 ? 'word' : 'words'}`;

function scoreReadability({ readability, findings }: ScoreInput, most: number): PartScore {
  const { targetAge, worstAge, perLongSentence, perPassiveAbove } = scoreFormula;
  const age = readability.readingAge ?? targetAge;
  const tooOld = Math.min(1, Math.max(0, (age - targetAge) / (worstAge - targetAge)));
  const long = findings.filter(
    ({ rule, scored }) => scored && /^readability\.(?:long|hard|veryHard)$/.test(rule),
  ).length;
  const passives = Math.max(
    0,
    findings.filter(({ rule }) => rule === 'readability.passive').length - readability.passivesAllowed,
  );
  const forAge = most * 0.6 * (1 - tooOld);
  const room = most * 0.4;
  const lost = Math.min(room, long * perLongSentence + passives * perPassiveAbove);
  const fixes: ScoreFix[] = [];
  if (long > 0)
    fixes.push({
      text: long === 1 ? 'Shorten the marked sentence.' : `Shorten the ${long} marked sentences.`,
      gain: Math.min(room, long * perLongSentence),
    });
  if (passives > 0)
    fixes.push({
      text: 'Say who does it in some of the passive sentences.',
      gain: Math.min(room, passives * perPassiveAbove),
    });
  if (tooOld > 0)
    fixes.push({
      text: `Use shorter words and sentences, to reach reading age ${targetAge}.`,
      gain: most * 0.6 * tooOld,
    });
  return part(
    'readability',
    forAge + room - lost,
    most,
    // Beyond any reader's age the formula only says that nobody follows it.
    `Reading age ${age > readableAge ? `over ${readableAge}` : age}, ${wordsSaid(readability.meanSentence)} a sentence on average.`,
    fixes,
  );
}

function scoreInclusive({ findings }: ScoreInput, most: number): PartScore {
  const { perInclusive, perProfanity, genderMost } = scoreFormula;
  const equality = count(findings, 'equality.');
  const profanity = count(findings, 'profanity.');
  const masculine = count(findings, 'genderCoded.masculine');
  const balance = Math.min(genderMost, masculine / 4);
  const lost = equality * perInclusive + profanity * perProfanity + balance;
  const fixes: ScoreFix[] = [];
  if (profanity > 0)
    fixes.push({
      text: `Replace ${profanity === 1 ? 'the strong word' : `${profanity} strong words`}.`,
      gain: Math.min(most, profanity * perProfanity),
    });
  if (equality > 0)
    fixes.push({
      text: `Review ${equality} ${equality === 1 ? 'word' : 'words'} that may put readers off.`,
      gain: Math.min(most, equality * perInclusive),
    });
  if (balance >= 0.5) fixes.push({ text: 'Some masculine-coded words may be said another way.', gain: balance });
  const reason = equality + profanity === 0 ? 'Nothing to review.' : `${equality + profanity} to review.`;
  return { ...part('inclusive', most - lost, most, reason, fixes), count: equality + profanity };
}

function scoreHouse({ findings, houseRules }: ScoreInput, most: number): PartScore {
  const { perHouse, perHouseRuleMost } = scoreFormula;
  const perRule = new Map<string, number>();
  for (const { rule, scored, text } of findings)
    if (scored && rule.startsWith('house.')) {
      // Each word of the company's own is a rule by itself.
      const name = rule === 'house.term' ? `${rule} ${text.toLowerCase()}` : rule;
      perRule.set(name, (perRule.get(name) ?? 0) + 1);
    }
  let lost = 0;
  let places = 0;
  const fixes: ScoreFix[] = [];
  for (const found of perRule.values()) {
    lost += Math.min(perHouseRuleMost, found * perHouse);
    places += found;
  }
  if (places > 0)
    fixes.push({
      text: places === 1 ? 'Fix one place, with one click.' : `Fix ${places} places, one click each.`,
      gain: Math.min(most, lost),
    });
  const judged = findings.filter(({ rule, scored }) => !scored && rule.startsWith('house.')).length;
  const eye = judged === 0 ? '' : ` Places that need your eye: ${judged}. They cost no points.`;
  const reason =
    places === 0 ? 'The text follows your guidelines.' : `Places that differ from your guidelines: ${places}.`;
  return {
    ...part('house', most - lost, most, `${reason}${eye}`, fixes),
    count: Math.max(0, houseRules - perRule.size),
    of: houseRules,
  };
}

function scoreLength({ words, length }: ScoreInput, most: number): PartScore {
  const { none, full, fullTo, noneFrom } = scoreFormula.words;
  const from = length?.from ?? full;
  const to = length?.to ?? fullTo;
  const least = length === undefined ? none : from / 4;
  const worst = length === undefined ? noneFrom : to * 2;
  const share = words < from ? (words - least) / (from - least) : words > to ? (worst - words) / (worst - to) : 1;
  const points = most * Math.min(1, Math.max(0, share));
  const fixes =
    points === most
      ? []
      : [
          {
            text:
              words < from
                ? `${from - words} more ${from - words === 1 ? 'word' : 'words'} would reach ${from}.`
                : `${wordsSaid(words - to)} above ${to}.`,
            gain: most - points,
          },
        ];
  return part('length', points, most, `${wordsSaid(words)}, and ${from} to ${to} read well.`, fixes);
}

function scoreCompleteness({ essentials }: ScoreInput, most: number): PartScore {
  const missing = (Object.keys(essentialTexts) as Essential[]).filter((essential) => !essentials[essential]);
  const fixes = missing.map((essential) => ({ text: essentialTexts[essential], gain: scoreFormula.perEssential }));
  const reason =
    missing.length === 0
      ? 'Pay, place, hours, contract and how to apply are there.'
      : `Missing: ${missing.join(', ')}.`;
  return part('completeness', most - missing.length * scoreFormula.perEssential, most, reason, fixes);
}

function part(name: ScorePart, points: number, most: number, reason: string, fixes: readonly ScoreFix[]): PartScore {
  const kept = Math.min(most, Math.max(0, points));
  const share = kept / most;
  const verdict = share >= 0.95 ? 'best' : share >= 0.75 ? 'good' : share >= 0.5 ? 'fair' : 'poor';
  return {
    part: name,
    points: round(kept),
    most,
    verdict,
    reason,
    fixes: fixes.map(({ text, gain }) => ({ text, gain: round(gain) })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function verdictOf(total: number): NonNullable<AdvertScore['verdict']> {
  if (total >= 90) return 'Excellent';
  if (total >= 75) return 'Good';
  if (total >= 60) return 'Nearly there';
  return total >= 40 ? 'In progress' : 'Early days';
}

/** Works out the score. Part points stay unscaled; the total is scaled to 100 when a part is left out. */
export function scoreOf(input: ScoreInput): AdvertScore {
  const { weights, fewestWords } = scoreFormula;
  const parts = [
    scoreReadability(input, weights.readability),
    scoreInclusive(input, weights.inclusive),
    ...(input.houseRules > 0 ? [scoreHouse(input, weights.house)] : []),
    scoreLength(input, weights.length),
    scoreCompleteness(input, weights.completeness),
  ];
  const { words, ownWords = words, essentials } = input;
  if (ownWords < fewestWords) return { total: null, verdict: null, parts };
  const most = parts.reduce((sum, one) => sum + one.most, 0);
  const points = parts.reduce((sum, one) => sum + one.points, 0);
  const earned = Math.round((points / most) * 100);
  const missing = Object.values(essentials).filter((isThere) => !isThere).length;
  const held = scoreFormula.held.find((limit) => ownWords < limit.words || missing >= limit.missing);
  const isHeld = held !== undefined && earned > held.at;
  const total = isHeld ? held.at : earned;
  return { total, verdict: verdictOf(total), parts, ...(isHeld && { heldAt: held.at }) };
}

/** Works out the score from what a checker found with all checks, leaving out findings that somebody ignores. */
export function scoreChecked(
  checked: CheckedBlocks,
  request: CheckRequest,
  options: { isIgnored?: (finding: Finding) => boolean; length?: { from: number; to: number } } = {},
): AdvertScore {
  // As the editor counts them beside the text: "37-hour" is one word.
  const words = checked.readings.reduce((sum, { text }) => sum + countWordsIn(text), 0);
  if (!checked.checked) return { total: null, verdict: null, parts: [] };
  const { isIgnored = () => false, length } = options;
  const { rules, terms } = prepare(request);
  const own = readSubstance(checked.readings, request.locked ?? []);
  return scoreOf({
    findings: checked.blocks.flat().filter((finding) => !isIgnored(finding)),
    readability: measureReadability(checked.readings),
    words,
    ownWords: own.isText ? Math.min(words, own.words) : 0,
    essentials: findEssentials(own.text),
    houseRules: rules.length + terms.length,
    length,
  });
}

const scoredChecks = ['house', 'equality', 'profanity', 'genderCoded', 'readability'] as const;

/** The score of a plain text against guidelines. */
export function advertScore(text: string, request: CheckRequest): AdvertScore {
  const blocks: readonly BlockInput[] = parseBlocks(text);
  const whole = { ...request, checks: scoredChecks };
  return scoreChecked(new Checker(whole).check(blocks), whole);
}

/** The readability figures of a plain text. */
export function readabilityOf(text: string): Readability {
  return measureReadability(new Checker({ checks: [] }).check(parseBlocks(text)).readings);
}
