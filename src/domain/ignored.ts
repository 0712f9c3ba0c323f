/** Findings of the writing checker that somebody chose to ignore, and how 'here' finds its place again. */
import { ignored as limits } from './limits.ts';

/** Where a finding is ignored: at one place, wherever its words stand in the advert, or in every advert of the company. */
export const ignoreScopes = ['here', 'advert', 'company'] as const;
export type IgnoreScope = (typeof ignoreScopes)[number];

/** What an ignored finding is known by. `before` and `after` are the characters around the place; only 'here' uses them. */
export interface IgnoredPlace {
  scope: IgnoreScope;
  rule: string;
  words: string;
  before: string;
  after: string;
}

/** A finding in a block of text. Offsets in UTF-16 units. */
export interface PlacedFinding {
  rule: string;
  text: string;
  start: number;
  end: number;
}

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

/** The place of a finding in its block, as it is kept. */
export function describePlace(scope: IgnoreScope, finding: PlacedFinding, blockText: string): IgnoredPlace {
  const isHere = scope === 'here';
  return {
    scope,
    rule: finding.rule,
    words: ignoredWords(finding.text),
    before: isHere ? cut(blockText, finding.start - limits.contextMax, finding.start) : '',
    after: isHere ? cut(blockText, finding.end, finding.end + limits.contextMax) : '',
  };
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
function likeness(place: IgnoredPlace, candidate: IgnoredPlace): number {
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
    let best: Found | undefined;
    let most = 0;
    for (const one of alike) {
      if (result.has(one)) continue;
      const alikeness = likeness(place, describePlace('here', one.finding, one.blockText));
      if (alikeness > most) [best, most] = [one, alikeness];
    }
    if (best !== undefined) result.set(best, place);
  }
  return result;
}
