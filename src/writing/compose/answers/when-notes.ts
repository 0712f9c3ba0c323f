/** Where one is on which day, and from when to when, among the tasks. */

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
