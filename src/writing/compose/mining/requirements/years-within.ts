/** Years, and years that are among them: "minimum 15 years, of which 5 as head of a plant". Years of what is said, and which of them. */
import type { PersonFact } from './person-shapes.ts';

const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
/** Hardly a line has two counts: the pattern behind it is looked at for those alone. */
const twoCounts = new RegExp(`\\b${number}\\b.*\\b(?:years?|yrs?)\\b.*\\b${number}\\b`, 'i');
const shape = new RegExp(
  `^(?:an? )?((?:min(?:imum|\\.)?(?: of)?|at least|over|more than|around|about) )?(${number})(\\+?)(?: plus)? ?(?:years?|yrs?)(?:['’]s?)?( plus| min(?:imum)?)?(?: of)?(?: (?:relevant |working |work |professional |post-qualification )?(?:experience|exp\\b\\.?))?((?: (?:in|with|as|at|on) [^,;:()\\d]{2,50})?),? (?:and )?(?:(of which|out of which|incl(?:uding|\\.)?|with) )?((?:min(?:imum|\\.)?(?: of)?|at least) )?(${number})(\\+?)( of (?:them|these|those|which))?( (?:years?|yrs?)['’]?)?(?: (?:spent|experience))? ((?:as|in|at|on|with|abroad|overseas|running|leading|managing|supervising|heading)\\b[^,;:]{0,70})$`,
  'i',
);

const asLeast = (typed: string): string =>
  /^(?:min|at least)/i.test(typed) ? 'at least ' : typed === '' ? '' : `${typed.trim().toLowerCase()} `;
const inWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Reads such a line; null where it is none, or where nobody can tell which years are meant. */
export function readYearsWithin(line: string, desirable: boolean): PersonFact | null {
  if (!twoCounts.test(line)) return null;
  const typed = line
    .trim()
    .replace(/[.;]+$/, '')
    .replace(/\bexperience, /i, 'experience ');
  const found = shape.exec(typed);
  if (!found) return null;
  const [
    ,
    lead = '',
    many = '',
    plus = '',
    behind = '',
    field = '',
    joint = '',
    least = '',
    some = '',
    more = '',
    ofThem = '',
    ofYears = '',
    rest = '',
  ] = found;
  // "10 years in retail with 3 as a manager" and "at least 3 of them as ...": without a joint it is a second demand.
  if (joint === '' && ofThem === '' && least === '') return null;
  // "Three years' experience with two managing staff": read where such years are put in plain sight.
  if (/^with$/i.test(joint) && ofThem === '') return null;
  // "15 years of experience, of which 5 in a leadership position" says all of it.
  if (/\bexp/i.test(typed) && /which$/i.test(joint)) return null;
  const sum = asLeast(lead || (/min/i.test(behind) ? 'min' : ''));
  const mark = plus || (/plus/i.test(behind) ? '+' : '');
  const part = /^[a-z]+ing\b/i.test(rest) ? some : (inWords[Number(some)] ?? some.toLowerCase());
  const all = `${sum}${many.toLowerCase()}${mark} years’ experience${field.trimEnd()}`;
  // "Including 5+ years at director level": as it was typed, which other lines are held against.
  if (/^incl/i.test(joint))
    return {
      kind: 'have',
      text: `${all}, including ${asLeast(least)}${some}${more}${ofYears.replace(/yrs?/i, 'years')} ${rest}`,
      desirable,
      sure: true,
    };
  return {
    kind: 'have',
    text: `${all}, ${least === '' ? '' : 'at least '}${more ? `${some}${more}` : part} of them ${rest.replace(/^As\b/, 'as')}`,
    desirable,
    sure: true,
  };
}
