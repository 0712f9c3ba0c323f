/** Months and weekdays as texts write them. */

/** Full names and the usual short forms, first letter a capital. "May" has one form. */
export const monthSource =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)';

/** The months in their order. */
export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** Source of a pattern: a month in full. */
export const monthInFull = `(?:${monthNames.join('|')})`;

/** Source of a pattern: a weekday in full; several of them have their "s" behind it. */
export const weekdayInFull = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** The month that letters begin, in any case: "sept" is September. What begins none comes back as it is. */
export const monthOf = (letters: string): string =>
  monthNames.find((name) => name.slice(0, 3).toLowerCase() === letters.slice(0, 3).toLowerCase()) ?? letters;

const monthPattern = new RegExp(`^${monthSource}$`);

/** Whether a word is a month's name with its capital. */
export function isMonth(word: string): boolean {
  return monthPattern.test(word);
}

/** Weekdays, full and short. */
export const weekdays: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun'.split(
    ' ',
  ),
);

/** Days of each month; a year may be a leap year, so February has 29. */
const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a month (1 to 12) has that day. */
export function isDayOf(month: number, day: number): boolean {
  return day >= 1 && day <= (days[month - 1] ?? 0);
}

/** Words that go on after a date without being counted by it: "25 March at noon", not "25 March events". */
export const afterDate: ReadonlySet<string> = new Set(
  `at from to and or until till in on is are was were as for by with when where so but if the a an we you they i it he she our your their via through between onwards
  inclusive onward we'll you'll we're you're this that these those which will would can may must should has have had not than because since before after please then`.split(
    /\s+/,
  ),
);

/** Words that stand before a date: "on 25 March", "deadline 25 March". */
export const beforeDate: ReadonlySet<string> = new Set(
  `on by from until till to before after since of between starting starts start opens open opening closes close closing deadline date due ends end ending begins begin
  beginning is are was were be for through and dated week monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  interviews interview apply arrives leaves submitted around or morning afternoon evening am pm midday noon midnight`.split(
    /\s+/,
  ),
);

const dayNames: Readonly<Record<string, string>> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
};
/** "Thurs" as what comes round: "Thursdays". What is no day stays as it is. */
export const everyWeek = (found = ''): string => dayNames[found.slice(0, 3).toLowerCase()] ?? found;
