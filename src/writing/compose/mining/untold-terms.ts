/**
 * Terms that nobody may miss: how far to travel, when to be there, what to lift, for how long the post is. A job description has them anywhere, in rows of a
 * form and under headings of which nothing is said; what nothing was made of is told in its own words.
 */
import { upperFirst } from '../language/first-capitals.ts';
import { coverage } from '../language/words.ts';
import { saysSomething } from './line-cues.ts';
import type { Mined } from './mined-facts.ts';
import type { Line } from './page/lines.ts';
import { lowerShouted } from './page/shouted-rest.ts';

/** Words of times, ways, loads and lengths, of which one has to stand in such a line. */
const timesAndLoads =
  /\b(?:travel(?:l?ing)?|nights?|week-?ends?|saturdays?|sundays?|sats?\b|suns?\b|evenings?|shifts?|rota|on[- ]?call|call[- ]?outs?|stand-?by|bank hol\w*|overnights?|overtime|OT|live[- ]in|sleep-?ins?|lift(?:ing|s)?|working away|unsocial|early (?:starts?|mornings?))\b/i;
/** What the body does: "climb stairs and stand for up to four hours". */
const ofTheBody =
  /\b(?:stand|climb|kneel|crouch|stoop|bend|crawl|push|pull|carry|walk|sit|balance)(?:p?ing)?\b.*\b(?:hours?|stairs|ladders?|steps|scaffold\w*|floors?|ground|terrain|lbs?|pounds|kgs?|long|prolonged|extended|repeatedly|frequently|periods?)\b|\b(?:lbs|pounds|at heights?|confined spaces?)\b|\b(?:prolonged|long|extended) (?:periods|hours) of (?:standing|sitting|walking|driving|kneeling)\b|\b(?:stand|climb|kneel|crouch|stoop|bend|crawl|reach|walk)(?:ing)?,? (?:and|or) (?:stand|climb|kneel|crouch|stoop|bend|crawl|reach|walk|lift)(?:ing)?\b/i;
const termsOfPost = /\b(?:fixed[- ]term|FTC|maternity cover|temporary|zero[- ]hours|secondment|probation\w*)\b/i;
const askedForSure =
  /\b(?:driving licen\w+|driver['’]?s? licen\w+|own (?:car|transport|van|vehicle|tools|boots)|DBS|garda vetting|drug (?:test|screen)\w*|background check|graduate in|degree|(?:\d\+?|two|three|four|five|six|seven|eight|ten) ?(?:\+ ?)?(?:years?|yrs?))\b/i;
/** "35 workers": how many are there, in a row of a form or a short line. */
const headcount =
  /^(?:\S+ ){0,6}?\d{1,4} (?:workers|operatives|operators|staff|employees|direct reports|people|reports)\b(?:\W*\S+){0,4}\W*$/i;
/** What is told of the house, of pay and leave, of the law and of the way to apply. */
const ofElse =
  /\b(?:we|our|us|since|founded|established|holidays?(?<!bank holidays?)|annual leave|pension|salary|per annum|discount|equal|opportunit\w+|diversity|policy|policies|closing|interviews?|application|apply|applicants?|warranty|history|turnover|award\w*|old|aged?)\b|[£€$₹]|\b(?:stipulated|discriminat\w+|regardless)\b/i;

/** Whether a line tells a term that whoever applies has to know. */
const tellsTerm = (line: string, section: Line['section']): boolean => {
  const count = line.split(/\s+/).length;
  return (
    count > 1 &&
    count <= 18 &&
    section !== 'apply' &&
    !ofElse.test(line) &&
    !/^(?:report(?:s|ing)?|responsible|accountable|answerable) (?:in)?to\b|^(?:(?:job|post|role|class|position|vacancy) )?(?:title|name)\b|: (?:none|no|n\/?a)$/i.test(
      line,
    ) &&
    (timesAndLoads.test(line) ||
      (section !== 'duty' && section !== 'offer' && ofTheBody.test(line)) ||
      /\bprobation/i.test(line) ||
      headcount.test(line) ||
      (section !== 'offer' && (termsOfPost.test(line) || (section !== 'duty' && askedForSure.test(line)))))
  );
};

/** The lines of `text` that tell a term, and of which nothing was made. */
export function untoldTerms(text: string, lines: readonly Line[], mined: Mined, jobTitle: string): string[] {
  const made = [
    ...mined.duties.map(({ raw }) => raw),
    ...mined.person.map(({ raw }) => raw),
    ...mined.unread.duties,
    ...mined.unread.person,
    ...mined.apply,
    jobTitle,
  ].join(' ');
  const rows = mined.values.map(({ key, value }) => `${upperFirst(key)}: ${value}`);
  const found: string[] = [];
  for (const typed of text.split('\n')) {
    // What is shouted is told in the letters of a sentence.
    const calm =
      /[a-z]/.test(typed) || !/[A-Z]{3}.* [A-Z]{2}/.test(typed) ? typed : upperFirst(lowerShouted(typed.trim()));
    const bare = calm
      .replace(/^[\s•·*–—-]+|[\s.;,]+$/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (![timesAndLoads, termsOfPost, askedForSure, ofTheBody, headcount].some((pattern) => pattern.test(bare)))
      continue;
    // A line that was broken is told as a whole.
    const whole = lines.find((line) => line.text === bare) ?? lines.find((line) => line.text.includes(bare));
    const line = whole?.text.replace(/[.;,]+$/, '') ?? rows.find((row) => row.includes(bare)) ?? bare;
    if (
      tellsTerm(line, whole?.section ?? 'none') &&
      /[a-z]/.test(line) &&
      coverage(line, made) < 0.7 &&
      !found.some((other) => other.includes(line))
    )
      found.push(line === bare && calm !== typed ? typed.replace(/^[\s•·*–—-]+|[\s.;,]+$/g, '') : line);
  }
  return found.slice(0, 6);
}

/** Points of a list of tasks that are in no task and in no note, whatever reader lost them. */
export function tellLostTasks(lines: readonly Line[], mined: Mined): void {
  const made = [
    ...mined.duties.map(({ raw, text }) => `${raw} ${text}`),
    ...mined.person.map(({ raw }) => raw),
    ...mined.unread.duties,
    ...mined.unread.person,
    ...mined.apply,
    ...mined.values.map(({ value }) => value),
  ].join(' ');
  // Where nothing was read, the list is none of tasks.
  if (mined.duties.length < 2) return;
  for (const { text, section, bullet } of lines)
    if (
      bullet &&
      /^(?:duty|summary)$/.test(section) &&
      saysSomething(text) &&
      !ofElse.test(text) &&
      coverage(text, made) < 0.4
    )
      mined.unread.duties.push(text.replace(/[.;,]+$/, ''));
}
