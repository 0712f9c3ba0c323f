/** Things of which much is said, and that are no clause all the same: "a starter set of tools worth £400, yours to keep". */

import { finiteAuxiliary, pronouns } from './clause.ts';
import { lexiconTags } from './lexicon.ts';
import { baseOfThird, nounLike } from './verbs.ts';

/**
 * "Five paid training days a year, chosen by you", "free eye tests for you, and half-price glasses", "a starter set of
 * tools worth £400, yours to keep": a thing, and what is said of it behind a comma.
 */
export function isThingWithTail(text: string): boolean {
  const [head = '', ...tail] = text.split(/, (.*)/s);
  // "150 euros for each phase passed first time": a sum.
  if (
    /^(?:[£€$₹]\d|\d[\d,.]* (?:euros?|pounds?|dollars?|rupees?)\b)(?!.*\b(?:is|are|was|were|goes|go|comes?|covers?|buys?)\b)/i.test(
      text,
    )
  )
    return true;
  // "Half-price stays for you and your family": stays that are had.
  if (
    /^(?:free|half-price|discounted|subsidi[sz]ed|cheaper|reduced) [a-z-]+s for (?:you|your|all|everyone)\b/i.test(
      text,
    ) &&
    !/,/.test(text)
  )
    return !/\b(?:is|are|was|were|has|have|had|can|may|will|must)\b/i.test(text);
  return (
    /^(?:an?|your own|one|two|three|four|five|six|seven|eight|nine|ten|\d+|free|paid|extra|full|half-price|subsidi[sz]ed|discounted|private|flexible|generous) \S+ /i.test(
      head,
    ) &&
    /^(?:chosen|yours|agreed|booked|paid|free|funded|plus|set|planned|shared|more|each|worth|including|on top|with|and (?:half|free|an?|two|three|\d+|more|one|paid|extra)\b)/i.test(
      tail[0] ?? '',
    ) &&
    !/\b(?:is|are|was|were|has|have|had|can|may|will|must|gets?|goes|counts?|comes?|starts?|stays?)\b/i.test(head) &&
    !/(?<!\b(?:for|to|with|of|by|on) )\b(?:you|we|they|everyone|everybody|nobody|who|that)\b/i.test(head)
  );
}

/** Of these one says in the singular what several do: "a team of nine look after it". */
const several =
  /^(?:an?|one) (?:[a-z-]+ )?(?:team|crew|group|family|board|number|lot|few|couple|majority|third|half|quarter|dozen|hundred|pair|handful|of|in|out|can|may|must)\b/i;
/** What takes place, or is given, on top of what one has: "an extra week", "a 13th month's pay". */
const singular = /^(?:an?|one|another|an extra|a full) (?=\S+ \S)/i;
/** What a single thing would do: "comes", "opened", "grew". */
const mayAct = (word: string): boolean =>
  baseOfThird(word) !== null ||
  /[^e]ed$/.test(word) ||
  finiteAuxiliary.test(word) ||
  lexiconTags(word).includes('PastTense');

/**
 * "A six-week paid sabbatical after five years", "one off-season trip a year for you and your family": a single thing, and
 * no word that says what it does. Of one thing a verb has its "s", or is past.
 */
export function doesNothing(text: string): boolean {
  if (!singular.test(text) || several.test(text) || /[:;?]/.test(text)) return false;
  const alone = text.replace(/\b(?:for|to|with) (?:you|everyone|everybody|them)\b(?: and \S+)?/gi, ' ');
  const words = alone.toLowerCase().split(/[ ,]+/).slice(1);
  return (
    /['’]s |-\w+ | (?:an?|each|every|per) (?:day|week|month|year|summer|winter|term)\b/i.test(text) &&
    !words.some(
      (word) => pronouns.test(word) || /^(?:what|how|where|when|if|that|which|who|because|so|or)$/.test(word),
    ) &&
    !words.some((word) => /^[a-z]+$/.test(word) && word !== 'paid' && mayAct(word))
  );
}

const thing = /^(?:an?|the|one|your) (?:[\w-]+ ){1,3}?(?:that|who|which) (?:has|have|is|are|was|will|can|would)\b/i;
/** "A board that has approved the plan that you would spend two years on": a thing, all of whose verbs are told of it. */
export function isThingThat(text: string): boolean {
  const [head] = thing.exec(text) ?? [];
  if (!head) return false;
  const rest = text.slice(head.length).trim().split(/\s+/);
  if (!rest.some((word) => finiteAuxiliary.test(word))) return false;
  return rest.every(
    (word, at) =>
      !(finiteAuxiliary.test(word) || (baseOfThird(word) !== null && !nounLike.has(baseOfThird(word) ?? ''))) ||
      /^(?:that|who|which|you|we|they|it|he|she|nobody|everyone|there|what|how|and|or|already|never|always)$/i.test(
        rest[at - 1] ?? '',
      ),
  );
}
