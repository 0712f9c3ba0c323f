/** Whether a text says what it must say. */
import { inFullForms } from '../language/same-words.ts';
import { contentWords, countWords, coverage } from '../language/words.ts';
import type { Imperative } from './imperatives.ts';
import { splitSentences } from './split-sentences.ts';

const denies = /\b(?:not|no|never|without|nobody|none|nothing)\b|n['’]t\b/i;
/** Small numbers in the other ways in which texts have them. */
const numeral: Readonly<Record<string, string>> = {
  one: '1|single',
  two: '2|both|twice',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
};
/** Whether a text says a required thing: nearly all of its words are there. "This is a new role" has only words that any text has: it is said as it stands. */
export function saysImperative(written: string, imperative: Imperative): boolean {
  // "Freshers can't be considered" says that they cannot.
  const text = inFullForms(written);
  const wanted = inFullForms(imperative.text);
  if (contentWords(wanted).length === 0) return text.toLowerCase().includes(wanted.toLowerCase().replace(/[.!]+$/, ''));
  if (coverage(wanted, text) < 0.85) return false;
  // "Dental experience is not needed", in a text that needs some: what denies must be denied.
  if (
    denies.test(wanted) &&
    !text
      .split('\n')
      .flatMap((line) => splitSentences(line))
      .some((one) => denies.test(one) && coverage(wanted, one) >= 0.5)
  )
    return false;
  // "Small house" is no "one house".
  const counts = wanted.match(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/gi) ?? [];
  if (
    counts.some((count) => !new RegExp(`\\b(?:${count}|${numeral[count.toLowerCase()] ?? count})\\b`, 'i').test(text))
  )
    return false;
  // "A small group of children" is no "4 children".
  const figures = wanted.match(/\d[\d.,]*\d|\d/g) ?? [];
  if (figures.some((figure) => !text.includes(figure))) return false;
  // "The job starts in May": a small word elsewhere, and all that it says.
  if (/\bMay\b/.test(wanted) && !/\bMay\b/.test(text)) return false;
  // "We report to people" here and "the CEO" there are no "the role reports to the CEO": one sentence has to say it.
  return (
    countWords(text) <= 20 ||
    text
      .split('\n')
      .flatMap((line) => splitSentences(line))
      .some((sentence) => coverage(wanted, sentence) >= 0.85)
  );
}
