/**
 * Fields that are filled in as questions and answers with their marks: "Q: Where? A: Omaha HQ. Q: Full time? A: Yes, perm." The
 * answers are the recruiter's facts; a question says at most what its answer is of, and stands in no advert.
 */
import { upperFirst } from '../language/first-capitals.ts';

const pair = /(?:^|\s)Q ?[:.)]\s*([^?\n]{2,120}\?)\s*A ?[:.)]\s*(.*?)(?=\s+Q ?[:.)]\s|\s*$)/gs;
const firstQuestion = /(?:^|\s)Q ?[:.)]\s*[^?\n]{2,120}\?\s*A ?[:.)]\s/;

/** Asked of whoever writes the text, and not of the job. */
const toWriter =
  /\b(?:AI|bot|chat ?gpt|tool|writer|make up|invent|keywords?|advert run|this run|post(?:ed)? (?:this|it)|tone|headline|title of the (?:ad|advert|post))\b/i;
/** What says nothing without its question, which `answered.ts` reads with it. */
const named =
  /^(?:the )?(?:where(?: is (?:it|that|the job|this))?|(?:working |what are the )?hours|shifts?|contract|team|start(?: date)?|pay|salary|location|place|travel|training|pension|holidays?)\?$/i;
/** Asked for what would be nice to have. */
const wished = /\b(?:nice|bonus|plus|desirable|ideal(?:ly)?|would help|preferred|extras?|pluses)\b/i;
const yes = /^(?:yes|yep|yeah|sure|of course|absolutely)\b[,.:;!–— -]*/i;
const no = /^(?:no|nope|none|not really|n\/a|nothing|never)\b/i;

/** What is asked as yes or no in a word or two: "Full time?" */
const state =
  /^(?:is it |are they |is this )?((?:full|part)[- ]?time|permanent|perm|hybrid|remote|on[- ]site|temporary|fixed[- ]term|driving|travel|overtime|on[- ]call|weekends?)\?$/i;

const sentence = (text: string): string => {
  const trimmed = text.trim().replace(/[,;]$/, '');
  return trimmed === '' ? '' : /[.!?]$/.test(trimmed) ? upperFirst(trimmed) : `${upperFirst(trimmed)}.`;
};

function answered(question: string, answer: string): string {
  if (toWriter.test(question)) return '';
  const [, asked] = state.exec(question) ?? [];
  if (asked !== undefined) return no.test(answer) ? '' : `${question} ${sentence(answer)}`;
  if (no.test(answer) && answer.split(/\s+/).length < 4) return '';
  const told = answer.replace(yes, '');
  if (wished.test(question))
    return sentence(
      told
        .replace(/[.]$/, '')
        .split(/,\s+/)
        .map((part) => `${part} (desirable)`)
        .join(', '),
    );
  return named.test(question) ? `${question} ${sentence(told)}` : sentence(told);
}

/** Between the pairs a form leaves its marks: "<br/>Q: Full time?", "&nbsp;Q: Where?". */
const withoutMarks = (text: string): string => text.replace(/<[^<>]{1,40}>|&nbsp;|&#160;|\u00a0/g, ' ');

/** A field with its answers alone, each a sentence of its own; the same text where it has no such marks. */
export const withMarkedAnswers = (text: string): string =>
  firstQuestion.test(text)
    ? withoutMarks(text)
        .replace(pair, (_, question: string, answer: string) => ` ${answered(question.trim(), answer.trim())} `)
        .replace(/\s+/g, ' ')
        .trim()
    : text;

/** A step brief in the same form: "Q: Lead with? A: the cap" is "Lead with the cap". */
export const withMarkedWish = (text: string): string =>
  firstQuestion.test(text)
    ? text
        .replace(pair, (_, question: string, answer: string) => {
          const lead = /^(lead (?:with|on)|mention|say|include|focus on|start with|open with|avoid|leave out)\?$/i.exec(
            question.trim(),
          )?.[1];
          return ` ${lead === undefined ? answer.trim() : `${upperFirst(lead)} ${answer.trim()}`} `;
        })
        .replace(/\s+/g, ' ')
        .trim()
    : text;
