/**
 * The last reader of a note: what no other made a sentence of though its words are plain. A rota told in numbers ("five days out
 * of seven, no later than 19:30") has no verb of its own, and is said of the hours or of the working pattern as it was typed.
 */
import { monthInFull, weekdayInFull } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { tongue } from '../../language/tongues.ts';

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** Words of which one makes it sure that a note tells when one works. */
const core =
  asSet(`shift shifts nights days evenings weekends weekend hours rota roster schedule week weeks earlies lates on-call
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays`);
const beside =
  asSet(`a an the one two three four five six seven eight nine ten twelve first second third fourth fifth sixth 1st 2nd 3rd 4th
  every each other alternate in of on off out from to till until and or over per at by no later than earlier latest mostly mainly usually
  always only closed open free paid separately extra split swing single double early late day night morning afternoon evening straight
  rotating rotational fixed flexible operation system pattern cycle call month year day half long normal short ones you choose your choice
  max maximum min with within plus between term time season off-season peak winter summer including working weekly mid-week week-on week-off`);
const clock = /^\d{1,2}(?:[.:]\d\d)?(?:[ap]\.?m\.?)?(?:[-–]\d{1,2}(?:[.:]\d\d)?(?:[ap]\.?m\.?)?)?$|^[ap]m$|^[-–]$/i;
const sized = /^(?:\d+(?:\.\d+)?|two|three|four|five|six|eight|nine|ten|twelve)-(?:hour|day|week|shift)$/i;
const many = String.raw`\d+(?:\.\d+)?|one|two|three|four|five|six|seven`;
const range = /\d(?:[ap]m)? ?(?:to|[-–]|until) ?\d{1,2}(?:[.:]\d\d|[ap]m)|\d[.:]\d\d ?(?:[-–]|to) ?\d/i;

/** "2p to 10:30p", "7a-11a": an hour by the letter of its half. */
export const inHalves = (text: string): string =>
  text.replace(/(?<=\b\d{1,2}(?::\d\d)?) ?([ap])(?=$|[\s,.)–-])/gi, (_, half: string) => `${half.toLowerCase()}m`);

const isNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word);
/** Whether every word is one of time, one of them makes it sure, and nothing hangs at either end. */
function isRota(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[()]/g, '')
    .split(/[\s,]+/);
  if (words.length < 3 || words.length > 16) return false;
  const known = (word: string): boolean =>
    core.has(word) || beside.has(word) || clock.test(word) || sized.test(word) || isNumber(word);
  return (
    words.every(known) &&
    (range.test(text) || words.some((word) => core.has(word))) &&
    // "In the second week", "of the day": when what is? "Two weeks of nights": and then?
    !/^(?:in|of|the|out|at|by|no|not|and|or|until|till|on(?!-call)|closed|open|paid|you|with|plus)\b|^\S+ (?:weeks|days|months) of\b/i.test(
      text,
    ) &&
    // "Weekly off", "two days off": time of one's own has readers of its own.
    !/\boff\b/i.test(text) &&
    // "Late shift one per week", "shift cycle 2 early": numbers that nothing joins.
    !/\b(?:shift|night|day|week|cycle|pattern|rota) (?:one|two|three|four|\d+)\b(?![:.\d]|[ap]m)|^(?:shift|rota) /i.test(
      text,
    ) &&
    !/\b(?:and|or|to|of|in|on|the|an?|per|with|at|by|every|each|early|late|double|split|straight|single|half)$/i.test(
      text,
    )
  );
}

/** A note of nothing but times with the verb that it lacks; null where a word of it is none of time. */
function asRota(note: string): string | null {
  const text = inHalves(
    note
      .replace(/\s+/g, ' ')
      .replace(/^on call\b/i, 'on-call')
      .trim(),
  ).replace(/, (?=you choose$)/, ', and ');
  if (!isRota(text)) return null;
  const said = lowerFirst(text.replace(/(?<=\d[:.]\d\d|\d[ap]m) ?[-–] ?(?=\d)/g, ' to '));
  if (/^on-call\b/i.test(said)) return `You are on call ${said.replace(/^on-call,? (?:for )?/i, '')}`;
  // "Every third weekend", "37.5 hours over four long days", "five days out of seven": as anybody would say it.
  if (
    /^(?:every|each|alternate) /.test(said) ||
    new RegExp(
      `^(?:${many}) (?:(?:long|short|full|half|early|late) )?(?:days?|nights?|shifts?|hours|weekends?|${weekdayInFull}s?)\\b`,
      'i',
    ).test(said)
  )
    return `You work ${said}`;
  if (range.test(said) && !/\b(?:shifts?|rota|pattern|system|operation|weeks?)\b/i.test(said))
    return `The hours are ${said}`;
  const first = said.split(/[,(]| (?:from|with|of|in|on|and|over) /)[0]?.trim() ?? '';
  const one =
    /(?:^| |-)(?:shift|rota|week|operation|system|pattern|schedule|roster|cycle)$/.test(first) &&
    !/^(?:an?|the|one|every|each|alternate)\b/i.test(first);
  return `The working pattern is ${one ? withArticle(said) : said}`;
}

const rank = '(?:second|third|deputy|assistant|junior|senior|lead|head|additional|extra|sole|only)';
const director =
  '(?:CEO|CFO|COO|CTO|CMO|MD|GM|board|(?:the )?(?:general|managing|finance|operations|plant|store|site|area) (?:manager|director))';

/** Notes by their shape, each with its sentence. */
const shapes: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  // "Our CMO retires in June": why somebody is looked for, as it was typed.
  [
    /^(?:Our|The) (?:[\w’'-]+ ){0,3}[\w’'-]+ (?:retires|leaves us|moves on|steps down|is retiring|is leaving) (?:in|at|on|after|this|next) [^;:]{3,50}$/,
    ([whole]) => whole,
  ],
  // "Need someone who can talk to builders": we do.
  [/^need ((?:some(?:one|body)|an?|two|three|people) [^;:?]+)$/i, ([, whom = '']) => `We need ${lowerFirst(whom)}`],
  // "English and German needed".
  [
    new RegExp(
      `^(${tongue}(?:, ${tongue})*(?: and ${tongue})?)(?: is| are)?(?: both)? (?:needed|required|essential|a must)$`,
    ),
    ([, which = '']) => `You need ${which}`,
  ],
  // "Weekly off Tuesday".
  [
    new RegExp(`^(?:You have a )?weekly (?:day )?off:? (?:is |on )?(${weekdayInFull})s?$`, 'i'),
    ([, day = '']) => `You have ${upperFirst(day.toLowerCase())}s off`,
  ],
  // "Start Q2", "joining within 30 days".
  [
    /^(?:start|starts|starting)(?: in|:)? (Q[1-4](?: 20\d\d)?)$/i,
    ([, when = '']) => `The job starts in ${when.toUpperCase()}`,
  ],
  [
    new RegExp(`^(?:the )?start is (?:on |in )?((\\d{1,2}(?:st|nd|rd|th)? )?${monthInFull}(?: 20\\d\\d)?)$`, 'i'),
    ([, when = '', day]) => `The job starts ${day === undefined ? 'in' : 'on'} ${when}`,
  ],
  [/^(?:to )?join(?:ing)? (within \d+ (?:days|weeks))$/i, ([, when = '']) => `You join ${when}`],
  // "Covering Norwich and up to the coast", "working under the head keeper".
  [/^[Cc]overing ((?:the )?\p{Lu}[^:;]{3,70})$/u, ([, what = '']) => `You cover ${what}`],
  [/^working under ((?:the|our|an?) [^:;]{3,70})$/i, ([, whom = '']) => `You work under ${whom}`],
  // "Seat on exec committee".
  [
    /^(?:an? )?seat on (?:the |our )?((?:[a-z]+ )?(?:committee|board|team|council|panel))$/i,
    ([, what = '']) => `You have a seat on the ${lowerFirst(what).replace(/^exec\b/, 'executive')}`,
  ],
  // "Report CEO", "reports MD".
  [new RegExp(`^reports? (${director})$`, 'i'), ([, whom = '']) => `You report to the ${whom.replace(/^the /i, '')}`],
  // "Crew of 3 under them": whoever comes leads it.
  [
    /^(?:an? )?(team|crew|staff|brigade|squad) of (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:under|below) (?:them|you|him\/her)$/i,
    ([, whom = '', many = '']) => `You lead a ${whom.toLowerCase()} of ${many}`,
  ],
  // "A three-year Ausbildung".
  [
    /^(?:an? )?((?:\d|two|three|four|one)(?:-and-a-half)?[- ]year) (Ausbildung|apprenticeship|traineeship|course|programme|contract)$/i,
    ([, long = '', what = '']) => `This is a ${long.toLowerCase().replace(' ', '-')} ${what}`,
  ],
  // "11 weeks paid training".
  [
    /^(\d+|two|three|four|six|eight|ten|twelve) (weeks|days|months)['’]?(?: of)? ((?:fully )?(?:paid|classroom|hands-on|field) training)$/i,
    ([, many = '', unit = '', what = '']) =>
      `You have ${lowerFirst(many)} ${unit.toLowerCase()} of ${what.toLowerCase()}`,
  ],
  // "Team of 12, of whom 5 do customs".
  [
    /^(?:an? )?team of (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve),? (of whom [^:;]{5,60})$/i,
    ([, many = '', whom = '']) => `We are a team of ${many}, ${lowerFirst(whom)}`,
  ],
  // "Two days of home office after the probation period".
  [
    /^(one|two|three|four|\d) days? (?:of )?home[- ]office( (?:after|once|from) [^:;,]{4,40})?$/i,
    ([, many = '', when = '']) =>
      `You work from home ${many.toLowerCase()} ${/^(?:one|1)$/i.test(many) ? 'day' : 'days'} a week${when}`,
  ],
  // "Cottage room on the estate goes with it".
  [
    /^(?:an? )?((?:[a-z]+ ){0,2}(?:room|flat|cottage|house|van|car|phone|laptop|bicycle|bike)(?: (?:on|in|at|near) [^:;,]{3,40})?) (goes|comes) with (?:it|the (?:job|post))$/i,
    ([, what = '', verb = '']) => `${upperFirst(withArticle(lowerFirst(what)))} ${verb.toLowerCase()} with the job`,
  ],
];

/** "Second mechanic on first shift", of a mechanic: which of several one will be. */
function asRanked(note: string, titleWords: readonly string[]): string | null {
  const [, which = '', who = '', where = ''] =
    new RegExp(`^(?:an? |the )?(${rank}) ([a-z]+)( (?:on|in|at|for) [^:;]{3,50})?$`, 'i').exec(note) ?? [];
  const post = `${which} ${who}`.toLowerCase();
  return who !== '' && titleWords.includes(who.toLowerCase())
    ? `You will be ${/^(?:sole|only|second|third|head|lead)$/i.test(which) ? `the ${post}` : withArticle(post)}${where}`
    : null;
}

/** A note that nothing else could say, as a sentence; null where this can't either. `titleWords`: the job's, in small letters. */
export function sayAtLast(typed: string, titleWords: readonly string[]): string | null {
  const note = typed.trim().replace(/[.!]+$/, '');
  // "You work rotational shifts with one week of night call in a month": made before, and all of it is of time.
  if (/^You work /.test(note) && isRota(note.slice('You work '.length))) return note;
  for (const [shape, say] of shapes) {
    const found = shape.exec(note);
    if (found) return say(found);
  }
  return asRanked(note, titleWords) ?? asRota(note);
}
