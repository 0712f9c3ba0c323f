/** "PQE" of solicitors and accountants, in the words that every reader knows: "3 years’ post-qualification experience". */
import type { PersonFact } from './person-shapes.ts';

const full = 'post-qualification experience';
const count = '(\\d+\\+?(?: ?(?:-|–|to) ?\\d+\\+?)?)';

/** The line with its years in front: "PQE 3+", "min 3 PQE"; "NQ to 3 years PQE" asks for no year at all. */
export const withYearsOfPqe = (line: string): string =>
  line
    .replace(/^(?:0|NQ|newly qualified) ?(?:-|–|to) ?(\d+)(?: ?(?:yrs?|years?)['’]?)? PQE$/i, `up to $1 years’ ${full}`)
    .replace(/^(some|previous|relevant) PQE$/i, `$1 ${full}`)
    .replace(new RegExp(`^PQE:? (?:of )?${count}(?: ?(?:yrs?|years?))?$`, 'i'), '$1 years PQE')
    .replace(new RegExp(`^((?:at least |min(?:imum)?\\.? (?:of )?)?)${count} PQE\\b`, 'i'), '$1$2 years PQE');

/** The letters written out, with the mark of the years. */
export const withPqeInFull = (fact: PersonFact): PersonFact =>
  /\bPQE\b|years' post-qualification/.test(fact.text)
    ? {
        ...fact,
        text: fact.text
          .replace(/\byears' (?=post-qualification)/g, 'years’ ')
          .replace(/\b1 (?:years?|yrs?)['’]?(?: of)? PQE\b/g, `1 year’s ${full}`)
          .replace(/\b(years?|yrs?)['’]?(?: of)? PQE\b/g, `years’ ${full}`)
          // "A solicitor with 3+ PQE".
          .replace(/(\d\+?) PQE\b/g, `$1 years’ ${full}`)
          .replace(/\bPQE\b/g, full),
      }
    : fact;
