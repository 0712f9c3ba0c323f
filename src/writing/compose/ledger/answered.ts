/**
 * Questions that a recruiter asks and answers in the brief itself: of "full time or part time? Full time." only the answer is
 * true, "Can we prove it? Yes: 9 in 10 came back" is read by what stands behind its "yes", and "Hours? 37" is a row of a form.
 */

/** "Full time or part time?", "days or nights?": two of which the answer takes one. */
const choice =
  /(^|[.!?\n]\s*)(?:is it |is this |are they |do they work )?(?:[A-Za-z-]+ ){0,3}?[A-Za-z-]+(?: [a-z]+)? or (?:[a-z-]+ ?){1,4}\?\s+(?!(?:both|either|neither|yes|no|it depends|depends|you choose|your choice)\b)(?=\S)/gi;
/** A question of yes or no, and behind its "yes" what is so. */
const affirmed =
  /(^|[.!?\n]\s*)(?:is|are|can|do|does|have|has|will|did)\b[^.?!\n]{3,60}\?\s+yes(?:: ?|, (?=(?:we|you|our|your|the|all|\d[\d,]* (?:in|out of|of))\b))(?=\S)/gi;
/** "Hours? 37 a week." */
const label =
  /(^|[.!?\n]\s*)(hours|start(?: date)?|contract|team|shifts?|holidays?|pay|salary|location|place|travel|training|pension)\? +(?=[A-Z\d£€$₹])/gi;

const upper = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The text without the questions that its answers make needless. */
export function withAnswersOnly(text: string): string {
  if (!text.includes('?')) return text;
  const first = (pattern: RegExp, source: string): string =>
    source
      .split(pattern)
      .map((part, at) => (at > 0 && at % 2 === 0 ? upper(part) : part))
      .join('');
  return first(affirmed, first(choice, text)).replace(label, '$1$2: ');
}
