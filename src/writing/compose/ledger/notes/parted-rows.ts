/** A row of notes, parted into those that are said as sentences and the rest. */

import { perkLike } from '../../frames/patterns.ts';
import { hasSentence } from '../../frames/statements.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { isTelegraphic } from '../../language/telegraphic.ts';
import { asCounts } from '../record/counts.ts';
import { asFirm } from '../record/firm.ts';
import { readStatement, settle } from '../statement.ts';
import { sayAtom, sayPost } from './atoms.ts';
import { besideItsTerms, goesWith, leans } from './beside-terms.ts';
import { ofCharge } from './charges.ts';
import { inFullClause, withItsHouse } from './clauses.ts';
import { ofTheDay } from './days.ts';
import { followsOn, keptRows } from './kept-rows.ts';
import { joinsTeam, startsAround, weNeed } from './kinds.ts';
import { asPlainRow } from './plain-rows.ts';
import { ofPost } from './posts.ts';
import { isProduct } from './products.ts';
import { ofRow } from './rows.ts';
import { ofPattern, ofRota, ownClause, teamBeside, weekday, worksSo } from './said-in-row.ts';
import { isDated, sayNote } from './say-note.ts';
import { asCounted, dayOf } from './shapes.ts';
import { withVerb } from './verbs.ts';

const clock = String.raw`\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\.?)? ?(?:to|until|-|–) ?\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)`;
/** The shift, its days and its hours, and what follows them. */
const workRow = new RegExp(
  `^(nights|days|earlies|lates|evenings|mornings|afternoons),? (${weekday} (?:to|and) ${weekday}),? (${clock})(?:, (.+))?$`,
  'i',
);

const hourOf = String.raw`\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\.?)?`;
/** The days and hours of the week, and the day that ends before. */
const shortFriday = new RegExp(
  `^(?=.*\\bfinish)(${weekday} to ${weekday}),? (${hourOf}) ?(?:-|–|to) ?(${hourOf}),? (?:and )?(?:on )?(${weekday})s?,? (?:finish(?:ing)? (?:at )?)?(${hourOf})(?: finish)?(?:, (.+))?$`,
  'i',
);

/** A row of notes in which one can be said as a sentence: that one stands alone. */
export function parted(text: string, titleWords: readonly string[] = []): string[] {
  // "Nights Sunday to Thursday 10pm to 6am, permanent": when one works stands alone.
  const [row = '', which = '', days = '', at = '', more = ''] = workRow.exec(text.replace(/[.!]+$/, '')) ?? [];
  if (row)
    return [
      [upperFirst(which), days, at].filter((part) => part !== '').join(', '),
      ...(more ? parted(more, titleWords) : []),
    ];
  // "Monday to Thursday 7.30-4.30, Friday 2.30 finish".
  const [early = '', span = '', from = '', till = '', last = '', ends = '', after = ''] =
    shortFriday.exec(text.replace(/[.!]+$/, '')) ?? [];
  if (early)
    return [
      `You work ${span}, ${from} to ${till}, and finish at ${ends} on ${dayOf(last)}s`,
      ...(after ? parted(after, titleWords) : []),
    ];
  const parts = text
    .replace(/[.!]+$/, '')
    // "Nights mostly: 5 on 3 off": when, and how.
    .replace(/^((?:nights|days|evenings|mornings|weekends|earlies|lates|shifts)(?: mostly| mainly| only)?): /i, '$1, ')
    // "Four nights on, three nights off": one pattern. What stands in brackets is no row.
    .split(
      /,\s+(?![^()]*\))(?!must (?:include|be|cover)\b)(?!(?<=\bon,\s)(?:(?:\d+|two|three|four|five|six|seven|eight|fourteen)(?: (?:nights|days|weeks|shifts))?|(?:an? |one )?(?:week|month|fortnight)) off\b)/i,
    );
  const team = teamBeside(parts);
  if (team) return team;
  const plain = text.replace(/[.!]+$/, '');
  const read = readStatement(plain);
  const kind = read ? settle(read).kind : kindOf(plain);
  const isSentence = !isTelegraphic(plain) && (kind === 'clause' || hasSentence('description', plain, kind));
  if (parts.length < 2)
    return [
      asFirm(plain) ?? asCounts(plain) ?? (isSentence ? text : (sayAtom(plain) ?? sayPost(plain, titleWords) ?? text)),
    ];
  // "640 milking cows, 2,100 acres of alfalfa and corn": what we have.
  const counts = [null, plain].includes(asCounted(plain)) ? asCounts(plain) : null;
  if (counts) return [counts];
  // "Full-time, payroll software for small firms": what we make is no part of a row on the job.
  const products = parts.filter(isProduct);
  if (products.length > 0) {
    const others = parts.filter((part) => !isProduct(part));
    return [
      ...(others.length > 0 ? parted(sayNote(upperFirst(others.join(', ')), titleWords), titleWords) : []),
      ...products.map(upperFirst),
    ];
  }
  const housed = withItsHouse(parts);
  if (housed)
    return [
      housed.house,
      ...(housed.rest.length > 0 ? parted(sayNote(upperFirst(housed.rest.join(', ')), titleWords), titleWords) : []),
    ];
  const beside = besideItsTerms(parts);
  if (beside)
    return [
      ...parted(sayNote(upperFirst(beside.terms), titleWords), titleWords),
      ...beside.things.flatMap((one) => parted(sayNote(one, titleWords), titleWords).map(upperFirst)),
    ];
  // "Start asap, min 6 months work": a date of the form is a note of its own.
  const dated = (part: string): string | null =>
    isDated(part) || startsAround.test(part) || /^perm(?:anent)? after /i.test(part) ? sayNote(part) : null;
  const said = parts.map(
    (part) =>
      dated(part) ??
      asFirm(part) ??
      asCounts(part) ??
      inFullClause(part) ??
      ownClause(part, parts) ??
      weNeed(part) ??
      joinsTeam(part) ??
      // "Starts at 60% of scale, steps up each year": the second says nothing without the first.
      (/^starts at/i.test(part) ? null : ofPost(part)) ??
      ofRota(part) ??
      ofCharge(part) ??
      ofRow(part) ??
      ofTheDay(part) ??
      withVerb(part) ??
      ofPattern(part),
  );
  // "€2m budget, 60% state funded, rest raised": the last says nothing without the first.
  if (parts.some((part) => leans.test(part))) return [text];
  // "Earlies and lates, one weekend in three" has a sentence for the whole row.
  // "30 rooms, 50 covers, one rosette": what a place has, counted.
  if (asCounted(plain) !== null)
    // "12 engineers per pod, Baner office, 2 days at home": notes of their own, and no count of things.
    return parts.filter((part) => asPlainRow(part) !== null).length * 2 >= parts.length
      ? eachAlone(parts, said, titleWords)
      : [text];
  if (!isSentence) return eachAlone(parts, said, titleWords);
  // "37.5 hours over five days, home deliveries by electric van": the hours, and what is done in them.
  const own = parts.findIndex((part, index) => index < 2 && hoursOver.test(part)) + 1;
  const next = parts[own] ?? '';
  if (own > 0 && next !== '' && !goesWith.test(next) && !timesOnly.test(next))
    return [parts.slice(0, own).join(', '), ...parted(upperFirst(parts.slice(own).join(', ')), titleWords)];
  if (said.every((part) => part === null)) return [text];
  const rest = parts.filter((_, index) => said[index] === null);
  // "Early and late shifts, a night porter covers the nights": what is left is a row of its own.
  if (rest.length > 0 && rest.length < parts.length && parts.some((part) => ownClause(part, parts) !== null))
    return [
      ...parted(sayNote(upperFirst(rest.join(', ')), titleWords), titleWords),
      ...said.filter((part) => part !== null),
    ];
  return [...(rest.length > 0 ? [rest.join(', ')] : []), ...said.filter((part) => part !== null)];
}

const hoursOver =
  /^(?:permanent,? |full-time,? |part-time,? )?\d{1,2}(?:\.\d+)? hours(?: (?:a|per) week)?(?: over (?:two|three|four|five|six|\d)(?: days)?)?$/i;
const timesOnly = /\d|\b(?:shifts?|nights?|weekends?|days?|evenings?|rota|hybrid|remote|permanent|time)\b/i;

/** Each note of a row that has no sentence for the whole: what leans on the note before it stays with it. */
function eachAlone(
  noted: readonly string[],
  read: readonly (string | null)[],
  titleWords: readonly string[],
): string[] {
  // "Outpatient rehab after knee, hip and shoulder surgery": one row, and nobody works in a surgery.
  const parts = keptRows(noted);
  const said = parts.map((part) => read[noted.indexOf(part)] ?? null);
  // "Van, boots, tools": what one gets, in a row.
  if (parts.every((part) => part.split(' ').length < 3) && perkLike.test(parts[0] ?? ''))
    return [`${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`];
  const out: string[] = [];
  let any = false;
  parts.forEach((part, index) => {
    const whole = sayNote(part, titleWords);
    const last = out.at(-1);
    const alone =
      last !== undefined && followsOn.test(part)
        ? null
        : (said[index] ??
          sayAtom(part) ??
          (whole !== part && kindOf(whole) === 'clause' ? whole : null) ??
          sayPost(part, titleWords));
    const both = alone !== null && last !== undefined ? worksSo(last, alone) : null;
    if (both !== null) out[out.length - 1] = both;
    else if (alone === null && last !== undefined && goesWith.test(part))
      out[out.length - 1] = `${last}, ${lowerFirst(part)}`;
    else out.push(alone ?? upperFirst(part));
    any ||= alone !== null;
  });
  // "Java 21, Spring Boot, Kafka and SQL": one row of names.
  return any ? out : [parts.join(', ')];
}
