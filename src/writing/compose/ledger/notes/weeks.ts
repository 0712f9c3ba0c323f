/** Notes on the days and hours of a week with what goes beside them: "M-F 8-5, no weekends", "11p-7a, Fri Sat Sun", "days only Mon-Thurs 6-4". */
import { weekdayInFull } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { joinList } from '../../language/joined-phrases.ts';
import { dayOf } from './shapes.ts';

const day = `${weekdayInFull}s?`;
const span = `${day} (?:to|and|or) ${day}`;
const turns = '(?:earlies|lates|days|nights|mornings|afternoons|evenings)';
/** "Sundays" keep their capital, "nights" have none. */
const asNamed = (text: string): string =>
  new RegExp(`^${day}\\b`, 'i').test(text) ? upperFirst(text) : lowerFirst(text);
const daysFirst = new RegExp(`^(?:days only,? )?(${span}|weekdays)(?:,? (?=\\d)|$)`, 'i');
/** "Friday Saturday Sunday": three days without their commas. */
const daysInRow = new RegExp(`^${day}(?:,? (?:and )?${day}){2,6}$`, 'i');
const shortClock =
  /^(?:from )?(\d{1,2}(?:[.:]\d\d)?) ?([ap])?\.?m?\.? ?(?:-|–|to) ?(\d{1,2}(?:[.:]\d\d)?) ?([ap])?\.?m?\.?(?= |$)/i;

/** "8 to 5", "11pm to 7am": the hours as they are read aloud; null where a note begins otherwise. */
function clockOf(text: string): { said: string; rest: string } | null {
  const [found = '', from = '', half = '', till = '', other = ''] = shortClock.exec(text) ?? [];
  if (!found || (!half && !other && (Number.parseFloat(from) > 24 || Number.parseFloat(till) > 24))) return null;
  const mark = (letter: string): string => (letter ? `${letter.toLowerCase()}m` : '');
  return { said: `${from}${mark(half)} to ${till}${mark(other)}`, rest: text.slice(found.length).trim() };
}

/** What may stand beside days and hours, with the word that joins it; null for anything else. */
function besides(part: string): string | null {
  const text = lowerFirst(part.replace(/^(?:and|plus|with) /i, ''));
  if (/[:;]/.test(text)) return null;
  if (
    /^no (?:weekends|evenings|nights|Saturdays|Sundays|bank holidays|holidays|lates|earlies|on[- ]call)\b/i.test(text)
  )
    return `with ${text}`;
  if (hasVerb(text.replace(/\([^()]*\)/, ''))) return null;
  if (
    new RegExp(
      `^(?:some|occasional|alternate|the odd) (?:[a-z]+ )?(?:${day}|weekends?|evenings?|nights?)\\b`,
      'i',
    ).test(text)
  )
    // "Alternate Saturdays off": free, and no further day of work.
    return `${/ off$/.test(text) ? 'with' : 'and'} ${text}`;
  if (new RegExp(`^every (?:other|second|third|fourth|fifth|sixth) (?:weekend|${day})$`, 'i').test(text))
    return `and ${text}`;
  if (
    new RegExp(
      `^(?:an? )?(?:rotating|rotational|early|late|half|alternate|weekly) (?:${day}|finish|half day|day|shift|off)(?: half day| off| finish)?(?: on ${day})?$`,
      'i',
    ).test(text)
  )
    return `with ${withArticle(text.replace(/^an? /, ''))}`;
  // "On call one week in six": somebody is.
  if (/^on[- ]call (?:for )?(?:one|1|two|2|every|once|twice) [^,]*$/i.test(text))
    return `and are ${text.toLowerCase().replace('on-call', 'on call')}`;
  if (/^(?:storm |emergency |some |occasional )?(?:call-?outs|on[- ]call|standby|overtime)\b[^,]*$/i.test(text))
    return `with ${text}`;
  if (/^(?:early |late )?(?:starts|finishes) (?:between|from|at|before|after)\b[^,]*$/i.test(text))
    return `with ${text}`;
  if (new RegExp(`^(?:${day}(?: and ${day})?) off$`, 'i').test(text)) return `with ${upperFirst(text)}`;
  if (/^weekly off(?: on| is|:)? /i.test(text))
    return `with ${upperFirst(text.replace(/^weekly off(?: on| is|:)? /i, ''))}s off`.replace(/ss off$/, 's off');
  if (/^(?:[2-7]|two|three|four|five|six|seven) days (?:a week|working)$/i.test(text))
    return text.replace(/working$/, 'a week');
  if (/^in the office$/i.test(text)) return text;
  if (/^paid (?:weekly|fortnightly|monthly|every (?:week|fortnight|month|Friday))$/i.test(text))
    return `and are ${text}`;
  return null;
}

/** "With no weekends", "with a late finish": the second needs no second "with". */
function withAll(head: string, parts: readonly string[]): string {
  const plain = parts.filter((part) => !/^(?:with|and) /.test(part));
  const withs = parts.filter((part) => /^with /.test(part)).map((part) => part.slice(5));
  const ands = parts.filter((part) => /^and /.test(part)).map((part) => part.slice(4));
  return `${[head, ...plain].join(', ')}${withs.length > 0 ? `, with ${joinList(withs)}` : ''}${ands.length > 0 ? `, and ${joinList(ands)}` : ''}`;
}

/** "Supporting UK entities, so timings are ...": what is done, and what follows. */
const doingSo = /^supporting ([^,:;]+),? so (?:the )?(?:timings|hours|shifts?) (?:are|is) (\d[^,:;]*)(?:, (.+))?$/i;

const free = `(?:(?:late |split |night |weekend |early )?(?:nights|weekends|evenings|shifts|lates|earlies|bank holidays|${day}))`;
/** "No Sundays", "no nights or weekends". */
const noneOf = new RegExp(`^no (${free})(?:(?:,| or| and) (?:no )?(${free}))?$`, 'i');
/** "4-day week Monday to Thursday". */
const weekOf = new RegExp(`^(?:an? )?((?:[3-6]|three|four|five|six)-day week),? (${span})(?:, (.+))?$`, 'i');
/** "Four 10-hour days, Tuesday to Friday or Saturday to Tuesday". */
const shiftsOf = new RegExp(
  `^((?:two|three|four|five|six) \\d{1,2}-hour (?:days|shifts|nights)),? (${span}(?:,? or ${span})?)$`,
  'i',
);

/** "7pm to 7am, three 12-hour nights", and the other way round: how many, and from when to when. */
const shiftsAlone = /^(?:two|three|four|five|six) \d{1,2}-hour (?:days|shifts|nights)$/i;
function clockedShifts(note: string): string | null {
  const parts = note.split(/,? and (?=every )|, /);
  const shifts = parts.find((part) => shiftsAlone.test(part));
  if (shifts === undefined || parts.length < 2 || parts.indexOf(shifts) > 1) return null;
  const others = parts.filter((part) => part !== shifts);
  const clock = clockOf(others[0] ?? '');
  const timed = clock?.rest === '' && /[ap]m/.test(clock.said) ? clock.said : null;
  const tail = others.slice(timed === null ? 0 : 1).map((part) => besides(part));
  if (tail.includes(null) || (timed === null && parts.indexOf(shifts) > 0)) return null;
  const said = withAll(
    `You work ${lowerFirst(shifts)}${timed === null ? '' : `, ${timed}`}`,
    tail.map((part) => part ?? ''),
  );
  // "Three nights, and every third weekend": two in a row need no comma.
  return timed === null ? said.replace(/^([^,]+), and (?=every )/, '$1 and ') : said;
}

/** Notes on the week that need nothing beside them; null for every other. */
function plainWeek(note: string): string | null {
  const [, off = '', other = ''] = noneOf.exec(note) ?? [];
  if (off) return `You don't work ${asNamed(off)}${other ? ` or ${asNamed(other)}` : ''}`;
  const [, week = '', days = '', more = ''] = weekOf.exec(note) ?? [];
  const aside = more === '' ? '' : besides(more);
  if (week && aside !== null)
    return withAll(`You work ${withArticle(lowerFirst(week))}, ${days}`, aside === '' ? [] : [aside]);
  const [, shifts = '', when = ''] = shiftsOf.exec(note) ?? [];
  return shifts ? `You work ${lowerFirst(shifts)}, ${when}` : null;
}

/** The week as a sentence without its stop; null where a note is no such row, or says nothing beside its days. */
export function asWeek(note: string): string | null {
  const plain = plainWeek(note) ?? clockedShifts(note);
  if (plain) return plain;
  const [, helped = '', at = '', more = ''] = doingSo.exec(note) ?? [];
  if (helped) {
    const tail = more === '' ? [] : more.split(/,\s+/).map((part) => besides(part));
    return tail.includes(null)
      ? null
      : withAll(
          `You support ${helped}, so the hours are ${at.trim()}`,
          tail.map((part) => part ?? ''),
        );
  }
  const [, days = '', more1 = ''] =
    /^(\d|two|three|four|five|six|seven) days working(?: a week)?(?:,? (.+))?$/i.exec(note) ?? [];
  if (days) {
    const tail = more1 === '' ? [] : more1.split(/,\s+/).map((part) => besides(part));
    return tail.includes(null)
      ? null
      : withAll(
          `You work ${days.toLowerCase()} days a week`,
          tail.map((part) => part ?? ''),
        );
  }
  const [, one = '', next = ''] =
    new RegExp(`^(${span}|${turns}) one week,? (?:and |then )?(${span}|${turns}) the next(?: week)?$`, 'i').exec(
      note,
    ) ?? [];
  if (one) return `You work ${asNamed(one)} one week and ${asNamed(next)} the next`;
  const parts = note.split(/,\s+(?![^()]*\))/);
  const first = parts[0] ?? '';
  const rest = parts.slice(1);
  const week = daysFirst.exec(first);
  if (week?.[1]) {
    // "Days only Monday to Thursday 6-4 and no weekends": the last of it stands behind an "and".
    const [own = '', aside = ''] = first.slice(week[0].length).split(/ (?:and|with) (?=no |some |one |every )/);
    // "Monday to Friday, 8am to 4pm, paid monthly": the hours may stand behind a comma.
    const apart = own === '' && rest.length > 1 ? clockOf(rest[0] ?? '') : null;
    const clock = own === '' ? (apart?.rest === '' ? apart : null) : clockOf(own);
    if (own !== '' && clock?.rest !== '') return null;
    const all = [...(aside === '' ? [] : [aside]), ...(own === '' && clock ? rest.slice(1) : rest)];
    const tail = all.map((part) => besides(part));
    if (all.length === 0 || tail.includes(null)) return null;
    const worked = week[1].replace(/^weekdays/i, 'weekdays');
    return withAll(
      `You work ${/^days only/i.test(first) ? 'days only, ' : ''}${worked}${clock ? `, ${clock.said}` : ''}`,
      tail.map((part) => part ?? ''),
    );
  }
  // "11p-7a, Friday Saturday Sunday": the hours before the days.
  const clock = clockOf(first);
  const named = rest.join(', ');
  if (
    clock &&
    clock.rest === '' &&
    /[ap]m/.test(clock.said) &&
    (daysInRow.test(named) || new RegExp(`^${span}$`, 'i').test(named))
  )
    return `You work ${clock.said}, ${daysInRow.test(named) ? joinList(named.split(/,? (?:and )?/).map((one) => upperFirst(dayOf(one)))) : named}`;
  return null;
}
