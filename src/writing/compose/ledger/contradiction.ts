/** Promises that another text of the same job takes back: then neither the reader nor the recruiter is told a half. */
import type { SentenceFact } from './facts.ts';
import { ofThePost } from './said-of-others.ts';
import { hoursIn } from './slots.ts';

const promised = /\bno (nights?|weekends?|evenings?|sundays?|saturdays?)\b/i;
/** All that a text denies, taken out of it: what is left may be worked. */
const denials = /\bno (?:nights?|weekends?|evenings?|sundays?|saturdays?)(?: (?:shifts?|work|duty|rota))?\b/gi;
/** The same by another word: "day shift only" has no nights. */
const onlyThen: readonly (readonly [RegExp, string])[] = [
  [/\b(?:day(?:time|s)?|day shifts?|daytime hours?) only\b|\bonly days?\b/i, 'night'],
  [/\b(?:weekdays?|mon(?:day)?s?(?: to |[-–])fri(?:day)?s?) only\b/i, 'weekend'],
];
/** "Nights are covered by a provider", "a night porter covers the nights": somebody else works them. */
const byOthers =
  /\b(?:nights?|weekends?|evenings?|sundays?|saturdays?)(?: (?:shifts?|work|duty|calls?))? (?:(?:is|are) )?(?:covered|done|worked|staffed|handled|looked after|taken) by (?!you\b)[^.;]*|\b(?:an?|the|our|other|another|separate|on-call|agency) (?:[a-z-]+ ){1,4}(?:cover|work|do|look after|take)s? (?:the |all |all the )?(?:nights|night shifts?|weekends|evenings|sundays|saturdays)\b/gi;
/** A night is worked, a weekend may only be wished somebody. */
const worked: Readonly<Record<string, RegExp>> = {
  night: /(?<!\bno )\bnights\b|\bnight (?:shifts?|work|duty|rota)\b/i,
  weekend:
    /(?<!\b(?:no|three[- ]day|four[- ]day|[34][- ]day|long|your|free|full) )\bweekends?\b(?! (?:off|free|to yourself|at home|are yours|with)\b)/i,
  evening: /(?<!\bno )\bevenings\b(?! (?:off|free))|\bevening (?:shifts?|work)\b/i,
  sunday: /(?<!\bno )\bsundays?\b(?! (?:off|free|closed))/i,
  saturday: /(?<!\bno )\bsaturdays?\b(?! (?:off|free|closed))/i,
};

/** Part-time as what the job is, and no choice or somebody else's. */
const partTime =
  /^(?!.*\b(?:or|full|option\w*|possible|available|welcome|fine|okay|negotiable|no|not|considered|also|can|colleagues?|staff|team)\b).*\bpart[- ]time\b/i;

/** Leaves out "No nights, ever" where the job has nights, and tells why. `texts`: all that is said of the job, the brief first. */
export function withoutTakenBack(
  sentences: readonly SentenceFact[],
  texts: readonly string[],
  notes: Set<string>,
  hours: string | null = null,
): SentenceFact[] {
  const week = hoursIn(hours ?? '');
  return sentences.filter(({ fact, statement }) => {
    // "Part-time hours that fit around school", for 40 hours a week.
    if (week >= 36 && partTime.test(ofThePost(statement.text))) {
      notes.add(
        `The facts speak of part-time work and of ${hours}. What promises part-time was left out: please check.`,
      );
      return false;
    }
    const denied = promised.exec(statement.text)?.[1]?.toLowerCase().replace(/s$/, '');
    const word = denied ?? onlyThen.find(([only]) => only.test(statement.text))?.[1];
    // The job description's nights give way to the brief's "no nights" and "day shift only".
    const against = denied === undefined || fact.source === 'brief' ? texts.slice(0, 1) : texts;
    const pattern = word === undefined ? undefined : worked[word];
    if (word === undefined || pattern === undefined) return true;
    if (!against.some((text) => pattern.test(text.replace(byOthers, ' ').replace(denials, ' ')))) return true;
    const name = /day$/.test(word) ? `${word[0]?.toUpperCase()}${word.slice(1)}s` : `${word}s`;
    notes.add(
      `The facts promise no ${name} in one place and speak of ${name} in another. The promise was left out: please check.`,
    );
    return false;
  });
}
