/** Notes of a brief ("parking avail", "start asap", "chef wanted, mornings") said as sentences, where it is sure which. */

import { weekdayInFull } from '../../text/calendar.ts';
import { attendanceNote, perkLike, termsNote } from '../frames/patterns.ts';
import { hasSentence } from '../frames/statements.ts';
import { withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { withCapitals } from '../language/sentence-capitals.ts';
import { writeOut } from '../language/shorthand.ts';
import { withSizes } from '../language/sizes.ts';
import { saysClause } from '../language/sure-clause.ts';
import { isTelegraphic } from '../language/telegraphic.ts';
import { partedReporting } from '../mining/reporting.ts';
import { sayAtom, sayPost } from './notes/atoms.ts';
import { orByParts } from './notes/by-parts.ts';
import { ofCharge } from './notes/charges.ts';
import { inFullClause, withItsHouse } from './notes/clauses.ts';
import { ofTheDay } from './notes/days.ts';
import { followsOn, keptRows } from './notes/kept-rows.ts';
import { joinsTeam, ofItsKind, startsAround, weNeed } from './notes/kinds.ts';
import { notesApart } from './notes/notes-apart.ts';
import { asPlainRow } from './notes/plain-rows.ts';
import { ofApprenticeship, ofPost } from './notes/posts.ts';
import { isProduct } from './notes/products.ts';
import { ofRow } from './notes/rows.ts';
import { rowsInFull } from './notes/rows-in-full.ts';
import { inCharge, isDated, sayNote } from './notes/say-note.ts';
import { asCounted, dayOf } from './notes/shapes.ts';
import { withSmallWords } from './notes/small-words.ts';
import { ofTermsInFull } from './notes/terms-in-full.ts';
import { withSoMany } from './notes/units.ts';
import { withVerb } from './notes/verbs.ts';
import { sayWhole } from './notes/whole-notes.ts';
import { wholeWeek } from './notes/whole-weeks.ts';
import { workedDays } from './notes/worked-days.ts';
import { beginsWithOrder } from './order-first.ts';
import { asCounts } from './record/counts.ts';
import { asFirm } from './record/firm.ts';
import { splitSentences } from './split-sentences.ts';
import { readStatement, settle } from './statement.ts';

/** What one completes, where a text names it. */
const completed =
  /\b(programme|program|apprenticeship|traineeship|placement|internship|residency|training|probation)\b/i;
/** "Permanent on completion": of what, another sentence tells; where none does, nobody can say it. */
const withWhatIsCompleted = (sentence: string, text: string): string => {
  const of = completed.exec(text)?.[1]?.toLowerCase();
  return of && !/^(?:training|probation)$/.test(of)
    ? sentence.replace(
        /(^|, |\band |\bthen )permanent (?:on|after|upon|following) (?:successful )?completion(?=[.]?$)/i,
        (_, before: string) =>
          `${before.startsWith(',') ? '. ' : before}The job becomes permanent on completion of the ${of}`,
      )
    : sentence;
};

/** The sentences of a text, its notes written out. Of a question that answers itself with "no" nothing is left. */
export const readNotes = (typed: string, titleWords: readonly string[]): string[] =>
  notesTogether(typed, titleWords).flatMap((said) =>
    notesApart(said, typed).map((one) => (one === said ? one : sayNote(one, titleWords))),
  );

/** The same before notes that one sentence can't hold are parted. */
function notesTogether(typed: string, titleWords: readonly string[]): string[] {
  // "Reports to the CEO Dr. Lena Ortiz": no end of a sentence.
  const text = withCapitals(typed.replace(/\b(Dr|Mr|Mrs|Ms|Prof|Rev)\. (?=\p{Lu})/gu, '$1 '));
  const sentences = splitSentences(
    splitSentences(rowsInFull(withSmallWords(text)))
      .map((sentence) =>
        /permanent \S+ (?:successful )?completion/i.test(sentence) ? withWhatIsCompleted(sentence, text) : sentence,
      )
      .join('\n'),
  ).flatMap((sentence) => apartFromPost(withSizes(withSoMany(writeOut(sentence))), titleWords));
  return sentences.flatMap((sentence, index) => {
    const answer = sentences[index + 1] ?? '';
    if (/^(?:yes|no|none|n\/a)\W*$/i.test(sentence)) return [];
    if (sentence.endsWith('?') && /^(?:no|none|n\/a)\W*$/i.test(answer)) return [];
    if (sentence.endsWith('?') && /^yes\W*$/i.test(answer)) return [sentence.slice(0, -1)];
    const week = wholeWeek(sentence) ?? workedDays(sentence);
    if (week)
      return [
        ...(week.terms ? [upperFirst(week.terms)] : []),
        week.said,
        ...(week.rest ? readNotes(upperFirst(week.rest), titleWords) : []),
      ];
    const cover = coverFor(sentence);
    if (cover) return [cover.said, ...readNotes(upperFirst(cover.rest), titleWords)];
    const whole = sayWhole(sentence, titleWords);
    if (whole) return [whole];
    const said = sentence
      .split(
        /;\s+(?=\S+ \S+)|(?<=^(?:A )?[Tt]eam of (?:about )?\w+), (?=(?:[a-z]+-[a-z]+|an?) (?:[a-z-]+ ){0,5}[a-z-]+[.]?$)/,
      )
      .map((part, at) => (at > 0 ? upperFirst(part) : part))
      .flatMap(withReporting)
      .filter((part) => !/^(?:directly )?report(?:s|ing)? (?:directly )?(?:in)?to\b/i.test(part))
      .flatMap(atDashes)
      .flatMap((part) => ofApprenticeship(writeOut(part).replace(/[.!]+$/, '')) ?? [part])
      // "Finish 12 on a Friday": when, and no order.
      .map((part) => ofTermsInFull(part.replace(/[.!]+$/, '')) ?? part)
      .flatMap((part) =>
        beginsWithOrder(part, titleWords) ? [inCharge(part) ?? part] : parted(sayNote(part, titleWords), titleWords),
      );
    return orByParts(sentence, said, titleWords).map((one) => one.replace(withSomeTime, 'You work '));
  });
}

/** "Reports to the board chair and works beside the music director": who is over the reader has frames of its own, and the reader does the rest. */
function withReporting(part: string): string[] {
  if (!/^(?:directly )?report(?:s|ing)? (?:directly )?(?:in)?to\b/i.test(part)) return [part];
  const { to, does } = partedReporting(part.replace(/[.!]+$/, ''));
  return does === '' ? [part] : [to, `You ${does}`];
}

/** "With one day a fortnight at the outreach room": so long there, and nobody to work with. */
const withSomeTime =
  /^You work with (?=(?:one|two|three|four|an?|half an?|\d) (?:days?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|shifts?) )/;

/** "Maternity cover, 12 months, full-time 39 hours Monday to Friday": whose place it is and for how long, and what else there is to say of it. */
function coverFor(sentence: string): { said: string; rest: string } | null {
  const [, cover = '', long = '', rest = ''] =
    /^((?:maternity|paternity|parental|adoption|sickness|secondment|sabbatical|career break)(?: leave)? cover)(?:,| for|:)? (?:for )?((?:about |up to |initially )?(?:\d+|six|nine|ten|eleven|twelve|one|two) (?:months|years?)),? (.+)$/i.exec(
      sentence,
    ) ?? [];
  return cover ? { said: `This is ${cover.toLowerCase()} for ${long.toLowerCase()}`, rest } : null;
}

/** "HR adviser for the factory, 14 months maternity cover": the post, and on what terms. */
function apartFromPost(sentence: string, titleWords: readonly string[]): string[] {
  const [, before = '', after = ''] =
    /^([^,;:]+ (?:for|in|at|on|with|across|within) [^,;:]+), (?=(?:[\w-]+ months?\b|\w+-(?:month|year) |(?:maternity|paternity|parental|adoption|sickness)\b|(?:part|full)[- ]time\b|(?:permanent|temporary|fixed[- ]term|hybrid|remote)\b|\w+ (?:days|hours) (?:a|per) week\b))(.+)$/i.exec(
      sentence,
    ) ?? [];
  return before && sayPost(before, titleWords) !== null ? [before, upperFirst(after)] : [sentence];
}

/** "Hybrid - we meet on Wednesdays" is two notes; what has no verb after its dash is a row. */
function atDashes(sentence: string): string[] {
  const [first = '', second, more] = sentence.split(/(?<!\d|[ap]\.?m\.?) [–—-] /);
  if (second === undefined || more !== undefined) return [sentence];
  if (/^(?:no|yes)\W*$/i.test(second)) return /^y/i.test(second) ? [first] : [];
  // "New grads welcome - 18-month programme": with its verb the first is a sentence.
  return kindOf(second.replace(/[.!]+$/, '')) === 'clause' || withVerb(first) !== null
    ? [first, upperFirst(second)]
    : [`${first}, ${second}`];
}

const few = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const placesOf = new RegExp(
  `^${few} (?:[a-z]+ )?(?:shops|stores|sites|branches|offices|clinics|homes|schools|kitchens|depots|plants|studios|salons|hotels|restaurants|pubs|farms|workshops|warehouses|surgeries|nurseries)$`,
  'i',
);
/** "Kitchen team of six, two shops": whom one works with, and how many places there are. */
function teamBeside(parts: readonly string[]): string[] | null {
  const [first = '', ...rest] = parts;
  return rest.length > 0 &&
    /\b(?:team|crew) of (?:about )?[\w-]+$/i.test(first) &&
    rest.every((part) => placesOf.test(part))
    ? [first, ...rest.map((part) => `We have ${lowerFirst(part)}`)]
    : null;
}

const weekday = `${weekdayInFull}s?`;
/** "4-day week Monday to Thursday": where its days begin. */
const beforeDays = new RegExp(` (?=${weekday} (?:to|and) )`);
/** "Flexitime, hybrid with one office day a week": how one works, in a row of other things. */
const ofPattern = (part: string): string | null =>
  /^flexi-?time$/i.test(part)
    ? 'You work flexitime'
    : /^(?:an? |one )?(week|month|fortnight) on,? (?:an? |one )?\1 off$/i.test(part)
      ? `You work ${lowerFirst(part)}`
      : /^(?:an? )?(?:four|three|five|nine|\d(?:\.5)?)-day (?:week|fortnight)\b(?!.*[:;])/i.test(part)
        ? `You work ${withArticle(lowerFirst(part).replace(/^an? /, '')).replace(beforeDays, ', ')}`
        : /^(?:fully |mostly )?hybrid,? with (?:up to |at least |about )?(?:one|two|three|four|an?|\d)\b(?!.*[:;])/i.test(
              part,
            )
          ? `The job is ${lowerFirst(part).replace(/^((?:fully |mostly )?hybrid) with/, '$1, with')}`
          : null;

/** "Rotational shifts including 1 night week in 6, night allowance paid": each in its sentence. */
const ofRota = (part: string): string | null =>
  /^(?:rotating|rotational|rolling|alternating) shifts\b|\ballowance (?:is )?paid$/i.test(part)
    ? ofItsKind(part, part, [])
    : null;

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
function parted(text: string, titleWords: readonly string[] = []): string[] {
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

/** When somebody works, or on what terms. */
const ofTheTerms =
  /(?<!\d)\d{1,2} ?(?:[ap]\.?m\b|(?:[-–]|to) ?\d+(?!\d| (?:[a-z-]+ ){0,2}(?:school|academy|college|secondary|primary|provision|year-olds)\b)|[.:]\d)|\b(?:hours?|hrs?|days?|nights?|weeks?|weekends?|weekdays?|evenings?|mornings?|afternoons?|shifts?|early|earlies|lates?|rota\w*|off|time|permanent|temporary|fixed[- ]term|contract|hybrid|remote\w*|home|site|office|based|seasonal?|summer|winter|months?|years?|terms?|holidays?|leave|notice|start\w*|finish\w*|flexi\w*|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|overtime|call|cover|probation|share|travel|pay|paid|salary|salaried)\b|[£€$₹]/i;
/** "5 days out of 7, planteria and till team of 9": a job is so many days, and no team. What is no time and no term is said for itself. */
function besideItsTerms(parts: readonly string[]): { terms: string; things: readonly string[] } | null {
  const [first = ''] = parts;
  if (parts.length < 2 || !termsNote.test(first) || attendanceNote.test(first)) return null;
  const isThing = (part: string): boolean =>
    !ofTheTerms.test(part) &&
    !/^(?:in|on|of|across|within|under|over)\b/i.test(part) &&
    !goesWith.test(part) &&
    !leans.test(part) &&
    kindOf(part) === 'np' &&
    part.includes(' ');
  const things = parts.slice(1).filter(isThing);
  return things.length > 0
    ? { terms: parts.filter((part, at) => at === 0 || !isThing(part)).join(', '), things }
    : null;
}

/** "A night porter covers the nights", behind notes that say nothing of it: a sentence of its own. */
const subjectFirst =
  /^(?:an?|the|our|all|most|every|each|no|nights?|weekends?|shifts?|breaks|meals|tools|uniforms?|parking|overtime|travel|tips|some|half|two|three|four|five|\d+)\b/i;
const leadsIn =
  /^(?:when|if|while|as|because|although|though|before|after|since|once|until|where|so|and|but|or|in|on|at|during|with|without|from|for|to|by|of|under|over|outside|within|not|only|both|either|whether|unless|whatever|wherever|here|there)\b/i;
const ownClause = (part: string, parts: readonly string[]): string | null =>
  part !== parts[0] &&
  subjectFirst.test(part) &&
  !leadsIn.test(parts[0] ?? '') &&
  saysClause(part) &&
  kindOf(part) === 'clause'
    ? upperFirst(part)
    : null;

const hoursOver =
  /^(?:permanent,? |full-time,? |part-time,? )?\d{1,2}(?:\.\d+)? hours(?: (?:a|per) week)?(?: over (?:two|three|four|five|six|\d)(?: days)?)?$/i;
const timesOnly = /\d|\b(?:shifts?|nights?|weekends?|days?|evenings?|rota|hybrid|remote|permanent|time)\b/i;
const leans =
  /^(?:and|or|but|so|which|who|that|(?:the )?(?:rest|remainder|balance|others?)|most of (?:it|them)|of (?:it|them|which))\b/i;
/** "With one late night", "including Saturdays", "mostly in Leeds": said of what stands before it. */
const goesWith =
  /^(?:with|including|incl|excluding|plus|(?:one|two|three|\d) (?:at|in|on|with|from)\b|mostly|mainly|usually|sometimes|often|from|to|by|for|at|near|then|once|after|before|until|as|if|when|where|while|not|only|weekdays(?: only)?$|\d+ (?:on|off)\b|(?:two|three|four|five|six|seven) off)\b/i;

/** "You work days", "you work one weekend in eight": when one works, in one sentence. */
function worksSo(one: string, other: string): string | null {
  const [, first = '', second = ''] =
    /^You work (?!on site\b|with\b|on the\b)([^.:;]+)\nYou work (?!on site\b|with\b|on the\b|an? )([^.:;]+)$/.exec(
      `${one}\n${other}`,
    ) ?? [];
  if (!second || `${first} ${second}`.split(' ').length > 14) return null;
  // "You work in an office on Bath Street", "you work from home two days a week": the one and the other.
  if (/^(?:in|at|on) /.test(first) && /^from home\b/.test(second)) return `You work ${first}, and ${second}`;
  if (/^the \w+ shift\b/.test(second)) return `You work ${first} on ${second}`;
  return `You work ${first}, ${/^\d+-hour shifts/.test(second) ? 'in ' : ''}${second}`;
}

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
