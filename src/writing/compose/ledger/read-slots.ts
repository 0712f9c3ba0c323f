/** Hours, contract and attendance of the post: from which source they come, and what sentences are without them. */
import { writeOut } from '../language/shorthand.ts';
import type { Mined } from '../mining/mined-facts.ts';
import type { FactSource } from '../types.ts';
import { ownWeek } from './own-week.ts';
import type { Place } from './place.ts';
import { ofThePost } from './said-of-others.ts';
import {
  findAttendance,
  findContract,
  findContracts,
  findHours,
  findTime,
  hoursIn,
  leavesChoice,
  type Slots,
  sameHours,
} from './slots.ts';
import { splitSentences } from './split-sentences.ts';
import { readCalendar } from './whole-year.ts';

/** A post that ends with what is learnt. */
const traineeship =
  /\b(?:\d{1,2}|one|two|three|four|six|nine|twelve|eighteen)[- ](?:year|month)s? (?:(?!contract|permanent)[a-z]+ ){0,2}(?:traineeship|internship|residency|placement|scholarship|fellowship|secondment)\b/i;

/** "Afterwards permanent employment", "whoever passes gets a permanent contract": what comes later, and only if all goes well. */
const laterOn =
  /\b(?:after(?:wards?)?|thereafter|then|later|subsequently)\b(?! the (?:first|last))[^.;:]*?\bpermanent\b[^.;:]*|\bpermanent(?: (?:contract|post|position|employment|job))? (?:afterwards?|after|thereafter|once|following|on (?:passing|completion)|if)\b[^.;]*|\b(?:who(?:ever)?|everyone|everybody|those|all|anyone)(?: (?:who|that))? (?:pass|complete|finish|qualif)[a-z]*\b[^.;]*?\bpermanent\b[^.;]*/gi;
const withoutLater = (text: string): string => (text.includes('ermanent') ? text.replace(laterOn, ' ') : text);

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

const forATime = '(?:temporary|fixed[- ]term|seasonal|casual)';
/** "Permanent and temporary vacancies": of one row, and no two words on one post. */
const ofBothKinds = new RegExp(
  `\\bpermanent(?: (?:posts?|vacancies|roles|jobs|positions|staff))?(?: and| &| as well as) (?:also )?${forATime}\\b|\\b${forATime}(?: and| &| as well as) (?:also )?permanent\\b`,
  'i',
);

/** "A panel from which permanent and temporary vacancies are filled": of a job description too, such a clause says neither of the post. */
const clauseOfBothKinds = new RegExp(`[^.;\\n]*(?:${ofBothKinds.source})[^.;\\n]*`, 'gi');

/** "One day a week from home" makes a hybrid job, and "hybrid" is what nobody has called it. */
const asTyped = (attendance: Slots['attendance'], typed: string): Slots['attendance'] =>
  attendance?.text === 'hybrid' && !/\bhybrid\b/i.test(typed) ? { ...attendance, inferred: true } : attendance;

/** Hours, contract and attendance, from the title in the General tab, the brief or else the job description; differences are noted. */
export function readSlots(
  title: string,
  briefText: string,
  jobDescription: string,
  mined: Mined,
  notes: Set<string>,
  place: Place | null = null,
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
    const own = (text: string): string => (what === 'contract' ? withoutLater(ofThePost(text)) : text);
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
  // "A panel, permanent and temporary": both kinds of post are filled, and no text calls this one either.
  const bothKinds = ofBothKinds.test(briefText);
  // "Permanent or fixed-term" offers both, "permanent 9 month contract" contradicts itself.
  const kinds = new Set(
    splitSentences(ofThePost(briefText)).flatMap((sentence) =>
      /\bor\b|\//i.test(sentence) || ofBothKinds.test(sentence)
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
  // "Grant funded until June 2028": whatever else calls it permanent, so long it is paid for.
  const funded =
    /\b((?:[a-z]+[- ])?funded (?:until|till|to|through|for) (?=[^.,;\n]*\d|(?:one|two|three|four|five) years)[^.,;\n]{3,30})/i
      .exec(briefText)?.[1]
      ?.trim();
  const endsThen =
    funded !== undefined &&
    (kinds.has('permanent') || findContract(ofThePost(jobDescription.slice(0, 3000))) === 'permanent');
  if (endsThen)
    notes.add(
      `The job is called permanent in one place and "${funded}" in another. The texts say the latter only; please check which holds.`,
    );
  const mixedContract = endsThen || (kinds.has('permanent') && (kinds.has('fixed-term') || kinds.has('casual')));
  if (mixedContract && !endsThen)
    notes.add('The brief calls the job permanent in one place and temporary in another. The texts say neither.');
  // "Regular full-time": no fixed term, whatever a pasted job description says; and no word that every country has.
  const regular =
    /\bregular,? (?:(?:full|part)[- ]time|employment|employee|position)\b|\b(?:full|part)[- ]time,? regular\b/i.test(
      briefText,
    ) && kinds.size === 0;
  const otherContract = regular ? findContract(ofThePost(jobDescription.slice(0, 3000))) : null;
  if (otherContract && otherContract !== 'permanent')
    notes.add(`The brief says regular employment, the job description ${otherContract} (contract). We use the brief.`);
  // "2 year traineeship", and in the job description "permanent": the brief says for how long.
  const forYears =
    kinds.size === 0 && /ship\b|residency|placement|secondment/i.test(briefText)
      ? traineeship.exec(briefText)?.[0]
      : undefined;
  const lastsLonger = forYears ? findContract(ofThePost(jobDescription.slice(0, 3000))) : null;
  if (forYears && lastsLonger)
    notes.add(`The brief says ${forYears}, the job description ${lastsLonger} (contract). We use the brief.`);
  // Where the General tab names a place, the job is no remote one, whoever calls it so: that is told by itself.
  const attendanceHere = (text: string): ReturnType<typeof findAttendance> => {
    const attendance = findAttendance(text);
    return attendance === 'remote' && place !== null && !place.remote ? null : attendance;
  };
  // "Fully remote" of the brief, which gives way to the place of the General tab, is no "on site" of the job description either.
  const ofBrief = findAttendance(briefText);
  // "Year-round dockmaster", and in the job description "seasonal position": its season is no term of this post.
  const calendar = readCalendar(title, briefText, jobDescription.slice(0, 3000), notes);
  const jdAllYear =
    calendar?.text === 'year-round' && calendar.source !== 'jobDescription'
      ? jobDescription.slice(0, 3000).replace(/\bseasonal\b/gi, ' ')
      : jobDescription.slice(0, 3000);
  const found = {
    mixedContract,
    calendar,
    seasonal:
      calendar?.text !== 'year-round' &&
      /\bseasonal\b/i.test(ofThePost(briefText)) &&
      !/\bfixed[- ]term\b/i.test(briefText),
    hours: pick('hours', (text) => findHours(text, text === jdHours), jdHours || jobDescription),
    contract:
      mixedContract || bothKinds || regular || forYears
        ? null
        : pick('contract', findContract, jdAllYear.replace(clauseOfBothKinds, ' ')),
    time: pick('contract', findTime, jobDescription.slice(0, 3000)),
    attendance: asTyped(
      pick('attendance', attendanceHere, jobDescription.slice(0, 3000)),
      `${title}\n${briefText}\n${jobDescription}`,
    ),
  };
  if (found.attendance?.source === 'jobDescription' && ofBrief !== null && ofBrief !== found.attendance.text)
    found.attendance = null;
  // "32 hours" in the brief, and in the job description "full time, 39 hours": the full time is that of its hours.
  if (found.time?.source === 'jobDescription' && found.hours?.source === 'brief') {
    const own = findHours(jdHours || jobDescription, jdHours !== '');
    if (own && !sameHours(own, found.hours.text)) found.time = null;
  }
  // "4 on 4 off, 10pm to 6am", and in the job description "45 hours, Monday to Friday, 6pm-3am": hours of other times.
  if (found.hours?.source === 'jobDescription' && namesOtherTimes(briefText, jdHours || jobDescription)) {
    notes.add(
      `The brief names its own working times, the job description ${found.hours.text} at others. Its hours were left out: please check.`,
    );
    return { ...found, hours: null };
  }
  // "Three 12-hour shifts a week", and in the job description "five 8-hour shifts, 40 hours": a week of another pattern.
  if (found.hours?.source === 'jobDescription') {
    const hours = found.hours.text;
    const week = Number.parseFloat(hours);
    const line = jdHours || (jobDescription.split('\n').find((one) => findHours(one, false) !== null) ?? '');
    const own = ownWeek(briefText, line, week);
    if (own !== '') {
      notes.add(
        `The brief says ${own.toLowerCase() === own ? own : `"${own}"`}, the job description ${hours} (hours). We use the brief: please check.`,
      );
      return { ...found, hours: null };
    }
  }
  // "Full-time or from 30 hours a week", and in the job description 38.5: that is the full time, and no week of the post.
  if (found.hours?.source === 'jobDescription' && leavesChoice(briefText)) {
    notes.add(
      `The brief leaves a choice of hours, the job description says ${found.hours.text}. We use the brief: please check.`,
    );
    return { ...found, hours: null };
  }
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

const fromTo =
  /\b(\d{1,2}(?:[:.]\d\d)?) ?((?:[ap]\.?m\b\.?)?) ?(?:to|-|–|until) ?(\d{1,2}(?:[:.]\d\d)?) ?([ap]\.?m\b|(?<=[:.]\d\d))/gi;
/** From when until when, in each text: "10pm to 6am" is "10p 6a". */
const timesIn = (text: string): string[] =>
  [...text.matchAll(fromTo)].map(([, from = '', of = '', to = '', half = '']) =>
    `${from}${of.charAt(0)} ${to}${half.charAt(0)}`.toLowerCase().replace(/[:.]00/g, ''),
  );
/** Whether two texts name working times, and none that both have. */
function namesOtherTimes(brief: string, jobDescription: string): boolean {
  const [ours, theirs] = [timesIn(brief), timesIn(jobDescription)];
  return ours.length > 0 && theirs.length > 0 && !theirs.some((time) => ours.includes(time));
}
