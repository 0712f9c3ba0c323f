/** What leans on the note before it in a row, and what stands in a row of terms and is none of them. */

import { attendanceNote, termsNote } from '../../frames/patterns.ts';
import { kindOf } from '../../language/kind.ts';

/** When somebody works, or on what terms. */
const ofTheTerms =
  /(?<!\d)\d{1,2} ?(?:[ap]\.?m\b|(?:[-–]|to) ?\d+(?!\d| (?:[a-z-]+ ){0,2}(?:school|academy|college|secondary|primary|provision|year-olds)\b)|[.:]\d)|\b(?:hours?|hrs?|days?|nights?|weeks?|weekends?|weekdays?|evenings?|mornings?|afternoons?|shifts?|early|earlies|lates?|rota\w*|off|time|permanent|temporary|fixed[- ]term|contract|hybrid|remote\w*|home|site|office|based|seasonal?|summer|winter|months?|years?|terms?|holidays?|leave|notice|start\w*|finish\w*|flexi\w*|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|overtime|call|cover|probation|share|travel|pay|paid|salary|salaried)\b|[£€$₹]/i;
/** "5 days out of 7, planteria and till team of 9": a job is so many days, and no team. What is no time and no term is said for itself. */
export function besideItsTerms(parts: readonly string[]): { terms: string; things: readonly string[] } | null {
  const [first = ''] = parts;
  if (parts.length < 2 || !termsNote.test(first) || attendanceNote.test(first)) return null;
  const isThing = (part: string): boolean =>
    !ofTheTerms.test(part) &&
    !/^(?:in|on|of|across|within|under|over)\b/i.test(part) &&
    !goesWith.test(part) &&
    !leans.test(part) &&
    kindOf(part) === 'np' &&
    part.includes(' ');
  const things = parts.slice(1).filter(isThing);
  return things.length > 0
    ? { terms: parts.filter((part, at) => at === 0 || !isThing(part)).join(', '), things }
    : null;
}

/** "And the rest at home": nothing without what stands before it. */
export const leans =
  /^(?:and|or|but|so|which|who|that|(?:the )?(?:rest|remainder|balance|others?)|most of (?:it|them)|of (?:it|them|which))\b/i;
/** "With one late night", "including Saturdays", "mostly in Leeds": said of what stands before it. */
export const goesWith =
  /^(?:with|including|incl|excluding|plus|(?:one|two|three|\d) (?:at|in|on|with|from)\b|mostly|mainly|usually|sometimes|often|from|to|by|for|at|near|then|once|after|before|until|as|if|when|where|while|not|only|weekdays(?: only)?$|\d+ (?:on|off)\b|(?:two|three|four|five|six|seven) off)\b/i;
