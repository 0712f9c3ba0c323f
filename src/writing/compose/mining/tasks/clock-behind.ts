/** "Feed calves 6.30am", "brief crew 7.30": when something is done stands behind it, without the "at" that a sentence has. */
import { isVerbBase } from '../../language/verbs.ts';

/** The time at the end of the line, or before how often it is done. */
const bare =
  /^([a-z]+ [^\d:;]*?\b([a-z]{2,})),? ((?:[01]?\d|2[0-3])[.:][0-5]\d(?: ?[ap]\.?m\.?)?|(?:1[0-2]|[1-9]) ?[ap]m)(?=$|[.;]$| (?:daily|sharp|every|each|on|mon|tues|wednes|thurs|fri|satur|sun|weekdays|mon-fri))/i;
/** Words that a time hangs on already, and what has a number that only looks like one. */
const noTime =
  /^(?:at|by|from|until|till|til|to|before|after|of|around|about|approx|between|and|or|for|version|release|class|section|part|clause|rule|code|form|standard|level|type|size|grade|unit|page|price|rate|pay|over|under|within)$/i;

/** The line with its "at"; any other as it is. */
export const withClock = (line: string): string =>
  /\d/.test(line)
    ? line.replace(bare, (whole, task: string, last: string, time: string) =>
        isVerbBase(task.split(' ')[0]?.toLowerCase() ?? '') && !noTime.test(last) ? `${task} at ${time}` : whole,
      )
    : line;
