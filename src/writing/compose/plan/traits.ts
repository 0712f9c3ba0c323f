/**
 * What a sentence is by itself, whatever text it stands in. Putting one text together places each sentence hundreds of
 * times, and asks the same of it each time: it is read once.
 */
import { clockLike, tellsWhen } from '../frames/patterns.ts';
import { wordsOf } from '../language/words.ts';
import { findAttendance, findContract, findHours } from '../ledger/slots.ts';
import type { Candidate } from './pool.ts';
import { has, subjectOf } from './says-again.ts';

export interface Traits {
  subject: 'work' | 'person' | null;
  /** Its first word, and whether that is "you". */
  first: string;
  isYou: boolean;
  asks: boolean;
  /** Whether a colon or a quotation mark stands in it. */
  isMarked: boolean;
  /** Whether it adds to something that was said: "You also ...". */
  goesOn: boolean;
  /** Whether it goes on from one before it, so that it opens no text. */
  leansOn: boolean;
  isFollow: boolean;
  /** How often it says "job". */
  jobs: number;
  namesEmployer: boolean;
  /** What counts for it or against it in any place of a text: rows of tasks and requirements, and how its terms are told. */
  build: number;
  /** The same where it stands first. */
  asOpener: number;
  /** Whether a sentence of the description tells of hours, contract or place of work: it stands with the terms, and not between the tasks. */
  tellsTerms: boolean;
}

/** Groups that lean on a sentence before them. */
const unfitFirst = /^(?:wish|how|more|waive|hours|terms|report|habit|pay|placing|aim|must)$/;
/** When one works, and no more: "every Sunday is off" may well come first. */
const plainTimes = /^(?:In this \w+, )?(?:You(?:['’]ll| will)? work|The [a-z ]*(?:pattern|week|hours|rota|shifts?)) /i;
/** Groups that tell contract, hours and place alone, and those that may tell them with the pay. */
const shortTerms = /^(?:terms|hours|placing)$/;
const ofTerm = /^(?:terms|hours|placing|pay|role)$/;
const addsTo = /\balso\b|\b(?:too|as well)\b(?! as\b)(?=[.,?]|$)|^(?:Another task|Beyond that)/i;

const read = new WeakMap<Candidate, Traits>();

export function traitsOf(candidate: Candidate): Traits {
  const before = read.get(candidate);
  if (before) return before;
  const { text, opening, group, factIds } = candidate;
  const subject = subjectOf(candidate);
  const first = opening.split(' ')[0] ?? '';
  const goesOn = addsTo.test(text);
  const isFollow = has(candidate, 'follow');
  const traits: Traits = {
    subject,
    first,
    isYou: first.startsWith('you'),
    asks: text.includes('?'),
    isMarked: text.includes(':') || text.includes('“'),
    goesOn,
    leansOn: isFollow || goesOn || unfitFirst.test(group),
    isFollow,
    jobs: text.match(/\bjob\b/gi)?.length ?? 0,
    namesEmployer: factIds.includes('employer:general:0'),
    build: rows(factIds) + terms(candidate),
    asOpener:
      (unfitFirst.test(group) || isFollow ? -5 : 0) +
      // "You work Monday to Friday.": nobody has said in which job.
      (plainTimes.test(text) && tellsWhen.test(text) ? -2 : 0) +
      // "Here, ..." as the first word of all: nobody has said where.
      (text.startsWith('Here, ') ? -1.5 : 0),
    tellsTerms: group === 'about' && subject === null && tellsOfTerms(text),
  };
  read.set(candidate, traits);
  return traits;
}

/** Two tasks or two requirements in a row say more than one by itself. */
function rows(factIds: readonly string[]): number {
  const duties = factIds.filter((fact) => fact.startsWith('duty:')).length;
  const asked = factIds.filter((fact) => /^(?:have|be|can|know):/.test(fact)).length;
  return (duties >= 2 ? 0.35 * Math.min(duties, 3) : 0) + (asked >= 2 ? 0.35 * Math.min(asked, 3) : 0);
}

/** "The post is permanent.": contract, hours and pay stand in one sentence where one takes them. */
function terms({ group, words, factIds }: Candidate): number {
  if (shortTerms.test(group) && words < 8) return -0.8;
  return ofTerm.test(group) && factIds.filter((fact) => /^(?:pay|contract|hours|place):/.test(fact)).length > 1
    ? 0.8
    : 0;
}

/** "Every second Saturday is yours", "evenings are free", "you finish at 4pm". */
const freeTime =
  /\b(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|nights?|bank holidays) (?:is|are|off|free|stays?)\b|^you(?:['’]ll| will)? (?:start|finish)(?: work)? (?:at|by) (?:\d|noon|midday|six|seven|eight|nine|ten|one|two|three|four|five)/i;

/** Whether a sentence tells of hours, days off, contract or place of work. */
export const tellsOfTerms = (text: string): boolean =>
  freeTime.test(text) ||
  clockLike.test(text) ||
  tellsWhen.test(text) ||
  findHours(text) !== null ||
  findAttendance(text) !== null ||
  findContract(text) !== null;

/** "You also know SQL" where nothing came before it: "You know SQL". */
const leading = new WeakMap<Candidate, Candidate>();
export function asFirst(candidate: Candidate): Candidate {
  const before = leading.get(candidate);
  if (before) return before;
  const text = candidate.text.replace(/^(You|The job|If you)((?:'|’)ve)? also /, '$1$2 ');
  const made =
    text === candidate.text
      ? candidate
      : { ...candidate, text, opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase() };
  leading.set(candidate, made);
  return made;
}
