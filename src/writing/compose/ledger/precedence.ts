/** Which source counts where two differ: General over brief over job description. The loser is left out and reported. */
import { contentWords, coverage } from '../language/words.ts';
import type { FactSource } from '../types.ts';
import { isOfTask } from './amounts-of-tasks.ts';
import { isNoPlaceOfJob } from './no-place-of-job.ts';
import { currencyOf, findPay, moneyMark, type Pay } from './pay.ts';
import { isActualPay, isBesidePay, namesSalary, payWords } from './pay-lines.ts';
import type { Place } from './place.ts';
import { ofThePost } from './said-of-others.ts';
import { findAttendance, findContract, findContracts, findHours, findTime, type Slots, sameHours } from './slots.ts';
import { hasOtherYear } from './whole-year.ts';

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
  // "$18 an hour to start" beside $37,440 to $41,600: one figure lies within the range.
  const single = (told.from ?? told.to) === (told.to ?? told.from) ? (told.from ?? told.to) : null;
  const [least, most] = [pay.from ?? pay.to, pay.to ?? pay.from];
  if (single !== null && least !== null && most !== null)
    return single * range[1] >= least && single * range[0] <= most;
  return (told.from ?? told.to) !== null && fits(told.from, pay.from ?? pay.to) && fits(told.to, pay.to ?? pay.from);
};

/** Whether a sentence says something besides what is paid. */
const tellsMoreThanPay = (text: string): boolean =>
  contentWords(text.replace(payAndTime, ' ')).length >= 4 &&
  !/^(?:the |your |our )?(?:[a-z]+ )?(?:salary|pay|wages?|rate)\b/i.test(text);
const payAndTime =
  /(?:[£€$₹]|Rs\.?) ?\d[\d.,]*k?(?: ?(?:to|-|–) ?[£€$₹]?\d[\d.,]*k?)?|\b(?:an?|per) (?:hour|day|week|month|year)\b|\b(?:salary|pay|paid|wages?|rate)\b/gi;

interface Conflicts {
  pay: Pay | null;
  place: Place | null;
  slots: Slots;
  title?: string | null;
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

/** A year's pay without its sign: "rate is 38,000", "salary: 42.500". */
const bareSum =
  /^(?:the |our )?(?:base |basic |annual |starting )?(?:rate|salary|pay|wage)(?: is| of|:)? (?:about |around |up to |from )?(\d{2,3}[.,]\d{3})\b(?![.,]\d)/i;

/** A test of whether a sentence says something that a stronger source contradicts. */
export function findRejected(conflicts: Conflicts): (text: string, source: FactSource) => boolean {
  return (text, source) => {
    if (source !== 'brief' && source !== 'jobDescription' && source !== 'guidelines') return false;
    return (
      rejectsPay(text, source, conflicts) ?? (rejectsPlace(text, conflicts) || rejectsTerms(text, source, conflicts))
    );
  };
}

/** Whether the pay that a sentence names is overruled; null where that decides nothing. */
function rejectsPay(text: string, source: FactSource, { pay, country, notes, locale }: Conflicts): boolean | null {
  const currency = currencyOf(country)?.currency;
  // "Rate is 38,000 plus tips": the sign of the currency was left out.
  const sum =
    pay?.per === 'a year' && source !== 'guidelines' && !moneyMark.test(text) ? bareSum.exec(text)?.[1] : undefined;
  const paid = Number(sum?.replace(/[.,]/g, ''));
  if (pay && sum && (paid < (pay.from ?? pay.to ?? paid) || paid > (pay.to ?? pay.from ?? paid))) {
    notes.add('Pay in the brief or the job description differs from the General tab. We use the General tab.');
    return true;
  }
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
      !isOfTask(text) &&
      // What a pillar or a reward pays for ("detention pays $25") is no salary, unless it says so.
      (source !== 'guidelines' || /\b(?:salar(?:y|ies)|wages?|basic pay|starting pay)\b/i.test(text)) &&
      found.from !== pay.from &&
      found.to !== pay.to &&
      found.from !== pay.to
    ) {
      if (isBesidePay(text)) return false;
      // "Start at $30 an hour and finish as a journeyman": one pay in another unit, and more than that.
      if (samePay(found, pay) && tellsMoreThanPay(text)) return false;
      if (!samePay(found, pay) && !isActualPay(text))
        notes.add('Pay in the brief or the job description differs from the General tab. We use the General tab.');
      return true;
    }
    if (
      found &&
      (payWords.test(text) || (source !== 'guidelines' && namesSalary(text))) &&
      !isOfTask(text) &&
      pay &&
      source !== 'guidelines' &&
      !/\b(?:bonus(?:es)?|allowances?|commission|tips?|overtime|averaged?)\b/i.test(text)
    )
      return true;
  }
  return null;
}

/** What lies in a town, and is called by its kind. */
const isGround =
  /^(?:Basin|Harbour|Harbor|Dock|Docks|Quay|Marina|Wharf|Lock|Locks|Canal|Bridge|Green|Common|Castle|Abbey|Cathedral|Minster|Priory|Manor|Hall|Mill|Forge|Works|Station|Terminal|Airport|Port|Square|Lodge|Pavilion|Tower|Park|Farm|Yard|Depot|Campus|Head|Island|Pier|Ferry|Lake|Gardens|Grange|Court|Barracks|Fort|Observatory|Arboretum)$/;

/** "In our Registration and Ceremonies Service": a part of the house by what it does, and no town. */
const partOfHouse =
  /(?:at|in) (?:our|the) (?:[A-Z][A-Za-z-]*,? )*[A-Z][A-Za-z-]* (?:and|&) (?:[A-Z][A-Za-z-]* )+(?:Services?|Department|Directorate|Division|Section|Unit|Team|Registry|Faculty|Office)\b/;

/** Where the house stands, and in which town. */
const groundIn =
  /^(?:(?:[Tt]he|[Oo]ur|[Tt]his) )?(?:new |main |head )?(?:[Ss]ite|[Ss]hop|[Oo]ffice|[Dd]epot|[Yy]ard|[Ss]tore|[Bb]ranch|[Ww]orkshop|[Cc]linic|[Ss]chool|[Ss]tation|[Gg]arage|[Pp]ractice|[Pp]lant|[Ff]actory|[Ww]arehouse|[Kk]itchen|[Hh]otel|[Ff]orecourt|[Ss]urgery) is (?:on|at|off|near|beside|behind|opposite|next to|down|in) (?:[\w'’-]+ ){1,5}?in ([A-Z][a-z][a-zA-Z]*)(?=[.,;]|$)/;

/** Whether a sentence places the job elsewhere. */
function rejectsPlace(text: string, { place, notes, known = '' }: Conflicts): boolean {
  const based =
    /\b(?:[Bb]ased|[Ll]ocated|office|(?:^|[Yy]ou(?:['’]ll| will)? )[Ww]ork(?:ing)?|role is|job is) (?:at our |in our |in the |at the |in )([A-Z][a-z][a-zA-Z]*)\b(?!['’]s\b|-)(?! (?:[A-Z][a-z]+ )?(?:[A-Z][a-z]*s\b|Court|House|Hall|Works|Building|Tower|Barn|Chapel|Library|Depot|Dock|Exchange|Foundry|Brewery|Granary|Market|Station|Wharf|Arcade|Pavilion|Rooms?|Wing|Block|Suite|Hub|Lodge|Manor|Castle|Abbey|Palace|Theatre|Museum|College|University|Academy|School|Hospital|Office|Centre|Team|Department|Street|Road|Lane|Avenue|Square|Quay|Park|Gate|Way|Place|Row|Yard|Mill|Works|Campus|branch|shop|store|kitchen|site|depot|clinic|surgery|campus|workshop|warehouse|plant|factory|studio|office|school|hospital|centre|practice|home|farm|ward|yard|building|team|area|district|quarter|unit|lab|laboratory|facility|outlet|showroom|hub|garage|salon|pharmacy|terminal|gallery|theatre|hotel|restaurant|station|mill|quarry|nursery)\b)/.exec(
      text,
    ) ??
    // "One day a week on campus in Lancaster".
    /\b(?:on campus|on site|on-site|at the office|in the office) (?:in|at) ([A-Z][a-z][a-zA-Z]*)\b(?=[.,;]|$)/.exec(
      text,
    ) ??
    // "The site is on the Gort Road in Gort".
    groundIn.exec(text) ??
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
    // "Office at the Basin": no town is called so.
    !(isGround.test(based[1]) && / the $/.test(text.slice(0, based.index + based[0].length - based[1].length))) &&
    !place.name.includes(based[1]) &&
    !partOfHouse.test(text.slice(based.index)) &&
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
  return false;
}

/** Whether a sentence has another attendance, week, time or contract than the post. */
function rejectsTerms(text: string, source: FactSource, { place, slots, notes, title }: Conflicts): boolean {
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
  if (source !== 'guidelines' && hasOtherYear(text, title ?? '', slots.calendar)) return true;
  const contract = findContract(ofThePost(text));
  if (slots.mixedContract && findContracts(text).some((kind) => kind !== 'apprenticeship') && !/\bor\b/i.test(text))
    return true;
  return contract !== null && slots.contract !== null && contract !== slots.contract.text;
}
