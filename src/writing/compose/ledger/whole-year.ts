/**
 * Whether there is work all year or for a season: "year-round dockmaster" of a brief against "seasonal position, May to October" of
 * an old job description. General counts over brief over job description, as with pay and place.
 */
import { rare } from '../language/its-words.ts';
import type { FactSource } from '../types.ts';
import { ofThePost } from './said-of-others.ts';

export type Calendar = 'year-round' | 'seasonal';

const post = '(?:position|post|job|role|work|employment|contract|vacancy|appointment|basis|opportunity)';
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const kinds = '(?:(?:full|part)[- ]time|permanent|regular|paid|salaried|outdoor)';
/** What a season is not: "not seasonal", "no year-round work". */
const denied =
  /\b(?:not?|non|never|isn['’]t|rather than|instead of)[ -](?:an? |just |only )?(?:seasonal|year[- ]round)\b/gi;

/** "Year-round, full-time", "a year-round post", "you work year-round"; and no pool that is heated so. */
const allYear = rare(
  new RegExp(
    `\\byear[- ]round,? (?:${kinds},? ){0,2}${post}\\b|(?:^|[.;\\n]\\s*|\\b${kinds}(?:,| and)? )(?:all )?year[- ]round(?=\\s*(?:$|[.;,\\n]|\\(|${kinds}))|\\b(?:work|works|employed|(?:job|post|role|position|work) is) (?:all )?year[- ]round\\b`,
    'im',
  ),
);
/** "Seasonal position", "the job is seasonal", "seasonal, May to October", "position runs May 1 - October 31". */
const forSeason = rare(
  new RegExp(
    `\\bseasonal,? (?:${kinds},? ){0,2}${post}\\b|(?:^|[.;\\n]\\s*|\\b${kinds}(?:,| and)? )seasonal(?=\\s*(?:$|[.;,\\n]|\\(|${kinds}))|\\b${post} is seasonal\\b|\\b${post}(?: is| runs| lasts)?:? (?:from )?${month}(?: \\d{1,2}(?:st|nd|rd|th)?)? ?(?:to|until|through|thru|-|–) ?${month}(?: \\d|\\b)`,
    'im',
  ),
);

/** What a text says of the post's year; null where it says nothing, or both. */
export function findCalendar(text: string, title: string): Calendar | null {
  const own = ofThePost(text).replace(denied, ' ');
  const head = /([A-Za-z]{3,})\W*$/.exec(title.replace(/ ?[(,].*$/, ''))?.[1];
  // "Year-round dockmaster": what the post is called.
  const called = (kind: string): boolean =>
    head !== undefined && new RegExp(`\\b${kind} (?:[a-z-]+ ){0,2}${head}\\b`, 'i').test(own);
  const [whole, part] = [allYear.test(own) || called('year[- ]round'), forSeason.test(own) || called('seasonal')];
  return whole === part ? null : whole ? 'year-round' : 'seasonal';
}

/** The year of the post by the strongest source that tells it; what a weaker one says is noted. */
export function readCalendar(
  title: string,
  brief: string,
  jobDescription: string,
  notes: Set<string>,
): { text: Calendar; source: FactSource } | null {
  const told = [
    { text: findCalendar(title, title), source: 'general', name: 'the General tab' },
    { text: findCalendar(brief, title), source: 'brief', name: 'the brief' },
    { text: findCalendar(jobDescription, title), source: 'jobDescription', name: 'the job description' },
  ] as const;
  const [first, ...weaker] = told.filter(({ text }) => text !== null);
  if (!first?.text) return null;
  const others = weaker.filter(({ text }) => text !== first.text);
  if (others.length > 0)
    notes.add(
      `${first.name.replace(/^t/, 'T')} says ${first.text}, ${others.map(({ name, text }) => `${name} ${text ?? ''}`).join(' and ')} (contract). We use ${first.name}.`,
    );
  return { text: first.text, source: first.source };
}

/** Whether a sentence gives the post another year than the strongest source. */
export const hasOtherYear = (text: string, title: string, calendar: { text: Calendar } | null | undefined): boolean => {
  const said = calendar ? findCalendar(text, title) : null;
  return said !== null && said !== calendar?.text;
};
