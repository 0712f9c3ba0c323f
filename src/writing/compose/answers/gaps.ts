/** Gaps of a template that were never filled in: "[INSERT HOOK]", "{{duty_5}}", "XXX days", "??? bonus". */

const questions = /(?<=^|[\s£€$₹(])\?{2,}(?=\s|$)/gm;
const letters =
  /\bXX(?= (?:days?|hours?|weeks?|months?|years?|people|staff|miles|minutes|%)|%|k\b)|(?<=[£€$₹])(?:X{2,}|\?{2,})/g;
const braces = /(?<![{$])\{[^{}\n]{1,60}\}(?!\})/g;
const gap =
  /\{\{[^{}\n]{0,80}\}\}|(?<![{$])\{[^{}\n]{1,60}\}(?!\})|<<[^<>\n]{1,60}>>|\[[^[\]\n]{2,60}\]|\b(?:X{3,}|TODO|FIXME)\b|(?<=\s|^)_{3,}(?=\s|$)/g;

/** The answer with every kind of gap marked as the one that cleaning knows. */
export const withMarkedGaps = (answer: string): string =>
  answer
    .replace(questions, 'XXX')
    .replace(letters, 'XXX')
    .replace(braces, (found) => `[${found.slice(1, -1)}]`);

/** The gaps of an answer that aren't in what was made of it. A bracket that is only a mark, "[preferred]", stays in the text and is none. */
export function gapsIn(answer: string, cleaned: string): string[] {
  const kept = cleaned.toLowerCase();
  const found = (answer.match(gap) ?? []).filter((one) =>
    /^\[/.test(one)
      ? !kept.includes(one.slice(1, -1).toLowerCase().trim())
      : /^(?:X{3,}|TODO|FIXME)$/.test(one) || !kept.includes(one.toLowerCase()),
  );
  const loose = [...(answer.match(questions) ?? []), ...(answer.match(letters) ?? [])];
  return [...new Set([...found, ...loose])].map((one) => one.slice(0, 60));
}
