/**
 * Rows of terms that tell when one works and when one does not: "Monday to Saturday, 2nd and 4th Saturday off", "39 hours Monday
 * to Friday, early finish on Fridays". Days off belong to the days that are worked: said alone, those would promise more work or less.
 */
import { weekdayInFull } from '../../../text/calendar.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { joinList } from '../../language/joined-phrases.ts';
import { readTimes } from './part-times.ts';

/** What a slot of the advert tells, each by itself. */
const term =
  /^(?:permanent|temporary|full[- ]time|part[- ]time|hybrid|remote|on[- ]?site)(?:,? (?:and )?(?:full|part)[- ]time)?$/i;
const few = '(?:three|four|five|six|[3-6])';
/** "39 hours Monday to Friday", "40 hours a week over five days". */
const hoursOn = new RegExp(
  `^(\\d{1,2}(?:\\.\\d+)?) hours(?: (?:a|per) week)?(?:,? (?:from )?((?:over ${few} days|${weekdayInFull}s? (?:to|through) ${weekdayInFull}s?)(?:,? \\d[^,]*)?))?$`,
  'i',
);
const ordinal: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
};
const nth = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)';
/** "2nd and 4th Saturday off", "last Friday of the month off". */
const someOff = new RegExp(
  `^(?:on )?(?:the )?(${nth}(?:(?:, | and |, and | & )${nth})*) (${weekdayInFull})s?( (?:of|in) (?:the|each|every) month)? off$`,
  'i',
);
/** "Early finish on Fridays", "a late start on Mondays". */
const shorter = new RegExp(
  `^(?:an? )?(early|late|earlier|later) (finish|start)(?: (?:at )?(\\d[\\d.:]*(?: ?[ap]m)?|noon))?,? (?:(?:on|every|each) )?(${weekdayInFull})s?$`,
  'i',
);

/** What one has beside the days that one works, as it stands behind "with"; null where a piece is none. */
function besideDays(piece: string): string | null {
  const [, which = '', day = '', month = ''] = someOff.exec(piece) ?? [];
  if (which) {
    const spelt = which
      .toLowerCase()
      .replace(/\d\w\w/g, (short) => ordinal[short] ?? short)
      .replace(' & ', ' and ');
    return `the ${spelt} ${day}${/,| and /.test(spelt) ? 's' : ''}${month} off`;
  }
  const [, early = '', end = '', at = '', on = ''] = shorter.exec(piece) ?? [];
  if (early)
    return `${/^e/i.test(early) ? 'an' : 'a'} ${early.toLowerCase()} ${end.toLowerCase()}${at ? ` at ${at}` : ''} on ${on}s`;
  const times = readTimes(piece);
  return times?.verb === 'have' && /(?<!\bweekly) off$/.test(times.text) ? times.text : null;
}

/** "6 days, 2nd & 4th Sat off": beside days off it is so many days a week, whose names are jotted down. */
const jotted: Readonly<Record<string, string>> = { mon: 'Monday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' };
const inWeek = (note: string): string =>
  note
    .replace(/\b(mon|fri|sat|sun)(s?)(?= off\b)/gi, (_, day: string, s: string) => `${jotted[day.toLowerCase()]}${s}`)
    .replace(new RegExp(`^(${few}) days(?=, (?:[\\w&]+ ){0,4}${weekdayInFull}s? off\\b)`, 'i'), '$1 days a week');

/** What a row says of the week in one sentence, and the pieces of it that tell something else; null where it has no days off, or none that are worked. */
export function workedDays(note: string): { said: string; terms: string; rest: string } | null {
  if (!/\boff\b|\b(?:early|late)\w* (?:finish|start)\b/i.test(note) || /[:;–]/.test(note)) return null;
  const pieces = inWeek(note)
    .replace(/[.!]+$/, '')
    .replace(/,? with (?=(?:(?:every|each|alternate|the|one|an?) )[^,]*(?:off|finish|start)\b)/i, ', ')
    .split(/,\s+(?:and |with )?(?![^()]*\))/);
  const terms: string[] = [];
  const when: string[] = [];
  const free: string[] = [];
  const rest: string[] = [];
  let hours = '';
  let short = true;
  for (const piece of pieces) {
    const off = besideDays(piece);
    const [, many = '', days = ''] = hoursOn.exec(piece) ?? [];
    const times = off || many ? null : readTimes(piece);
    if (off) {
      free.push(off);
      short &&= !/\boff$/.test(off);
    } else if (many && (days === '' || hours === '') && when.length === 0 && free.length === 0) {
      if (days) hours = `${many} hours a week, ${days}`;
      else terms.push(lowerFirst(piece));
    } else if (times?.verb === 'work' && free.length === 0 && rest.length === 0)
      when.push(times.text.replace(/^an? ((?:[a-z]+ )?shift) (?=\d)/, 'the $1, '));
    else if (term.test(piece) && rest.length === 0) terms.push(lowerFirst(piece));
    else rest.push(piece);
  }
  const worked = [...(hours ? [hours.replace(/, (?=over )/, ' ')] : []), ...when].join(', ');
  // What leans on the row ("or by agreement") can't be parted from it.
  if (
    worked === '' ||
    // An early finish alone has a sentence of its own, unless the hours of the week are told with it.
    (short && hours === '') ||
    free.length === 0 ||
    rest.some((piece) =>
      /^(?:and|or|but|then|plus|rest|rotating|except|unless|if|not|no|some|paid|half)\b/i.test(piece),
    )
  )
    return null;
  // "Six days a week with second Saturdays off" has its own "with".
  const [one = ''] = free;
  const tail = free.length === 1 && one.includes(' with ') ? one : `with ${joinList(free)}`;
  return { said: `You work ${worked}, ${tail}`, terms: terms.join(', '), rest: rest.join(', ') };
}
