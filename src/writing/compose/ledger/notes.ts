/** Notes of a brief ("parking avail", "start asap", "chef wanted, mornings") said as sentences, where it is sure which. */

import { weekdayInFull } from '../../text/calendar.ts';
import { perkLike } from '../frames/patterns.ts';
import { hasSentence } from '../frames/statements.ts';
import { lowerFirst, upperFirst, withArticle } from '../language/articles.ts';
import { kindOf } from '../language/kind.ts';
import { withCapitals } from '../language/sentence-capitals.ts';
import { writeOut } from '../language/shorthand.ts';
import { saysClause } from '../language/sure-clause.ts';
import { isTelegraphic } from '../language/telegraphic.ts';
import { baseOfIng } from '../language/verbs.ts';
import { splitSentences } from './clean.ts';
import { sayAtom, sayPost, withBoth } from './note-atoms.ts';
import { ofCharge } from './note-charges.ts';
import { inFullClause, withItsHouse } from './note-clauses.ts';
import { ofTheDay } from './note-days.ts';
import { joinsTeam, ofItsKind, startsAround, weNeed } from './note-kinds.ts';
import { asPlainRow } from './note-plain-rows.ts';
import { ofApprenticeship, ofPost } from './note-posts.ts';
import { isProduct } from './note-products.ts';
import { ofRow } from './note-rows.ts';
import { asCounted, dayOf } from './note-shapes.ts';
import { withSoMany } from './note-units.ts';
import { withVerb } from './note-verbs.ts';
import { beginsWithOrder } from './order-first.ts';
import { asCounts } from './record-counts.ts';
import { asFirm } from './record-firm.ts';
import { isDated, sayNote } from './say-note.ts';
import { readStatement, settle } from './statement.ts';

/** The sentences of a text, its notes written out. Of a question that answers itself with "no" nothing is left. */
export function readNotes(typed: string, titleWords: readonly string[]): string[] {
  // "Reports to the CEO Dr. Lena Ortiz": no end of a sentence.
  const text = withCapitals(typed.replace(/\b(Dr|Mr|Mrs|Ms|Prof|Rev)\. (?=\p{Lu})/gu, '$1 '));
  const sentences = splitSentences(
    text
      // "Co. car": no end of a sentence.
      .replace(/\bCo\. (?=(?:car|van|phone|pension|bike|laptop)\b)/g, 'Company ')
      // "Tuesday-Saturday": from the one to the other.
      .replace(
        /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) ?[-–] ?(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g,
        '$1 to ',
      )
      // "Full time / part time", "days / nights": one or the other.
      .replace(
        /\b((?:full|part)[- ]time|perm(?:anent)?|temp(?:orary)?|ftc|contract|days?|nights?|hybrid|remote|office|on[- ]?site)\s*\/\s*(?=(?:(?:full|part)[- ]time|perm(?:anent)?|temp(?:orary)?|ftc|contract|days?|nights?|hybrid|remote|office|on[- ]?site)\b)/gi,
        '$1 or ',
      )
      // "4 days a week, chair in a busy shop": what comes with it.
      .replace(
        /(\d(?:\.5)? (?:days|nights|evenings|shifts) (?:a|per) week), (?=(?:chair|desk|room|flat|van|car|bench|bay|station|seat|stall|workshop)\b)/gi,
        '$1, with a ',
      )
      // "6 days a week, one fixed weekly off".
      .replace(
        /(\d(?:\.5)?|five|six) days (a|per) week, (?=(?:one|two|1|2) (?:[a-z]+ ){0,2}(?:off|days? off)\b)/gi,
        '$1 days $2 week, with ',
      )
      // "Part time / job share considered": either.
      .replace(
        /\b((?:part|full)[- ]time|job[- ]share|flexible (?:hours|working)|term[- ]time)\s*\/\s*((?:part|full)[- ]time|job[- ]share|flexible (?:hours|working)|term[- ]time) (?=(?:is |are )?(?:considered|possible|available|welcome|an option)\b)/gi,
        '$1 or $2 ',
      )
      // "Hybrid, Tuesdays and Wednesdays in the LoDo office": what the one has of the other.
      .replace(daysThere, '$1, with ')
      // "Permanent, an average of 48 hours a week".
      .replace(/\b(permanent|temporary|full[- ]time|part[- ]time),? (?=an average of \d[\d.]* hours\b)/gi, '$1, with ')
      // "Four-year apprenticeship, 39 hours a week, one day a week at college": no more than that day is there.
      .replace(
        /\b((?:apprenticeship|traineeship|degree apprenticeship|internship|placement|programme|job|post|role)(?:, [^,;.\n]*\bhours[^,;.\n]*)?), (?=(?:an?|one|two|three|1|2|3) (?:days?|evenings?|mornings?|weeks?) (?:an?|per|each|every|in every) (?:week|fortnight|month|term|\w+) (?:at|in|with) )/gi,
        '$1, with ',
      )
      // "Housing Benefit / Council Tax Support assessor", "the Ludlow / Craven Arms round": of both.
      .replace(/^.+$/gm, withBoth)
      .replace(
        /(?<=\b(?:the|our) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) \/ (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:round|area|route|run|patch|branches|sites|offices|teams?|shops|stores)\b)/gu,
        ' and ',
      )
      .replace(/\s+[/|]\s+/g, ', ')
      // "Sun/mon off".
      .replace(
        /\b(mon|tues?|weds?|thurs?|fri|sat|sun)(?:days?)?\s?(?:\/|\+|&|and)\s?(mon|tues?|weds?|thurs?|fri|sat|sun)(?:days?)? (?=off\b)/gi,
        (_, one: string, other: string) => `${dayOf(one)}s and ${dayOf(other)}s `,
      )
      // "(pop. 31,200)": no end of a sentence.
      .replace(/\(pop\. (?=\d)/gi, '(population ')
      // "Welsh desirable, essential you're willing to learn".
      .replace(/, essential (?:that )?(?=you(?:['’]re| are) )/gi, ', and it is essential that ')
      // "Full-time and part-time": whoever applies works one of them.
      .replace(
        /\b(full|part)[- ]time and (full|part)[- ]time\b(?! (?:staff|people|colleagues|teams?)\b)/gi,
        '$1-time or $2-time',
      )
      // "Part-time, supporting four adults": the terms, and what one does.
      .replace(
        /^((?:(?:permanent|temporary|(?:full|part)-time(?: or (?:full|part)-time)?),? ?)+), ([a-z]+ing) (?=(?:an?|the|our|two|three|four|five|six|\d|adults|children|people)\b)/gim,
        (whole, terms: string, doing: string) => {
          const does = baseOfIng(doing.toLowerCase());
          return does ? `${terms}. You ${does} ` : whole;
        },
      )
      // "Monday to Friday, one late evening till 7pm", "35 hours a week, up to 2 days a week from home": with it.
      .replace(
        /^((?:\d{2}(?:\.\d)? hours|(?:Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun)[a-z]*)\b[^;:]*), (?=(?:(?:up to|about) )?(?:one|two|three|four|five|\d) (?:(?:late|early) (?:evenings?|nights?|starts?|finish(?:es)?)|days? (?:a|per) week (?:from|at) home|days? (?:from|at) home|evenings?)\b[^,;:]*$)/gim,
        '$1, with ',
      )
      // "Hybrid, 3 days on patch, 2 from home or office": how it is split.
      .replace(
        /(, )?\b(hybrid)(?:,| [-–]) (\d|one|two|three|four) days? ((?:on|in|at) [^,;.\n]+), (\d|one|two|three|four) ((?:from|at|in|on) [^,;.\n]+)/gi,
        (_, comma: string | undefined, how: string, many: string, there: string, rest: string, where: string) =>
          `${comma ? ', and ' : ''}${how}, with ${many} days ${there} and ${rest} ${where}`,
      )
      // "4 days out on jobs with us, 1 day at college": the one and the other.
      .replace(
        /(^|[.\n] ?)((?:\d|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our) days? (?!off|a week|per week|over|on,)[^,;.\n]{4,40}), (?=(?:\d|one|two|three) days? (?:at|in|on|from|of|out) [^,;.\n]{3,40}(?:$|[.\n]))/g,
        '$1$2 and ',
      )
      // "9 to 5.15, Monday to Friday, WFH Wednesday and Friday".
      .replace(
        /(^|[.\n] ?)(\d{1,2}(?:[.:]\d\d)?) ?[-–] ?(\d{1,2}(?:[.:]\d\d)?)(?=, (?:Mon|Tue|Wed|Thu|Fri|weekdays))/g,
        '$1$2 to $3',
      )
      .replace(/, (?:WFH|at home|home ?working) (?=(?:on )?(?:Mon|Tue|Wed|Thu|Fri))/gi, ', and from home on ')
      .replace(/(^|[.\n] ?)On-call (?=(?:one|1|two|2) (?:weeks?|nights?|days?|weekends?) )/g, '$1On call ')
      // "Based in Duluth, two days a week from home": with them.
      .replace(
        /(?<=\b[Bb]ased in [A-Z][\w ]+), (?=(?:one|two|three|four|\d) days? (?:a|per) week (?:from|at) home\b)/g,
        ', with ',
      )
      // "Monday to Friday, one Saturday in five": besides.
      .replace(
        /(?<=\b(?:Friday|Thursday|Saturday|week|\d ?[ap]m|[0-9])), (?=(?:one|1) (?:Saturday|Sunday|weekend|evening|night) (?:in (?:two|three|four|five|six|seven|eight|\d)|a (?:month|fortnight|week)|every \w+)(?=$|[.\n]))/gi,
        ' and ',
      )
      // "Monday to Friday, two days a week from home": with them.
      .replace(
        /(?<=\b(?:Friday|Thursday|week|\d ?[ap]m)), (?=(?:up to )?(?:one|two|three|four|\d) days? (?:a|per) week (?:from|at) home(?:$|[.\n]))/gi,
        ', with ',
      )
      // "Office based, one day at home after probation": with it.
      .replace(
        /\b((?:office|home|site|field|hospital|school)[- ]based), (?=(?:an?|one|two|three|four|\d) days? )/gi,
        '$1, with ',
      )
      // "7.30am to 3.30pm, every second weekend": and then.
      .replace(/(?<=\d ?[ap]m), (?=every (?:second|other|third|fourth) weekend\b)/gi, ', including ')
      // "Day shift, Monday to Friday, hybrid, team of nine": two notes.
      .replace(
        /(?<=\b(?:hybrid|remote|Friday|Saturday|Sunday|shifts?)), ((?:an? )?team of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))(?=[.\n]|$)/gi,
        (_, team) => `. ${String(team).charAt(0).toUpperCase()}${String(team).slice(1)}`,
      )
      // "Day shift, Monday to Friday, hybrid": told by itself.
      .replace(/(?<=\b[A-Z][a-z]+day), (?:hybrid|fully remote)(?=[.\n]|$)/g, '')
      // "A 35-hour week, up to 40% mobile working": with it.
      .replace(
        /(?<=(?:week|hours|time|contract|post|role)), (?=up to \d+ ?% (?:mobile|remote|home|hybrid)\b)/gi,
        ', with ',
      )
      // "Working language is English, German is useful": two sentences, and their "and".
      .replace(
        /(^|[.\n] ?)((?:The )?[A-Z]?[a-z]+(?: [a-z]+){0,2} (?:is|are) [^,;:.\n]{2,40}), (?=(?!which\b|who\b|and\b|but\b|or\b|so\b|as\b|if\b|where\b|when\b|that\b|whether\b|not\b)(?:[A-Za-z]+ ){1,3}(?:is|are) [^,;:.\n]{2,40}(?:$|[.\n]))/g,
        '$1$2, and ',
      )
      // "Two shifts (6-14, 14-22), no nights, no Sundays".
      .replace(
        /, no (nights|night shifts?|weekends|evenings), no (nights|weekends|Sundays|Saturdays|evenings)(?=$|[.\n])/gi,
        ', with no $1 or $2',
      )
      // "Start 1 September": the job does.
      .replace(
        /(^|[.\n] ?)(?:To )?[Ss]tart(?:s|ing)? (?:on )?(\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*(?: 20\d\d)?)(?=$|[.\n])/g,
        '$1The job starts on $2',
      )
      // "8-4.30 Monday to Friday".
      .replace(
        /(^|[.\n] ?)(\d{1,2}(?:[.:]\d\d)?) ?[-–] ?(\d{1,2}(?:[.:]\d\d)?)(?= (?:Mon|Tue|Wed|Thu|Fri|weekdays))/g,
        '$1$2 to $3',
      )
      // "Partner to Repairs and Property": the reader is.
      .replace(
        /(^|[.\n] ?)(?:(?:HR|Business|Finance|People) )?[Pp]artner to (?=(?:the |our )?\p{Lu})/gu,
        '$1You are the partner to ',
      )
      // "4 tens": of ten hours each.
      .replace(/\b(?:4|four) ?(?:x ?)?(?:tens|10s|10 ?hrs?|10h)\b(?! (?:a|per) |:)/gi, 'four 10-hour days')
      // "Replaces a colleague who moved to the export business": no task.
      .replace(
        /(^|[.\n] ?)Replac(?:es|ing) (?=(?:an?|our) (?:[a-z-]+ )?(?:colleague|manager|employee|team member|person|[a-z]+er|[a-z]+or) (?:who|leaving|retiring|moving|going|on)\b)/g,
        '$1You take over from ',
      )
      // "Own about 45 accounts": a verb, and nothing that is one's own.
      .replace(/^Own (?=(?:(?:about|around|roughly|some|up to) )?\d)/gm, 'You own ')
      // "Test our billing modules, manual and automated": how it is tested.
      .replace(
        /^((?:You )?[Tt]est [^,;:.]+), (?:both )?manual and automated(?=[.]|$)/gm,
        '$1, with manual and automated tests',
      )
      // "Beg. of Sept", "every sat. Kids' clothes": the stop ends nothing, or all.
      .replace(/\bbeg\.? of\b/gi, 'beginning of')
      .replace(
        /\b(every|each|alternate) (mon|tues?|weds?|thurs?|fri|sat|sun)\b(?:\.(\s+)([a-z]))?\.?/gi,
        (_, how: string, day: string, gap: string | undefined, next: string | undefined) =>
          `${how} ${dayOf(day)}${next ? `.${gap ?? ' '}${next.toUpperCase()}` : ''}`,
      )
      // Who somebody reports to has frames of its own.
      .replace(/,\s*(?:and )?report(?:s|ing) (?:directly )?(?:in)?to [^,.;\n]+(?=[,.;\n]|$)/gi, '')
      .replace(/\s*\([^()]*\b(?:internal|pls|please|speak to|line manager)\b[^()]*\)/gi, ''),
  ).flatMap((sentence) => apartFromPost(withSoMany(writeOut(sentence)), titleWords));
  return sentences.flatMap((sentence, index) => {
    const answer = sentences[index + 1] ?? '';
    if (/^(?:yes|no|none|n\/a)\W*$/i.test(sentence)) return [];
    if (sentence.endsWith('?') && /^(?:no|none|n\/a)\W*$/i.test(answer)) return [];
    if (sentence.endsWith('?') && /^yes\W*$/i.test(answer)) return [sentence.slice(0, -1)];
    return sentence
      .split(
        /;\s+(?=\S+ \S+)|(?<=^(?:A )?[Tt]eam of (?:about )?\w+), (?=(?:[a-z]+-[a-z]+|an?) (?:[a-z-]+ ){0,5}[a-z-]+[.]?$)/,
      )
      .map((part, at) => (at > 0 ? upperFirst(part) : part))
      .filter((part) => !/^report(?:s|ing)? (?:directly )?(?:in)?to\b/i.test(part))
      .flatMap(atDashes)
      .flatMap((part) => ofApprenticeship(writeOut(part).replace(/[.!]+$/, '')) ?? [part])
      .flatMap((part) => (beginsWithOrder(part, titleWords) ? [part] : parted(sayNote(part, titleWords), titleWords)));
  });
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
/** "Hybrid, Tuesdays and Wednesdays in the office": before the days that are spent there. */
const daysThere = new RegExp(
  `\\b(hybrid(?: working)?),? (?=${weekday}(?:(?:, | and |, and )${weekday})* (?:in|at|on site)\\b)`,
  'gi',
);
/** "4-day week Monday to Thursday": where its days begin. */
const beforeDays = new RegExp(` (?=${weekday} (?:to|and) )`);
/** "Flexitime, hybrid with one office day a week": how one works, in a row of other things. */
const ofPattern = (part: string): string | null =>
  /^flexi-?time$/i.test(part)
    ? 'You work flexitime'
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
      /,\s+(?![^()]*\))(?!must (?:include|be|cover)\b)(?!(?<=\bon,\s)(?:\d+|two|three|four|five|six|seven|eight|fourteen)(?: (?:nights|days|weeks|shifts))? off\b)/i,
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
  if (/^the \w+ shift\b/.test(second)) return `You work ${first} on ${second}`;
  return `You work ${first}, ${/^\d+-hour shifts/.test(second) ? 'in ' : ''}${second}`;
}

/** Each note of a row that has no sentence for the whole: what leans on the note before it stays with it. */
function eachAlone(
  parts: readonly string[],
  said: readonly (string | null)[],
  titleWords: readonly string[],
): string[] {
  // "Van, boots, tools": what one gets, in a row.
  if (parts.every((part) => part.split(' ').length < 3) && perkLike.test(parts[0] ?? ''))
    return [`${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`];
  const out: string[] = [];
  let any = false;
  parts.forEach((part, index) => {
    const whole = sayNote(part, titleWords);
    const alone =
      said[index] ??
      sayAtom(part) ??
      (whole !== part && kindOf(whole) === 'clause' ? whole : null) ??
      sayPost(part, titleWords);
    const last = out.at(-1);
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
