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

/** "Where? Omaha HQ": the house, by its name. */
const whereAt =
  /(^|[.!?\n>;]\s*)where(?: is (?:it|that|the job|this))?\?\s+(?:at |in )?(?:the |our )?((?:\p{Lu}[\p{L}’'-]*\.? ){1,3}(?:HQ|headquarters|office|campus|plant|depot|branch|store|site|warehouse|factory|clinic|shop))(?=[.,;\n]|$)/giu;
/** "Hours? 8 to 4:30": from when till when. */
const hoursAre =
  /(^|[.!?\n>;]\s*)(?:what )?(?:are the )?hours\?\s+(?:from )?(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?) ?(?:to|-|–) ?(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)(?=[.,;\n]|$)/gi;

/** "Who do they report to? The Chief Actuary.": who is over somebody. */
const reporting =
  /(^|[.!?\n>;]\s*)(?:to )?who(?:m)? (?:do|does|will|would|is) (?:they|you|she|he|it|(?:the|this) (?:person|post ?holder|role|job|post)) (?:report|reporting)(?: (?:in)?to)?\?\s+(?:to )?(?:(the|our|an?) )?(?=[\p{L}])/giu;

/** "Full time? Yes, perm." */
const timeYes = /(^|[.!?\n>;]\s*)(full|part)[- ]time\?\s+yes(?:,? (perm(?:anent)?|temp(?:orary)?))?(?=[.,;!\n]|$)/gi;

const upper = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The text without the questions that its answers make needless. */
export function withAnswersOnly(typed: string): string {
  if (!typed.includes('?')) return typed;
  const text = typed
    .replace(
      timeYes,
      (_, before: string, share: string, term?: string) =>
        `${before}${upper(share.toLowerCase())}-time${term ? `, ${/^p/i.test(term) ? 'permanent' : 'temporary'}` : ''}`,
    )
    .replace(
      reporting,
      (_, before: string, article?: string) => `${before}Reports to ${article ? `${article.toLowerCase()} ` : ''}`,
    )
    .replace(whereAt, '$1You work at the $2')
    .replace(hoursAre, '$1You work from $2 to $3');
  const first = (pattern: RegExp, source: string): string =>
    source
      .split(pattern)
      .map((part, at) => (at > 0 && at % 2 === 0 ? upper(part) : part))
      .join('');
  return first(affirmed, first(choice, text)).replace(label, '$1$2: ');
}
