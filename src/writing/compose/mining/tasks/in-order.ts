/** "Commissioning of 2nd brake line", "open 4th clinic": of those that are counted there is one, and it has its article. */
import { lowerFirst } from '../../language/first-capitals.ts';
import { isVerbBase } from '../../language/verbs.ts';

const counted =
  /^((?:to )?(?:[a-z-]+(?:,? (?:and|&) [a-z-]+)? of|[a-z]+(?: (?:up|out|in|down|off))?(?: and [a-z]+(?: (?:up|out|in|down|off))?)?)) (\d{1,2}(?:st|nd|rd|th)) (.+)$/i;
/** Help by its stage, years of a school and shifts that people work have none: "provide 2nd line support", "work 2nd shift". */
const byStage =
  /^(?:(?:and|or|to|&|\/) |(?:line|level|tier|stage) (?:support|help|care|response|maintenance|calls|tickets)\b|(?:grade|graders?|class|years?|form)\b)/i;
const end = / (?:in|on|at|for|with|by|to|from|of|before|after|within|and|or) |[,;(]/;

/** The line with the article before what is counted; any other as it is. */
export function withOrdinal(line: string): string {
  const [, before = '', which = '', rest = ''] = counted.exec(line.trim()) ?? [];
  const [thing = ''] = rest.split(end);
  const [verb = ''] = lowerFirst(before.replace(/^to /i, '')).split(' ');
  if (which === '' || byStage.test(rest) || /[^su\W]s\W*$/.test(thing)) return line;
  if (!/ of$/.test(before) && (!isVerbBase(verb) || /^(?:work|do|teach|take)$/.test(verb))) return line;
  return `${before} the ${which} ${rest}`;
}
