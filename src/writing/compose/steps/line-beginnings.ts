/** As much of a sentence as a line has room for: where it may end before its end. */

import { endsOpen } from '../language/ending.ts';
import { countWords, coverage } from '../language/words.ts';
import { isSureCut } from './sure-cut.ts';

/** Where a sentence may end before its end: "One nurse to one patient | for the first 24 hours | after surgery". What is said of a thing ("that were old when", "two days a week") stands with it. */
const pauses =
  /,? (?=(?:for|in|on|after|before|during|within|from|at|by|with|without|under|while|because|and|but|every|each|starting)\b)|(?:, |; | [–—-] )/g;

/** "For more than two years", "within five miles", "after one year": how long, how far and from when, without which more would be promised. */
export const limit =
  /^,? (?:since|within|until|unless|if|after|before|under|for (?:(?:the|your) (?:first|last|past|next|whole)|at least|more than|less than|over|about|up to|almost|nearly|around|only|an? (?:year|month|week|decade|day)|several|many|some|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty)\b))\b/i;

/** "Its largest investment", "the only lab": most of what stands behind it. */
const superlative =
  /\b(?:the|its|our|their|your) (?:(?:second|third) )?(?:most [a-z]+|[a-z]{2,}est|first|only|best|worst) (?:[a-z-]+ ){0,2}[a-z-]+$/i;
const scope = /^ (?:in|since|of|for|ever|outside|across|on|anywhere|at|within|north|south|east|west)\b/;
/** As much of a sentence as a line has room for, from its beginning, with what the step brief is about; null where nothing of it fits. */
export function beginning(text: string, most: number, boost: string): string | null {
  if (countWords(text) <= most) return text;
  const ends = [...text.matchAll(pauses)].map(({ index }) => text.slice(0, index)).reverse();
  return (
    ends.find(
      (part) =>
        countWords(part) <= most &&
        countWords(part) >= 3 &&
        !endsOpen(part) &&
        isSureCut(part, text.slice(part.length)) &&
        !limit.test(text.slice(part.length)) &&
        !/ (?:on|in|at|by|over|under|about|up|out|off|before|after|through|[a-z]+ly)$/i.test(part) &&
        // "A mixed NHS and private practice": both stand before what they share. "And you keep it" is one more.
        !(
          /^ (?:and|or) /.test(text.slice(part.length)) &&
          (/\b(?:mixed|both|between|either|mix of|[a-z]+ing)\b[^,]*$/.test(part) ||
            !/^ (?:and|or) (?:(?:you|we|they|it|there|an?|the|your|our|no|every|each|one|two|three|\d\S*)\b|[a-z]+ (?:the|an?|your|our|every)\b)/.test(
              text.slice(part.length),
            ))
        ) &&
        // "Take a proven test from the lab to the ward": what it is about is how far.
        !/^ from .* to /.test(text.slice(part.length)) &&
        // "Its largest investment in thirty years": without its scope a superlative claims more.
        !(superlative.test(part) && scope.test(text.slice(part.length))) &&
        // "One week you're on site, the next in court": the one is nothing without the other.
        !/^(?:one|some) (?:day|week|month|minute|moment|morning|shift|hour)s?\b/i.test(text) &&
        // "A handover and a seat at the table": which seat is what it is about.
        !(
          / (?:and|or) (?:an?|the|your|our) [a-z-]+$/i.test(part) &&
          /^ (?:at|of|in|on|with|for|to|from)\b/.test(text.slice(part.length))
        ) &&
        // "Time to sit with somebody": not sitting is what it is about.
        !/\bto [a-z]+$/i.test(part) &&
        // "Monday to Friday, 7.30 start, yard in Blandford": a row ends where one of its parts does.
        (!part.includes(', ') || text.slice(part.length).startsWith(',')) &&
        coverage(boost, part) >= coverage(boost, text) * 0.6,
    ) ?? null
  );
}
