/** Findings of the writing checker that somebody chose to ignore, and how 'here' finds its place again. */
import { ignored as limits } from './limits.ts';

/** Where a finding is ignored: at one place, wherever its words stand in the advert, or in every advert of the company. */
export const ignoreScopes = ['here', 'advert', 'company'] as const;
export type IgnoreScope = (typeof ignoreScopes)[number];

/**
 * What an ignored finding is known by. `before` and `after` are the characters around the place, and `nth` says which of the
 * places is meant that are alike in all of this, counted from 0; only 'here' uses them.
 */
export interface IgnoredPlace {
  scope: IgnoreScope;
  rule: string;
  words: string;
  before: string;
  after: string;
  nth: number;
}

/** A finding in a block of text. Offsets in UTF-16 units. */
export interface PlacedFinding {
  rule: string;
  text: string;
  start: number;
  end: number;
}

type Context = Pick<IgnoredPlace, 'before' | 'after'>;

/** A part of a text without half a character at either end. */
function cut(text: string, from: number, to: number): string {
  const start = Math.max(0, from);
  const first = start > 0 && /[\udc00-\udfff]/.test(text[start] ?? '') ? start + 1 : start;
  const last = to < text.length && /[\ud800-\udbff]/.test(text[to - 1] ?? '') ? to - 1 : to;
  return text.slice(first, last).toWellFormed();
}

/** Words in the form in which they are kept and compared. */
export function ignoredWords(words: string): string {
  return cut(words.trim().replace(/\s+/g, ' '), 0, limits.wordsMax).toLowerCase();
}

/** The characters around a finding. */
const contextOf = (finding: PlacedFinding, blockText: string): Context => ({
  before: cut(blockText, finding.start - limits.contextMax, finding.start),
  after: cut(blockText, finding.end, finding.end + limits.contextMax),
});

/** How often a text holds these words. */
const countOf = (text: string, words: string): number => text.split(words).length - 1;

/**
 * The place of a finding in its block, as it is kept.
 * @param earlier the texts of the blocks before its own
 */
export function describePlace(
  scope: IgnoreScope,
  finding: PlacedFinding,
  blockText: string,
  earlier: readonly string[] = [],
): IgnoredPlace {
  const known = { scope, rule: finding.rule, words: ignoredWords(finding.text) };
  if (scope !== 'here') return { ...known, before: '', after: '', nth: 0 };
  const { before, after } = contextOf(finding, blockText);
  const around = before + finding.text + after;
  // What begins before this place, up to where a place alike could still begin.
  const sooner = blockText.slice(0, Math.max(0, finding.end + after.length - 1));
  const nth = [...earlier, sooner].reduce((sum, text) => sum + countOf(text, around), 0);
  return { ...known, before, after, nth: Math.min(nth, limits.nthMax) };
}

/** Units of context that have to be unchanged, on both sides together. */
const sureContext = 12;

function commonEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}

/** How much of the context of what was ignored here a place still has: 0 when it is another place. */
function likeness(place: Context, candidate: Context): number {
  const common = commonEnd(place.before, candidate.before) + commonStart(place.after, candidate.after);
  const kept = place.before.length + place.after.length;
  if (kept === 0) return candidate.before === '' && candidate.after === '' ? 1 : 0;
  return common >= Math.min(kept, sureContext) ? common : 0;
}

/** A finding with the text of its block. */
export interface FindingInBlock {
  finding: PlacedFinding;
  blockText: string;
}

/** The places that have most of the context; several where they are alike, in the order of the text. */
function findBest<Found extends FindingInBlock>(found: readonly Found[], place: IgnoredPlace): Found[] {
  let best: Found[] = [];
  let most = 1;
  for (const one of found) {
    const common = likeness(place, contextOf(one.finding, one.blockText));
    if (common > most) [best, most] = [[one], common];
    else if (common === most) best.push(one);
  }
  return best;
}

/**
 * Which of these findings are ignored. 'Here' takes the one place that fits best, so that the same words elsewhere stay
 * marked, and is lost when everything around the words has changed.
 */
export function findIgnored<Found extends FindingInBlock>(
  found: readonly Found[],
  ignored: readonly IgnoredPlace[],
): Map<Found, IgnoredPlace> {
  const result = new Map<Found, IgnoredPlace>();
  if (ignored.length === 0) return result;
  const byKey = new Map<string, Found[]>();
  for (const one of found) {
    const key = `${one.finding.rule}\n${ignoredWords(one.finding.text)}`;
    const alike = byKey.get(key);
    if (alike === undefined) byKey.set(key, [one]);
    else alike.push(one);
  }
  for (const place of ignored) {
    const alike = byKey.get(`${place.rule}\n${place.words}`) ?? [];
    if (place.scope !== 'here') {
      for (const one of alike) result.set(one, place);
      continue;
    }
    const best = findBest(alike, place);
    const free = best.filter((one) => !result.has(one));
    const nth = best[Math.min(place.nth, best.length - 1)];
    const taken =
      nth !== undefined && !result.has(nth)
        ? nth
        : (free[0] ??
          findBest(
            alike.filter((one) => !result.has(one)),
            place,
          )[0]);
    if (taken !== undefined) result.set(taken, place);
  }
  return result;
}
