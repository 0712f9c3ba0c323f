/** Wording as people note it down, which no advert prints: shorthand, names without their articles, rows without an "and". */

import { monthSource as month, weekdayInFull } from '../../text/calendar.ts';
import { rare } from './its-words.ts';
import { isWorkInRow } from './needs-no-article.ts';
import { isMass } from './nouns.ts';
import { withArticles } from './shorthand-articles.ts';
import { saysClause } from './sure-clause.ts';

/** Short forms and signs that stand in for words. */
const shorthand =
  /(?:^|[\s(])(?:yrs?|hrs?|mths?|wks?|mins?|pw|p\/w|w\/|p\/h|pa|approx|incl|excl|avail|poss|pref|reqd?|temp|perm|dept|mgmt|ASAP|asap|TBC|TBA|w\/c|FTC|FT|PT|f\/t|p\/t)\.?(?=$|[\s,.;:)])|[=~<>|\\^]|[£€$₹]?\d[\d.,k]*\/[a-z]|\sx \d|[a-z]\+(?=[\s,.]|$)|\b(?:must|ok|okay)$|, \d+ in [a-z]+$|(?:^|[\s(])(?:Mon|Tues?|Weds?|Thurs?|Fri|Sat(?! nav)|Sun)(?=$|[\s,.)])|\b\d (?:home|in|out)(?=$|[,;]| with\b)|\s[+/]\s|\s-\s|\b(?:per|an) (?:hour|annum), plus\b/;

/** "Opened October 2025", "bronze for the potato salad 2024": a date that hangs on nothing. */
const bareDate = rare(
  new RegExp(
    String.raw`\b(?!(?:in|of|since|by|from|until|till|to|before|after|during|and|or|for|the|on|early|late|mid|this|last|next|end|every|each|between|with|around|about|through|throughout|over|across|within|all|whole|entire|per|than|our|its|their|your|summer|winter|spring|autumn|year|season|fiscal|class|Q\d)\b)[a-z][a-z'’-]+ (?:\d{1,2} )?(?:${month} )?(?:19|20)\d\d(?![\d-])|\b(?:opened|started|founded|won|moved|launched|starts|closes|ends) ${month}\b`,
  ),
);

const weekday = `${weekdayInFull}s?`;
/** "150 covers Saturday", "split shifts Saturdays": a day that hangs on nothing; "a full Saturday" is one of a kind. */
const bareDay = new RegExp(
  String.raw`\b(?!(?<=\b(?:an?|the|each|every|this|that) )[a-z]{2,} ${weekdayInFull}$)(?!(?:on|every|each|to|and|or|until|from|by|alternate|last|first|next|this|per|a|one|second|third|fourth|another|other|for|before|after|of|most|half|any|late|early|no|all|only|through|with|between|work|works|including|plus|except|excluding|bar)\b)[a-z]{2,} ${weekday}$`,
);
/** "A salary and incentives and petrol allowance": a row by its plus signs. */
const plusRow = /^(?!.*\b(?:between|both)\b)[\w -]+ and (?:[a-z-]+ ){1,3}and [a-z -]+$/i;

const workplace =
  '(?:office|store|shop|site|depot|branch|team|hub|yard|warehouse|plant|factory|lab|kitchen|restaurant|clinic|surgery|workshop|showroom|salon|studio)';
/** "In Baner office": one of ours, without its article. */
const bareOffice = new RegExp(
  String.raw`\b(?:in|at|from|to|for|with|of) (?!(?:The|Our|Your|A|An|Every|Each|All)\b)(?:\p{Lu}[\p{L}'’-]+ ){1,3}${workplace}(?=$|[\s,.;])`,
  'u',
);

/** How a part goes on with what stands before its comma: an "and", a preposition, a time, words that tell more. */
const tail =
  /^(?:(?:week|month|fortnight) off$|and|or|but|so|yet|nor|with|without|which|who|whose|where|when|while|including|such|from|to|by|in|on|at|for|of|as|like|not|no|never|because|if|once|unless|plus|then|both|all|each|every|either|half|some|most|many|several|an?|the|our|your|their|its|this|that|mostly|mainly|usually|often|sometimes|only|even|also|too|up|until|before|after|about|around|over|under|between|through|across|within|depending|against|compared|versus|down|rather|more|less|fewer|above|below|beyond|near|next|close|far|straight|full-time|part-time|permanent|paid|alternate|one|two|three|four|five|six|seven|eight|nine|ten|twelve|weekdays?|weekends?|evenings?|nights?|days?|mornings?|afternoons?|earlies|lates|year|term|off|out|home|here|there|you|we|they|it|nobody|everyone|just)\b|^[a-z]+(?:ing|ed|ly)\b|^[a-z]+(?: [a-z]+){0,3} (?:aside|apart|excepted|excluded)$|^\p{Lu}[\p{L}\d'’&.-]*(?: (?:\p{Lu}[\p{L}\d'’&.-]*|of|the|and|de|\d+))*$|^\p{Lu}\p{Ll}+days?\b|^\p{Lu}\p{Ll}+ (?:is|was|has|does|will|can|takes|makes|says|leads|runs|comes|goes|never|always)\b|^[£€$₹]?\d[\d.,:]*(?:%|k|m| ?[ap]\.?m\b)?(?:-\d|(?: ?[ap]\.?m\.?)? ?(?:–|-|to) ?\d| (?:to|or|on|off|hours?|days?|weeks?|months?|years?|nights?|weekends?|times?|minutes|km|miles|in|an?|per|out)\b|-(?:hour|day|week|minute)\b|$)/u;

/** "5 days, general shift, company bus from the station": a row whose last part is a bare thing, and no "and" closes it. */
function isOpenRow(text: string): boolean {
  const parts = text.split(/,\s+(?!\d{3}\b)(?![^()]*\))/);
  // "Company bus from Trim and Navan": the "and" of what it is from closes no row.
  const last = (parts.at(-1) ?? '').replace(
    /(?<=\S) (?:from|of|for|with|between|to|in|at|on) [^,]+ (?:and|or) [^,]+$/,
    '',
  );
  // "Ops, fleet, warehouse, IT, HR": fields in a row.
  if (parts.length > 2 && parts.every((part) => part.split(' ').length < 3) && !/ (?:and|or|plus) /.test(text))
    return true;
  return parts.length > 1 && !/\s(?:and|or|&|plus)\s/.test(last) && !tail.test(last) && !saysClause(last);
}

/** Whether an editor would have to write the wording out: it lacks articles, uses shorthand, or is a row of notes. */
export function isTelegraphic(typed: string): boolean {
  const text = typed.replace(/[.!?]+$/, '').trim();
  return text
    .split(/(?<=[.!?;:])(?<!\b[ap]\.m\.)\s+/)
    .some(
      (part) =>
        shorthand.test(part) ||
        bareDate.test(part) ||
        bareOffice.test(part) ||
        bareDay.test(part) ||
        (plusRow.test(part) && !/^(?:you|we|the|our)\b/i.test(part)) ||
        isOpenRow(part) ||
        lacksArticles(part),
    );
}

/** Words that name one thing or the whole of it: "work on housing policy", "arrive on time". */
const wholes =
  /\ban? (?:[a-z-]+ ){0,2}(?:policy|strategy|time(?: [a-z]+)?|practice|design|service|production|theatre|law|board|court|market|project|sale|stock|cost|control|quality|plant|support|policy|share|trial|demand|land)\b/;
function lacksArticles(part: string): boolean {
  const written = withArticles('', part, 'a');
  if (written === part || wholes.test(written) || isWorkInRow(part)) return false;
  // "£400,000 spent on training last year": stuff, and no one of it.
  // "Is subject to a check": only what stands behind a preposition is surely a thing.
  if (!/\b(?:in|for|with|at|on|of|from|by|to|into|as|across|between) an? /.test(written)) return false;
  const added = [...written.matchAll(/\ban? ((?:[a-z-]+ )?[a-z-]+)/g)].map(([, words = '']) => words);
  return !added.some((words) => words.split(' ').some((word) => isMass(word) && !part.includes(`a ${words}`)));
}
