/** Promises that another text of the same job takes back: then neither the reader nor the recruiter is told a half. */
import type { SentenceFact } from './facts.ts';

const promised = /\bno (nights?|weekends?|evenings?|sundays?|saturdays?)\b/i;
/** A night is worked, a weekend may only be wished somebody. */
const worked: Readonly<Record<string, RegExp>> = {
  night: /(?<!\bno )\bnights\b|\bnight (?:shifts?|work|duty|rota)\b/i,
  weekend: /(?<!\bno )\bweekends?\b(?! (?:off|free))/i,
  evening: /(?<!\bno )\bevenings\b(?! (?:off|free))|\bevening (?:shifts?|work)\b/i,
  sunday: /(?<!\bno )\bsundays?\b(?! (?:off|free|closed))/i,
  saturday: /(?<!\bno )\bsaturdays?\b(?! (?:off|free|closed))/i,
};

/** Leaves out "No nights, ever" where the job has nights, and tells why. `texts`: all that is said of the job. */
export function withoutTakenBack(
  sentences: readonly SentenceFact[],
  texts: readonly string[],
  notes: Set<string>,
): SentenceFact[] {
  return sentences.filter(({ statement }) => {
    const word = promised.exec(statement.text)?.[1]?.toLowerCase().replace(/s$/, '');
    const pattern = word === undefined ? undefined : worked[word];
    if (word === undefined || pattern === undefined) return true;
    if (!texts.some((text) => pattern.test(text.replace(promised, ' ')))) return true;
    const name = /day$/.test(word) ? `${word[0]?.toUpperCase()}${word.slice(1)}s` : `${word}s`;
    notes.add(
      `The facts promise no ${name} in one place and speak of ${name} in another. The promise was left out: please check.`,
    );
    return false;
  });
}
