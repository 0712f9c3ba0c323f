import type { Reading } from '../text/reading.ts';
import { collect, type Match, type Rule } from './rule.ts';

const withApostrophe = /(?<![\p{L}\p{N}_'’£$€.,/]|[^d]-)((?:1[1-9]|20)\d0)['’]s(?![\p{L}\p{N}_'’])/gu;
const without = /(?<![\p{L}\p{N}_'’£$€.,/]|[^d]-)((?:1[1-9]|20)\d0)s(?![\p{L}\p{N}_'’-])/gu;

/** Before a decade that describes something: a year that owns something takes none of these. */
const determiner = /^(?:the|a|an|early|mid|late|our|these|those|original|that|this)$/;
const preposition =
  /^(?:since|from|in|of|by|during|to|until|till|and|or|back|before|after|through|between|into|throughout)$/;
/** After these a year owns something: "2020's biggest project". */
const owned =
  /^(?:biggest|best|most|first|last|final|top|only|worst|newest|latest|largest|highest|lowest|second|third|annual|budget|end|start|results?|event|\p{L}{3,12}est)$/u;
const goesOn =
  /^(?:and|or|to|when|while|we|our|the|until|till|with|as|but|it|they|he|she|you|was|were|is|are|had|have|has|through|onwards?|on|for|in|at|by|this|that|there|then|where|who|which|so|a|an)$/;

function drop(match: RegExpExecArray, reading: Reading): Match | undefined {
  const start = match.index;
  const end = start + match[0].length;
  const found = { start, end };
  const before = reading.wordBefore(start);
  const apart = before === undefined ? '' : reading.text.slice(before.end, start);
  const next = reading.adjacentAfter(end);
  if (next !== undefined && owned.test(next.lower)) return undefined;
  const fix = `${match[1] ?? ''}s`;
  const near = before !== undefined && /^[\s-]+$/.test(apart) ? before.lower : '';
  if (determiner.test(near) || (near === '' && /^mid-?$/.test(apart))) return { ...found, fix };
  // Without an article only what follows tells: a noun would be owned by the year.
  const ends =
    next === undefined ? /^\s*(?:[.,;:!?)–—-]|$)/.test(reading.text.slice(end, end + 3)) : goesOn.test(next.lower);
  if (preposition.test(near) && ends) return { ...found, fix };
  return near === '' && !ends ? undefined : found;
}

function add(match: RegExpExecArray, reading: Reading): Match | undefined {
  const start = match.index;
  const end = start + match[0].length;
  const year = match[1] ?? '';
  const next = reading.adjacentAfter(end);
  const before = reading.adjacentBefore(start);
  // Amounts, not decades: "2000s of people", "model 2000s".
  if (next?.lower === 'of' || next?.lower === 'series') return undefined;
  if (before !== undefined && (determiner.test(before.lower) || preposition.test(before.lower)))
    return { start, end, fix: `${year}${reading.surroundings.apostrophe}s` };
  if (/\bmid-$/.test(reading.text.slice(Math.max(0, start - 4), start)))
    return { start, end, fix: `${year}${reading.surroundings.apostrophe}s` };
  if (before === undefined && Number(year) > 1800)
    return { start, end, fix: `${year}${reading.surroundings.apostrophe}s` };
  return { start, end };
}

/** DatesMonthsAndYears5, 51: an apostrophe in decades, or none. Only decades in four figures. */
export const decades: Rule = {
  id: 'DatesMonthsAndYears5',
  group: 'dates',
  label: 'Choose whether decades have an apostrophe',
  message: 'House style writes decades another way.',
  reason: 'One form for decades keeps them apart from years that own something.',
  samples: [
    {
      options: { DatesMonthsAndYears5: true, DatesMonthsAndYears51: 'dontUse' },
      before: "A family firm since the 1990's",
    },
    { options: { DatesMonthsAndYears5: true, DatesMonthsAndYears51: 'use' }, before: 'A family firm since the 1990s' },
  ],
  detect(reading, options) {
    const choice = options.choice('DatesMonthsAndYears51');
    if (choice === undefined || !/\d0['’]?s/.test(reading.text)) return [];
    return choice === 'dontUse' ? collect(reading, withApostrophe, drop) : collect(reading, without, add);
  },
};
