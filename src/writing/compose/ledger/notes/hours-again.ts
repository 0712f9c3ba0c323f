/**
 * A second number of hours that leaves its noun to the first: "30 hours over four days; we would also consider 37.5", "24 hours
 * a week, 30 would be possible". Said away from the first, the number means nothing.
 */

const number = '\\d{1,2}(?:\\.\\d{1,2})?(?: (?:to|or|and) \\d{1,2}(?:\\.\\d{1,2})?)?';
/** The hours, and in the same line so many that would be agreed as well. */
const first = '\\b\\d{1,2}(?:\\.\\d{1,2})? (?:hours|hrs)\\b[^\\n]{0,80}?[,;.(] ?(?:but |and |though )?';
const end = '(?=\\s*(?:$|[.,;)\\n]| (?:too|as well|also|or|if|for)\\b))';
const agreed = new RegExp(
  `(${first}(?:we|I)(?:['’]d| would| could| can| might| will|['’]ll)?(?: also| happily| even| gladly)? (?:consider|look at|offer|accept|discuss|talk about|think about|take|do|be (?:happy|fine|open) (?:with|to)|go (?:up|down) to|stretch to) (?:up to |from |about )?${number})${end}`,
  'gi',
);
const possible = new RegExp(
  `(${first}${number})(?= (?:(?:would|could|can|might) (?:also )?be (?:considered|possible|discussed|agreed|fine)|(?:is|are) (?:also )?(?:possible|fine|an option|negotiable))\\b)`,
  'gi',
);

/** The text with its noun behind each such number. */
export const hoursAgain = (text: string): string =>
  /\d (?:hours|hrs)\b/i.test(text) ? text.replace(agreed, '$1 hours').replace(possible, '$1 hours') : text;
