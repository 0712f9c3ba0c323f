/** Promises that are said as they were typed: no half of them says what they say, and no lead goes before them. */
import { leansBack, leansOnFirst, pointsOutside } from '../language/leaning.ts';
import { lacksItsNoun, pointsBack } from '../language/own-noun.ts';
import { saysClause } from '../language/sure-clause.ts';
import { baseOfThird, isVerbBase } from '../language/verbs.ts';

/** "What it does next is up to you", "because you read the gauge", "you keep it": says nothing without the sentence before it. */
export const leansOnAnother = (text: string): boolean =>
  leansBack(text) ||
  leansOnFirst(text) ||
  pointsOutside(text) ||
  pointsBack(text) ||
  /^(?:because|so that|or|nor)\b/i.test(text);

/** "Know every one of them": whom, no word of the sentence says. */
export const lacksWhom = (text: string): boolean =>
  /\b(?:every one|each|all|both|most|some|many|any|one) of (?:them|these|those)\b(?! (?:[a-z]+s|who)\b)/i.test(text) &&
  lacksItsNoun(text);

/** "Not a cog.", "We can't promise sunshine.", "Who checks the checkers?": the sentence behind it turns or answers it. */
export const isFirstHalf = (text: string): boolean =>
  /^(?:not|never|no longer)\b|^(?:we|you) (?:can['’]?t|cannot|don['’]t|won['’]t) (?:promise|offer|sell|need|want)\b|\?$/i.test(
    text,
  );

/** Past forms that are no verb in any other time. */
const past =
  /^(?:was|were|had|did|made|found|kept|took|gave|sold|built|grew|won|went|came|saw|met|spent|taught|brought|bought|sent|held|wrote|drove|flew|fed|paid|lost|left|began|chose|sang|caught|fought|got|laid|heard|told|said|knew|thought|stood|sat|woke|rode|drew|fell|felt|slept|dug|hung|spoke|broke|shook|stopped|planned|fitted|carried|studied|tried|[a-z]{2,}[^eu\W]ed)$/i;

/** "You found the crack", "you were there": what somebody did or was, which no "you'll" tells. */
export function tellsWhatWas(text: string): boolean {
  const [first = '', second = '', third = ''] = text.split(/[ ,]/);
  if (!/^(?:you|we|they|he|she|someone|somebody)$/i.test(first)) return false;
  const verb = /^(?:never|always|also|once|just|only)$/i.test(second) ? third : second;
  return past.test(verb) && !isVerbBase(verb.toLowerCase());
}

/** What stands behind a verb, and seldom behind a noun. */
const ownedVerb =
  /^(?:an?|the|it|us|you|them|him|her|in|on|at|to|under|well|better|again|home|your|our|more|less|safely)$/;

/** "Miss one weld and a bridge is closed": an order, and what follows from it. Both are one condition. */
function isCondition(text: string): boolean {
  const [first = ''] = text.split(' ');
  if (!isVerbBase(first.toLowerCase()) && !/^(?:say|hear|tell|be|see|let|put|miss|get|catch|lose)$/i.test(first))
    return false;
  return [
    ...text.matchAll(
      /,? and (?=(?:(?:an?|the|our|your|their|he|she|it|they|you|nobody|no|everyone|everybody|someone|somebody|every|each|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundreds|thousands|\d[\d,.]*|half|most) |[a-z]+s (?:[a-z]+) ))/g,
    ),
  ].some(({ index, 0: joint }) => {
    const then = text.slice(index + joint.length);
    // "Take a tram line and the people who run it": a thing.
    if (/^(?:he|she|they|you|it|nobody|everyone|everybody|someone|somebody) (?!(?:who|that)\b)[a-z'’]+/i.test(then))
      return true;
    // Words between it and its verb; what stands behind a preposition does nothing ("the yard behind it").
    const words = (
      then.split(/ (?:who|that|which|where|when|if|because|so|behind|with|from|for|beside) /)[0] ?? ''
    ).split(' ');
    if (words.length > 4 && saysClause(words.join(' '))) return true;
    return words.slice(1, 7).some((word, at) => {
      const [before = '', behind = ''] = [words[at], words[at + 2]];
      if (at > 0 && /^(?:is|are|has|have|will|can|gets?|goes|stays?|keeps?)$/.test(word)) return true;
      // "Someone you never meet sits under it", "forty people get home": a verb that its own noun does.
      if (at === 0 || !ownedVerb.test(behind)) return false;
      return /(?:[^su]s|people|children)$/.test(before) ? isVerbBase(word) : baseOfThird(word) !== null;
    });
  });
}

/** "Climb by day, home by dinner": an order, and where one is then; no lead of ours takes both. */
const stateBehind =
  /^[a-z]+ [^,;:]+, (?:and )?(?:home|done|back|off|out|free|asleep|in bed|no|never|weekends|evenings|nights|mornings|[A-Z][a-z]+days?) (?!you\b|we\b|is\b|are\b)[^,;:]*$/i;

/** "Finish Friday at 8 and no weekend work, ever": an order, and what there is none of. */
const andNone =
  /^[a-z]+ [^;:]+?(?:,| and|, and) (?:no (?!one\b|longer\b|more than\b)[a-z]+|(?:bank holidays|holidays|weekends|[A-Z][a-z]+days?) (?:always )?off\b)/i;
/** "New kit, warm cab, home every night": three cries, which no article and no lead of ours joins. */
const threeCries =
  /^(?!.*\b(?:and|or|you|we|they|it|is|are|off)\b|\d|(?:one|two|three|four|five|six|seven|half) )[^,;:.?!]+, [^,;:.?!]+, [^,;:.?!]+$/i;

/** Whether a promise is said whole and alone, or not at all. */
export const standsAsTyped = (text: string): boolean =>
  tellsWhatWas(text) ||
  isCondition(text) ||
  threeCries.test(text) ||
  ((stateBehind.test(text) || andNone.test(text)) && isVerbBase((text.split(' ')[0] ?? '').toLowerCase()));
