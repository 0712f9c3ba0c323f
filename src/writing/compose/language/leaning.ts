/** Sentences that make sense only behind the one before them. */
import { isVerbBase } from './verbs.ts';

/** A sentence that leans on the one before it. */
export const leaning =
  /^(?:it|it['’]s|they|this|that|these|those|he|she|so|but|and|then|there|you['’]d be|you would be)\b/i;

/** "After a month you move on": what comes after what was told before it. */
const inSequence =
  /^(?:his|her|their|its|one of (?!(?:the|our|(?:\w+[’']s)) (?:most|best|few|only|top|first|leading|last|[a-z]+est)\b)|then|next|later|finally|eventually|in time|over time|afterwards|from then|after (?:that|this|an?|the|two|three|six|your)|by (?:then|the (?:end|time)|\p{Lu}\p{Ll}+ you)|in the (?:afternoon|evening)s?|once you|the (?:rest|others?|remainder|second|third)|(?:rest|remainder) (?:is|are)|(?:one|two|three|half|most|some|many|few|all|none)(?: in [a-z\d]+)? of (?:them|it|these|those)|both|neither|others|some of (?:it|them)|(?:you|we|they)(?:['’]\w+| \w+)? also)\b|\bthe same in\b/iu;

/** "You need to know it", "we decided this in 2019", "you send them home": it was named before. */
const ofIt =
  /\b(?:it['’]s|it is|they['’]re|they are) (?:for|about|from)[.!]?$|^(?:you|we)\b[^,.]{0,30}\b(?:it|them)(?:[.!]?$|,| (?:all|and|or|but|well|too|back|up|out|off|through|away|over|for|in|on|with|at|when|if|because)\b)|^(?:you|we)(?: [a-z]+){1,2} (?:them|those|these)\b(?! [a-z]+s\b)|^(?:you|we)(?: [a-z]+){1,2} this(?=[.!]?$| (?:in|for|since|because|years|long)\b)/i;

/** "Nine of our eleven account executives did": what they did was said before. */
const ofADeed =
  /^(?!.*\b(?:what|how|who|where|when|why|that|which|as|than|if|all|more|everything|anything)\b)[^,;:]{3,60} (?:did|does|has|have|were)[.]?$/i;

/** "Not stuck on householders.": of what was said before. */
const notSo =
  /^(?:not|never|no longer|rather than|instead of|without)\b(?!.*\b(?:is|are|was|has|have|will|can|do|does)\b)/i;

/** "Will lead that project, with planning granted", "in the same period": which one, only the sentence before it says. */
const thatOne =
  /\b(?:will|to|you|we|you['’]ll|who|would|can) (?:[a-z]+ ){1,2}(?:that|those) (?!(?:way|day|one|who|which|said|long|far|much|kind|sort|matters?|counts?)\b)[a-z]+(?=[.!]?$|, | (?:with|from|for|by|until|before|after) )|\b(?:in|over|during) the same (?:period|time|months?|years?|seasons?)\b(?! as\b)/;

/** "Most places run 150+", "others make you wait": beside what was said of the house before. */
const ofOthers =
  /^(?:most|many|some|few|the|almost all)? ?(?:other )?(?:others|places|firms|companies|employers|shops|competitors|agencies|practices|clinics|schools|hotels|restaurants|garages) (?!(?:in|of|near|across|around|that|who|where|we|with)\b)[a-z]/i;

/** Whether a sentence makes sense only behind the one before it. */
export const leansBack = (text: string): boolean =>
  (/ (?:that|those|the same) /.test(text) && thatOne.test(text)) ||
  leaning.test(text) ||
  inSequence.test(text) ||
  ofIt.test(text) ||
  ofADeed.test(text) ||
  notSo.test(text) ||
  ofOthers.test(text);

const ofThemAll = /\b(?:they|them|their|theirs)\b/i;
/** Several, or somebody of whom one may say "they". */
const severalOrAnyone =
  /\b(?:[a-z]{2,}[^su\W]s|people|men|women|children|staff|teams?|crew|public|community|family|police|everyone|everybody|someone|somebody|nobody|no one|anyone|anybody|whoever|each|every|(?:an?|the|one|our|your) [a-z-]+)\b/i;

/** "What we do about it": of something that was named before, or before it in the same sentence. */
const aboutIt = /\b(?:about|of|with|for|behind|from|into|on|over|around|against) it\b(?! (?:is|was|takes|has|all)\b)/i;
/** Words that name nothing. */
const namesNothing =
  /^(?:you|we|i|they|he|she|it|who|what|how|why|when|where|whether|that|which|would|will|could|can|may|must|should|do|does|did|are|is|be|have|has|had|to|and|or|but|not|never|also|then|now|here|there|all|next|else|more|most|us|me|them|get|got)$/i;

/** "You decide how they work together", "you decide what we do about it": who and what that is, only the sentence before it says. */
export function pointsOutside(text: string): boolean {
  const found = ofThemAll.exec(text);
  if (found !== null && !severalOrAnyone.test(text.slice(0, found.index))) return true;
  const it = aboutIt.exec(text);
  return (
    it !== null &&
    /^(?:you|we)\b/i.test(text) &&
    text
      .slice(0, it.index)
      .split(/[^\p{L}’'-]+/u)
      .every((word) => word === '' || namesNothing.test(word.replace(/['’].*$/, '')) || isVerbBase(word.toLowerCase()))
  );
}

/** "The other half", "what happens between", "do it and": the rest of something that the sentence before it divided. */
const otherPart =
  /\b(?:the (?:other|others|rest|remaining|remainder)\b(?! of (?:the|our|your) )|in between\b|between (?=is\b|are\b|was\b|[.!]?$))|^(?:do|did|does) (?:it|so|that|this)\b/i;
/** What divides it in the sentence itself: "half of the music", "one week on". */
const firstPart = /\b(?:half|one|some|a third|most|two|three|four)\b/i;
/** "Nobody will argue": about what, only the sentence before it says. */
const nobodyDoes =
  /^(?:nobody|no one|nothing|everyone|everybody) (?:(?:will|would|can|does|ever) )?[a-z'’]+(?: [a-z]+ly)?[.!]?$/i;
/** "Every week, no exceptions": when, and no what. */
const onlyWhen =
  /^(?:every|each|all) (?:single |other )?(?:day|week|month|night|year|shift|time|season|term)s?(?:[,;] .*| (?:of|without|with) .*)?$/i;

/** Whether the second sentence of a promise says nothing without the first. */
export function leansOnFirst(text: string): boolean {
  const part = otherPart.exec(text);
  return (
    (part !== null && !firstPart.test(text.slice(0, part.index))) ||
    nobodyDoes.test(text) ||
    (onlyWhen.test(text.replace(/[.!]$/, '')) && !/\b(?:is|are|has|have|you|we)\b/i.test(text))
  );
}
