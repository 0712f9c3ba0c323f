/** Profane words: those that retext-profanities marks with severity 2, over a list of words that adverts rightly have. */
import type { Finding } from '../engine/finding.ts';
import type { Reading } from '../text/reading.ts';
import { isKeptProfanity } from './kept.ts';
import { PhraseIndex } from './phrases.ts';
import { profanityData } from './profanity-data.ts';

/**
 * Words that have to be marked although `cuss` rates them lower or doesn't know them: it rates how sure it is that a
 * word is meant profanely, not how much it offends.
 */
const alsoSevere =
  `bastard,bastards,bloody hell,dickhead,dickheads,knobhead,knobheads,shithole,half caste,half castes,spastic,spastics,spaz,slag,slags,
  tits,goddamn,god damn,motherfucker,effing,frigging,freaking idiot,piss off,sod off,balls up,ballsed up,shit hot,bullshitter,arse licking,screw up`
    .split(',')
    .map((phrase) => phrase.trim());

/** Searched with their apostrophes, so that "he'll" isn't one. */
const withApostrophes = new Set(['hell', 'whore']);

let listed: PhraseIndex<'listed'> | undefined;
let more: PhraseIndex<'also'> | undefined;

/** A place that retext-profanities marks with severity 2, before anything is left out. */
export interface ProfanityMatch {
  phrase: string;
  start: number;
  end: number;
}

/** Every place that the list marks in a block. */
export function findListedProfanity(reading: Reading): ProfanityMatch[] {
  listed ??= new PhraseIndex(
    profanityData
      .trim()
      .split(',')
      .map((text) => ({ text, exact: withApostrophes.has(text), data: 'listed' as const })),
  );
  return listed.find(reading).map(({ phrase, start, end }) => ({ phrase: phrase.text, start, end }));
}

/** Profanity findings of a block. In a quotation a word is listed and doesn't count. */
export function findProfanity(reading: Reading): Finding[] {
  more ??= new PhraseIndex(alsoSevere.map((text) => ({ text, exact: false, data: 'also' as const })));
  const matches = [
    ...findListedProfanity(reading),
    ...more.find(reading).map(({ phrase, start, end }) => ({ phrase: phrase.text, start, end })),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  const found: Finding[] = [];
  for (const { phrase, start, end } of matches) {
    const protectedSpan = reading.mask.touches(start, end);
    if (protectedSpan && !/["“”]/.test(reading.text)) continue;
    if (isKeptProfanity(phrase.toLowerCase(), reading.text, start, end)) continue;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const text = reading.text.slice(start, end);
    found.push({
      rule: `profanity.${phrase.toLowerCase().replace(/\W+/g, '-')}`,
      level: protectedSpan ? 'suggestion' : 'error',
      start,
      end,
      text,
      message: `“${text}” is a strong word.`,
      reason: protectedSpan
        ? 'It stands in a quotation, so it is listed only.'
        : 'Many readers find this word offensive, and job boards may refuse the advert.',
      replacements: [],
      safe: false,
      scored: !protectedSpan,
    });
  }
  return found;
}
