/** Where one is on which day, and from when to when, among the tasks. */

import { isVerbBase } from '../language/verbs.ts';
import type { Make, Note } from './note.ts';

/** "Fridays at college", "start 7.30 finish 4"; null where no day or time is told. */
export function readWhen(text: string, make: Make): Note | null {
  // "Fridays at college", "Monday to Thursday on site with a fitter".
  const where =
    /^((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)(?: (?:to|and) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)?),? ((?:on|at|in|with|out) .+)$/.exec(
      text,
    );
  if (where?.[1] && where[2])
    return make(
      'clause',
      `${/s$/.test(where[1]) && !/ to /.test(where[1]) ? 'On ' : 'From '}${where[1]} you're ${where[2]}`.replace(
        /^From (\w+day) you/,
        'On $1 you',
      ),
    );
  const clock =
    /^starts? (?:at )?(\d[\d.:]*\s?(?:am|pm)?)(?:,| and| -|) finish(?:es)? (?:at )?(\d[\d.:]*\s?(?:am|pm)?)$/i.exec(
      text,
    );
  if (clock) return make('clause', `You start at ${clock[1]} and finish at ${clock[2]}`);
  return null;
}

const turnOfDuty =
  /^(?:on )?((?:duty|standby|(?:lunch|phone|night|break|playground|sports) duty) (?:one|two|three|every|each|once|twice|on|at|about|an?) .*)$/i;
/** "Duty one day in ten": when one is on it. */
export const readTurn = (text: string, make: Make): Note | null => {
  const found = turnOfDuty.exec(text)?.[1];
  return found ? make('at', `on ${found.charAt(0).toLowerCase()}${found.slice(1)}`) : null;
};

const willDo =
  /^you(?:['’]ll| will) (?:also )?((?!be\b|have\b|get\b|need\b|find\b|receive\b|become\b|learn\b|see\b|hear\b|earn\b|enjoy\b)[a-z]+) [^;]+$/i;
/** "You will order stock": behind "will" it is a verb, whatever else it could be. */
export const readWill = (text: string, make: Make): Note | null =>
  isVerbBase((willDo.exec(text)?.[1] ?? '').toLowerCase()) && !/\b(?:you|we|they|who|which)\b/i.test(text.slice(5))
    ? make('duty', text.replace(/^you(?:['’]ll| will) (?:also )?/i, ''))
    : null;
