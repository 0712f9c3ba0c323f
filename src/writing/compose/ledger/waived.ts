/** What one line waives and another asks for: "no experience needed" beside "three years of driving". */
import { contentWords, coverage } from '../language/words.ts';
import type { PersonFact } from '../mining/requirements/person-shapes.ts';
import type { FactBook, PersonLine } from './facts.ts';

const vague =
  /^(?:any|previous|prior|former|earlier|relevant|specific|formal|experience|experienced|background|work)$/i;

/** "You don't need a driving licence" has not asked for one, and tells no line that asks: the two are weighed against each other here. */
export const bothAsk = (one: PersonFact['kind'], other: PersonFact['kind']): boolean =>
  (one === 'without') === (other === 'without');

/** Fields that a paper waives by their names, and deeds of theirs that a brief asks for: whoever trues a wheel has mechanical skills. */
const deedsOf: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:mechanical|practical|technical|manual|hands-on|workshop|repair|trade|craft)\b/i,
    /^(?:true|repair|fix|weld|solder|service|strip|rebuild|fit|assemble|wire|machine|sharpen|dismantle|maintain|change (?:an?|the) (?:tyre|tire|wheel|chain|tube)|use (?:hand|power) tools)\b/i,
  ],
  [
    /\b(?:computer|IT|digital|software)\b/i,
    /^(?:use|know|work with|set up) (?:[A-Z]|spreadsheets?\b|a computer\b|software\b|e-?mail\b)/,
  ],
  [/\b(?:driving|driver)\b/i, /^drive\b/i],
  [/\b(?:cooking|culinary|kitchen)\b/i, /^(?:cook|bake|grill|prepare (?:food|meals|dishes))\b/i],
];
/** Whether a must of the brief is a deed of the field that a paper waives. */
const isDeedOfIt = ({ person: { kind, text }, fact }: PersonLine, waived: string): boolean =>
  fact.source === 'brief' &&
  /^(?:can|do)$/.test(kind) &&
  deedsOf.some(([field, deed]) => field.test(waived) && deed.test(text));

const licence = /\b(?:driv(?:ing|er['’]?s?)|car|motor) licen[cs]e\b|^(?:a )?licen[cs]e$/i;
/** "Access to a vehicle", "own van": nobody drives it without a licence. */
const vehicle =
  /^(?:have )?(?:(?:the )?(?:access to|use of|availability of) )?(?:a |an |your |their )?(?:own |reliable |roadworthy |insured |suitable )*(?:car|van|vehicle|transport)\b(?! (?:cleaning|sales|parts|trade|hire|mechanic\w*))/i;

/** Whether a line asks for what the other says nobody needs. */
function asksForIt(line: PersonLine, waived: string): boolean {
  const { kind, text, desirable } = line.person;
  if (kind === 'without' || desirable) return false;
  if (isDeedOfIt(line, waived)) return true;
  // A driving licence isn't needed, and a vehicle is: of the job description, what goes with the licence goes too.
  if (kind === 'have' && licence.test(waived) && vehicle.test(text)) return true;
  const named = contentWords(waived).filter((word) => !vague.test(word));
  if (named.length > 0) return coverage(waived, text) > 0.99;
  return /\bexperience/i.test(waived) && /\bexperienced?\b/i.test(text);
}

/**
 * The requirements without their contradictions. The brief stands before the job description; of two lines of one source the one
 * that asks stands, as nobody is told that they need nothing and then turned away. Each is told in a note.
 */
export function withoutWaived(person: readonly PersonLine[], book: FactBook): PersonLine[] {
  const out = new Set<PersonLine>();
  for (const waiver of person) {
    if (waiver.person.kind !== 'without') continue;
    for (const line of person) {
      if (!asksForIt(line, waiver.person.text)) continue;
      const loses = waiver.fact.source === 'brief' && line.fact.source === 'jobDescription' ? line : waiver;
      out.add(loses);
      book.notes.add(
        loses === line
          ? `"${line.person.text}" in the job description was left out: the brief says that ${waiver.person.text} isn't needed.`
          : `One line says that ${waiver.person.text} ${/[^su]s$/.test(waiver.person.text) ? "aren't" : "isn't"} needed, another asks for "${line.person.text}". Where a text speaks of it, it is asked for: please check.`,
      );
    }
  }
  for (const { fact } of out) book.facts.delete(fact.id);
  return person.filter((line) => !out.has(line));
}
