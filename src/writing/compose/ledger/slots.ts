import type { FactSource } from '../types.ts';
import type { readCalendar } from './whole-year.ts';

/** Slots that a brief and a job description may fill in contradiction. The first in order of precedence wins. */
export interface Slots {
  hours: { text: string; source: FactSource } | null;
  contract: { text: string; source: FactSource } | null;
  time: { text: string; source: FactSource } | null;
  /** `inferred`: nobody typed the word ("one day a week from home"), so that no text calls the post so. */
  attendance: { text: 'remote' | 'hybrid' | 'on site'; source: FactSource; inferred?: boolean } | null;
  /** The brief calls the job permanent in one place and temporary in another, so the texts say neither. */
  mixedContract?: boolean;
  /** The fixed term is a season. */
  seasonal?: boolean;
  /** Whether there is work all year or for a season, where a source says so. */
  calendar?: ReturnType<typeof readCalendar>;
  /** Contract and time that a sentence of the description tells in its own words. */
  inWords?: readonly string[];
}

/** What the post is, in words that can stand together: "permanent", "full-time", "hybrid". */
export const termsOf = ({ contract, time, attendance, seasonal }: Slots): string[] =>
  [
    contract && contract.text !== 'apprenticeship' && contract.text !== 'casual'
      ? seasonal && contract.text === 'fixed-term'
        ? 'seasonal'
        : contract.text
      : '',
    time?.text ?? '',
    attendance && attendance.text !== 'remote' && attendance.inferred !== true ? attendance.text : '',
  ].filter((part) => part !== '');

/** The slots without what a sentence of the description tells: "12-month fixed-term contract". */
export function withoutTold(
  slots: Slots,
  sentences: readonly { fact: { kind: string }; statement: { text: string } }[],
): Slots {
  const told = (says: (text: string) => boolean): boolean =>
    sentences.some(({ fact, statement }) => fact.kind === 'description' && says(statement.text));
  const contract = told((text) => findContract(text) === slots.contract?.text) ? null : slots.contract;
  const time = told((text) => findTime(text) === slots.time?.text) ? null : slots.time;
  return {
    ...slots,
    contract,
    time,
    inWords: [contract ? null : slots.contract?.text, time ? null : slots.time?.text].flatMap((term) => term ?? []),
    attendance: told((text) => findAttendance(text) === slots.attendance?.text) ? null : slots.attendance,
  };
}

const hours =
  /\b(\d{1,2}(?:[.,]\d{1,2})?)(?:\s*([-–]|to|or)\s*(\d{1,2}(?:[.,]\d)?))?[ -]?(?:hours?|hrs?|h\b|h(?=pw))\s*(?:per|a|each|\/|p\.?)?\s*(?:week|wk|w\b|weekly|pw)/i;
const bareHours =
  /^((?:1[2-9]|[2-6]\d)(?:[.,]\d{1,2})?|\d(?:[.,]\d)?(?=\s*(?:hours?|hrs?|pw|per week)))\s*(?:hours?|hrs?|pw|per week)?\b(?! ?(?:on\b|off\b|x\b|-|–|to\b|:|or \d|\/ ?\d))/i;

/** What comes on top of a figure, and belongs to it. */
const onTop =
  /^(?: ?(?:hours?|hrs?))?,? ?(?:(?:a|per|each|every|\/) ?week,? )?(?:with|plus|and|together with) (?:any |such |all )?(?:further|additional|extra|other) hours (?:as|that|which)\b/i;

/** "25 hours over four days": of a week. */
const overDays =
  /(?<![\d.])((?:1\d|2\d|3\d|4[0-8])(?:[.,]\d{1,2})?)()() ?(?:hours?|hrs?)\b,? (?:over|across|spread over|in) (?:an? )?(?:two|three|four|five|six|[2-6])[- ](?:days|nights|mornings|afternoons|evenings|day week)\b(?! (?:a|per|every|out) (?:month|fortnight|year))/i;

/** "37 hours, flexi", "38 h, 3 shifts": a note of its own, and what a week of work has. */
const notedHours =
  /(?<=(?:^|[,;/|(\n.])\s*(?:(?:full|part)[- ]time,? |[fp]\/?t,? |perm(?:anent)?,? )?)((?:1[6-9]|2[0-35-9]|3\d|4[0-8])(?:[.,]\d{1,2})?)(?!\d)()() ?(?:hours?|hrs?|h)\b\.?(?=\s*(?:$|[,;/|)\n.]))/im;

/** "40 hours Monday to Friday, 7am to 3.30pm": so many in these days. */
const hoursOnDays =
  /(?<![\d.])((?:1[6-9]|2[0-35-9]|3\d|4[0-8])(?:[.,]\d{1,2})?)()() ?(?:hours?|hrs?)\b,? (?=\(?(?:from |over )?(?:Mon|Tues?|Wed|Thu|Fri|Sat|Sun)[a-z]* ?(?:to|-|–|through) ?(?:Mon|Tues?|Wed|Thu|Fri|Sat|Sun))/i;

/** "12 hour shifts, 42 hrs average": of a week, over the rota. */
const averageHours =
  /(?<![\d.])((?:1[6-9]|[23]\d|4[0-8])(?:[.,]\d{1,2})?)()() ?(?:hours?|hrs?),? (?=\(?(?:on )?(?:averaged?|avg)\b(?! (?:pay|earnings|salary|a (?:day|month|year))))/i;

/** "About 42 hours", "up to 20": so many more or less, in the words that say it. */
const bounds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?:an? |on )?average(?: of)?|averaging|avg\.?) ?$/i, 'an average of '],
  [/\b(?:about|around|approximately|approx\.?|circa|roughly|c\.) ?$/i, 'about '],
  [/\b(?:up to|no more than|not more than|at most|(?:a )?maximum(?: of)?|max\.?) ?$/i, 'up to '],
  [/\b(?:at least|(?:a )?minimum(?: of)?|min\.?) ?$/i, 'at least '],
];
/** What so many hours of are taught or driven, and what is only thought of. */
const besideWeek =
  /\b(?:teach|lecture|coach|tutor|drive|clean|cook|consider(?: part[- ]time)?|part[- ]time is possible)(?: from| about| around| up to| at least)? ?$/i;
/** "About 42 hours a week" and "42 hours a week" are one. */
export const hoursIn = (text: string): number => Number.parseFloat(text.replace(/^\D+/, ''));
export const sameHours = (one: string, other: string): boolean =>
  one === other || one.replace(/^\D+/, '') === other.replace(/^\D+/, '');

export function findHours(text: string, keyed = false): string | null {
  const found =
    hours.exec(text) ??
    overDays.exec(text) ??
    notedHours.exec(text) ??
    averageHours.exec(text) ??
    hoursOnDays.exec(text) ??
    (keyed ? bareHours.exec(text) : null);
  // "Teaching (12 hrs/wk max)": the hours of a task.
  if (
    !found ||
    (!keyed && /[a-z] \($/.test(text.slice(0, found.index)) && /^[^)]*\bmax/i.test(text.slice(found.index)))
  )
    return null;
  // "35 or 39 hours": no one figure that every week has.
  if (
    /\d ?(?:or|\/) ?$/.test(text.slice(0, found.index)) ||
    // "Full-time or from 25 hours a week": the least that may be agreed.
    /\bfull[- ]?time,? (?:or|\/) (?:(?:from|at least|between|about|a minimum of|around) )*$/i.test(
      text.slice(0, found.index),
    ) ||
    /^[^.;]{0,30} or full[- ]?time\b/i.test(text.slice(found.index)) ||
    // "16, 24 or 32 hours a week": whichever is agreed.
    /\d+, \d+ (?:or|and) \d+ (?:[a-z]+ ){0,2}hours/i.test(text) ||
    // "Busy season is 55 hours a week", "45 hours a week in summer": of a part of the year.
    /\b(?:season|summers?|winters?|peak|harvest|holidays?|busy (?:weeks?|months?|times?)|Q[1-4])(?: (?:is|are|has|have|runs?|means|brings|at|with))?:? (?:(?:about|around|up to|at) )?$/i.test(
      text.slice(0, found.index),
    ) ||
    /^,? ?(?:in|during|over) (?:the )?(?:[a-z]+ )?(?:season|summer|winter|peak|harvest|holidays)\b/i.test(
      text.slice(found.index + found[0].length),
    ) ||
    // "75 hours over two weeks", "72 hours a fortnight": no week has so many.
    /^ ?(?:hours?|hrs?)?,? ?(?:over|in|per|a|every|each) (?:(?:\d|two|three|four|five|six|eight) weeks\b|fortnight\b|month\b)/i.test(
      text.slice(found.index + found[0].length),
    ) ||
    // "You teach 18 hours a week", "we will consider part time from 30 hours a week": a part of the week, and what may be agreed.
    besideWeek.test(text.slice(0, found.index)) ||
    // "Three shifts of 12 hours a week": each of them has so many.
    /\bshifts? (?:of|x|at) ?$/i.test(text.slice(0, found.index)) ||
    // "36 per week, with such further hours as the post requires": the least, and nobody works only that.
    onTop.test(text.slice(found.index + found[0].length)) ||
    // "39 hours a week including college": what is in them belongs to them.
    /^,? \(?(?:including|incl\.?|inclusive of) (?:the |your |a |one |all |paid |unpaid )*(?:college|school|study|training|breaks?|lunch|travel|overtime|sleep-?ins?|prep|planning|on[- ]call|handovers?)\b/i.test(
      text.slice(found.index + found[0].length),
    )
  )
    return null;
  const amount = (found[1] ?? '').replace(',', '.');
  const value = Number(amount);
  if (!(value > 0 && value <= 80)) return null;
  const upTo = found[3] ? ` ${/^or$/i.test(found[2] ?? '') ? 'or' : 'to'} ${found[3]}` : '';
  const before = text.slice(0, found.index);
  // "48 average", "42 hrs/wk on average": not so many every week.
  const averaged = /^\.?,? ?\(?(?:on )?(?:averaged?|avg)\b(?! (?:pay|earnings|salary))/i.test(
    text.slice(found.index + found[0].length),
  );
  const bound = averaged
    ? 'an average of '
    : upTo === ''
      ? (bounds.find(([words]) => words.test(before))?.[1] ?? '')
      : '';
  return `${bound}${amount}${upTo} hours a week`;
}

/** "39 (Monday to Friday, 7.30am to 4pm)", the row of a form: when one works, without the hours, which have frames of their own. Empty where the hours are not those of the advert. */
export function withoutHours(row: string, hours: Slots['hours']): string {
  const figure =
    /^\W*\d{1,2}(?:[.,]\d{1,2})?(?!\d| ?[ap]\.?m| ?(?:-|–|to|on|off)\b| ?[x×] ?\d|[:.]\d|-| (?:days?|nights?|shifts?|weeks?)\b)\s*(?:hours?|hrs?)?\s*(?:(?:per|a|each|\/)\s*w(?:ee)?k|pw|p\/w|weekly)?\.?\s*[,;:–-]?\s*/i.exec(
      row,
    );
  // "36 per week, with such further hours as the post requires": one term, said whole.
  if (!figure) return row;
  const least = /\d{1,2}(?:[.,]\d{1,2})?/.exec(figure[0])?.[0] ?? '';
  if (onTop.test(row.slice(figure[0].length)))
    return `You work ${least} hours a week, ${row.slice(figure[0].length).replace(/^(?:plus|and|together with) /i, 'with ')}`;
  if (hours && findHours(row, true) !== hours.text) return '';
  return (
    row
      .slice(figure[0].length)
      .replace(/^\(([^()]*)\)/, '$1')
      // "37.5 hours a week over four days": so many days a week.
      .replace(/^over (?=[a-z\d.]+ days\b)([a-z\d.]+ days)(?! (?:a|per|out|in)\b)/i, '$1 a week')
      // "4 days a week, one late evening until 8pm": with it.
      .replace(
        /, (?=(?:one|two|three|\d) (?:(?:late|early) (?:evenings?|nights?|starts?|finish(?:es)?)|evenings?)\b)/gi,
        ', with ',
      )
  );
}

const contracts: readonly [RegExp, string][] = [
  [
    // "Interim valuations", "temporary works": no word on the contract.
    /\b(?:\d+|one|two|three|four|five|six|nine|twelve|eighteen)[- ]?(?:month|year)s? (?:contract|ftc|placement|term|fixed[- ]term)\b|\b(?:fixed[- ]term|ftc|maternity cover|parental leave cover)\b|\b(?:temp(?:orary)?|contract)[- ](?:to|2)[- ]perm(?:anent)?\b|\b(?:contract (?:is )?)?limited (?:to|for) (?:\d+|one|two|three|four) (?:years?|months?)\b|\bElternzeit(?:vertretung| cover)\b|\bcontract (?:is )?limited (?:to|until|for)\b|\b(?:time-)?limited contract\b|(?<!\b(?:began|begun|started|joined|came)(?: here| with us| out)? as an? )(?<!\b(?:zero|chilled|frozen|ambient|target|oven|fridge|freezer|food|core|water|room|body|tank|pool|product|probe|air|the|check|record|log|monitor|correct|right) )\b(?:temporary|temp|interim|seasonal)\b(?=\s*(?:$|[,;.)\n/(–-]|(?:role|post|position|job|contract|cover|vacancy|basis|appointment|opportunity)\b))/im,
    'fixed-term',
  ],
  [
    // "Temp to perm", "a view to permanent", "permanent after six months": what it may become. "Unlimited" is the German permanent.
    /(?<!\b(?:to|2|then|followed by|made|become|became|becomes|becoming|going|go|after|into|option of|chance of|possibility of|option to go|view to|possibly|potentially|could be|may be|=)[- ]?(?:an? )?)\bpermanent\b(?! (?:and temporary |or temporary )?(?:[a-z]+ )?(?:readiness|presence|state|change|changes|improvements?|repairs?|joints?|welds?|damage|solutions?|homes?|gallery|galleries|exhibitions?|collections?|displays?|structures?|markings?|magnets?|residence|way|fixtures?|crowns?|teeth|implants?|make-?up|placements?|recruitment|hires?|secretary|works)\b)(?! (?:job|post|position|place|contract|role|employment|work)? ?(?:for (?:those|whoever|anyone|everyone|all) (?:who|that|of)|at the end|waits|waiting|possible|is possible|likely|an option|option|may follow|later|thereafter|afterwards))(?!,? \(?(?:after|following|once|on completion|upon|subject to (?![^.;]*\b(?:probation|checks?|references?|DBS|PVG|vetting|medical|clearance)))\b)|\b(?:unlimited|indefinite|open[- ]ended)(?: employment)? contract\b|\bcontract(?: type)?(?: is)?:? (?:unlimited|indefinite|open[- ]ended)\b|(?<!\b(?:to|2|then|go|goes|going|become|becomes|becoming|turn|turning|possibly|potentially|maybe|option of|chance of|view to)[- ])\bperm\b(?=\.?\s*(?:$|[,;.)\n/]|or\b|and\b|role|post|job|contract|position|full|part))/im,
    'permanent',
  ],
  // "A completed apprenticeship", "apprenticeship or NVQ 3" are asked of people.
  [
    /\b(?:\d|years?|months?|level|this|our)(?:[ -](?!(?:or|and|served|completed|recogni[sz]ed|relevant|your|previous)\b)[\w&]+){0,6}[ -]apprenticeship\b(?![^\n.;]*\b(?:or|complet\w+|served|equivalent|required|essential|desirable|preferred)\b)|\bapprenticeship (?:lasts|starts|runs|is|with us)\b|^\W*apprenticeship\b(?![^\n]*\b(?:or|complet\w+|equivalent)\b|,? (?:or|and|trained|served|completed|qualified|certificates?|papers|desirable|essential|required|preferred|E\b|D\b)| ?\/)/im,
    'apprenticeship',
  ],
  // "Day to day and long term": what an agency calls its cover.
  [
    /\b(?:zero[- ]hours|(?<!\b(?:up to|about|over|some|and|of|\d+) (?:\d+ )?)casual(?!s?\b(?: [a-z]+)? (?:team|staff|crew|workers?|pool|labourers?|waiters|car|mileage|users?|dress|wear|dining|clothing|labour|officers?|employees|colleagues|chefs|cleaners)\b)(?! user)|bank contract|day[- ]to[- ]day\s*(?:and|or|\/|\+|&|,)\s*(?:medium[- ]term\W+)?long[- ]term|(?:day[- ]to[- ]day|daily) supply)\b/i,
    'casual',
  ],
];
/** "Year-round, not seasonal", "no zero-hours contracts": what the job is not. */
const denied =
  /\b(?:not?|non|never|isn['’]t|rather than|instead of)[ -](?:an? |just |only |any )?(?:seasonal|temporary|temp|fixed[- ]term|casual|zero[- ]hours|interim|maternity cover|apprenticeship)\b(?: (?:or|nor) (?:seasonal|temporary|fixed[- ]term|casual))?/gi;
const affirmed = (text: string): string => text.replace(denied, ' ');
const only = (list: readonly [RegExp, string][], text: string): string | null => {
  const found = list.filter(([pattern]) => pattern.test(text));
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
};
/** All that a text calls the contract; a text that names two says neither. */
export const findContracts = (text: string): string[] =>
  contracts.filter(([pattern]) => pattern.test(affirmed(text))).map(([, name]) => name);
export const findContract = (text: string): string | null => only(contracts, affirmed(text));
/** "Full or part time", "part- and full-time", "full-time or from 25 hours": either. */
const eitherTime =
  /\bfull[- ]?time,? (?:or|\/) (?:(?:from|at least|between|about|a minimum of|reduced|fewer|less|shorter|around) )*(?:\d|hours)|\d+ hours(?: (?:a|per) week)? or full[- ]time\b|\b(?:full|part)[- ]?(?:time)?\s*(?:or|and|\/|&)\s*(?:full|part)[- ]time\b/i;
/** Whether a text leaves the choice: "full-time or from 25 hours a week". */
export const leavesChoice = (text: string): boolean => eitherTime.test(text);
export const findTime = (text: string): string | null =>
  eitherTime.test(text)
    ? null
    : only(
        [
          [
            /(?<!\b(?:at|one|two|three|four|five|six|\d+|another|other|your|existing) )\bfull[- ]time\b(?! (?:pay|salary|wage|equivalent|at|study|education|student|college|course))/i,
            'full-time',
          ],
          [
            /(?<!\b(?:one|two|three|four|five|six|\d+|another|other|consider) )\bpart[- ]time\b(?!(?:(?: or | and | ?\/ ?|, )[a-z -]{3,25})?(?: (?:from|of|at) (?:\d+|[a-z]+) (?:hours|days)(?: (?:a|per) week)?)?,? (?:is |are |would be )?(?:also )?(?:considered|possible|available|welcome|fine|ok(?:ay)?|no problem|negotiable|an option|by arrangement))/i,
            'part-time',
          ],
        ],
        text,
      );

/** "No remote working", "not a hybrid role", "working from home is not possible": what it is not. */
const notThere =
  /\b(?:no|not|without|isn['’]t|never|nor)(?: (?:an?|any|possible|fully|be|offer|suited to|suitable for))* (?:remote|hybrid|home|work(?:ing)? from home)\b(?:[- ](?:work(?:ing)?|role|position|based|office|options?))?|\b(?:remote|hybrid|home|work(?:ing)? from home)(?: (?:work(?:ing)?|options?))? (?:is|are|will be)(?: not|n['’]t) (?:possible|an option|offered|available)\b/gi;

const allWeekThere =
  /\b(?:five|5|all) (?:full |working )?days?(?: (?:a|per|each|every) week)?,? (?:in (?:the |our )?(?:office|workshop|lab|studio)|on[- ]?site)\b|\b(?:five|5) (?:office|on[- ]?site) days\b/i;

/** "Two days of home office after the probation period", "hybrid once you are trained": how it will be, and not how it is. */
const laterOn =
  /(?:\b(?:one|two|three|four|[1-4]) days? (?:of |at |a week )?)?\b(?:home|remote|hybrid)\b[^.;\n]{0,60}?\b(?:after|following|once|on (?:passing|completing)) [^.;\n]{0,30}?\b(?:probation(?:ary)?|induction|trained|training|settled)\b/gi;

/** What "hybrid" says of the work: beside a term, a time or a place, before the work itself. */
const besideHybrid =
  'work\\w*|jobs?|roles?|posts?|positions?|models?|patterns?|arrangements?|schedules?|contracts?|basis|set-?up|policy|approach|options?|vacanc(?:y|ies)|opportunity|appointment|week|rota|team|job-?share|remote|home|office|on-?site|onsite|full-?time|part-?time|permanent|temporary|flexible|flexi\\w*|possible|available|considered|offered|ok|okay|welcome|once|after|following|from|in|at|on|with|within|across|for|to|by|between|of|is|are|as|if|when|where|while|until|but|so|because|via|per|plus|not|no|also|only|mostly|mainly|usually|currently|up|about|around|min|max|minimum|maximum|at least|one|two|three|four|five|days?|afternoons?|mornings?|each|every|some|all|the|an?|our|your|you|we|this|that|here|there|pm|am|per|tbc|pls|please';
/** "The hybrid paddy pipeline", "hybrid events", "hybrid and electric fleets": a kind of thing. "Hybrid, leeds", "hybrid leeds 2 days" is a note with its town. */
const hybridThing = new RegExp(
  `\\b[Hh]ybrid (?=(?!(?<=(?:^|[,;.|\\n] ?)hybrid )[a-z]+(?:[,;/|]| \\d))(?!(?:${besideHybrid}|and|or)\\b)[a-z]|(?:and|or) (?!(?:${besideHybrid})\\b)[a-z]+ [a-z]+s\\b)`,
  'g',
);

export function findAttendance(text: string): 'remote' | 'hybrid' | 'on site' | null {
  const affirmed = text.replace(notThere, ' ').replace(laterOn, ' ').replace(hybridThing, ' ');
  if (
    /(?<!\belectric ?(?:\/|and|or) ?)\bhybrid\b(?! (?:vehicles?|cars?|vans?|bus|buses|drives?|cloud|power ?trains?|systems?|engines?|technolog\w*|batter(?:y|ies)|inverters?|boilers?|heating|threats?)\b)|\bwork(?:ing)? (?:from|at) home (?:up to |for )?(?:one|two|three|four|\d)(?: (?:or|to) (?:two|three|four|\d))? days?\b|\b(?:one|two|three|four|[1-4]|\d(?= days? (?:a week )?(?:at home|from home|wfh|remote))) days? (?:a week )?(?:in (?:the )?office|at home|from home|wfh|remote)|\bremote(?:ly)? (?:on )?(?:one|two|three|four|[1-4]) days? (?:a|per|each|every) week/i.test(
      affirmed,
    ) ||
    // "At our office on at least two days of each week, otherwise from home": both.
    (/\b(?:one|two|three|four|[1-4]) days? (?:(?:a|per|each|every|of (?:each|every|the)) week|weekly)\b/i.test(
      affirmed,
    ) &&
      /\b(?:office|site|studio|headquarters|HQ|campus)\b/i.test(affirmed) &&
      /\b(?:from|at) home\b/i.test(affirmed))
  )
    return 'hybrid';
  // "Five office days", "5 days on site": all of a week, unless it says what is done at home.
  if (allWeekThere.test(affirmed) && !/\bhome\b/i.test(affirmed)) return 'on site';
  if (
    /\b(?:fully|100 ?%|entirely|completely) remote\b(?! (?:sites?|areas?|islands?|monitoring|access|systems?|assets?|stations?|wells?|farms?)\b)|\bremote (?:role|working|position|first)\b|\bwork(?:ing)? from (?:home|anywhere)\b(?! (?:on|one|two|three|four|\d|up to|at least|some|every|part))|\bhome[- ]based\b/i.test(
      affirmed,
    )
  )
    return 'remote';
  if (
    // "One or two days a week on site", "measure work on site": a part of the week, and what is there.
    !/\bdays? (?:a|per|each) week on[- ]site|\b(?!(?:you|to|will|must|we|they|is|are|and|everyone|everybody)\b|(?<=(?:^|[,;.(] ?)(?:all|the) )|(?<=(?:^|[,;.(] ?))(?:all|the)\b)[a-z]+ works? on[- ]site\b/i.test(
      text,
    ) &&
    /\b(?:(?:fully|100 ?%|entirely) on[- ]site|(?:based|works?|working|job is|role is|post is) on[- ]site|(?<=(?:^|[,;.(] ?))(?:all (?:of )?(?:the |our )?work|everything|all duties|the work) (?:is |are )?(?:done |carried out )?on[- ]site|on[- ]site (?:every|each) day|(?<!multi-|off-)site[- ]based|on[- ]site (?:only|role|position|post|job|work(?:ing)?|\d|five|full)|office[- ]based|in the office (?:five|5) days|no (?:remote|home) work\w*|five days a week in the office)\b|(?:^|[,;.] )\W*on[- ]site\b(?=\s*(?:$|[,.;(+])| obvs?\b| obviously\b| (?:in|at) (?:our|the|[A-Z]))/i.test(
      text,
    )
  )
    return 'on site';
  return null;
}
