/**
 * What a comma parts and what belongs together all the same: a team and what is the team's own, a school and how many
 * days one is there. And counts of the past, of which the second corrects the first.
 */
import { rare } from '../language/its-words.ts';

const group = '(?:team|crew|pair|gang|squad|brigade|branch|unit|group|duo|shift)';
const ownBeside = new RegExp(`\\b(${group}(?: of (?:[a-z]+|\\d+))?),? (?:and |with )?own (?=[a-z])`, 'gi');
const school =
  '(?:school|college|university|academy|training cent(?:re|er)|training|course|courses|lessons|lectures|Berufsschule|Hochschule|seminars?|day release|block release)';
const daysThere = rare(
  new RegExp(
    `\\b(${school}(?: (?:in|at|near) \\p{Lu}[\\p{L}-]+)?), (?=(?:\\d|one|two|three|four|half) (?:an? )?(?:days?|weeks?|evenings?|mornings?|afternoons?) (?:an?|per|each|every|in) )`,
    'giu',
  ),
);

/** "A team of two, own van": with its own; "college in Kempten, one day a week": there. */
export const keptTogether = (text: string): string =>
  (/\bown\b/.test(text) ? text.replace(ownBeside, '$1 with its own ') : text).replace(daysThere, '$1 ');

/** A stretch of time that is over. */
const past =
  /\b(?:(?:in|during) (?:Q[1-4] |H[12] |fiscal |FY ?)?(?:19|20)\d\d(?:\/\d\d)?|last (?:year|month|quarter|season|week|winter|summer|spring|autumn|fall)|(?:this|last) (?:year|season))\b/i;
/** "214 deploys in Q4 2025, 2 rollbacks": of the deploys; "1,240 calls last winter, 2 missed". */
export function countsOfPast(text: string): boolean {
  const [first = '', ...more] = text.replace(/[.!]+$/, '').split(/, (?:and )?| and /);
  return (
    more.length > 0 &&
    past.test(first) &&
    /^(?:about |over |nearly |around )?\d/.test(first) &&
    more.some((part) =>
      /^(?:only |just |about )?(?:\d[\d,.]*|no|zero|none|one|two|three|four|five|six)(?: [a-z]+)? [a-z]+[^su\W]s$/i.test(
        part,
      ),
    )
  );
}

/** "I want one more", "we need a third": of whom, the sentence before says. */
export const asksForMore = (text: string): boolean =>
  /^You(?:['’]d| would| will)? (?:do|work|have) (?:one|two|\d) in (?:two|three|four|five|six|\d)\W*$/.test(text) ||
  /\b(?:an?|one|two|three|four|five|\d) more$|\banother(?: one)?$|\ba (?:second|third|fourth|fifth|sixth)$|^(?:one|two|three|another) more\b(?! (?:of )?[a-z]+(?:s|er|or)\b)/i.test(
    text.replace(/[.!,]+$/, '').replace(/,? (?:starting|beginning|from|to start|by|in|for) [^,]*$/i, ''),
  );

/** "How will the day go? Take bloods, ...": a question that the tasks answer is none of them. */
export const withoutAsking = (text: string): string =>
  text.includes('?')
    ? text.replace(
        /(^|[.;\n]\s*)(?:what|how|which)\b[^.;?!\n]{0,40}\b(?:day|week|work|job|role|do|in it|tasks?|involves?|duties|look like)\b[^.;?!\n]{0,20}\?\s*/gi,
        '$1',
      )
    : text;

/** "How many births? 212 in 2025": the answer with the noun of its question. */
export const withAnswer = (text: string): string =>
  text.includes('?')
    ? text.replace(
        /\b[Hh]ow many ((?:[a-z-]+ ){0,2}[a-z-]+)\?\s+((?:[Aa]bout |[Oo]ver |[Aa]round |[Nn]early |[Mm]ore than )?\d[\d,]*(?:\.\d+)?[km]?)(?= (?:in|a|an|per|last|this|since|every|each|so|across)\b|[.,;]|$)/g,
        '$2 $1',
      )
    : text;
