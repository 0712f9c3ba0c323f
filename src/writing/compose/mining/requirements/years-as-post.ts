/**
 * "3+ yrs GM or AGM in restaurants", "2 years sous chef": years that somebody was what is named. A post is no work that there are
 * years of.
 */
import { articleFor } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { isHolder } from '../tasks/post-names.ts';
import type { PersonFact } from './person-shapes.ts';

/** Posts by their letters. "PM" and "BA" may be work as well, and "SRE" and "CSM" are. */
const initials = /^(?:A?GM|DGM|RGM|MD|FD|CFO|CEO|COO|CTO|CIO|CMO|HOD|CFC|EHT|SENCO|DSL|HCA|DoF|DON|ADON|CNM)$/;
const line =
  /^((?:at least |min(?:imum)?\.?(?: of)? )?\d{1,2}(?:\+| ?(?:-|–|to) ?\d{1,2})? ?(?:years?|yrs?)) ([A-Za-z][a-zA-Z]*(?: [A-Za-z]+){0,2}?)(?: (?:or|\/) ([A-Za-z][a-zA-Z]*(?: [A-Za-z]+){0,2}?))?((?: (?:in|at|with|within) .+)?)$/;
const small = /^(?:as|in|of|with|on|for|at|or|and|an?|the|experience|exp|working|minimum|post|relevant|any|similar)$/i;

const isPost = (name: string): boolean => {
  const words = name.split(' ');
  return words.length === 1
    ? initials.test(name) || (isHolder(name) && !/^(?:cook|guard|pilot|partner|model|coach|carer?)$/i.test(name))
    : !words.some((word) => small.test(word)) && isHolder(words.at(-1) ?? '');
};
const named = (name: string): string => {
  const said = initials.test(name) ? name : lowerFirst(name);
  return `${articleFor(said)} ${said}`;
};

/** Such a line; null for any other. */
export function readYearsAsPost(typed: string): Omit<PersonFact, 'desirable'> | null {
  const [, years = '', one = '', other = '', tail = ''] = line.exec(typed.trim().replace(/[.;]+$/, '')) ?? [];
  if (one === '' || !isPost(one) || (other !== '' && !isPost(other)) || /,/.test(tail)) return null;
  const long = years
    .replace(/^min(?:imum)?\.?(?: of)? /i, 'at least ')
    .replace(/ ?(?:-|–) ?(?=\d)/, ' to ')
    .replace(/ ?(?:years?|yrs?)$/i, '');
  const time = /(?:^|least )1$/.test(long) ? `${long} year’s` : `${long} years’`;
  return {
    kind: 'have',
    text: `${time} experience as ${named(one)}${other ? ` or ${named(other).replace(/^an? /, articleFor(other) === articleFor(one) ? '' : '$&')}` : ''}${tail}`,
    sure: true,
  };
}
