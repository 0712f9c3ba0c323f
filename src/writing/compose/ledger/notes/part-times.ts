/** Parts of a note that tell when one works, whatever their order: every word of them is one of time ("mornings or evenings", "weekly off by rotation", "late one evening a week"). */
import { weekdayInFull } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';

/** A time that is worked, that is free, that there is none of, or at which somebody may be called. */
export interface Times {
  verb: 'work' | 'have' | 'not' | 'are';
  text: string;
}

/** Words that make a note one of time. */
const coreWords = `shift shifts nights days mornings afternoons evenings weekends weekdays weekday weekend earlies lates hours rota rotas
  roster rosters schedule week weeks fortnight sleep-ins sleep-in sleepovers saturday saturdays sunday sundays monday mondays tuesday tuesdays
  wednesday wednesdays thursday thursdays friday fridays evening night morning afternoon flexitime flexi-time term-time weekly`;
/** Words that may stand beside them. */
const besideWords = `early late day night evening morning afternoon weekend twilight back split break general straight rotating rotational rolling
  alternating alternate fixed swing first second third fourth fifth sixth on off in out of to from and or over under between until till by at
  every each other one two three four five six seven eight nine ten twelve some occasional regular odd mostly mainly usually sometimes only plus
  including with without a an the per any all half start starts finish finishes starting finishing daily weekly monthly changing swapping rotation
  january february march april may june july august september october november december summer winter spring autumn fall easter christmas
  am pm noon midnight standby on-call call call-out call-outs paid flexible flexi core annualised average about around up least long short bank
  public holiday holidays school after before during term time month year time day of rest weekly-off working work live-in lone duty duties then
  just no not never
  double continental panama dupont pitman system pattern`;
let core: ReadonlySet<string> | null = null;
let beside: ReadonlySet<string> | null = null;
const asSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const clock = /^[-–]$|^\d{1,2}(?:[.:]\d\d)?(?:[ap]\.?m\.?)?(?:[-–/]\d{1,2}(?:[.:]\d\d)?(?:[ap]\.?m\.?)?)?$/i;
const allDay = /^24\/(?:7|48|72)$/;
/** "9.30 to 6.30". */
const span =
  /^(?:(?:mostly|mainly|usually|normally) )?(?:from )?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\.?)? ?(?:to|until| ?[-–] ?) ?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\.?)?$/i;
const sized = /^(?:\d+(?:\.\d+)?|two|three|four|five|six|nine|ten|twelve)-(?:hour|day|week|shift|cycle)$/i;

/** Whether every word is one of time, and one of them makes it sure. */
export function isOfTime(note: string): boolean {
  core ??= asSet(coreWords);
  beside ??= asSet(`${coreWords} ${besideWords}`);
  const words = note
    .toLowerCase()
    .replace(/[()]/g, '')
    .replace(/(?<=\d ?)([ap])\.m\b\.?/g, '$1m')
    .replace(/(?<=[a-z])\/(?=[a-z])/g, ' ')
    .split(/[\s,]+/);
  return (
    words.length < 16 &&
    words.every((word) => beside?.has(word) === true || clock.test(word) || sized.test(word) || allDay.test(word)) &&
    (words.some((word) => core?.has(word) === true || sized.test(word) || allDay.test(word)) || span.test(note)) &&
    // "Some weekend working" is there, and "48 hours average" is a slot's.
    !/\bworking\b|\baverage$|^\d[\d.]* ?(?:hours|weeks?|days?)$/i.test(note) &&
    // "Nights out, 2 a week": away from home, and no turn.
    !/^out\b|\b(?:nights?|evenings?|days?) out\b/i.test(note) &&
    // "Paid every two weeks", "finish 12 on a Friday", "call weekends": what is done then, and no turn that one works.
    !/^(?:paid (?!sleep|standby|on[- ]call|call|weekend|night)|finish(?:es|ing)? |start(?:s|ing)? |call (?!out)|working )/i.test(
      note,
    ) &&
    // "In the second week" alone says nothing of when one works.
    !/^(?:at|by|until|before|of|the|then|up|public|bank|holidays?|first (?:week|day)|start|may|on (?:the )?(?:first|second|third))\b/i.test(
      note,
    ) &&
    !/\b(?:and|or|to|from|of|in|on|the|an?|per|with|including|at|by|every|each)$/i.test(note)
  );
}

/** Singular things that want their article: "rolling rota", "4-day week", "break shift". */
const singular =
  /^(?!(?:an?|the|one|two|three|four|five|six|every|each|any|no|some|all|half|on|in|at|to|from|late one|term|after|before|\d+(?:\.\d+)?)(?![\w/.-])|.*\bhours\b)(?:(?!(?:on|in|at|of|with|to|and|or|plus|over)\b)[\w./-]+ ){0,4}?(?:shift|rota|roster|schedule|week|fortnight|pattern|system)(?=$|,| (?:\(|with|including|over|on|in|from|of|and|plus|\d|Mon|Tue|Wed|Thu|Fri|Sat|Sun))/i;

const weekdayOnly = new RegExp(`^(?:an? )?(weekdays?|weekly|${weekdayInFull}s?|day) off(?= |$)`, 'i');

/** The day that is free each week, with how it is told and no number. */
const ownWeekly = /^(?:(?:fixed|rotating|rotational|alternating|single) )+(?:weekly|day|week) off\b/i;

/** A day by its name and nothing more: "Sunday off", "Monday off". */
const isEveryWeeks = new RegExp(`^${weekdayInFull} off$`, 'i');

/** "Thursday evening", "one Sunday a month": of a day in the week, as anybody says it. */
const tidy = (text: string): string =>
  text
    .replace(/\b(early|late|day|night) (?:&|\+) /gi, '$1 and ')
    .replace(/ \+ /g, ' plus ')
    .replace(/\bper\b/gi, 'a')
    .replace(/(?<=\d(?: ?[ap]\.?m\.?)?) [-–] (?=\d)/gi, ' to ')
    .replace(
      /(?<=[a-z]) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) to )/,
      ' from ',
    );

/** "Half day Fridays", "half days on Fridays": what one has every week; null for all else. */
export function halfDay(note: string): string | null {
  const [, day = ''] = new RegExp(`^(?:an? )?half[- ]days? (?:on |every )?(${weekdayInFull})s?$`, 'i').exec(note) ?? [];
  return day === '' ? null : `a half day on ${day}s`;
}

/** When a part of a note says one works, is free or is called; null where it is of anything else. */
export function readTimes(part: string): Times | null {
  // "With one fixed weekly off", "work evenings": our own verb joins it.
  const note = tidy(part.trim().replace(/^(?:with|work) (?=\S+ )(?!(?:and|or|from|to)\b)/i, ''));
  if (!isOfTime(note)) return null;
  const lower = lowerFirst(note);
  // "No Sundays ever", "no evenings or weekends".
  const [, none = ''] = /^(?:no|not|never) (.+)$/i.exec(lower) ?? [];
  if (none) return { verb: 'not', text: none };
  const half = halfDay(note);
  if (half !== null) return { verb: 'have', text: half };
  const [, alone = ''] = weekdayOnly.exec(lower) ?? [];
  if (alone)
    return {
      verb: 'have',
      text: /^weekly$/i.test(alone)
        ? lower
            .replace(/^(?:an? )?weekly off/i, 'a weekly day off')
            .replace(/ by rotation$/i, ' in rotation')
            .replace(/^a weekly day off,? fixed$/i, 'a fixed weekly day off')
        : /s$/i.test(alone)
          ? lower.replace(/^an? /, '')
          : isEveryWeeks.test(note)
            ? // "Sunday off": each of them, where nobody wrote "a".
              note.replace(/^(\w+)/, '$1s')
            : withArticle(lower.replace(/^an? /, '')),
    };
  // "One Saturday off in two": free, and "one weekend on, one off" worked.
  // "Week off on a weekday": in India the day that one has off.
  const [, offOn = ''] = /^(?:a |one )?week(?:ly)?[- ]off (on .+)$/i.exec(lower) ?? [];
  if (offOn) return { verb: 'have', text: `your weekly day off ${offOn}` };
  if (/\boff\b/.test(lower) && !/\bon\b,? .*\boff\b|, (?:\d|two|three|four) off$/.test(lower))
    // "Fixed weekly off on Monday": one.
    return { verb: 'have', text: ownWeekly.test(lower) ? withArticle(lower) : lower };
  // "Early finish Fridays", "early starts".
  const [, early = '', which = '', on = ''] =
    new RegExp(`^((?:early|late) )(finish|start) (?:on )?((?:${weekdayInFull})s?)$`, 'i').exec(note) ?? [];
  if (early)
    return {
      verb: 'have',
      text: `an ${early}${which} on ${on.replace(/s?$/, 's')}`
        .replace('an late', 'a late')
        .toLowerCase()
        .replace(/ on (.)/, (_, letter: string) => ` on ${letter.toUpperCase()}`),
    };
  if (/^on[- ]call\b|^(?:paid )?(?:standby|call-out)\b/i.test(lower))
    return { verb: 'are', text: /^on/i.test(lower) ? lower.replace(/^on-call/i, 'on call') : `on ${lower}` };
  if (/^(?:(?:early|late|some|occasional|regular) )+(?:starts|finishes|sleep-ins|sleepovers)$/i.test(lower))
    return { verb: 'have', text: lower };
  if (/^(?:on|in|at|during|over)\b/i.test(lower)) return null;
  const own = lower
    .replace(/^shift work,?\b/, 'shifts,')
    .replace(/^(\d)-shift(?=$| \()/, '$1 shifts')
    .replace(/\bon rota$/, 'on a rota')
    .replace(/^(two|three|four|five|\d)[- ]shift (?=(?:system|pattern|rota)\b)/, '$1-shift ')
    .replace(/(?<=^\d+ (?:days|nights|weeks)) on (?=\d+ off$)/, ' on, ')
    .replace(/^(\d{1,2} (?:to|or) \d{1,2}) a week$/, '$1 hours a week')
    .replace(/^(week|month|fortnight) on,? \1 off$/, '$1 on, $1 off');
  return {
    verb: 'work',
    text: singular.test(own) && !/^(?:week|month|fortnight) on/.test(own) ? withArticle(own) : own,
  };
}

const joined = (rows: readonly string[]): string =>
  rows.length < 2
    ? (rows[0] ?? '')
    : rows.length === 2 && !rows.some((row) => / (?:and|or|plus) |,/.test(row))
      ? rows.join(' and ')
      : `${rows.slice(0, -1).join(', ')}, and ${rows.at(-1)}`;

/** "2 a week", of what was no time: alone nobody knows of what. */
const onlyCounted = /^(?:\d|two|three|four|five|six|seven) an? (?:week|month|fortnight|year)$/i;

/** Several times in one sentence: "You work mornings or evenings, and every other weekend, with no Sundays". */
export function sayTimes(times: readonly Times[]): string[] {
  const of = (verb: Times['verb']): string[] => times.filter((one) => one.verb === verb).map(({ text }) => text);
  const out: string[] = [];
  const worked = of('work');
  // Hours, days and turns tell one week: only what comes beside them is a further time.
  const [first = '', ...others] = worked;
  const extra = others.filter((row) =>
    /^(?:every|alternate|one (?!to)|some|occasional|odd|\d (?:in|(?:satur|sun)day|weekend)|(?:two|three|\d) (?:sleep-ins|weekends|saturdays|sundays) an?\b)/i.test(
      row,
    ),
  );
  // "An early shift 6-2, a late shift 2-10": the one and the other.
  const same = [first, ...others.filter((row) => !extra.includes(row))].reduce((all, row) =>
    /^an? [a-z]+ shift\b/.test(row) && /^an? [a-z]+ shift\b/.test(all) ? `${all} and ${row}` : `${all}, ${row}`,
  );
  const none = of('not');
  if (first && !onlyCounted.test(worked.join(', ')))
    out.push(
      `You work ${joined([same, ...extra])}${none.length > 0 ? `${/ with /.test(same) ? ' and' : ', with'} no ${none.join(' or ')}` : ''}`,
    );
  else if (none.length > 0)
    out.push(
      none.some((row) => /(?:work|duty)$/.test(row))
        ? `There is no ${none.join(' or ')}`
        : `You don’t work ${none.join(' or ').replace(/ ever$/, '')}`.replace('’', "'"),
    );
  if (of('are').length > 0) out.push(`You are ${of('are').join(' and ')}`);
  if (of('have').length > 0) out.push(`You have ${joined(of('have'))}`);
  return out;
}
