/** Rows of terms in one sentence: "early and late shifts, one weekend in six, no nights", "two years fixed term with a chance of renewal". */
import { monthInFull as month, weekdayInFull } from '../../../text/calendar.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { joinList } from '../../language/joined-phrases.ts';

const day = `${weekdayInFull}s?`;
const span = `${day} (?:to|and|or) ${day}`;
const few = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const turn = '(?:early|late|day|night|evening|weekend|split|back|twilight|morning|afternoon|rotating|alternating)';
/** What stands first: the shifts. */
const shifts = new RegExp(
  `^(?:(?:${turn})(?:(?:, | and | or | and some )${turn})* shifts|(?:earlies|lates|days|nights)(?:(?:, | and | or )(?:earlies|lates|days|nights))+|shifts (?:between|from) \\S+(?: ?[ap]\\.?m\\.?)? (?:and|to) \\S+(?: ?[ap]\\.?m\\.?)?)$`,
  'i',
);
const none =
  /^no (?:nights?|night work|weekends?|weekend work|evenings?|Sundays?|Saturdays?|bank holidays?|call-?outs?|on[- ]call|split shifts|overnights?|lone working)$/i;
const share = new RegExp(
  `^(?:one|two|every|alternate|every (?:second|third|fourth|other)) (?:weekends?|nights?|evenings?|${day})(?: in (?:${few})| (?:a|per) month)?$`,
  'i',
);
const besides = new RegExp(
  `^(?:some |occasional |${few} )(?:sleep-?overs?|sleep-?ins?|waking nights?|late nights?|night shifts?|on[- ]call (?:shifts?|weeks?)|overnights?|weekend shifts?)(?: (?:an?|per|each|every) (?:week|month|fortnight)| in ${few})?$`,
  'i',
);

/** The parts behind the first, each with its link; null where one of them is of no known kind. */
function linked(head: string, parts: readonly string[]): string | null {
  const ands = parts.filter((part) => share.test(part)).map(lowerFirst);
  const on = parts.filter((part) => /^(?:the )?(?:day|night|early|late|back|general) shift$/i.test(part));
  const withs = parts.filter((part) => none.test(part) || besides.test(part)).map(lowerFirst);
  if (ands.length + on.length + withs.length < parts.length || on.length > 1) return null;
  return `${head}${on.map((part) => `, on the ${lowerFirst(part).replace(/^the /, '')}`).join('')}${
    ands.length > 0 ? `${/ and /.test(head) ? ',' : ''} and ${joinList(ands)}` : ''
  }${withs.length > 0 ? `, with ${joinList(withs)}` : ''}`;
}

const hoursOnDays = new RegExp(`^(\\d{2}(?:\\.\\d+)?) hours?(?: (?:a|per) week)?,? (${span})$`, 'i');
const fixedFor = new RegExp(
  `^(?:an? )?(${few})[ -](year|month)s?,? fixed[- ]term(?: contract| post| job| role)?(?:,? (with [^,;:]+))?$`,
  'i',
);
const officeAndHome = new RegExp(
  `^(?:an? )?(${few} days?)(?: (?:a|per) week)? ((?:in|at) (?:the |our )?[a-z]+|on[- ]site),? (?:and )?(${few}|the rest) (?:days? )?(?:from|at) home( (?:when|unless|except|if) [^,;:]+)?$`,
  'i',
);
/** "Four days in the workshop, one day at college", "three days at the plant and two at the office": where one's days go. */
const daysAtTwo = new RegExp(
  `^(${few} days?)((?: (?:a|per) week)? (?:in|at|on|with) [^,;:]{3,40}?)(?:, (?:and )?| and )(${few}(?: days?)?) ((?:in|at|on|with) [^,;:]{3,40})$`,
  'i',
);
const fromDate = new RegExp(`^(?:starting |to start )?from ((?:\\d{1,2} )?${month}(?: \\d{1,2})?(?:,? \\d{4})?)$`, 'i');

/** The sentence of a row of terms, without its stop; null for every other note. */
export function ofRow(note: string): string | null {
  const parts = note.split(/, (?![^()]*\))/);
  const [first = '', ...rest] = parts;
  const blocks = ofBlocks(note);
  if (blocks) return blocks;
  if (rest.length > 0 && shifts.test(first)) return linked(`You work ${lowerFirst(first)}`, rest);
  const [, hours = '', days = ''] = hoursOnDays.exec(first) ?? [];
  if (hours && rest.length > 0) return linked(`You work ${hours} hours a week, ${days}`, rest);
  const [, many = '', unit = '', chance = ''] = fixedFor.exec(note) ?? [];
  if (many && !hasVerb(chance))
    return `The job is fixed-term for ${many.toLowerCase()} ${unit.toLowerCase()}${/^(?:1|one)$/i.test(many) ? '' : 's'}${chance ? `, ${chance}` : ''}`;
  const [, office = '', where = '', home = '', when = ''] = officeAndHome.exec(note) ?? [];
  if (office) return `You work ${lowerFirst(office)} a week ${where} and ${home.toLowerCase()} from home${when}`;
  const [, some = '', there = '', others = '', elsewhere = ''] = daysAtTwo.exec(note) ?? [];
  const week = `${some} ${others}`.replace(/ days?/gi, '').toLowerCase();
  // Five days of a week in all: "four days in the workshop, one day at college" is each week.
  if (
    some &&
    / /.test(week) &&
    /^(?:four one|three two|two three|one four|4 1|3 2|2 3|1 4)$/.test(week) &&
    !/ week/i.test(there)
  )
    return `Each week you spend ${some.toLowerCase()}${there} and ${others.toLowerCase().replace(/ days?$/, '')} ${elsewhere}`;
  if (some && !hasVerb(there) && !hasVerb(elsewhere))
    return `You spend ${some.toLowerCase()}${there} and ${others.toLowerCase()} ${elsewhere}`;
  const cover = ofCover(note) ?? ofSiteDays(note);
  if (cover) return cover;
  const [, start = ''] = fromDate.exec(note) ?? [];
  if (start) return `The job starts ${/^\d|(?<!\d)\d{1,2}(?:,|$)/.test(start) ? 'on' : 'in'} ${start}`;
  return /^no (?:night work|weekend work|shift work|evening work|call-?outs?|on[- ]call|overnight stays|lone working)$/i.test(
    note,
  )
    ? `There is ${lowerFirst(note)}`
    : null;
}

const leave =
  '(?:maternity|paternity|parental|adoption|sickness|sick|sabbatical|secondment|career break|mat)(?: leave)?';
const months = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen)`;
const coverFor = new RegExp(
  `^(?:an? )?${months}(?: |-)months?['’]? (?:fixed[- ]term,? )?(${leave}) cover(?: (?:contract|post|role))?(,? (?:from|starting|to start|until|to) [^,;:]+)?$`,
  'i',
);
const coverOf = new RegExp(
  `^(?:an? )?(${leave}) cover(?: (?:contract|post|role))?(?:,? for|,| -|:) (?:about |approx\\.? |up to )?${months}(?: |-)months?(?: (?:fixed[- ]term|contract|FTC))?(,? (?:from|starting|to start|until|to) [^,;:]+)?$`,
  'i',
);
/** "14 months maternity cover", "mat leave cover, 9 months": for whom somebody stands in, and how long. */
function ofCover(note: string): string | null {
  // "A 12-month maternity cover" has its article and frames of its own.
  const [, many = '', whose = '', when = ''] = coverFor.exec(note) ?? [];
  const [, of = '', long = '', then = ''] = coverOf.exec(note) ?? [];
  const [count, kind, tail] = many ? [many, whose, when] : [long, of, then];
  if (!count || !kind || (many && /^(?:an? )?\S+-month /i.test(note))) return null;
  return `The job is ${kind
    .toLowerCase()
    .replace(/^mat\b/, 'maternity')
    .replace(
      /^sick\b/,
      'sickness',
    )} cover for ${count.toLowerCase()} months${(tail ?? '').replace(/^,? /, ' ').replace(/ (?:starting|to start) (?=[A-Z])/, ' from ')}`;
}

/** "Two days a week on site from May to October": where somebody is on some days, and no part-time post. */
const siteDays = new RegExp(
  `^((?:about |up to |around |at least )?${few}(?:(?:-| to | or )${few})? days? (?:a|per|each|every) (?:week|fortnight|month)) ((?:out )?(?:on[- ]site|on the road|in the field|at (?:the )?customers?['’]?(?: sites)?|with customers|out and about|on sites|at our (?:[A-Z][a-z]+ )?(?:site|plant|works|depot|factory)))((?:,? (?:from|between|in|during|until|over|through|once|after) [^,;:]+)?)$`,
  'i',
);
export function ofSiteDays(note: string): string | null {
  const [, when = '', where = '', tail = ''] = siteDays.exec(note) ?? [];
  return when && !hasVerb(tail.replace(/\bMay\b/g, 'June'))
    ? `You are ${lowerFirst(where)} ${lowerFirst(when)}${tail.replace(/^,/, '')}`
    : null;
}

/** "Days and nights, nights in blocks of three": the one says how the other is worked. */
function ofBlocks(note: string): string | null {
  const [, turns = '', one = '', how = ''] =
    /^((?:days|nights|earlies|lates|evenings|mornings|weekends|shifts)(?:(?:, | and )(?:days|nights|earlies|lates|evenings|mornings|weekends))*), (?:with )?(nights|days|lates|weekends) (in (?:blocks|runs) of (?:\d|two|three|four|five|six|seven))$/i.exec(
      note,
    ) ?? [];
  return turns ? `You work ${lowerFirst(turns)}, with ${one.toLowerCase()} ${how}` : null;
}
