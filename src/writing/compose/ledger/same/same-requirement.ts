/** Whether two requirements ask for the same: brief and job description often name one thing in two ways. */
import { stem, wordsOf } from '../../language/words.ts';
import { isLanguage } from '../../mining/requirements/person-shapes.ts';
import {
  about,
  classOf,
  drives,
  isMoreOf,
  isYears,
  knowsNames,
  numbersIn,
  spellsOut,
  timesIn,
  wayIn,
  within,
} from './requirement-parts.ts';
import { sameAge, sameProduct } from './same-age.ts';
import { atLevel, inScheme, sameLevel } from './same-degree.ts';
import { sameManner } from './same-manner.ts';
import { sameRegister, sameTrade, sameTraining } from './same-register.ts';
import { sameStandard } from './same-standard.ts';

/** "A-level teaching" is no place in the register of the Teaching Council, and "F-Gas" none in Gas Safe. */
const inRegister = (paper: string, named: ReadonlySet<string>, of: ReadonlySet<string>): boolean =>
  /\bregist(?:ered|ration)\b|\bdegree\b/i.test(paper) && named.size === 1 && of.size > 1;
/** "Speak Welsh", "a Welsh speaker or learner": nothing but a language. */
const isTongue = (words: ReadonlySet<string>): boolean =>
  words.size > 0 && [...words].every((word) => isLanguage(word.charAt(0).toUpperCase() + word.slice(1)));
/** Whether what is asked for are names alone: "experience with PostgreSQL or MySQL". */
const namesOnly = (text: string): boolean =>
  /^(?:(?:(?:good|strong|some|hands-on) )?(?:experience|knowledge) (?:with|of|in) |know )?[A-Z][\w.+#]*(?:(?:,| or|, or) [A-Z][\w.+#]*)+$/.test(
    text,
  );
/** Nothing but names: "know Leap", "Dentally or SOE". */
const isRow = (text: string): boolean =>
  /^(?:know )?[A-Z][\w.+#]*(?:(?:,| or| and|, or|, and) [A-Z][\w.+#]*)+$/.test(text);
const lettersIn = (text: string): string[] => text.match(/\b[A-Z]{3,6}\b/g) ?? [];
/** "A class B licence", "a category B driving licence". */
const drivenClass = (text: string): string | null =>
  /\blicen[cs]e\b/i.test(text)
    ? (/\b(?:class|category|cat\.?) ([A-D][1E]?E?)\b/i.exec(text)?.[1]?.toUpperCase() ?? null)
    : null;
/** "An Ohio Class I water license", "a Class I operator license": one kind of paper, and one class of it. */
const classed =
  /\b(?:(class|grade|tier) ([IVX]+|\d+|[A-E]))\b.*?\b(licen[cs]e|certificate|certification|registration|ticket|permit|card)\b/i;
const inClass = (text: string): string | null => {
  const [, scale, which, kind] = classed.exec(text) ?? [];
  return scale && which && kind ? `${scale} ${which} ${kind}`.toLowerCase().replace(/licence/, 'license') : null;
};
const body =
  /\bmember(?:ship)? of (?:an? |the )?(?:(?:recogni[sz]ed|relevant|appropriate|professional|chartered) )+([a-z]{5,})(?:[a-z ]*)? (?:body|institute|institution|association)\b/i;
/** "A member of a professional accountancy body" is a qualified accountant. */
const inBody = (one: string, other: string): boolean => {
  const trade = body.exec(one)?.[1]?.slice(0, 7).toLowerCase();
  return (
    trade !== undefined &&
    /\b(?:qualified|chartered|certified|registered)\b/i.test(other) &&
    wordsOf(other).some((word) => word.toLowerCase().startsWith(trade))
  );
};
/** Years of work in one field, of which the job description asks for as many or more: "four years in hotel events", "at least five years in event management". */
function sameField(mine: ReadonlySet<string>, theirs: ReadonlySet<string>, one: string, other: string): boolean {
  const years = [one, other].map((text) => (/\byears?\b/i.test(text) ? Number(numbersIn(text)[0] ?? 0) : 0));
  const shared = [...theirs].filter((word) => mine.has(word)).length;
  if (shared === 0 || !years[0]) return false;
  // "Four years in operations or SRE", "4+ years in SRE or DevOps": as many, in fields of which one is enough.
  if (years[0] === years[1] && [one, other].every((text) => / or /.test(text))) return true;
  return (years[1] ?? 0) >= years[0] && shared * 2 >= theirs.size;
}
/** "DTS, DCATS or equivalent": the letters of a paper that the other writes out, in whatever order. */
function isInLetters(one: string, other: string): boolean {
  const letters = /^(?:an? )?((?:[A-Z]{2,6}(?:, | or )?)+) or (?:an? )?equivalent$/
    .exec(one)?.[1]
    ?.match(/[A-Z]{3,6}/g);
  const initials = (other.match(/[A-Za-z]+/g) ?? [])
    .filter((word) => /^[A-Z]|^(?:diploma|degree|certificate|award|licence|qualification)$/.test(word))
    .map((word) => word.charAt(0).toUpperCase());
  return (
    initials.length > 2 &&
    (letters ?? []).some((name) =>
      [...name].every((letter, at) => initials.includes(letter) && name.indexOf(letter) === at),
    )
  );
}
/** Letters that everybody reads as words. */
const asWords: readonly (readonly [RegExp, string])[] = [
  [/\bP&Ls?\b|\bP and L\b/g, 'profit and loss'],
  [/\bM&A\b/g, 'mergers and acquisitions'],
  [/\bH&S\b/g, 'health and safety'],
  [/\bL&D\b/g, 'learning and development'],
  [/\bR&D\b/g, 'research and development'],
  [/\bFLT\b/g, 'forklift'],
  [/\b(?:(?:3|three)-year )?MVR\b/g, 'driving record'],
  // "Level 3 in childcare" is an early years qualification.
  [/\b[Ee]arly[- ][Yy]ears(?: education)?\b/g, 'childcare'],
  [/\bML\b/g, 'machine learning'],
  [/\bprofit and loss accounts?\b/g, 'profit and loss'],
];
const spelled = (text: string): string =>
  asWords.reduce((said, [letters, words]) => said.replace(letters, words), text);
/** Degrees by their letters, and in words. */
const degrees: readonly (readonly [RegExp, RegExp])[] = [
  [/\bMSN\b/, /^(?:an? )?master['’]?s(?: degree)? in nursing$/i],
  [/\bBSN\b/, /^(?:an? )?bachelor['’]?s(?: degree)? in nursing$/i],
  [/\bDNP\b/, /^(?:an? )?doctorate in nursing(?: practice)?$/i],
  [/\bMBA\b/, /^(?:an? )?master['’]?s(?: degree)? in business(?: administration)?$/i],
  [/\bMSW\b/, /^(?:an? )?master['’]?s(?: degree)? in social work$/i],
  [/\bLLB\b/, /^(?:an? )?(?:bachelor['’]?s |law )?degree(?: in law)?$/i],
];
const hasLed =
  /\b(?:years?|months?)\b.*\b(?:supervising|managing|leading) (?:an? |the )?(?:[a-z]+ )?(?:team|people|staff|crew|colleagues)\b/i;
const inLetters = (one: string, other: string): boolean =>
  degrees.some(([letters, words]) => letters.test(one) && words.test(other));
/** "Ten years in finance, at least four in trade or food" has both words of "experience in trade finance", and nothing of it: a field of two words stands in one clause. */
export function isPartedIn(text: string, named: string): boolean {
  const field = /^(?:(?:experience (?:in|of|with)|knowledge of) )?([a-z-]+ [a-z-]+)$/.exec(named)?.[1];
  return field !== undefined && !text.split(/[,;]/).some((clause) => within(about(field), about(clause)));
}
/** Whether both name a class by its letter, and not the same. */
export function isOtherClass(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((text) => /\b[Cc]lass ([A-Z\d])\b/.exec(text)?.[1]);
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}
/** Whether two requirements ask for the same. */
export function asksSame(typed: string, typedToo: string): boolean {
  // "Class D water license at hire", "Class C in 12 months": one paper and the next.
  if (isOtherClass(typed, typedToo)) return false;
  if (sameAge(typed, typedToo) || sameProduct(typed, typedToo)) return true;
  if (inLetters(typed, typedToo) || inLetters(typedToo, typed) || sameStandard(typed, typedToo)) return true;
  // "Two years in retail, one of them supervising a team", "previous supervisory experience".
  if (
    hasLed.test(typed) &&
    /^(?:previous |proven |prior |some |relevant )?(?:supervisory|management|managerial|leadership|people management) experience\b/i.test(
      typedToo,
    )
  )
    return true;
  const [one, other] = [spelled(typed), spelled(typedToo)];
  const known = /\b(?:profit and loss|mergers and acquisitions)\b/;
  const field = known.exec(one)?.[0];
  // "Comfortable with P&L", "confident reading a profit and loss account".
  if (field && known.exec(other)?.[0] === field && [one, other].every((text) => wordsOf(text).length < 9)) return true;
  if (atLevel(one, other) !== null || atLevel(other, one) !== null) return true;
  if (sameManner(one, other) || sameLevel(one, other)) return true;
  const [mineAt, theirsAt] = [timesIn(one), timesIn(other)];
  if (
    mineAt.size > 0 &&
    theirsAt.size > 0 &&
    (within(theirsAt, mineAt) || (within(mineAt, theirsAt) && /^work /.test(one) === /^work /.test(other)))
  )
    return true;
  if (drives(one) && drives(other)) return true;
  if (isMoreOf(one, other)) return true;
  if (
    inBody(one, other) ||
    inBody(other, one) ||
    sameTrade(one, other) ||
    sameTraining(one, other) ||
    sameRegister(one, other)
  )
    return true;
  if (isInLetters(one, other) || isInLetters(other, one)) return true;
  const [mineClass, theirClass] = [drivenClass(one), drivenClass(other)];
  if (mineClass !== null && mineClass === theirClass) return true;
  const grade = inClass(one);
  if (grade !== null && grade === inClass(other)) return true;
  if (
    lettersIn(one).some((letters) => spellsOut(letters, other)) ||
    lettersIn(other).some((letters) => spellsOut(letters, one))
  )
    return true;
  const mine = about(one);
  const theirs = about(other);
  const kinds = [classOf(one), classOf(other)];
  // What asks for one more language says more.
  if (isTongue(mine) && isTongue(theirs)) return within(theirs, mine);
  if (inScheme(one, other)) return true;
  if (kinds[0] === 'experience' && kinds[1] === 'experience') {
    // "A year in a hotel kitchen", "at least 1 year's experience in a similar role".
    if (mine.size === 0 && theirs.size === 0) {
      const [first, second] = [numbersIn(one), numbersIn(other)];
      return first.length === 0 || second.length === 0 || first.some((number) => second.includes(number));
    }
    if (mine.size === 0 || theirs.size === 0)
      return (
        // "Three years' experience", "3 to 5 years of experience in Java".
        (isYears(mine.size === 0 ? one : other) &&
          numbersIn(one).some((number) => numbersIn(other).includes(number))) ||
        /\b(?:similar|relevant|the) (?:role|position|post|environment|setting|experience)\b|^(?:previous|prior|relevant)\b/i.test(
          mine.size === 0 ? one : other,
        )
      );
    return (
      (within(mine, theirs) && !isPartedIn(other, one)) ||
      (within(theirs, mine) && !isPartedIn(one, other)) ||
      sameField(mine, theirs, one, other)
    );
  }
  if (mine.size === 0 || theirs.size === 0) return false;
  // "NVQ Level 2" and "NVQ Level 3" are two.
  const [numbers, others] = [numbersIn(one.replace(wayIn, '')), numbersIn(other.replace(wayIn, ''))];
  if (numbers.length > 0 && others.length > 0 && !numbers.some((number) => others.includes(number))) return false;
  // "A clean MVR" is a clean driving record.
  if ((one !== typed || other !== typedToo) && mine.size > 1 && mine.size === theirs.size && within(mine, theirs))
    return true;
  const named = lettersIn(one).some((letters) => theirs.has(stem(letters)));
  if (kinds[0] === kinds[1] && kinds[0] !== null)
    return mine.size === theirs.size ? within(mine, theirs) : named && (within(mine, theirs) || within(theirs, mine));
  // "Know Kafka and PostgreSQL", "experience with PostgreSQL or MySQL": one of several is among those that are asked for.
  if ((isRow(one) || isRow(other)) && kinds.every((kind) => kind !== 'paper')) {
    const [row, rest] = isRow(one) ? [mine, theirs] : [theirs, mine];
    const either = / or /.test(isRow(one) ? other : one) && namesOnly(isRow(one) ? other : one);
    if (either && [...rest].some((word) => row.has(word))) return true;
  }
  // "Know Excel" and "experience with Excel or Sheets": who knows it has one of them.
  const [name, open] = knowsNames.test(one) ? [mine, other] : [theirs, one];
  if (
    (knowsNames.test(one) || knowsNames.test(other)) &&
    / or /.test(open) &&
    namesOnly(open) &&
    !/\byears?\b/.test(open) &&
    name.size > 0 &&
    within(name, about(open))
  )
    return true;
  // "Know Excel" and "proficient in Microsoft Excel", "know Zendesk" and "experience with Zendesk".
  if (
    (knowsNames.test(one) || knowsNames.test(other)) &&
    !/\byears?\b|\bmonths?\b/.test(`${one} ${other}`) &&
    (knowsNames.test(one) ? within(theirs, mine) : within(mine, theirs))
  )
    return true;
  // "Leap or Keyhouse" and "experience of Leap".
  if (isRow(one) !== isRow(other))
    return within(isRow(one) ? theirs : mine, isRow(one) ? mine : theirs) && (kinds[0] === null || kinds[1] === null);
  // "Food law" and "knowledge of food law", "a two-wheeler" and one with its licence.
  if (
    (kinds[0] === null &&
      kinds[1] !== 'experience' &&
      kinds[1] !== null &&
      !isTongue(mine) &&
      within(mine, theirs) &&
      !inRegister(other, mine, theirs)) ||
    (kinds[1] === null &&
      kinds[0] !== 'experience' &&
      kinds[0] !== null &&
      !isTongue(theirs) &&
      within(theirs, mine) &&
      !inRegister(one, theirs, mine))
  )
    return true;
  // A name alone is what there is a paper, or knowledge, of.
  return named && (kinds[0] === null || kinds[1] === null) && (within(mine, theirs) || within(theirs, mine));
}
