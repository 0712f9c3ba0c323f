/** Things that somebody's work is about, named and nothing more: "breakdowns on the corrugator", "professional standards and safe staffing". */
import { bare } from '../../language/bare-places.ts';
import { isLikelyThing, lacksArticle } from '../../language/counting.ts';
import { describes, knowsNoun, lexiconTags } from '../../language/lexicon.ts';
import { isKnownNoun, isMass, isUncounted } from '../../language/nouns.ts';
import { baseOfThird, isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { isNameOfDeed } from './order-phrase.ts';
import { isRatherName } from './parallel.ts';
import { mayBeOrder } from './things.ts';

const link = /^(?:of|for|with|in|on|at|to|from|across|under|within|between|around|before|after|during|by|via)$/;
const determined = /^(?:the|our|an?|all|both|two|three|four|five|six|seven|eight|nine|ten|\d[\d,]*)$/;
/** What is asked, given or remarked, and no thing at all. */
const noThing =
  /[:;?!()<>=]|\b(?:is|are|was|were|be|been|will|must|has|have|had|can|could|should|would|may|you|we|they|it|he|she|i|us|them|who|which|that|what|whatever|how|where|if|so|because|needed|required|given|provided|wanted|preferred|essential|desirable|able|only|not|no|never|always|etc|please|tb[ac]|own|more|other|others|stuff|things?|anything|something)\b/i;
const times =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|nights?|mornings?|evenings?|hours|shifts?|days|weeks|months|years|minutes|\d+ ?[ap]m)$/i;
const state = /(?:tion|sion|ment|ance|ence|ancy|ency|ity|ety|ness|ship|ics|logy|ware|work|age)$/;
const isName = (word: string): boolean => /^\p{Lu}/u.test(word) || /^[a-z]?[A-Z]{2,}s?$/.test(word);

/** Whether a word is something that a sentence can name with nothing before it: several, stuff, a state, a doing, a name. */
function standsBare(word: string, alone: boolean): boolean {
  const lower = word.toLowerCase();
  const one = lower.replace(/ies$/, 'y').replace(/s$/, '');
  if (isName(word)) return true;
  if (lacksArticle(lower) || /ly$/.test(lower)) return false;
  if (/[^su\W]s$/.test(lower) || lexiconTags(lower).includes('Plural'))
    // "Delegates", "supervises": what somebody does, unless it is a thing as well.
    return !alone || baseOfThird(lower) === null || nounLike.has(baseOfThird(lower) ?? '') || isKnownNoun(one);
  if (/[a-z]{3}ing$/.test(lower)) return true;
  // "Punctual", "friendly": how somebody is.
  if (alone && (describes(lower) || lexiconTags(lower).includes('Adjective')) && !nounLike.has(lower)) return false;
  if (isVerbBase(lower) && !nounLike.has(lower)) return false;
  return isUncounted(lower) || isMass(lower) || state.test(lower) || (nounLike.has(lower) && !isLikelyThing(lower));
}

/** Whether what stands behind a small word lacks nothing: "on the corrugator", "at term", "to colleges". */
function isWell(preposition: string, words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length === 0 || words.length > 5) return false;
  if (determined.test(first)) return words.length > 1;
  return (words.length === 1 && bare[preposition]?.test(last) === true) || standsBare(last, false);
}

/** A name with what stands behind it; `among`: whether nothing else in its list is an order. */
function isThing(typed: string, among: boolean): boolean {
  const words = typed.split(' ');
  const end = words.findIndex((word) => link.test(word));
  const core = end < 0 ? words : words.slice(0, end);
  const [first = ''] = core;
  const last = core.at(-1) ?? '';
  if (core.length === 0 || core.length > 5 || !core.every((word) => /^[\p{L}\d][\p{L}\d'’&/.-]*$/u.test(word)))
    return false;
  const alone = core.length === 1;
  const lower = first.toLowerCase();
  // "Measure", among orders: one more of them.
  if (alone && !among && (isVerbBase(lower) || (mayBeVerb(lower) && !isUncounted(lower)))) return false;
  // "Rinse glasses", "check deliveries": an order, or nobody knows what.
  if (!alone && !isName(first) && !determined.test(lower)) {
    // "Condition the deliveries", "re-gild dials", "return work to the trade": done, and no name has an article in it.
    if (/^(?:the|an?|our|your|their)$/.test(core[1] ?? '') || (!among && /^re-[a-z]/.test(lower))) return false;
    if (
      !among &&
      isVerbBase(lower) &&
      /^(?:to|into|from|onto)$/.test(words[end] ?? '') &&
      determined.test(words[end + 1] ?? '')
    )
      return false;
    if (mayBeOrder(core.join(' ')) && !(among && knowsNoun(lower))) return false;
    if (isVerbBase(lower) && !nounLike.has(lower)) return false;
    // "Water plants", "stock shelves": an order as often; among names it is one.
    if (isVerbBase(lower) && !among && !isRatherName(core.join(' ')) && !isNameOfDeed(core.join(' '))) return false;
    if (!isVerbBase(lower) && mayBeVerb(lower) && !knowsNoun(lower) && !describes(lower)) return false;
  }
  if (
    core
      .slice(0, -1)
      .some(
        (word) =>
          /[a-z]{3}ly$/.test(word) &&
          !/(?:daily|weekly|monthly|yearly|early|family|supply|assembly|quarterly|nightly|friendly)$/i.test(word),
      )
  )
    return false;
  const named = /^\d+$/.test(last) && isName(core.at(-2) ?? '');
  if (!(named || (determined.test(lower) && !alone) || standsBare(last, alone))) return false;
  // Each small word with what belongs to it.
  let at = core.length;
  while (at < words.length) {
    const next = words.findIndex((word, index) => index > at && link.test(word));
    const stop = next < 0 ? words.length : next;
    if (!isWell(words[at] ?? '', words.slice(at + 1, stop))) return false;
    at = stop;
  }
  return true;
}

/** "As per planogram": the one there is. */
const withRule = (name: string): string =>
  name.replace(/ as per (?!the\b|our\b|an?\b)(?=([a-z]+)$)/, (found, noun: string) =>
    bare.to?.test(noun) ? found : ' as per the ',
  );

/**
 * What is named, as it stands behind "Your work covers"; null where a part of it may be an order, lacks its article, or is no
 * thing: "rinse glasses", "bale press", "friendly and clean". `among`: whether nothing else in its list is an order.
 */
export function coveredThing(typed: string, among = false): string | null {
  const name = withRule(typed.trim().replace(/[.]$/, ''));
  const plain = name.replace(/ as per (?:the )?[a-z]+$/, '');
  // "Everything from prep to plating".
  if (/^everything from (?:[a-z-]+ )?[a-z-]+ to (?:[a-z-]+ )?[a-z-]+$/.test(plain)) return name;
  if (plain.length < 3 || plain.split(' ').length > 12 || noThing.test(plain) || times.test(plain)) return null;
  const parts = plain.split(/,? and |, /);
  return parts.every((part) => isThing(part, among)) ? name : null;
}
