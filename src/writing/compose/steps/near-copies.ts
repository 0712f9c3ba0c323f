/** Lines that a reader takes for one line: nearly the same words, or the same but for small ones, whatever their order. */

import { remembering, sharedBy } from '../language/words.ts';

/** From this share of all their words on, two lines are copies: a margin below what a reader would call one. */
const SHARED = 0.78;

/** Words that put the others together, or only call somebody to a job: "wanted in Leeds", "move to", "work in", "join". */
const SMALL: ReadonlySet<string> = new Set(
  'a an the in at with for as to of and or on by from our your we you us is are be become join work move wanted job jobs role post here new next field sector industry'.split(
    ' ',
  ),
);

const wordsIn = remembering(
  (text): ReadonlySet<string> =>
    new Set(
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}\p{N}_]+/gu) ?? [],
    ),
);
/** What a line says with its names, in any order. */
const saidIn = remembering((text) => [...wordsIn(text)].filter((word) => !SMALL.has(word)).sort());

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = sharedBy(one, other);
  return shared / Math.max(1, one.size + other.size - shared);
}

/** Whether one line has nearly all the words of the other: "In Leeds: Night Porter" and "Night Porter wanted in Leeds". */
export const isNearCopy = (one: string, other: string): boolean => share(wordsIn(one), wordsIn(other)) >= SHARED;

/** "Move to fishing as a Skipper", "Work in fishing as a Skipper": both call people over, and to the same. */
const toCome = /^(?:move|work|join|start|step|come)\b/i;
export const callsOver = (text: string): boolean => toCome.test(text);

/**
 * Whether they differ in small words only: "Move to fishing as a Skipper" and "Work in fishing as a Skipper". What asks is no copy of what tells.
 * @param always the names that every line of the batch has: with these alone there are so few lines that one of each kind may stand
 */
export function differsInSmallWords(one: string, other: string, always: string): boolean {
  const said = saidIn(one);
  const named = wordsIn(always);
  return (
    one.includes('?') === other.includes('?') &&
    said.join(' ') === saidIn(other).join(' ') &&
    (said.some((word) => !named.has(word)) || (callsOver(one) && callsOver(other)))
  );
}
