/** Years that two lines ask for: the sum that is known already, the years inside the years. */
import type { PersonFact } from '../mining/requirements/person-shapes.ts';
import type { FactSource } from '../types.ts';
import type { PersonLine } from './facts.ts';

const sumAndRest =
  /^(?:at least )?(\d+|[a-z]+)\+? years(?:['’])?(?: of)?(?: [a-z]+)? experience, (at least (?:\d+|[a-z]+)(?: of them)?|(?:\d+|[a-z]+) of them|of which (?:at least )?(?:\d+|[a-z]+)) ((?:as|in|at|with) .+)$/;

/**
 * "15+ years of experience, at least 5 as head of a plant": where the brief asks for the 15 already, only the rest is new.
 * "Of which 5" goes to the brief's own line, unless that has years inside its years.
 */
export function withoutSum(fact: PersonFact, known: readonly PersonLine[]): PersonFact {
  const [, sum = '', least = '', rest = ''] = sumAndRest.exec(fact.text) ?? [];
  const asked =
    sum !== '' &&
    known.some(
      ({ fact: other, person }) =>
        other.source === 'brief' &&
        !person.desirable &&
        /^(?:at least )?\S+ years\b/.test(person.text) &&
        countIn(person.text) === countIn(sum) &&
        (!least.startsWith('of which') || countIn(person.text.replace(/^.*?\byears\b/, '')) > 0),
    );
  return asked
    ? { ...fact, text: `at least ${yearsOf(/(\S+)(?: of them)?$/.exec(least)?.[1] ?? '')} experience ${rest}` }
    : fact;
}
const yearsOf = (count: string): string => `${count} ${/^(?:1|one)$/i.test(count) ? 'year’s' : 'years’'}`;

const inWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** The first number of a text, in figures or in words; none is 0. */
const countIn = (text: string): number => {
  const first = (
    /\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty)\b/i.exec(
      text,
    )?.[0] ?? '0'
  ).toLowerCase();
  return inWords.indexOf(first) + 1 || Number(first);
};

/** "Seven years in test automation", and "7+ years in test automation with at least 2 years of leading a team": the years inside the years are asked for too. */
export function withItsYears(text: string, other: string, source: FactSource): string {
  const years =
    /(?:,? including|,? with|,) ((?:at least |a minimum of )?(?:\d+|one|two|three|four|five|six)\+? (?:of them|(?:or more )?years?|at|as|in|with) .{3,60})$/i.exec(
      other,
    );
  return source === 'jobDescription' &&
    years &&
    /\byears?\b/.test(text) &&
    !text.includes(years[1] ?? '') &&
    // "8 years in banking, 2 as a manager" has its years inside the years.
    !/, (?:at least )?(?:\d+|one|two|three|four|five|six)\+? (?:(?:of (?:them|which|those)|years?) )?(?:as|at|in|with) /i.test(
      text,
    ) &&
    !/\bout of which\b|\bof which\b/i.test(text) &&
    // "5 years' experience leading managers" has those five years already.
    countIn(years[1] ?? '') !== countIn(text)
    ? // "Five of them over several sites" are of the years before.
      `${text},${/^\S+ of (?:them|these|those)\b/.test(years[1] ?? '') ? '' : ' including'} ${years[1] ?? ''}`
    : text;
}

export const countsYears = /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? (?:or more )?years?\b/i;
