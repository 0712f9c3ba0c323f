/**
 * A week that is told day by day: "Monday to Thursday 7.30 to 4.30, Friday to 1", "Monday to Friday 9 to 5.30 and Saturday
 * 9 to 1". Half of it would be another week, so that it is one sentence or none.
 */
import { weekdayInFull } from '../../../text/calendar.ts';
import { upperFirst } from '../../language/first-capitals.ts';
import { dayOf } from './shapes.ts';

const day = `${weekdayInFull}s?`;
const span = `${day} (?:to|-|–|through) ${day}`;
const hour = String.raw`(?:\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\b\.?)?|noon|midday|midnight)`;
const hours = `${hour} ?(?:-|–|to|until|till) ?${hour}`;
/** What may stand before the days: on what terms, and how many hours it comes to. */
const before = String.raw`(?:(?:permanent|full[- ]time|part[- ]time),? )*(?:\d{1,2}(?:\.\d+)? hours(?: (?:a|per) week)?)?`;
/** A further day with its own hours, or the hour at which it ends. */
const further = `(?:${day}(?:(?:,| and|, and) ${day})*|${span}),? (?:from )?(?:${hours}|(?:finish(?:ing)?,? (?:at )?|to |until |till )${hour}|${hour} finish)`;
const week = new RegExp(
  `^(?:(${before})[,:]? ?)?(?:from )?(${span}),? (?:from )?(${hours})((?:(?:,|;| and|, and) (?:on )?${further})+)(?:, (.+))?$`,
  'i',
);
const oneFurther = new RegExp(`(?:,|;| and|, and) (?:on )?(${further})`, 'gi');
const asSaid = (text: string): string =>
  text.replace(/ ?[-–] ?| (?:until|till|through) /g, ' to ').replace(/\s+/g, ' ');

/** "Friday finish at 1", "Friday to 1", "Saturday 9 to 1": as it stands in the sentence; null where its words are others. */
function dayInWords(part: string): string | null {
  const [, named = '', rest = ''] =
    new RegExp(`^(${span}|${day}(?:(?:,| and|, and) ${day})*),? (.+)$`, 'i').exec(part) ?? [];
  if (named === '') return null;
  const [, ends = ''] =
    new RegExp(`^(?:(?:finish(?:ing)?,? (?:at )?|to |until |till )(${hour})|${hour} finish)$`, 'i').exec(rest) ?? [];
  const end = ends || (/ finish$/i.test(rest) ? rest.replace(/ finish$/i, '') : '');
  if (end) return / to | and |,/.test(asSaid(named)) ? null : `finish at ${end} on ${dayOf(named)}s`;
  return `${asSaid(named)}, ${asSaid(rest.replace(/^from /i, ''))}`;
}

/** The whole week in one sentence, and what stands around it; null where a note is no such week. */
export function wholeWeek(note: string): { said: string; terms: string; rest: string } | null {
  // Three days at least are named, which few notes do.
  if (!/day.*day.*day/i.test(note) || !/\d/.test(note)) return null;
  const [found = '', terms = '', days = '', at = '', more = '', rest = ''] =
    week.exec(note.replace(/(?<![ap]\.?m)[.!]+$/i, '')) ?? [];
  if (found === '') return null;
  const others = [...more.matchAll(oneFurther)].map(([, part = '']) => dayInWords(part));
  if (others.length === 0 || others.includes(null)) return null;
  const ends = others.filter((one) => one?.startsWith('finish ') === true);
  // "And finish at 1 on Fridays" is the last of the row.
  if (ends.length > 1 || (ends.length === 1 && others.at(-1) !== ends[0])) return null;
  const worked = [`${asSaid(days)}, ${asSaid(at)}`, ...others.filter((one) => !ends.includes(one))];
  const row =
    ends.length > 0 || worked.length < 2
      ? worked.join(', and ')
      : `${worked.slice(0, -1).join(', ')}, and ${worked.at(-1) ?? ''}`;
  return {
    said: `You work ${[row, ...ends].join(', and ')}`,
    terms: upperFirst(terms.trim()),
    rest: upperFirst(rest),
  };
}
