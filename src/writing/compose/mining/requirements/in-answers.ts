/**
 * What is asked in questions with their answers, and forces that are typed in other signs: "What helps? A bicycle." wishes for
 * the bicycle, "Do you hold a licence?" asks for the licence, and "Essential - CPC" is a head as well as "Essential: CPC".
 */

import { withTopics } from './topic-answers.ts';

/** What the question wishes for: "What helps?", "What would be nice?", "Nice to haves?". */
const wishes =
  /\b(?:helps?|nice|bonus|plus|ideal(?:ly)?|welcome|useful|desirable|preferred|handy|love|advantage|optional|extras?|like to see)\b/i;
/** A short question about what is asked, in front of its answer: no question to the reader, which begins with its verb. */
const question =
  /(^|[.!?;\n]\s*)((?:(?:and |so )?(?:what|who|which)\b|(?:must|nice)[- ](?:to[- ])?haves?|[A-Z][a-z]+(?: [a-z]+)?(?=\?))[^.?!;:\n]{0,45})\?[^\S\n]*\n?[^\S\n]*(?=\S)/gi;
const notAsked = /^(?:not? |none\b|nothing\b|no\b)/i;
/** "Do you know Excel inside out?": a question to the reader is what is asked of them. */
const toReader =
  /(^|[.!?;\n]\s*|(?<=\?)\s+)(?:(do) you|(are) you|(can) you|(have) you(?: ever)?|(will) you) ([^.?!;\n]{3,90})\?(?=\s|$)/gi;

const asDemand = (verbs: readonly (string | undefined)[], rest: string): string => {
  const verb = verbs.find((word) => word !== undefined)?.toLowerCase() ?? 'do';
  return verb === 'do' ? `You ${rest}.` : `You ${verb} ${rest}.`;
};

/** "Do I need to score? Yes, AASM rules": asked by who applies, and answered. */
const ofApplicant =
  /(^|[.!?;\n]\s*)(?:do|will|would|must|should) (?:I|we) (?:really |also )?(?:need|have|be able)( to)?(?: have)? ([^.?!;\n]{2,50})\?\s*(yes|yep|no|nope|not (?:needed|required|necessary|essential|at all|really))\b[\s,:–—-]*([^.?!;\n]*)[.!]?/gi;

/** Such questions as what they ask for: the answer where it says what, and what the question names where it is only a yes. */
const withoutOwnQuestions = (text: string): string =>
  text.replace(ofApplicant, (_, stop: string, to: string | undefined, thing: string, yes: string, answer: string) => {
    if (!/^y/i.test(yes)) return stop;
    const asked = answer.trim() !== '' ? answer.trim() : to ? `able to ${thing}` : thing;
    return `${stop.trimEnd()}\nEssential: ${asked}.\n`;
  });

/** "Q: Nice? A: AIC, bilingual.": the letters of a form before a question and its answer. */
const withoutLetters = (text: string): string =>
  /(?:^|\s)Q[:.)] /.test(text) && /\?\s*A[:.)] /.test(text)
    ? text
        .replace(/\?\s*A[:.)]\s+/g, '? ')
        .replace(/(?:^|\s+)Q[:.)]\s+/g, '\n')
        .trim()
    : text;

/** The answer of each question under the force that its question has. */
function answered(typed: string): string {
  const text = withoutLetters(typed);
  const asked = (/\b(?:I|we) /.test(text) ? withoutOwnQuestions(text) : text).replace(
    toReader,
    (_, stop: string, one?: string, two?: string, three?: string, four?: string, five?: string, rest = '') =>
      stop + asDemand([one, two, three, four, five], rest),
  );
  const heads = [...asked.matchAll(question)];
  if (heads.length === 0) return asked;
  return heads.reduce(
    (said, found, at) => {
      const under = asked.slice(found.index + found[0].length, heads[at + 1]?.index ?? asked.length);
      const before = `${said}${(found[1] ?? '').trimEnd()}${said === '' ? '' : '\n'}`;
      // "Degree? Not needed.": nothing is asked, and what stands behind the answer is of another question.
      return notAsked.test(under)
        ? before
        : `${before}${wishes.test(found[2] ?? '') ? 'Desirable' : 'Essential'}: ${under}`;
    },
    asked.slice(0, heads[0]?.index ?? 0),
  );
}

/** A head by its force, with a dash for its colon. */
const dashed =
  /(^|[.;\n]\s*)(essentials?|desirables?|required|preferred|must[- ]haves?|nice[- ]to[- ]haves?|bonus|a plus)\s+[-–—]\s+/gi;
/** A head of its own behind a word, where its line lost its end: "5 yrs in construction NICE TO HAVES: IEMA". */
const unparted =
  /(?<=[\w)])[^\S\n]+(?=(?:NICE[- ]TO[- ]HAVES?|MUST[- ]HAVES?|DESIRABLES?|ESSENTIALS?|Nice[- ]to[- ]haves?|Must[- ]haves?|Desirables?|Essentials?)\s*:)/g;
/** "Experience (desirable): banqueting". */
const inHead = /(^|[.;\n]\s*)(?:experience|skills?|knowledge) \((essential|desirable|required|preferred)\)\s*:\s*/gi;

/** Forces in square brackets, which elsewhere hold gaps: "French [nice]". */
export const inRoundBrackets = (text: string): string =>
  text.includes('[')
    ? text
        .replace(/ \[(?:must|essential|required|needed)\]/gi, ' (essential)')
        .replace(/ \[(?:nice(?: to have)?|desirable|preferred|a plus|plus|bonus|optional)\]/gi, ' (desirable)')
    : text;

/** "FIA part-qual. Systems: Sage 200": before a label a line ends, whatever was cut short there. */
const beforeLabel = /[.]\s+(?=[A-Z][a-z]+(?: [a-z]+){0,2}:\s)/g;

/** The text of a field with every force under a head with a colon, or in round brackets behind its thing. */
export function inColons(text: string): string {
  const headed = /[(:?–—]| -/.test(text)
    ? text
        .replace(beforeLabel, '\n')
        .replace(inHead, (_, stop: string, force: string) => `${stop}${force}: `)
        .replace(dashed, '$1$2: ')
        .replace(unparted, '\n')
    : text;
  return headed.includes('?') ? answered(withTopics(headed)) : headed;
}
