/** Days in three small letters: "every fri + sat night". "Sun", "sat" and "wed" are words too: "a grid that runs on sun and wind". */

/** Days as they are typed short, by their names. */
export const shortDays: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** "every fri + sat night", "mon-fri", "no wkends": days in small letters, beside words of time. */
const shortDay =
  /\b(?<=\b(?:every|each|on|till|until|from|to|and|or|alternate|no|most|all) |[+&] ?|^)(mon|tues?|weds?|thurs?|fri|sat|sun)(s?)(?! ?[-–])(?= ?(?:[+&,]|and\b|or\b|to\b|nights?\b|mornings?\b|evenings?\b|afternoons?\b|off\b|only\b|\d|$))/g;

/** Whether nothing but a day stands behind these: "every sun", "on sat". The sun is run on, and people sat and wed. */
const surelyDay = (day: string, before: string): boolean =>
  /\b(?:every|each|alternate|till|until)\s$/.test(before) || (day !== 'sun' && /\b(?:on|no)\s$/.test(before));
const anyDay = '(?:mon|tue|tues|wednes|weds?|thu|thurs?|fri|sat|satur|sun)(?:days?|s)?\\b';
const timeBehind = new RegExp(
  `^ ?(?:(?:nights?|mornings?|evenings?|afternoons?|off|only)\\b|\\d|(?:[+&,/]|and\\b|or\\b|to\\b) ?(?:every |on )?(?:${anyDay}|weekends?|bank hol|weekdays?|nights|evenings))`,
  'i',
);
const dayBefore = new RegExp(`(?:${anyDay}|weekends?|weekdays?|bank hols?) ?(?:[+&,/]|and|or|to|till|until) ?$`, 'i');
/** What else in a text is of a week's plan, so that a day is meant. */
const ofTheWeek =
  /\b(?:mon|tue|tues|thu|thurs|fri|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\b\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b|\b(?:shifts?|rotas?|hours|hrs|weekends?|wkends?|bank hols?|closed)\b/i;

/** A text with such days written out. */
export const withShortDays = (text: string): string =>
  text.replace(shortDay, (found: string, day: string, several: string, at: number, all: string) => {
    const name = `${shortDays[day] ?? day}${several}`;
    if (!/^(?:sun|sat|wed)$/.test(day) || several !== '' || found === all.trim() || /^no (?:sat|sun)$/.test(all.trim()))
      return name;
    const [before, behind] = [all.slice(0, at), all.slice(at + found.length)];
    return surelyDay(day, before) ||
      dayBefore.test(before) ||
      timeBehind.test(behind) ||
      ofTheWeek.test(`${before} ${behind}`)
      ? name
      : found;
  });
