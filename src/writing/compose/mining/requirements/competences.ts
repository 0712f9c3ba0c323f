/** Competences by what they are in: "swallow screen comp", "mask fit competency". Their first word may be done elsewhere, and here says of what kind they are. */
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import type { PersonFact } from './person-shapes.ts';

const held =
  /^(?:current |in-date |signed[- ]off |valid )?((?:[A-Za-z][\w&/-]* ){1,4})(competenc(?:y|e|ies|es)|comps?|sign-?offs?)(?: (in date|current|up to date))?$/i;
/** What is done to such a thing, so that the line is a deed: "assess staff competence". */
const done =
  /^(?:assess|check|demonstrate|show|maintain|keep|develop|build|complete|achieve|gain|obtain|record|review|sign|measure|improve|prove|ensure|evidence|support|evaluate|manage|have|hold|get|bring|work|train|teach|test)\b/i;

/** Reads such a line; null for all else. */
export function readCompetence(typed: string, desirable: boolean): PersonFact | null {
  const [, of = '', what = '', state = ''] = held.exec(typed.trim().replace(/[.;]+$/, '')) ?? [];
  const kind = of.trim();
  // "Mask fit competency" is read by its last word anyway.
  if (
    kind === '' ||
    parseVerbPhrase(lowerFirst(`${kind} ${what}`)) === null ||
    done.test(kind) ||
    /\b(?:and|or|in|of|for|with|to|the|your|an?|our)\b|&/i.test(kind)
  )
    return null;
  const name = what
    .toLowerCase()
    .replace(/^comp(?=s?$)/, 'competency')
    .replace('competencys', 'competencies')
    .replace('signoff', 'sign-off');
  const text = `${lowerFirst(kind)} ${name}`;
  const one = name.endsWith('sign-off') ? withArticle(text) : text;
  return { kind: 'have', text: state ? `${one}, ${state.toLowerCase()}` : one, desirable, sure: true };
}
