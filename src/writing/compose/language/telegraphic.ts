/** Wording as people note it down, which no advert prints: shorthand, names without their articles, rows without an "and". */
import { kindOf } from './kind.ts';
import { withArticles } from './shorthand-articles.ts';

/** Short forms and signs that stand in for words. */
const shorthand =
  /(?:^|[\s(])(?:yrs?|hrs?|mths?|wks?|mins?|pw|p\/w|w\/|p\/h|pa|approx|incl|excl|avail|poss|pref|reqd?|temp|perm|dept|mgmt|ASAP|asap|TBC|TBA|w\/c|FTC|FT|PT|f\/t|p\/t)\.?(?=$|[\s,.;:)])|[=~<>|\\^]|\s[+/]\s|\s-\s|\b(?:per|an) (?:hour|annum), plus\b/;

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
/** "Opened October 2025", "bronze for the potato salad 2024": a date that hangs on nothing. */
const bareDate = new RegExp(
  String.raw`\b(?!(?:in|of|since|by|from|until|till|to|before|after|during|and|or|for|the|on|early|late|mid|this|last|next|end|every|each|between|with|around|about|through|per|than|summer|winter|spring|autumn|year|season|fiscal|class|Q\d)\b)[a-z][a-z'’-]+ (?:\d{1,2} )?(?:${month} )?(?:19|20)\d\d(?![\d-])|\b(?:opened|started|founded|won|moved|launched|starts|closes|ends) ${month}\b`,
);

const workplace =
  '(?:office|store|shop|site|depot|branch|team|hub|yard|warehouse|plant|factory|lab|kitchen|restaurant|clinic|surgery|workshop|showroom|salon|studio)';
/** "In Baner office": one of ours, without its article. */
const bareOffice = new RegExp(
  String.raw`\b(?:in|at|from|to|for|with|of) (?!(?:The|Our|Your|A|An|Every|Each|All)\b)(?:\p{Lu}[\p{L}'’-]+ ){1,3}${workplace}(?=$|[\s,.;])`,
  'u',
);

/** How a part goes on with what stands before its comma: an "and", a preposition, a time, words that tell more. */
const tail =
  /^(?:and|or|but|so|yet|nor|with|without|which|who|whose|where|when|while|including|such|from|to|by|in|on|at|for|of|as|like|not|no|never|because|if|once|unless|plus|then|both|all|each|every|either|half|some|most|many|several|an?|the|our|your|their|its|this|that|mostly|mainly|usually|often|sometimes|only|even|also|too|up|until|before|after|about|around|over|under|between|through|across|within|depending|rather|more|less|fewer|at|full-time|part-time|permanent|paid|alternate|one|two|three|four|five|six|seven|eight|nine|ten|twelve|weekends?|evenings?|nights?|days?|mornings?|afternoons?|earlies|lates|year|term|off|out|home|here|there|you|we|they|it|nobody|everyone|just)\b|^[a-z]+(?:ing|ed|ly)\b|^\p{Lu}[\p{L}\d'’&.-]*(?: (?:\p{Lu}[\p{L}\d'’&.-]*|of|the|and|de|\d+))*$|^\p{Lu}\p{Ll}+days?\b|^[£€$₹]?\d[\d.,:]*(?:%|k|m| ?[ap]\.?m\b)?(?: (?:to|or|hours?|days?|weeks?|months?|years?|nights?|weekends?|times?|minutes|km|miles|in|a|per|out)\b|$)/u;

/** "5 days, general shift, company bus from the station": a row whose last part is a bare thing, and no "and" closes it. */
function isOpenRow(text: string): boolean {
  const parts = text.split(/,\s+(?!\d{3}\b)(?![^()]*\))/);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && !/\s(?:and|or|&|plus)\s/.test(last) && !tail.test(last) && kindOf(last) !== 'clause';
}

/** Whether an editor would have to write the wording out: it lacks articles, uses shorthand, or is a row of notes. */
export function isTelegraphic(typed: string): boolean {
  const text = typed.replace(/[.!?]+$/, '').trim();
  return text
    .split(/(?<=[.!?;:])\s+/)
    .some(
      (part) =>
        shorthand.test(part) ||
        bareDate.test(part) ||
        bareOffice.test(part) ||
        isOpenRow(part) ||
        withArticles('', part, 'a') !== part,
    );
}
