/**
 * Notes of a description that lack only their verb, written out before anything is cut or read: when one works ("Mon to Thurs 7.45
 * to 4.30, half day Friday"), how long a season is, what the post is. Each rule takes a whole sentence or a whole part of a row;
 * what is of no such shape stays as it was typed.
 */
import { monthOf, monthSource } from '../../../text/calendar.ts';
import { mendSpelling } from '../../../text/misspellings.ts';
import { hasVerb } from '../../language/clause.ts';
import { upperFirst } from '../../language/first-capitals.ts';
import { linesOf } from '../../language/narrow.ts';
import { splitSentences } from '../split-sentences.ts';
import { hoursAgain } from './hours-again.ts';
import { howLong } from './how-long.ts';
import { dayOf } from './shapes.ts';
import { teamInFull } from './team-in-full.ts';
import { tradeDoing } from './trade-doings.ts';
import { daysInRowOfTimes, daysNamed, hoursBehindPlace, plainHours, weekInFull } from './week-in-full.ts';
import { whatThereIs } from './what-there-is.ts';
import { wishInFull } from './wishes-in-full.ts';

const few = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const day = '(?:mon|tues?|wed(?:nes)?s?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const hour = '\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]\\.?m)?';
const span = `${hour} ?(?:to|-|–) ?${hour}`;
const date = `(?:\\d{1,2}(?:st|nd|rd|th)? ${monthSource}|${monthSource} \\d{1,2}(?:st|nd|rd|th)?|(?:(?:early|mid|late)[- ])?${monthSource})(?:,? 20\\d\\d)?`;
const dateInFull = (text: string): string =>
  text.replace(new RegExp(`\\b${monthSource}\\b`, 'g'), (short) => monthOf(short));
const toSpan = (text: string): string => text.replace(/ ?[-–] ?/g, ' to ');

type Rule = readonly [RegExp, (...groups: string[]) => string | null];
const rules: readonly Rule[] = [
  // "Mon to Thurs 7.45 to 4.30, half day Friday".
  [
    new RegExp(
      `^(${day}) ?(?:to|-|–) ?(${day}),? (?:from )?(${hour}) ?(?:to|-|–) ?(${hour}),? (?:and )?(?:an? )?half[ -]days? (?:on )?(?:an? )?(${day})$`,
      'i',
    ),
    (from, to, start, end, half) =>
      `You work ${dayOf(from ?? '')} to ${dayOf(to ?? '')} from ${start} to ${end}, and half a day on ${dayOf(half ?? '')}s`,
  ],
  // "Shifts are 6 am to 2 pm and 2 pm to 10 pm, six days a week, with no night duty".
  [
    new RegExp(
      `^(?:the |your |our )?shifts(?: times)? (?:are|run) (?:from )?(${span}(?:(?:,| and|, and) ${span})+)(, [^;:]+)$`,
      'i',
    ),
    (spans, rest) => `The shifts run from ${toSpan(spans ?? '')}${rest}`,
  ],
  // "Shift 12 pm to 9 pm IST to overlap with the US east coast": till when, and what for.
  [
    new RegExp(
      `^(?:the )?shift(?: time)?:? (?:is |from )?(${hour}) ?(?:to|-|–) ?(${hour})( [A-Z]{2,4})?,? (to (?:overlap|match|cover|suit|fit|line up) [^,;:]+)$`,
      'i',
    ),
    (start, end, zone, why) => `Your shift is from ${start} to ${end}${zone ?? ''}, ${why}`,
  ],
  // "It is three shift, but the night shift is only each third week".
  [
    /^(?:it is|it['’]s|we (?:have|work)|the work is) (?:an? |in )?(two|three|four|five|[2-5])[- ]shifts?(?: (?:work|system|operation|model|pattern))?,? (but |and )?the night shift (?:is|comes) (only )?(?:each|every) (second|third|fourth|fifth|other) week$/i,
    (count, but, only, which) =>
      `You work in ${(count ?? '').toLowerCase()} shifts, ${but ?? 'and '}the night shift is ${only ?? ''}every ${which} week`,
  ],
  // "With one week of nights in six for step tests".
  [
    new RegExp(
      `^(?:with |including |incl\\.? )?(one|1) (week|weekend|day) of (nights|earlies|lates|days|standby) in (${few})( for [^,;:]+)?$`,
      'i',
    ),
    (one, unit, when, of, why) => `You work ${one?.toLowerCase()} ${unit} of ${when} in ${of}${why ?? ''}`,
  ],
  // "10-day hitches, 4 off": days off, as the hitches are of days.
  [
    new RegExp(
      `^(${few})-day (hitches|shifts|rotations|swings|blocks|trips|stints),? (?:then |with |and )?(${few}) (?:days )?off$`,
      'i',
    ),
    (long, what, off) => `You work ${long}-day ${what?.toLowerCase()} with ${off?.toLowerCase()} days off`,
  ],
  // "In office Tues-Thurs".
  [
    new RegExp(`^(?:in|at) (?:the )?office (?:on )?(?:from )?(${day}) ?(?:to|-|–) ?(${day})$`, 'i'),
    (from, to) => `You are in the office ${dayOf(from ?? '')} to ${dayOf(to ?? '')}`,
  ],
  // "Five days in office": the whole week; fewer days are of a hybrid job, which says so itself.
  [
    /^(five|5) days (?:(?:a|per|each) week )?(?:in|at) (?:the )?office$/i,
    (many) => `You are in the office ${many?.toLowerCase()} days a week`,
  ],
  // "Vocational school 1.5 days a week": where one is then.
  [
    /^((?:vocational|trade|technical|part-time|day-release)[ -](?:school|college)):? ((?:about )?(?:\d(?:\.\d)?|one|two|one and a half|one or two|1-2) days? (?:a|per|each|every) (?:week|month|fortnight))$/i,
    (where, when) => `You go to ${where?.toLowerCase()} ${when}`,
  ],
  // "Season May 4 - Oct 9".
  [
    new RegExp(
      `^(?:the |our )?season:? (?:is |runs )?(?:from )?(${date}) ?(?:to|-|–|until|till|through) ?(${date})$`,
      'i',
    ),
    (from, to) => `The season runs from ${dateInFull(from ?? '')} to ${dateInFull(to ?? '')}`,
  ],
  // "Seasonal position from April 12 to October 29, 2027, with the option to come back each year".
  [
    new RegExp(
      `^(?:an? )?((?:seasonal|temporary|fixed[- ]term|permanent|full-time|part-time) (?:position|post|job|role|contract)) (?:from )?(${date}) ?(?:to|-|–|until|till|through) ?(${date}), ((?:with|and) (?:the|an) (?:option|chance|possibility) (?:to|of) [^,;:]+)$`,
      'i',
    ),
    (what, from, to, more) =>
      `This is a ${what?.toLowerCase()} from ${dateInFull(from ?? '')} to ${dateInFull(to ?? '')}, ${more}`,
  ],
  // "Permanent position in our accredited calibration laboratory, day shift, 38 hours a week".
  [
    /^(?:an? )?((?:permanent|temporary|seasonal|fixed[- ]term|full-time|part-time)(?:,? (?:full-time|part-time))?) (position|post|job|role) ((?:in|at|on|with) our [^,;:]+), (?:on )?(?:the )?((?:day|night|early|late|evening)[- ]shift)(?:, ([^;:]+))?$/i,
    (term, post, where, shift, rest) =>
      hasVerb(where ?? '')
        ? null
        : `This is a ${term?.toLowerCase()} ${post} ${where}, on the ${shift?.toLowerCase()}${rest ? `. ${upperFirst(rest)}` : ''}`,
  ],
  // "Hotel of 164 rooms": a kind of house, though the company's own name may have the word.
  [
    /^(?:an? )?(hotel|hospital|clinic|hostel|guest house|inn) (of|with) (\d[\d,]* (?:rooms|beds|bedrooms|suites|wards))$/i,
    (what, small, many) => `You work in a ${what?.toLowerCase()} ${small?.toLowerCase()} ${many}`,
  ],
  // "Paid trainee spot": the job is.
  [
    /^(?:an? )?(paid (?:trainee|apprentice|intern|training|summer|graduate|learner) (?:spot|place|position|post|role|job))$/i,
    (what) => `This is a ${what?.toLowerCase()}`,
  ],
  // "Field and office": where the work is.
  [
    /^(field|site|workshop|shop floor|lab|road|home) and (office|home|site|workshop|lab|field)$/i,
    (one, other) => {
      const at: Readonly<Record<string, string>> = {
        field: 'in the field',
        site: 'on site',
        workshop: 'in the workshop',
        'shop floor': 'on the shop floor',
        lab: 'in the lab',
        road: 'on the road',
        home: 'from home',
        office: 'in the office',
      };
      return `You work ${at[one?.toLowerCase() ?? '']} and ${at[other?.toLowerCase() ?? '']}`;
    },
  ],
];

/** The sentence of one note, without its stop; null where it is of no such kind. */
export function noteInFull(typed: string): string | null {
  const note = typed.trim().replace(/(?<![ap]\.m)[.!]+$/, '');
  for (const [shape, said] of rules) {
    const found = shape.exec(note);
    if (found) return said(...found.slice(1));
  }
  return (
    whatThereIs(note) ?? howLong(note) ?? weekInFull(note) ?? teamInFull(note) ?? tradeDoing(note) ?? wishInFull(note)
  );
}

/** Whoever gets the job is the reader. */
const postholder =
  /^The (?:post-?holder|post holder|successful (?:candidate|applicant)) (?=(?:will|would|must|should|can|may) )/i;

/** A sentence with its notes written out: as a whole, or those of its parts that are such notes. */
function sentenceInFull(typed: string): string {
  const sentence = typed.replace(postholder, 'You ');
  const [mark = ''] = /^(?:\d{1,2}[.)] |[-–—•*·▪] )?/.exec(sentence) ?? [];
  const body = sentence.slice(mark.length);
  const whole = noteInFull(body) ?? plainHours(body);
  if (whole !== null) return `${mark}${whole}.`;
  const parts = body.replace(/[.!]+$/, '').split(/,\s+(?![^()]*\))(?!and |or )/);
  // "Hybrid, 2 days in office": the days say how.
  if (parts.length < 2 || /^hybrid\W*$/i.test(parts[0] ?? '')) return sentence;
  const rests: string[] = [];
  const own: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    // "FTC until Dec 2026, may go perm, 37 hours": the second says something of the first.
    const both = at + 1 < parts.length ? noteInFull(`${part}, ${parts[at + 1]}`) : null;
    const one = both ?? noteInFull(part) ?? daysInRowOfTimes(part, parts) ?? hoursBehindPlace(part, parts);
    if (one === null) rests.push(part);
    else own.push(`${one}.`);
    if (both !== null) at += 1;
  }
  if (own.length === 0) return sentence;
  const rest = rests.join(', ');
  return `${mark}${[...(rest === '' ? [] : [`${plainHours(rest) ?? upperFirst(rest)}.`]), ...own].join(' ')}`;
}

/** The description with such notes as sentences. */
export const notesInFull = (text: string): string =>
  linesOf(daysNamed(hoursAgain(mendSpelling(text))))
    .map((line) =>
      splitSentences(line)
        // "busy bar. live music thurs to sun": typed without capitals.
        .flatMap((sentence) => sentence.split(/(?<=[a-z]{3}\.) (?=[a-z]{2,} )/))
        .map(sentenceInFull)
        .join(' '),
    )
    .join('\n');
