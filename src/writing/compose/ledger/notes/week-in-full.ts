/** Notes on the week and on where it is worked that lack their verb: "6 days" beside the shifts, "up to three days remote", "office Tuesdays", "Mon-Fri 9-5.30", "part time considered". */
import { baseOfIng } from '../../language/verbs.ts';
import { dayOf } from './shapes.ts';

const few = '(?:[1-7]|one|two|three|four|five|six|seven)';
const words = 'one two three four five six seven'.split(' ');
const inWords = (many: string): string => words[Number(many) - 1] ?? many.toLowerCase();
const days = (many: string): string => `${inWords(many)} ${inWords(many) === 'one' ? 'day' : 'days'} a week`;
const shortDay = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const daysInRow = `${shortDay}(?:(?:, | and | & |, and )${shortDay})*`;
const weekly = '(?: (?:(?:a|per|each|every) week|pw|p\\/w|weekly|\\/ ?week))?';
const bound = '(?:up to|at least|about|max\\.?|min\\.?|minimum|maximum)';
const hour = '\\d{1,2}(?:[.:]\\d\\d)?';

const named = (row: string): string => {
  const all = row.split(/, and |, | and | & /).map((day) => `${dayOf(day)}s`);
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');
};
const bounded = (how: string): string =>
  how === ''
    ? ''
    : `${how
        .toLowerCase()
        .replace(/^max(?:imum|\.)?$/, 'up to')
        .replace(/^min(?:imum|\.)?$/, 'at least')} `;

/** "Sat", "weekend", "lates": as somebody works them. */
const turnsOf = (what: string): string =>
  /^(?:night|evening)/i.test(what)
    ? `${what.toLowerCase().replace(/s$/, '')}s`
    : /^(?:earlies|lates)/i.test(what)
      ? what.toLowerCase()
      : /^weekend/i.test(what)
        ? 'at weekends'
        : /^bank/i.test(what)
          ? 'on bank holidays'
          : `on ${named(what)}`;

const season = '(?:summer|winter|spring|autumn|season|off[- ]season|term(?: time)?|peak)';
const ofSo = (of: string): string =>
  /^\d$/.test(of) ? ([...words, 'eight', 'nine'][Number(of) - 1] ?? of) : of.toLowerCase();
const weekendOr = (what: string): string => (/^weekend/i.test(what) ? 'weekend' : dayOf(what));

type Rule = readonly [RegExp, (...groups: string[]) => string | null];
const rules: readonly Rule[] = [
  // "Up to three days remote per week", "2 days WFH a week".
  [
    new RegExp(
      `^(?:hybrid[,:]? )?(${bound} )?(${few}) days?${weekly} (?:working )?(remote(?:ly)?|wfh|from home|at home)(?: working)?${weekly}$`,
      'i',
    ),
    (how = '', many = '', where = '') =>
      // "2 days from home" alone has a reader of its own.
      /^from|^at/i.test(where) && how === ''
        ? null
        : `You can work ${/^remote/i.test(where) ? 'remotely' : 'from home'} on ${bounded(how.trim())}${days(many)}`,
  ],
  // "1 day in office", "at least 2 days/week in the office".
  [
    new RegExp(`^(${bound} )?(${few}) days?${weekly} (?:in|at) office${weekly}$`, 'i'),
    (how = '', many = '') => `You are in the office ${bounded(how.trim())}${days(many)}`,
  ],
  // "Office Tuesdays", "in office Tues and Thurs", "office days Monday and Wednesday".
  [
    new RegExp(`^(?:in )?(?:the )?office(?: days?)?:? (?:is |are )?(?:on )?(${daysInRow})$`, 'i'),
    (row = '') =>
      // "Office Monday" may be the day somebody starts.
      /s\b/.test(row) || /, |and|&/.test(row) || !/day$/i.test(row) ? `You are in the office on ${named(row)}` : null,
  ],
  // "WFH Fridays", "remote Mondays and Fridays".
  [
    new RegExp(`^(?:wfh|work from home|remote|home) (?:on )?(${daysInRow})$`, 'i'),
    (row = '') => (/s(?:$|,| )/i.test(row) ? `You can work from home on ${named(row)}` : null),
  ],
  // "Office Tuesdays, rest remote".
  [
    new RegExp(
      `^(?:in )?(?:the )?office(?: days?)?:? (?:on )?(${daysInRow}),? (?:and )?(?:the )?(?:rest|otherwise) (?:is |of the week )?(remote(?:ly)?|from home|at home|wfh)$`,
      'i',
    ),
    (row = '', where = '') =>
      `You are in the office on ${named(row)} and work ${/^remote/i.test(where) ? 'remotely' : 'from home'} otherwise`,
  ],
  // "WFH 3 days".
  [
    new RegExp(`^(?:wfh|work(?:ing)? from home|remote) (${bound} )?(${few}) days?${weekly}$`, 'i'),
    (how = '', many = '') => `You can work from home on ${bounded(how.trim())}${days(many)}`,
  ],
  // "16 contact hours a week".
  [
    /^(about |up to |around |at least )?(\d{1,2}) ((?:contact|class|classroom|face-to-face)) hours (?:a|per|each) week$/i,
    (how = '', many = '', what = '') => `You have ${how.toLowerCase()}${many} ${what.toLowerCase()} hours a week`,
  ],
  // "40 hrs summer 35 winter": how many in which season.
  [
    new RegExp(
      `^(\\d{1,2}(?:\\.\\d)?) (?:hours|hrs)(?: (?:a|per) week)? (?:in )?(?:the )?(${season})(?:,| and|,? then| \\/)? (\\d{1,2}(?:\\.\\d)?)(?: (?:hours|hrs))? (?:in )?(?:the )?(${season})$`,
      'i',
    ),
    (one = '', when = '', other = '', then = '') =>
      `You work ${one} hours a week in ${when.toLowerCase()} and ${other} in ${then.toLowerCase()}`,
  ],
  // "Second shift 3-11:30".
  [
    new RegExp(
      `^(?:the )?(first|second|third|day|night|early|late|evening|back|morning|afternoon) shift,? (?:from )?(${hour}) ?(?:to|-|–) ?(${hour})$`,
      'i',
    ),
    (which = '', from = '', to = '') => `You work the ${which.toLowerCase()} shift, ${from} to ${to}`,
  ],
  // "Summers off", "all school holidays off".
  [
    /^((?:all )?(?:summers|school holidays|school breaks|half terms|winters|christmas week)) (?:are )?off$/i,
    (what = '') => `You have ${what.toLowerCase().replace('christmas', 'Christmas')} off`,
  ],
  // "1 in 4 Sats", "one Saturday in 3", "one Saturday a month".
  [
    new RegExp(
      `^(?:1|one) (?:in (\\d|two|three|four|five|six|seven|eight) (${shortDay}|weekends?)|(${shortDay}|weekend) (a month|in \\d))$`,
      'i',
    ),
    (of = '', what = '', other = '', often = '') =>
      `You work one ${weekendOr(what || other)} ${often === '' ? `in ${ofSo(of)}` : often.toLowerCase().replace(/\d/, ofSo)}`,
  ],
  // "7.30-5 Mon to Thu, 4pm finish Fri".
  [
    new RegExp(
      `^(${hour}) ?(?:to|-|–) ?(${hour}),? (${shortDay}) ?(?:to|-|–) ?(${shortDay}),? (?:and )?(${hour}(?: ?[ap]m)?) finish (?:on )?(${shortDay})$`,
      'i',
    ),
    (from = '', to = '', first = '', last = '', ends = '', day = '') =>
      `You work ${dayOf(first)} to ${dayOf(last)}, ${from} to ${to}, and finish at ${ends} on ${dayOf(day)}s`,
  ],
  // "Sat optional", "weekends optional".
  [
    new RegExp(`^(${shortDay}|weekends?)(?: (?:work|shifts?))? (?:is |are )?(optional|voluntary)$`, 'i'),
    (what = '', how = '') => `${/^week/i.test(what) ? 'Weekends' : `${dayOf(what)}s`} are ${how.toLowerCase()}`,
  ],
  // "Part time OK".
  [/^part[- ]time (?:is )?(?:also )?(?:ok(?:ay)?|fine|possible)$/i, () => 'Part time is possible'],
  // "On-call 1 week in 6".
  [
    /^on[- ]call:? (?:for )?(1|2) (weeks?|weekends?|nights?|days?) in (\d|two|three|four|five|six|seven|eight|nine|ten)(,? (?:and )?paid(?: [^,;:]+)?)?$/i,
    (many = '', unit = '', of = '', paid = '') =>
      `You are on call ${inWords(many)} ${unit.toLowerCase()} in ${ofSo(of)}${paid}`,
  ],
  // "May consider 4 days".
  [
    new RegExp(`^(?:we )?(may|might|would|could|will|can) consider (${few}) days(?: (?:a|per) week)?$`, 'i'),
    (how = '', many = '') => `We ${how.toLowerCase()} consider ${inWords(many)} days a week`,
  ],
  // "3 days a week, one from home".
  [
    new RegExp(
      `^(${few}) days (?:a|per) week, (?:with )?(1|one|2|two)(?: of them| days?)? (from home|at home|remote|wfh)$`,
      'i',
    ),
    (many = '', of = '', where = '') =>
      `You work ${inWords(many)} days a week, including ${inWords(of)} ${/^(?:remote)/i.test(where) ? 'remotely' : 'from home'}`,
  ],
  // "2 office days a month".
  [
    new RegExp(`^(${bound} )?(${few}) office days? (?:a|per) (week|fortnight|month)$`, 'i'),
    (how = '', many = '', unit = '') =>
      `You are in the office ${bounded(how.trim())}${inWords(many)} ${inWords(many) === 'one' ? 'day' : 'days'} a ${unit.toLowerCase()}`,
  ],
  // "Term time only considered".
  [/^(term[- ]time)(?: only)? (?:(?:is|would be|also) )*considered$/i, () => 'We will consider term time only'],
  // "Sat essential", "weekends a must", "weekend work required".
  [
    new RegExp(
      `^(?:some )?(${daysInRow}|weekends?|nights?|evenings?|earlies|lates|bank holidays?)(?: (?:work(?:ing)?|shifts?|days?))? (?:is |are )?(?:essential|required|a must|necessary|needed)$`,
      'i',
    ),
    (what = '') => `You have to be able to work ${turnsOf(what)}`,
  ],
  // "Part time considered, 30 hours or more", "part time OK, 20 hours up".
  [
    /^part[- ]time (?:(?:is|would be|will be|also) )*(considered|ok(?:ay)?|possible|available|fine)(?:,| \(|:| -)? ?(?:from |min(?:imum|\.)? (?:of )?|at least )?(\d{1,2}(?:\.\d)?) ?(?:hours|hrs)(?: (?:a|per) week| pw)?(?: or more| minimum| min| upwards| up| plus|\+)?\)?$/i,
    (how = '', hours = '') =>
      /^considered$/i.test(how)
        ? `We will consider part time from ${hours} hours a week`
        : `Part time is possible from ${hours} hours a week`,
  ],
  // "Four days a week considered": one amount of time.
  [
    new RegExp(
      `^(${few}|${few}(?:-| to | or )${few}) days?(?: (?:a|per) week)? (?:(?:is|are|would be|will be|also) )*considered$`,
      'i',
    ),
    (many = '') => `We will consider ${inWords(many)} days a week`,
  ],
  // "18 teaching hours a week in our training salon, day classes plus Tuesday evening".
  [
    new RegExp(
      `^(about |up to |around |at least )?(\\d{1,2}(?:\\.\\d)?) (teaching|lecturing|coaching|tutoring|driving|cleaning|cooking) hours (?:a|per|each) week((?: (?:in|at|across|on|for) [^,;:]+)?)(?:, (?:with )?(day|evening|morning|afternoon|weekend|night) (classes|lessons|sessions|groups|routes|runs)(?: (?:plus|and|\\+|&) (?:an? )?(${shortDay}) (evening|morning|afternoon|night)s?)?)?$`,
      'i',
    ),
    (how = '', many = '', doing = '', where = '', when = '', what = '', day = '', half = '') => {
      const verb = baseOfIng(doing.toLowerCase());
      const at =
        when === ''
          ? ''
          : `, in ${when.toLowerCase()} ${what.toLowerCase()}${day === '' ? '' : ` and on ${dayOf(day)} ${half.toLowerCase()}s`}`;
      return verb ? `You ${verb} ${how.toLowerCase()}${many} hours a week${where}${at}` : null;
    },
  ],
];

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function weekInFull(note: string): string | null {
  for (const [shape, said] of rules) {
    const found = shape.exec(note);
    if (found) return said(...found.slice(1).map((group) => group ?? ''));
  }
  return null;
}

const dayHours = new RegExp(
  `^(${shortDay}) ?(?:to|-|–|thru|through) ?(${shortDay}),? (?:from )?(${hour}) ?(?:to|-|–) ?(${hour})$`,
  'i',
);
const onlyDays = new RegExp(`^(${shortDay}) ?(?:to|-|–|thru|through) ?(${shortDay})$`, 'i');
const onlyHours = /^(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?) ?[-–] ?(\d{1,2}(?:[.:]\d\d)? ?[ap]m)$/i;
/** "Mon-Fri 9-5.30": from bare hour to bare hour, where a note says no more. What stands beside it goes with it: "Mon to Fri 8-4.30, on call". */
export function plainHours(typed: string): string | null {
  const note = typed.trim().replace(/[.!]+$/, '');
  // "Tues-Sat".
  const [, first = '', last = ''] = onlyDays.exec(note) ?? [];
  // "Wednesday to Sunday" in full has a lead of its own.
  if (first && !/day$/i.test(first)) return `You work ${dayOf(first)} to ${dayOf(last)}`;
  // "4-9pm": one word, of which nobody could tell what it is.
  const [, opens = '', closes = ''] = onlyHours.exec(note) ?? [];
  if (opens) return `The hours are ${opens} to ${closes}`;
  const [, from = '', to = '', start = '', end = ''] = dayHours.exec(note) ?? [];
  return from && Number.parseFloat(start) >= 5 && Number.parseFloat(start) <= 12 && Number.parseFloat(end) <= 9
    ? `You work ${dayOf(from)} to ${dayOf(to)}, ${start} to ${end}`
    : null;
}

const shortened =
  /\b((?:every (?:other|second|third|fourth)|alternate|one|1|two|2|three|some|most|no|occasional|first|last|(?:1|one) in (?:\d|two|three|four|five|six)) )(Mon|Tues?|Weds?|Thu|Thurs?|Fri|Sat|Sun)(s?)\b(?! ?(?:-|–|to\b|thru\b))/gi;
/** "Every other Sat", "alternate Sats off", "one Sat a month": the days in full, several of them where there are several. */
export const daysNamed = (text: string): string =>
  // "M-F 7-3:30": as the United States have it.
  text
    .replace(
      /\bM ?[-–] ?(F|Th|Sat?)\b(?=,? \d|[.,]|$)/g,
      (_, last: string) => `Mon-${{ F: 'Fri', Th: 'Thu' }[last] ?? 'Sat'}`,
    )
    .replace(shortened, (whole, how: string, day: string, several: string, at: number) => {
      // "One sun", "some sat down": small letters may be words of their own.
      if (/^[a-z]/.test(day)) return whole;
      // "Alternate Sat", and nothing else: worked or free?
      if (/^alternate/i.test(how) && several === '' && !/^ off\b/.test(text.slice(at + whole.length))) return whole;
      const many = several !== '' || /^(?:alternate|two|2|three|some|most|no|occasional|1 in|one in) /i.test(how);
      return `${how}${dayOf(day)}${many ? 's' : ''}`;
    });

/** So many days or nights, and nothing else. */
const soMany = new RegExp(`^(${few}) (days|nights)$`, 'i');
/** What says that a row tells when somebody works. "Induction, 5 days" doesn't. */
const worked =
  /\b(?:shifts?|rota|roster|earlies|lates|nights?|rotating|rotational|early starts?|late finish(?:es)?|full[- ]time|part[- ]time|permanent|hours|hrs|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|sat|sun)\b|\d ?[ap]m\b/i;
const withinTime =
  /\b(?:training|induction|course|holidays?|leave|trial|trip|event|festival|conference|paid|off|on|week|over)\b/i;

/** "Rotating shifts incl night, 6 days": a part of a row on when somebody works. `parts`: all of the row. */
export function daysInRowOfTimes(part: string, parts: readonly string[]): string | null {
  const year = /^(1[6-9]\d|2[0-4]\d) days$/i.exec(part)?.[1];
  if (year && parts.some((one) => /\d ?(?:hours|hrs)\b|\broutes?\b/i.test(one))) return `You work ${year} days a year`;
  const [, many = '', unit = ''] = soMany.exec(part) ?? [];
  const others = parts.filter((one) => one !== part);
  return many &&
    others.length > 0 &&
    // "5 days, early starts" is one row, which has readers of its own.
    (part !== parts[0] || others.every((one) => weekInFull(one) !== null)) &&
    others.every((one) => !withinTime.test(one) && !/\d+ (?:days|nights)/i.test(one)) &&
    others.some((one) => worked.test(one)) &&
    !/^(?:1|one)$/i.test(many)
    ? `You work ${inWords(many)} ${unit.toLowerCase()} a week`
    : null;
}

/** "Outpatient lab, Mon-Fri 6-2:30": days and hours behind notes that tell of no time. */
export const hoursBehindPlace = (part: string, parts: readonly string[]): string | null =>
  parts.every(
    (one) => one === part || !(worked.test(one) || /\d/.test(one) || /\b(?:days?|call|paid|off)\b/i.test(one)),
  )
    ? plainHours(part)
    : null;
