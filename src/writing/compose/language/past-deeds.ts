/** Times that are over, and whether a text tells what somebody did to something: a past form with its object right behind it, which no participle has. */
import { rare } from './its-words.ts';

/** A time that is over: "last year", "in 2025", "at our last inspection", "in the 2024 survey". */
export const timeThatIsOver =
  /\b(?:last (?:year|month|week|season|winter|summer|spring|autumn|quarter|term)|(?:in|during|for|throughout) (?:(?:early|late|spring|summer|autumn|winter|[A-Z][a-z]+|Q[1-4]|H[12]) )?(?:19|20)\d\d|(?:at|in|after|on) (?:the|our|its) (?:(?:last|latest|most recent|previous) (?:(?:two|three|four|five|\d) )?|(?:[A-Z][a-z]+ )?(?:19|20)\d\d )(?:[A-Za-z-]+ ){0,3}?(?:inspection|audit|survey|review|visit|report|assessment|poll|count)s?)\b(?! (?:and|to|until) (?:now|today|since))/;

const irregular =
  'made|won|took|gave|sold|built|grew|led|ran|met|beat|kept|cut|spent|taught|brought|bought|sent|held|hit|wrote|drove|flew|fed|paid|found|lost|saw|set|put|left|began|chose|swam|sang|caught|fought|got|had|laid|raised';
const amount =
  '(?:(?:about|over|nearly|around|almost|more than|up to|just) )?(?:(?!(?:19|20)\\d\\d(?![\\d,]))[£€$₹]?\\d[\\d,.]*(?:%|k|m|bn)?(?![\\w-])|(?:half|a third|a quarter|two thirds|three quarters|most|all|none|many|several|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\\b)(?! (?:days?|hours?|weeks?|months?|years?|times|nights?|evenings?|mornings?)\\b)';
const before =
  '(?:(?:in|during|since|by|over) (?:(?:early|late|spring|summer|autumn|winter|[A-Z][a-z]+) )?(?:19|20)\\d\\d,? |last (?:year|month|week|season|winter|summer|spring|autumn|quarter|term),? |(?:over|in) the (?:last|past) [a-z\\d-]+ (?:years|months|weeks),? )';
/** "In 2025 the jump-in team covered 94% of sick shifts", "repeat orders made up 71% of sales", "our team approved 1,140 applications". */
const deed = rare(
  new RegExp(
    `^(?:${before})?(?:(?:the|our|all|most|these) )?(?:[\\p{L}\\d’'&-]+ ){0,5}?[\\p{L}’'&-]+ (?:also |now |together )?(?!(?:based|aimed|located|used|needed|required|led|made) by\\b|(?:rated|ranked|scored|graded|marked) )([a-z]{2,}[^e\\W]ed|[a-z]{2,}ied|${irregular}) (?:(?:up|out|off|down|back|over|in|away) )?(?:(?:the(?! (?:same|old|right|hard|easy|next|proper|slow|quick|first|traditional) )|our|an|a(?! (?:day|week|month|year)\\b)|its|their|us|you|your)\\b|${amount})`,
    'iu',
  ),
);
/** An auxiliary or a preposition right before it makes it no deed of the subject's: "homes were fitted two years ago", "by trained". */
const notItsOwn =
  /\b(?:is|are|was|were|be|been|being|has|have|had|get|gets|got|of|by|with|for|from|to|in|on|at|and|or|who|that|which|we|you|they|it|not|newly|well|recently|fully|highly|an?|the|our|your|their|its)$/i;

export function tellsDeed(text: string): boolean {
  const found = deed.exec(text);
  const verb = found?.[1];
  if (!found || !verb) return false;
  const head = text.slice(0, found[0].lastIndexOf(verb)).trim();
  // "Two fitted kitchens", "94% recommended us": what is counted, and what such shares did is known elsewhere.
  if (notItsOwn.test(head) || /^[£€$₹]?\d/.test(head) || /,/.test(head.replace(/\d,\d/g, ''))) return false;
  // A subject: with its article, in the plural, or by its name.
  return (
    /^(?:(?:in|during|since|by|over|last)\b.*? )?(?:the|our|all|most|these) /i.test(head) ||
    /[^su\W]s$|\b(?:people|staff|children|team|crew|men|women)$/.test(head)
  );
}
