import type { Reading } from '../text/reading.ts';
import { acronymLike, isCommonWord } from '../text/vocabulary.ts';
import type { Word } from '../text/words.ts';
import type { Match, Rule } from './rule.ts';

/** Words that are written large for emphasis and stand for nothing else. */
const emphatic: ReadonlySet<string> = new Set(
  `must not never always only free now new you your we our but please important urgent urgently immediate immediately today very great amazing more big huge
  full every both should before after without hiring join apply required essential mandatory desirable exciting excellent fantastic brilliant wanted needed
  guaranteed weekly monthly daily yearly permanent temporary flexible competitive unlimited immediately warning attention notice any every each none nothing
  everyone anyone they their them there here when where what why how this that these those with from into over under have has had been being does doesn't
  don't can't won't cannot really absolutely definitely strictly completely totally extra bonus paid minimum maximum least most many much some few several first
  huge massive top-class super simply just even also than then because however available opportunity opportunities weekend weekends evening evenings night nights
  full-time part-time experience experienced training salary holiday holidays pension benefits welcome love loves loved best better highest lowest`.split(
    /\s+/,
  ),
);

interface Run {
  words: Word[];
}

function isShouted(word: Word): boolean {
  return /^\p{Lu}{2,}(?:['’]\p{Lu}{1,3})?$/u.test(word.text);
}

/** Words in capitals that stand together. "I" and "A" go with their neighbours. */
function* runs(reading: Reading): Generator<Run> {
  const { words } = reading;
  for (let index = 0; index < words.length; index++) {
    const first = words[index];
    if (first === undefined || !isShouted(first)) continue;
    const run = [first];
    while (true) {
      const last = run.at(-1);
      const next = words[index + 1];
      if (
        last === undefined ||
        next === undefined ||
        !/^[ ,'’]{1,2}$|^-$/.test(reading.text.slice(last.end, next.start))
      )
        break;
      const after = words[index + 2];
      const joins = isShouted(next) || (/^[AI]$/.test(next.text) && after !== undefined && isShouted(after));
      if (!joins) break;
      run.push(next);
      index++;
    }
    yield { words: run };
  }
}

function stands(reading: Reading, word: Word): boolean {
  const before = reading.text[word.start - 1] ?? ' ';
  const after = reading.text[word.end] ?? ' ';
  return /[\s(“"‘'*,!]/.test(before) && /[\s).,;:!?”"’*…]/.test(after) && !reading.mask.touches(word.start, word.end);
}

function lowerWord(reading: Reading, word: Word): Match {
  const small = word.text === 'I' ? 'I' : word.text.toLowerCase();
  const fix = reading.opensSentence(word.start) ? small.charAt(0).toUpperCase() + small.slice(1) : small;
  return { start: word.start, end: word.end, fix };
}

function isEmphasis(reading: Reading, { words }: Run): 'yes' | 'maybe' | 'no' {
  if (
    words.some(
      (word) =>
        !stands(reading, word) &&
        !(words.length > 1 && /[-’']/.test(reading.text[word.end] ?? reading.text[word.start - 1] ?? '')),
    )
  )
    return 'no';
  if (words.length > 1) {
    if (/^(?:full|part) time$/.test(words.map(({ lower }) => lower).join(' '))) return 'yes';
    // A compound ("NOT-FOR-PROFIT") may be a name.
    if (words.some(({ start }, index) => index > 0 && reading.text[start - 1] === '-')) return 'no';
    // Three or more everyday words in a row are shouting, acronyms or not; two need one that is no acronym.
    const plain = words.filter(
      ({ lower }) =>
        emphatic.has(lower) ||
        (isCommonWord(lower) && !acronymLike.has(lower) && lower.length > 2) ||
        /^(?:a|i|to|the|of|and|in|for|on|at|is|are|be|if|or|so|as|by|no|all|us|it|up|out|we|do|go|can|will)$/.test(
          lower,
        ),
    );
    if (plain.length < words.length) return 'no';
    return words.some(({ lower }) => emphatic.has(lower)) || words.length > 2 ? 'yes' : 'maybe';
  }
  const word = words[0];
  if (word === undefined) return 'no';
  // "NOT gate", "NEW YORK": part of a term.
  const next = reading.adjacentAfter(word.end);
  if (next !== undefined && /^(?:gate|gates|bus|ltd|plc|inc|certificate|framework|qualification)$/.test(next.lower))
    return 'no';
  if (emphatic.has(word.lower)) return 'yes';
  if (/^(?:can|will)$/.test(word.lower)) {
    const before = reading.adjacentBefore(word.start);
    return before !== undefined &&
      /^(?:you|we|they|i)$/.test(before.lower) &&
      next !== undefined &&
      /^\p{Ll}/u.test(next.text)
      ? 'yes'
      : 'no';
  }
  // NO is a gas, too.
  if (word.lower === 'no' && next !== undefined && /^\p{Ll}/u.test(next.text) && isCommonWord(next.lower))
    return /^(?:levels?|emissions?|gas|gases|sensors?|and|or)$/.test(next.lower) ? 'no' : 'yes';
  if (/^(?:all|no)$/.test(word.lower)) {
    return next !== undefined &&
      /^(?:our|your|the|of|applicants|candidates|staff|ages|levels|backgrounds|employees|people|abilities|roles|weekends?|experience|nights?|cold|previous|evenings?|shifts)$/.test(
        next.lower,
      )
      ? 'yes'
      : 'no';
  }
  return word.lower.length > 4 && isCommonWord(word.lower) && !acronymLike.has(word.lower) ? 'maybe' : 'no';
}

/** Capitalization6: no all-caps emphasis. */
export const shouting: Rule = {
  id: 'Capitalization6',
  group: 'capitalisation',
  label: 'No capitals for emphasis',
  message: "House style doesn't use capitals for emphasis.",
  reason: 'Capitals read as shouting, and screen readers may spell them out.',
  samples: [{ options: { Capitalization6: true }, before: 'You MUST hold a licence.' }],
  detect(reading) {
    if (reading.kind === 'heading' || !/\p{Lu}{2}/u.test(reading.text)) return [];
    const found: Match[] = [];
    for (const run of runs(reading)) {
      const emphasis = isEmphasis(reading, run);
      if (emphasis === 'no') continue;
      for (const word of run.words) {
        const match = lowerWord(reading, word);
        if (match.fix === word.text) continue;
        found.push(
          emphasis === 'yes'
            ? match
            : { start: match.start, end: match.end, offers: match.fix === undefined ? [] : [match.fix] },
        );
      }
    }
    return found;
  },
};
