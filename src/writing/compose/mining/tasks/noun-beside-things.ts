/**
 * Parts of a mixed list ("tills, fuel deliveries, keep the shop clean") whose first word is a noun as well as a verb. It is an
 * order only with a determiner, a number or a particle behind it, or where no part of the list is surely a thing: nobody fuels
 * deliveries beside tills, nor plans a CT beside masks that are made.
 */
import { isKnownNoun } from '../../language/nouns.ts';
import { baseOfIng, isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { isReadily } from './compound.ts';
import { isDoneToSuch } from './noun-first.ts';
import { isMostlyNoun, isOfWhat } from './parallel.ts';

const twoWords = /^([A-Za-z][a-z]{2,}) ([a-z][a-z-]{2,})$/;
const firstOf = (part: string): string => /^[a-z]+/.exec(part.toLowerCase())?.[0] ?? '';
const isDone = (word: string): boolean => isVerbBase(word) || mayBeVerb(word);

/** "Tills", "bar stock", "simulation": a part that names something, and in which no first word may be a verb. */
function isSureThing(part: string): boolean {
  const words = part.trim().toLowerCase().split(' ');
  const [first = '', second] = words;
  if (words.length > 2 || !/^[a-z-]{3,}$/.test(first) || isDone(first) || /(?:ly|ing|ed)$/.test(first)) return false;
  return second === undefined ? isKnownNoun(first.replace(/s$/, '')) || /[^su]s$/.test(first) : isKnownNoun(first);
}

/**
 * What such a part is because of what stands beside it: a thing ("fuel deliveries", "planning CT"), a word of which nobody knows
 * ("drain gullies" beside boilers), or null where it is read as any other.
 */
export function besideThings(part: string, list: readonly string[]): 'thing' | 'unknown' | null {
  const others = list.filter((other) => other !== part);
  // "Planning CT": a doing before letters, where no other part is one.
  if (/^[A-Za-z][a-z]+ing [A-Z]{2,5}s?$/.test(part) && baseOfIng(firstOf(part)) !== null)
    return others.length === 0 || others.some((other) => baseOfIng(firstOf(other)) !== null)
      ? null
      : /^planning /i.test(part)
        ? 'thing'
        : 'unknown';
  const [, word = '', second = ''] = twoWords.exec(part) ?? [];
  const first = word.toLowerCase();
  if (!/[^su]s$/.test(second) || !isDone(first) || isReadily(first) || isDoneToSuch(first)) return null;
  if (!(nounLike.has(first) || isKnownNoun(first)) || !others.some(isSureThing)) return null;
  return isOfWhat(second) || isMostlyNoun(first) ? 'thing' : 'unknown';
}

/** Behind these an order follows in any sentence. */
const beforeOrders = /^(?:and|or|then|also|to|help|let|make|can|will|you|we|they|please|must|not|learn)$/;
/**
 * Whether a line of the job description has the same two words as what something is done to: beside "handle tag lines" of the paper
 * the brief's "tag lines" are ropes, and nobody tags them.
 */
export function isNamedInPaper(part: string, paper: readonly string[]): boolean {
  const pair = twoWords.exec(part.trim().replace(/[.;]$/, ''))?.[0].toLowerCase() ?? '';
  if (pair === '' || !isDone(firstOf(pair)) || isReadily(firstOf(pair))) return false;
  return paper.some((line) => {
    const text = ` ${line.toLowerCase().replace(/[^a-z' -]+/g, ' , ')} `;
    const at = text.indexOf(` ${pair} `);
    const before = at < 0 ? [] : text.slice(0, at).trim().split(/\s+/);
    const last = before.at(-1) ?? '';
    return /^(?:the|an?|our|all|any)$/.test(last) || (isVerbBase(last) && !beforeOrders.test(last));
  });
}
