/**
 * "CMA, RMA or CCMA (or within 90 days)": papers by their letters of which one is asked for, and behind the last what is said of
 * them all. Cut at its comma the first would be a must of its own, without its ninety days.
 */
import { rare } from '../../language/its-words.ts';
import type { PersonFact } from './person-shapes.ts';
import { kept } from './split-kept.ts';

const paper = '[A-Z][A-Z\\d]{1,6}s?(?: ?\\([A-Z][A-Za-z]{1,8}\\))?';
/** What all of them have behind the last: till when it may come, or that it is on its way. */
const later =
  '(?: \\((?:or|if not|to be|can be|must be)[^()]{4,60}\\)|,? or (?:be |are )?(?:able|willing|ready|prepared|eligible|working|studying|training) (?:to|towards?|for) [^,;.\\n]{4,60})';
const row = rare(
  new RegExp(
    `(?<=^|[,;:.\\n] ?)(?:(?:[Cc]urrent|[Vv]alid|[Aa]ctive) )?${paper}(?:, ${paper})*,? or ${paper}(?: (?:card|licen[cs]e|certificate|registration|certification|ticket))?${later}`,
    'g',
  ),
);
/** "Or able to obtain it within 90 days of hire": in the few words of a note. */
const obtained =
  /,? or (?:be |are )?(?:able|willing|ready|prepared) to (?:obtain|get|gain) (?:it|one|this|the same) (within [^,;.\n]{3,40})$/;

/** The text with such rows whole. */
export const keepLaterWays = (text: string): string =>
  / or /.test(text)
    ? text.replace(row, (found) => found.replace(obtained, ' (or $1)').replace(/, (?![^()]*\))/g, `${kept} `))
    : text;

const whole =
  /^((?:[A-Z][A-Z\d]{1,6}, )*[A-Z][A-Z\d]{1,6} or [A-Z][A-Z\d]{1,6}(?: (?:card|licen[cs]e|certificate|registration|certification|ticket))?) (\(or within [a-z\d -]{3,30}\))$/;
/** Such a row as one demand, surely read: the letters name papers, because one gets them in time. */
export function readLaterWay(line: string, desirable: boolean): PersonFact | null {
  const [text = ''] = whole.exec(line) ?? [];
  return text === '' ? null : { kind: 'have', text, desirable, sure: true };
}
