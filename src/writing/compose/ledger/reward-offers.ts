/** Rewards worded as an order to the reader, as a lift, or as how something already is: what they offer, in a sentence of its own. */
import { lowerFirst } from '../language/first-capitals.ts';

/** "Have breakfast with us before you go home", "start between 7.30am and 10am": what one may do. */
const mayDo =
  /^(?:have (?:(?:an?|your|our|the|any|free|lunch|breakfast|dinner|supper|tea|coffee|every|as)\b)|start (?:between|at|from|any ?time|when|as early|before|after|later|late)\b|finish (?:between|at|early|when|any ?time|before|by)\b|leave (?:early|at|when|on time)\b|pick (?:your|the|which|any)\b)/i;
/** "Lift to site from our yard": one is given. */
const lift = /^lift (?:to|home|from|there|in|back)\b/i;
/** "Eligible to buy in after two years": the reader is, and no thing that a job brings. */
const readerIs =
  /^(?:eligible|entitled|free|able|welcome|allowed|invited) (?:to|for) (?!(?:all|everyone|everybody|staff|members|employees|colleagues)\b)(?=[a-z])/i;
/** "Shift premium of 22% is already in the salary": there is only the one. */
const alreadySo =
  /^(?!(?:the|an?|our|your|all|every|each|no|this|that|it|there|we|you|they|half|most|some|any|what|travel|training|overtime|parking|tuition|food|lunch|breakfast|equipment|accommodation|childcare|insurance)\b)[A-Z][a-z]+(?: [a-z]+){0,3}[^s\W](?: of [^,;]+?)? is (?:already|built into|part of|on top|included in|added to|added every|paid (?:on top|with|monthly|weekly|every))\b/;

/** The sentence, or the thing with its article, of such a reward; null for every other. */
export function asOffered(typed: string): string | null {
  const text = typed.trim();
  if (mayDo.test(text)) return `You can ${lowerFirst(text)}`;
  if (lift.test(text)) return `A ${lowerFirst(text)}`;
  if (readerIs.test(text) && !/\b(?:is|are|you|we)\b/i.test(text)) return `You are ${lowerFirst(text)}`;
  return alreadySo.test(text) ? `The ${lowerFirst(text)}` : null;
}

/** "Defined contribution scheme, employer pays 8%": the employer are we. */
export const byUs = (text: string): string =>
  text.replace(
    /(?<=^[^,;.]{3,60}[,;] )(?:and )?(?:the |your )?(?:employer|company|firm) (pays|contributes|adds|matches|puts in|covers)(?= )/i,
    (_, verb: string) =>
      `we ${verb
        .toLowerCase()
        .replace(/^matches/, 'match')
        .replace(/s(?= in$|$)/, '')}`,
  );
