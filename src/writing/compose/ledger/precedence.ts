/** Which source counts where two differ: General over brief over job description. The loser is left out and reported. */
import { withArticle } from '../language/articles.ts';
import { writeOut } from '../language/shorthand.ts';
import { coverage } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import type { FactSource } from '../types.ts';
import { splitSentences } from './clean.ts';
import { isNoPlaceOfJob } from './no-place-of-job.ts';
import { currencyOf, findPay, moneyMark, type Pay } from './pay.ts';
import { hasTerms, payWithTerms } from './pay-with-terms.ts';
import type { Place } from './place.ts';
import { ofThePost } from './said-of-others.ts';
import {
  findAttendance,
  findContract,
  findContracts,
  findHours,
  findTime,
  hoursIn,
  type Slots,
  sameHours,
} from './slots.ts';

const payWords =
  /\b(?:salary|pay(?!ments?)|paying(?= [£€$₹])|wage|per annum|p\.?a\.?\b|per hour|per (?:hour|day|month|year)|an hour|a year|a day|a month|hourly|ph\b|basic(?= (?:of )?[£€$₹])|(?<=\d)\s?\/\s?(?:hr|hour|h|day|month|year)|stipend|package|earn\w*|OTE)\b/i;

/** What is paid besides, or was paid on average: no pay that somebody starts with. */
const onTopOfPay =
  /\b(?:OTE|on[- ]target|differentials?|premiums?|supplements?|uplifts?|bonus(?:es)?|allowances?|commission|tips?|overtime|pension|grant|budget|voucher|referral|averaged?)\b/i;

/** Whether another source names a pay of the same kind that reaches beyond this one: £27,000 beside £29,500 to £32,000 a year. */
export const differs = (told: Pay | null, pay: Pay): boolean =>
  told !== null &&
  told.currency === pay.currency &&
  told.per === pay.per &&
  ((told.from ?? told.to ?? 0) < (pay.from ?? pay.to ?? 0) || (told.to ?? told.from ?? 0) > (pay.to ?? pay.from ?? 0));

/** How many of them a year of full-time work has: hours of a week of 34 to 41, days, weeks, months. */
const timesAYear: Readonly<Record<string, readonly [number, number]>> = {
  'an hour': [1_760, 2_140],
  'a day': [215, 262],
  'a week': [51, 53],
  'a month': [11.9, 12.1],
};
/** Whether two sources name one pay in two ways: $18 to $20 an hour beside $37,440 to $41,600 a year. */
const samePay = (told: Pay, pay: Pay): boolean => {
  const range = pay.per === 'a year' ? timesAYear[told.per] : undefined;
  if (!range || told.currency !== pay.currency) return false;
  const fits = (part: number | null, year: number | null): boolean =>
    part === null || year === null || (year / part >= range[0] && year / part <= range[1]);
  return (told.from ?? told.to) !== null && fits(told.from, pay.from ?? pay.to) && fits(told.to, pay.to ?? pay.from);
};

/** An amount large enough to be a year's pay, in whichever way it is written. */
const large = String.raw`(?:(?:[£€$₹]|(?:EUR|GBP|USD|INR|Rs\.?)\s)\s?(?:\d{2,3}(?:\.\d)?\s?k\b|\d{2,3}[.,]\d{3}\b)|\d{2,3}[.,]\d{3}\s?(?:€|(?:EUR|USD|GBP)\b|euros?\b))`;
/** "£34k + tips", "38.000 EUR plus tips", "£46k to £49k inc shift allowance": an amount at the head of a note, large enough to be a salary. */
const bareSalary = new RegExp(
  String.raw`^\W*${large}(?=\s*(?:$|[-–+,.;&]|to\b|plus\b|and\b|DOE\b|dep|inc\b|incl|basic\b|gross\b|all[- ]in\b))`,
  'i',
);
/** "A three-cycle shift, €46,000 plus shift": in one of its parts. */
const namesSalary = (text: string): boolean => text.split(/,\s+(?!\d{3}\b)/).some((part) => bareSalary.test(part));
/** Named as what comes besides or may come: no salary of another source. */
const besides = /\b(?:OTE|on[- ]target|bonus(?:es)?|commission|averaged?|grant|budget|voucher|referral)\b/i;
/** Whether a sentence with more words on pay names a salary all the same: "£46k to £49k including shift allowance". */
export const isBesidePay = (text: string): boolean =>
  onTopOfPay.test(text) && !(namesSalary(text) && !besides.test(text));

/** "Salary is FTE, actual about £20,100": what the shorter week comes to, and no rival of the figure in the advert. */
export const isActualPay = (text: string): boolean =>
  /\bactual\b[^.]*[£€$₹]?\d/i.test(text) &&
  /\b(?:FTE|pro[- ]rata|full[- ]time equivalent|part[- ]time|actual (?:salary|pay))\b/i.test(text);

/** "Negotiate contracts between $15,000 and $90,000 a year": what is sold, spent or looked after, and no pay. */
const ofDeals =
  /\b(?:contracts|deals|accounts|budgets?|orders|invoices|projects|sales|revenues?|turnover|spend|portfolios?|loans|claims|funds?|grants|policies|tenders|rents|donations|purchases|settlements|schemes|stock|fleet|subscriptions|renewals|bids|estates|works|targets?)(?: [a-z]+){0,2} (?:of|between|from|up to|worth|valued at|over|under|above|below|around|about) (?:(?:up to|about|around|over) )?[£€$₹]/i;
const namesPayItself = /\b(?:salar(?:y|ies)|pay|wages?|OTE|earn\w*|package|stipend|per hour|an hour|hourly)\b/i;
const isOfDeals = (text: string): boolean => ofDeals.test(text) && !namesPayItself.test(text);

const tellsPay = (text: string): boolean => (payWords.test(text) || namesSalary(text)) && !isOfDeals(text);

/** "You start on €17,500". */
const startsOn =
  /\b(?:you(?:['’]ll| will)?|everyone|apprentices|trainees) (?:start|begin) (?:on|at|with) (?:about )?[£€$₹]/i;
/** Whether a text says what is paid, be it for a time only: no other source is asked then. */
export const namesAnyPay = (text: string): boolean =>
  moneyMark.test(text) &&
  splitSentences(text).some(
    (sentence) =>
      moneyMark.test(sentence) &&
      !isBesidePay(sentence) &&
      (tellsPay(sentence) || startsOn.test(sentence) || payWithTerms(sentence) !== null),
  );

/** The pay that a text names, where one of its sentences is about pay. What holds only for a time is no pay of the post. */
export function findPayLine(text: string, locale: string): Pay | null {
  if (!payWords.test(text) && !moneyMark.test(text)) return null;
  for (const sentence of splitSentences(text)) {
    // "Minimum wage in the first year, then £9.50": not what somebody starts with.
    if (/^[^£€$₹]*\bthen\b[^£€$₹]*[£€$₹]/i.test(sentence)) continue;
    if (!tellsPay(sentence) || payWithTerms(sentence) !== null || hasTerms(sentence)) continue;
    const pay = findPay(sentence, locale);
    if (pay) return pay;
  }
  return null;
}

const onTop = `(?:(?:an? )?(?:\\d+(?:\\.\\d+)? ?% )?(?:[a-z]+ )?(?:premium|supplement|uplift)|(?:an? (?:fair |equal )?)?share of (?:the )?tips|tips|overtime|commission|bonus(?:es)?|(?:shift|night|weekend|car|travel|clothing|meal) allowances?)`;
const plus = new RegExp(
  String.raw`(?:\+|\bplus\b|\band\b|\bwith\b)\s+(${onTop}(?:,? (?:and|&|\+) ${onTop})?)\b(?!,? (?:is |are |already )*inc(?:l|luded|luding)?\b)`,
  'i',
);

/** Whether a sentence names this very pay. */
export function namesPay(sentence: string, pay: Pay, locale: string): boolean {
  const told = moneyMark.test(sentence) ? findPay(sentence, locale) : null;
  return told !== null && ((told.from !== null && told.from === pay.from) || (told.to !== null && told.to === pay.to));
}

/** The pay with what the sentence that names it says comes on top: "£12.71/hr + tips". */
export function withExtras(pay: Pay | null, text: string, locale: string): Pay | null {
  if (!pay) return null;
  for (const sentence of splitSentences(text)) {
    const extra = namesPay(sentence, pay, locale) ? plus.exec(sentence)?.[1] : undefined;
    if (extra) return { ...pay, plus: oneOf(extra.toLowerCase().replace(/\s*[&+]\s*/g, ' and ')) };
  }
  return pay;
}

/** "Salary is FTE": the figure in the advert is that of a full week, whatever the sentence says of the actual one. */
const fullTimeFigure =
  /^(?:the )?(?:advertised |stated |full )?(?:salary|pay|salaries|figure)s?(?: shown| quoted| advertised| stated| range)? (?:is|are) (?:the )?(?:FTE|full[- ]time equivalent|pro[- ]rata)\b/i;

/** "£27,711 to £30,060 pro rata": what a full week is paid, where a sentence about pay says so. */
export function proRata(pay: Pay | null, text: string, locale: string, partTime = false): Pay | null {
  if (pay?.per !== 'a year') return pay;
  // Another pay's "pro rata" says nothing of this one.
  const ofThis = (sentence: string): boolean => {
    const told = moneyMark.test(sentence) ? findPay(sentence, locale) : null;
    return !told || (told.from === null && told.to === null) || told.from === pay.from || told.to === pay.to;
  };
  const said = splitSentences(
    // "214 FTE": so many staff, and nothing of the pay.
    text.replace(/\bpro\s+rata\b/gi, 'pro rata').replace(/(?<![\d.,])(?:[2-9]|[1-9]\d[\d,]*)(?:\.\d+)? FTEs?\b/g, ' '),
  ).some(
    (sentence) =>
      /\bpro[- ]rata\b|\bFTE\b|\bfull[- ]time equivalent\b/i.test(sentence) &&
      (fullTimeFigure.test(sentence) ||
        moneyMark.test(sentence) ||
        /\b(?:salary|pay(?! period| run| day| slip)|wages?)\b/i.test(sentence)) &&
      (partTime || fullTimeFigure.test(sentence) || ofThis(sentence)) &&
      // "Actual salary shown, not FTE", "28 days' holiday pro rata". "Salary is FTE, actual about £20,100" says it of this one.
      (fullTimeFigure.test(sentence) || !/\b(?:actual|not (?:the )?FTE|holidays?|leave)\b/i.test(sentence)),
  );
  return said ? { ...pay, per: 'a year pro rata' } : pay;
}

/** "25% night premium" is one, "tips" are many. */
const oneOf = (extra: string): string =>
  /(?:premium|supplement|uplift|allowance|share of (?:the )?tips)$/.test(extra) && !/^an? |\band\b|,/.test(extra)
    ? withArticle(extra)
    : extra;

/** The pay of the General tab, for the time that a sentence with the same figures names: "AED 3,200 to 3,600 per month". */
export function withPeriod(pay: Pay | null, text: string, locale: string): Pay | null {
  if (!pay) return null;
  for (const sentence of splitSentences(text)) {
    const told = moneyMark.test(sentence) ? findPay(sentence, locale) : null;
    if (told?.per && ((told.from !== null && told.from === pay.from) || (told.to !== null && told.to === pay.to)))
      return { ...pay, per: told.per };
  }
  return pay;
}

const paidWhen =
  /^(?:weekly|fortnightly|monthly|daily|next-day|same-day) pay\b|^paid (?:weekly|fortnightly|daily|every|each|on)\b/i;

/** A sentence about pay without the parts that name it: "$32 per hour, 11 days on 3 off". Null where nothing is left. */
export function withoutPay(sentence: string): string | null {
  if (!moneyMark.test(sentence) || !tellsPay(sentence) || payWithTerms(sentence) !== null) return sentence;
  const rest = sentence
    .split(/,\s+/)
    // "Weekly pay every Friday": when, and not how much.
    .filter((part) => !moneyMark.test(part) && (!payWords.test(part) || paidWhen.test(part)))
    // "€9.10 an hour in year one, goes up each year": the pay does.
    .map((part) =>
      part.replace(
        /^(?:and )?(?:it )?(?:goes up|going up|rises|rising|increases|increasing) (?=(?:each|every|with|after|yearly|annually|once)\b)/i,
        'the pay goes up ',
      ),
    )
    // "Nights uplift included": in the pay, which is said elsewhere.
    .filter((part) => !/^(?:[a-z]+ ){1,3}included$/i.test(part))
    .join(', ');
  return rest.split(' ').length >= 3 && rest !== sentence && !/^(?:and|but|or|plus|with|which|depending)\b/i.test(rest)
    ? rest
    : null;
}

/** A sentence without the parts that say nothing but the hours or the contract: "37.5 hrs/week, rotational shifts". Null where nothing is left. */
export function withoutSlots(sentence: string, slots: Slots): string | null {
  // "Hybrid, 2 days in the office": the days belong to the word.
  const days = /\b(?:office|home|site|days?)\b/i.test(sentence);
  const bare = (part: string): boolean => {
    const rest = part
      .replace(
        /(?:\b(?:about|around|approximately|approx\.?|roughly|up to|at least) )?\b\d[\d.,]*(?:\s*(?:[-–]|to)\s*\d[\d.,]*)?\s*(?:hours?|hrs?)\s*(?:per|a|each|\/|p\.?)?\s*(?:week|wk|w\b|pw)?\.?/i,
        (found) =>
          slots.hours &&
          (sameHours(findHours(writeOut(found)) ?? '', slots.hours.text) ||
            // "Full-time 40 hours": of a week, as a note has it.
            (/^\d[\d.,]* ?(?:hours|hrs)\.?\s*$/i.test(found) && hoursIn(found) === hoursIn(slots.hours.text)))
            ? ''
            : found,
      )
      .replace(/\b(?:unlimited contract|permanent|perm|full[- ]time|part[- ]time|contract|hybrid)\b\.?/gi, (found) =>
        findContract(`${found}.`) === slots.contract?.text ||
        findTime(found) === slots.time?.text ||
        /contract/i.test(found) ||
        (!days && findAttendance(found) === slots.attendance?.text)
          ? ''
          : found,
      );
    return rest !== part && !/[A-Za-z\d]/.test(rest);
  };
  const parts = sentence.replace(/[.]$/, '').split(/,\s+|;\s+|\s[–-]\s(?!\d)/);
  const kept = parts.filter((part) => !bare(part));
  if (kept.length === parts.length) return sentence;
  return kept.length > 0 ? kept.join(', ') : null;
}

/** Hours, contract and attendance, from the title in the General tab, the brief or else the job description; differences are noted. */
export function readSlots(
  title: string,
  briefText: string,
  jobDescription: string,
  mined: Mined,
  notes: Set<string>,
): Slots {
  const jdHours = mined.values
    .filter(({ key }) => /hours/.test(key))
    .map(({ value }) => value)
    .join('; ');
  const pick = <T extends string>(
    what: string,
    find: (text: string) => T | null,
    jdText: string,
  ): { text: T; source: FactSource } | null => {
    // "Direct reports: 9 (4 full-time, 5 seasonal)": contract and time of others.
    const own = (text: string): string => (what === 'contract' ? ofThePost(text) : text);
    const fromBrief = find(own(briefText));
    const fromJd = find(own(jdText));
    // "Payroll Officer (12-month FTC)".
    const fromTitle = find(title);
    if (fromTitle) {
      const other = [
        fromBrief && fromBrief !== fromTitle ? `the brief ${fromBrief}` : '',
        fromJd && fromJd !== fromTitle ? `the job description ${fromJd}` : '',
      ].filter((part) => part !== '');
      if (other.length > 0)
        notes.add(`The job title says ${fromTitle}, ${other.join(' and ')} (${what}). We use the General tab.`);
      return { text: fromTitle, source: 'general' };
    }
    // "About 42 hours" and "42 hours" are no two.
    if (fromBrief && fromJd && fromBrief !== fromJd && !(what === 'hours' && sameHours(fromBrief, fromJd)))
      notes.add(`The brief says ${fromBrief}, the job description ${fromJd} (${what}). We use the brief.`);
    if (fromBrief) return { text: fromBrief, source: 'brief' };
    return fromJd ? { text: fromJd, source: 'jobDescription' } : null;
  };
  // "Permanent or fixed-term" offers both, "permanent 9 month contract" contradicts itself.
  const kinds = new Set(
    splitSentences(ofThePost(briefText)).flatMap((sentence) =>
      /\bor\b|\//i.test(sentence)
        ? (findContract(sentence) ?? [])
        : // "Permanent, not seasonal": what it is not, it is not.
          findContracts(
            sentence.replace(
              /\b(?:not|no|never|rather than|instead of) (?:an? )?(?:seasonal|temporary|temp|casual|fixed[- ]term|zero[- ]hours|agency)\b/gi,
              ' ',
            ),
          ),
    ),
  );
  const mixedContract = kinds.has('permanent') && (kinds.has('fixed-term') || kinds.has('casual'));
  if (mixedContract)
    notes.add('The brief calls the job permanent in one place and temporary in another. The texts say neither.');
  // "Regular full-time": no fixed term, whatever a pasted job description says; and no word that every country has.
  const regular =
    /\bregular,? (?:(?:full|part)[- ]time|employment|employee|position)\b|\b(?:full|part)[- ]time,? regular\b/i.test(
      briefText,
    ) && kinds.size === 0;
  const otherContract = regular ? findContract(ofThePost(jobDescription.slice(0, 3000))) : null;
  if (otherContract && otherContract !== 'permanent')
    notes.add(`The brief says regular employment, the job description ${otherContract} (contract). We use the brief.`);
  const found = {
    mixedContract,
    hours: pick('hours', (text) => findHours(text, text === jdHours), jdHours || jobDescription),
    contract: mixedContract || regular ? null : pick('contract', findContract, jobDescription.slice(0, 3000)),
    time: pick('contract', findTime, jobDescription.slice(0, 3000)),
    attendance: pick('attendance', findAttendance, jobDescription.slice(0, 3000)),
  };
  // The brief says full-time, and the job description "part-time, 25 hours": its hours go with its part-time.
  const jdTime = findTime(ofThePost(jobDescription.slice(0, 3000)));
  if (
    found.hours?.source === 'jobDescription' &&
    found.time?.source !== 'jobDescription' &&
    found.time &&
    jdTime &&
    jdTime !== found.time.text
  )
    return { ...found, hours: null };
  // "Part-time, 50 hours a week" cannot both be.
  const week = Number.parseFloat(found.hours?.text ?? '');
  if ((found.time?.text === 'part-time' && week >= 36) || (found.time?.text === 'full-time' && week < 24)) {
    notes.add(`The facts say ${found.time.text} and ${found.hours?.text}. The texts say the hours only: please check.`);
    return { ...found, time: null };
  }
  return found;
}

interface Conflicts {
  pay: Pay | null;
  place: Place | null;
  slots: Slots;
  country: string | null;
  locale: string;
  notes: Set<string>;
  /** Where places lie, by the General tab and the job description. */
  known?: string;
}

/** "Leipzig-Plagwitz", "Plagwitz, Leipzig": a quarter of the advert's own town. */
const liesIn = (named: string, town: string, known: string): boolean =>
  known.split(/[\n.;]/).some((row) => row.includes(named) && row.includes(town) && !/ or | \/ /.test(row));

const studied =
  /\b(?:part|full)[- ]time (?=(?:degrees?|study|studies|courses?|college|master['’]?s|MBA|PhD|diplomas?|qualifications?|students?)\b)/gi;

/** A test of whether a sentence says something that a stronger source contradicts. */
export function findRejected({
  pay,
  place,
  slots,
  country,
  notes,
  locale,
  known = '',
}: Conflicts): (text: string, source: FactSource) => boolean {
  const currency = currencyOf(country)?.currency;
  return (text, source) => {
    if (source !== 'brief' && source !== 'jobDescription' && source !== 'guidelines') return false;
    if (moneyMark.test(text)) {
      const found = findPay(text, locale);
      // Dollars are some other country's where people are paid in pounds, euros or rupees.
      const dollars =
        /\$/.test(text.replace(/US\$/g, '')) &&
        !(/^(?:GBP|EUR|INR)$/.test(currency ?? '') && /^(?:an? |the )?(?:base|salary|pay|package|OTE)\b/i.test(text));
      if (found && currency && found.currency !== currency && !dollars) {
        notes.add("An amount in another currency than the country's was left out.");
        return true;
      }
      if (
        found &&
        pay &&
        (payWords.test(text) || (source !== 'guidelines' && namesSalary(text))) &&
        !isOfDeals(text) &&
        // What a pillar or a reward pays for ("detention pays $25") is no salary, unless it says so.
        (source !== 'guidelines' || /\b(?:salar(?:y|ies)|wages?|basic pay|starting pay)\b/i.test(text)) &&
        found.from !== pay.from &&
        found.to !== pay.to &&
        found.from !== pay.to
      ) {
        if (isBesidePay(text)) return false;
        if (!samePay(found, pay) && !isActualPay(text))
          notes.add('Pay in the brief or the job description differs from the General tab. We use the General tab.');
        return true;
      }
      if (
        found &&
        (payWords.test(text) || (source !== 'guidelines' && namesSalary(text))) &&
        !isOfDeals(text) &&
        pay &&
        source !== 'guidelines' &&
        !/\b(?:bonus(?:es)?|allowances?|commission|tips?|overtime|averaged?)\b/i.test(text)
      )
        return true;
    }
    const based =
      /\b(?:[Bb]ased|[Ll]ocated|office|(?:^|[Yy]ou(?:['’]ll| will)? )[Ww]ork(?:ing)?|role is|job is) (?:at our |in our |in the |at the |in )([A-Z][a-z][a-zA-Z]*)\b(?!['’]s\b|-)(?! (?:[A-Z][a-z]+ )?(?:[A-Z][a-z]*s\b|Court|House|Hall|Works|Building|Tower|Barn|Chapel|Library|Depot|Dock|Exchange|Foundry|Brewery|Granary|Market|Station|Wharf|Arcade|Pavilion|Rooms?|Wing|Block|Suite|Hub|Lodge|Manor|Castle|Abbey|Palace|Theatre|Museum|College|University|Academy|School|Hospital|Office|Centre|Team|Department|Street|Road|Lane|Avenue|Square|Quay|Park|Gate|Way|Place|Row|Yard|Mill|Works|Campus|branch|shop|store|kitchen|site|depot|clinic|surgery|campus|workshop|warehouse|plant|factory|studio|office|school|hospital|centre|practice|home|farm|ward|yard|building|team|area|district|quarter)\b)/.exec(
        text,
      ) ??
      // "One day a week on campus in Lancaster".
      /\b(?:on campus|on site|on-site|at the office|in the office) (?:in|at) ([A-Z][a-z][a-zA-Z]*)\b(?=[.,;]|$)/.exec(
        text,
      ) ??
      // "Based on the ward in Bideford".
      /^(?:You(?:['’]ll| will) be )?[Bb]ased (?:on|at|in) (?:the|our|a) (?:[a-z-]+ ){1,3}in ([A-Z][a-z][a-zA-Z]*)/.exec(
        text,
      );
    if (
      based &&
      !isNoPlaceOfJob(text) &&
      place &&
      !place.remote &&
      based[1] &&
      !place.name.includes(based[1]) &&
      !/^(?:Children|Adults|Care|Finance|Sales|Marketing|Engineering|Design|Operations|Housing|Planning|Research|Education|Nursing|Pharmacy|Catering|Learning|Customer|Human|Early|Public|Social|Mental|Community|A|The|Our|Year|UK|US|EU|United|Europe|England|Ireland|Germany|India|Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
        based[1],
      )
    ) {
      if (
        coverage(based[1], place.name) === 0 &&
        !liesIn(based[1], place.name.split(/[ -]/)[0] ?? '', known) &&
        !new RegExp(`\\b${place.name.split(' ')[0] ?? ''}\\b`).test(text)
      ) {
        notes.add(`Wording that places the job in ${based[1]} was left out: the General tab says ${place.name}.`);
        return true;
      }
    }
    const attendance = findAttendance(text);
    if (attendance === 'remote' && place && !place.remote) {
      notes.add(`Wording that calls the job remote was left out: the General tab says ${place.name}.`);
      return true;
    }
    if (attendance && slots.attendance && attendance !== slots.attendance.text) return true;
    if (attendance === 'on site' && place?.remote) return true;
    const hours = findHours(text);
    if (hours && slots.hours && !sameHours(hours, slots.hours.text)) return true;
    // "Nine part-time degrees": no job's time. Nor are the colleagues' hours of a guideline.
    const time = source === 'guidelines' ? null : findTime(ofThePost(text.replace(studied, '')));
    if (time && slots.time && time !== slots.time.text) return true;
    const contract = findContract(ofThePost(text));
    if (slots.mixedContract && findContracts(text).some((kind) => kind !== 'apprenticeship') && !/\bor\b/i.test(text))
      return true;
    return contract !== null && slots.contract !== null && contract !== slots.contract.text;
  };
}
