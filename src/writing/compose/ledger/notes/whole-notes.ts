/**
 * Notes that are one sentence with all that stands behind their commas, read before anything is cut: "nights at Birch Lodge, our
 * 42-bed home", "mostly schools, flats and shops within 30 miles".
 */
import { monthInFull as month, weekdayInFull } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { joinList } from '../../language/joined-phrases.ts';
import { baseOfIng } from '../../language/verbs.ts';
import { isDoing } from '../../mining/tasks/doing.ts';
import { bareForm } from '../../mining/tasks/verb-rows.ts';
import { readTimes } from './part-times.ts';

const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const weekday = `(?:${weekdayInFull}s?)`;

/** "Nights at Birch Lodge, our 42-bed home for older people": what the house is stands behind its name. */
function inItsHouse(note: string): string | null {
  const [, when = '', house = '', what = ''] =
    /^((?:nights|days|evenings|mornings|weekends|earlies|lates|afternoons|shifts)(?: and (?:nights|days|evenings|mornings|weekends))?) ((?:at|in|on) (?:the )?\p{Lu}[\p{L}'’-]*(?: (?:of |the |and )?\p{Lu}[\p{L}'’-]*)*), ((?:our|an?|the) [^;:]+)$/iu.exec(
      note,
    ) ?? [];
  return what && /^\S+ (?:the )?\p{Lu}/u.test(house) ? `You work ${lowerFirst(when)} ${house}, ${what}` : null;
}

/** "Mostly schools, flats and shops within 30 miles of Cardiff": a row, and where it is. */
function mostly(note: string): string | null {
  const [, chiefly = '', row = '', where = ''] =
    /^(mostly|mainly|largely|chiefly) ((?:(?:[a-z-]+ )?[a-z-]+, )+(?:[a-z-]+ )?[a-z-]+,? and (?:[a-z-]+ )?[a-z-]+?)((?: (?:within|in|around|near|across|on|for|from|between) [^,;:]+)?)$/i.exec(
      note,
    ) ?? [];
  const things = row.split(/,? and |, /);
  return row !== '' &&
    !/\b(?:is|are|was|will|has|have|can|may|do|does|who|which|that)\b/.test(where) &&
    // "Mostly serving customers, parents and staff": done, and no thing.
    things.every((thing) => baseOfIng(thing.split(' ')[0] ?? '') === null) &&
    things.some((thing) => /[^su\W]s$/.test(thing)) &&
    !/\b(?:days|nights|evenings|mornings|weekends|shifts|earlies|lates)\b/.test(row)
    ? `The work is ${lowerFirst(chiefly)} ${row}${where}`
    : null;
}

/** When a house is closed, part by part; null where one of them is no time. */
function closedOn(part: string): string | null {
  const text = part.trim();
  if (/^(?:on|in|at|over|from|between|for|every|each|during|all) /i.test(text)) return lowerFirst(text);
  const day = new RegExp(`^${weekday}$`, 'i').exec(text)?.[0];
  if (day) return `on ${day}`;
  if (
    /^(?:the )?(?:bank|public) holidays$|^(?:Christmas|Boxing|New Year['’]s|Thanksgiving|Good Fri) ?[Dd]ay$|^Christmas Eve$/.test(
      text,
    )
  )
    return `on ${text}`;
  if (/^(?:Christmas|Easter|New Year)$/.test(text)) return `at ${text}`;
  return new RegExp(
    `^(?:(?:Christmas|Easter|Whit|Race|the first|the last) (?:week|fortnight)(?: (?:of|in) ${month})?|${month}|(?:the )?(?:winter|summer))$`,
    'i',
  ).test(text)
    ? `in ${text}`
    : null;
}

/** "Closed Mondays and Christmas week": we are. */
function closed(note: string): string | null {
  const when = /^(?:we are |we['’]re )?(?:closed|shut) ([^;:.]+)$/i.exec(note)?.[1];
  const parts = when?.split(/,? and |, /).map(closedOn) ?? [];
  if (parts.length === 0 || !parts.every((part) => part !== null)) return null;
  return `We are closed ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]}`;
}

/** "Some evenings and every fourth Saturday": when one works too. */
const someTimes = new RegExp(
  `^(?:some|occasional|most|a few|alternate|every (?:other|second|third|fourth|fifth)|one in ${number}|${number} (?:in ${number} )?)(?: [a-z]+)? ?(?:${weekday}|weekends?|evenings?|nights?|mornings?|afternoons?)(?: (?:a|per|each) (?:week|month|fortnight))?$`,
  'i',
);
function times(note: string): string | null {
  const parts = note.split(/,? and |, /);
  return parts.length > 1 && parts.every((part) => someTimes.test(part)) ? `You work ${lowerFirst(note)}` : null;
}

/** "Vocational training starting on 1 August 2027, three years, with block teaching at the school": when it starts and how long it takes. */
function training(note: string): string | null {
  const [, what = '', start = '', long = '', more = ''] =
    new RegExp(
      `^(?:an? |the |our )?((?:vocational |dual |trade )?(?:training|apprenticeship|traineeship|internship|course)) (?:starting|starts|from|beginning)(?: (?:on|in|from))? ((?:\\d{1,2}(?:st|nd|rd|th)? )?${month}(?: \\d{4})?), ((?:about )?${number} (?:years|months)|[a-z]+ and a half years)(, (?:with|at|in) [^;:]+)?$`,
      'i',
    ).exec(note) ?? [];
  return long
    ? `The ${lowerFirst(what)} starts ${/^\d/.test(start) ? 'on' : 'in'} ${start} and takes ${long}${more}`
    : null;
}

/** "Board role running our two plants in Hull and Goole, 240 people": what the post is, and over whom. */
function role(note: string): string | null {
  const [, name = '', doing = '', rest = '', people = ''] =
    /^(?:an? |the )?((?:(?!(?:this|that|it|you|we|our|your|my|(?:full|part|fixed)-?|permanent|temporary|seasonal|casual|time)\b)[\w-]+,? ){1,3}?(?:role|post|position|job)) ([a-z]+ing) ((?:our|the|an?|all|both|two|three|four|five|six|\d|\p{Lu})[^,;:]*?)(?:, (?:with )?((?:about |around |over )?\d[\d,]* (?:people|staff|colleagues|employees|engineers|nurses|teachers|drivers)))?$/iu.exec(
      note,
    ) ?? [];
  return rest && baseOfIng(doing.toLowerCase()) !== null && !hasVerb(name.replace(/ \w+$/, ''))
    ? `This is ${withArticle(lowerFirst(name))} ${doing} ${rest}${people === '' ? '' : `, with ${people}`}`
    : null;
}

/** "Field sales to dental practices between Dortmund, Münster and Bielefeld": the work, for whom, and in a row of places. */
function workBetween(note: string): string | null {
  const work =
    /^((?:[a-z-]+ ){0,2}(?:sales|service|support|deliveries|visits|surveys|repairs|installations?|inspections|haulage|collections|care|consultancy|tutoring|maintenance|teaching|training) (?:to|for|at|in|of) (?:[a-z-]+ ){1,4}(?:between|in|across|around|from) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?:, \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)*,? (?:and|to) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)$/u.exec(
      lowerFirst(note),
    )?.[1] ?? '';
  return work !== '' && !hasVerb(work.replace(/^.*? (?:to|for|at|in|of) /, '')) ? `The work is ${work}` : null;
}

/** What a post is by its grade, what one has and what one is given. */
function plain(note: string, titleWords: readonly string[]): string | null {
  const grade =
    /^(?:an? )?(entry|junior|mid|senior|graduate|trainee|board|executive|management|supervisory)[- ]level(?: (?:role|post|position|job))?$/i.exec(
      note,
    )?.[1];
  if (grade) return `This is ${withArticle(`${grade.toLowerCase()}-level job`)}`;
  const [, full = ''] =
    /^((?:full|overall|sole|joint|end-to-end|complete|shared|direct) (?:[\w&-]+ ){0,5}(?:responsibility|accountability|authority|ownership|autonomy)(?: (?:for|over|of) [^,;:]+)?)$/i.exec(
      note,
    ) ?? [];
  if (full && !hasVerb(full.replace(/^.*? (?:for|over|of) /, ''))) return `You have ${lowerFirst(full)}`;
  const [, van = ''] = /^(?:your )?own (van|car|vehicle|pick-?up|minibus)$/i.exec(note) ?? [];
  if (van) return `You have your own ${van.toLowerCase()}`;
  const [, spell = ''] =
    new RegExp(
      `^((?:an?|${number}) (?:full )?(?:years?|months?|weeks?) of (?:paid |full |structured |hands-on )?(?:training|rotations?|coaching|mentoring|study|instruction)(?: (?:in|at|with|across|through|on) [^;:]+)?)$`,
      'i',
    ).exec(note) ?? [];
  if (spell && !hasVerb(spell.replace(/^.*? of \S+ ?/, ''))) return `You get ${lowerFirst(spell)}`;
  const [, head = ''] = /^((?:head|leader) of (?:the|our|an?) [^,;:]+)$/i.exec(note) ?? [];
  if (head && !hasVerb(head.replace(/^.*? of /i, ''))) return `You will be ${lowerFirst(head)}`;
  const [, over = ''] = /^replaces ((?:an?|our|the) [a-z]+ing [a-z]+(?: [a-z]+)?)$/i.exec(note) ?? [];
  if (over) return `You take over from ${over}`;
  // "Firmware for axle counters" for whoever writes it.
  const [, made = ''] =
    /^((?:(?:[a-z]+ )?(?:firmware|software|apps?|tooling|algorithms|models|circuits|hardware|electronics)) for [^,;:]+)$/i.exec(
      note,
    ) ?? [];
  return made &&
    !hasVerb(made.replace(/^.*? for /, '')) &&
    titleWords.some((word) => /^(?:engineer|developer|programmer|designer|architect|scientist)s?$/.test(word))
    ? `You work on ${lowerFirst(made)}`
    : null;
}

/** "Double days 6-2 and 2-10", "two shift system 6am to 2pm and 2pm to 10pm": a rota by its name, and nothing to double. */
function rota(note: string): string | null {
  if (!/^(?:double (?:days?|shifts?)\b|(?:two|three|four|[2-5])[- ]shift (?:system|pattern|rota)\b)/i.test(note))
    return null;
  // The hours of the week have a slot of their own.
  const time = readTimes(note);
  return time?.verb === 'work' ? `You work ${time.text}` : null;
}

/** Doings that tell of the job rather than of its work: "working from home", "reporting to the owner". */
const ofTheJob =
  /^(?:being|having|working|reporting|starting|including|covering|depending|living|training|learning|parking|joining|earning|travelling|commuting|following|according|finishing|running)\b/i;
/** "Watering, stocking benches, helping customers": what one does, and of the kinds of a thing none. */
function doings(note: string): string | null {
  if (!/^[A-Za-z]+ing\b[^:;()]*,/.test(note) || / and [^,]*,/.test(note)) return null;
  const parts = lowerFirst(note).split(/,? and |, /);
  const deeds = parts.filter(isDoing).length;
  return deeds > 0 &&
    parts.every((part) => (isDoing(part) || bareForm(part) === 'ing') && !ofTheJob.test(part)) &&
    // "Cleaning, catering and driving jobs": kinds of what stands last.
    isDoing(parts.at(-1) ?? '')
    ? `The work is ${joinList(parts)}`
    : null;
}

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function sayWhole(typed: string, titleWords: readonly string[] = []): string | null {
  const note = typed.trim().replace(/[.]+$/, '');
  return (
    inItsHouse(note) ??
    mostly(note) ??
    closed(note) ??
    times(note) ??
    training(note) ??
    role(note) ??
    workBetween(note) ??
    rota(note) ??
    doings(note) ??
    plain(note, titleWords)
  );
}
