/** What one line waives and another asks for: "no experience needed" beside "three years of driving". */
import { contentWords, coverage } from '../language/words.ts';
import type { FactBook, PersonLine } from './facts.ts';

const vague =
  /^(?:any|previous|prior|former|earlier|relevant|specific|formal|experience|experienced|background|work)$/i;

/** Whether a line asks for what the other says nobody needs. */
function asksForIt({ person: { kind, text, desirable } }: PersonLine, waived: string): boolean {
  if (kind === 'without' || desirable) return false;
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
          : `One line says that ${waiver.person.text} isn't needed, another asks for "${line.person.text}". The texts ask for it: please check.`,
      );
    }
  }
  for (const { fact } of out) book.facts.delete(fact.id);
  return person.filter((line) => !out.has(line));
}
