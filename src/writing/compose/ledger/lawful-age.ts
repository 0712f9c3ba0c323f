/** Ages that are asked for: said only where the law sets them (18 in licensed premises, 21 for a tram or a bus), left out and told everywhere else. */
import type { FactBook, PersonLine } from './facts.ts';

const age = /^(?:are )?(?:at least |over |aged? )?(\d{2})(?= (?:or|and) (?:over|above|older)\b| years old\b|$|,)/;
/** Work for which the law sets an age above that of adults. */
const ofTheRoad =
  /\b(?:driv\w+|trams?|trains?|bus(?:es)?|minibus|coach(?:es)?|lorr(?:y|ies)|trucks?|HGV|LGV|PCV|PSV|CDL|taxis?|licen[cs]e[ds]?|alcohol|bar|pilots?|firearms?|casino|betting|insur\w+)\b/i;
/** A reason of the law's, above that age: "as the home's registration says so". */
const byLaw = /\b(?:law|legal(?:ly)?|registration|regulations?|insur\w+|licensing|act)\b/i;

/** Whether the law may set such an age for such work. */
export function isLawfulAge(years: number, typed: string, title: string): boolean {
  if (years <= 18) return true;
  return years <= 21 ? ofTheRoad.test(`${title} ${typed}`) || byLaw.test(typed) : byLaw.test(typed);
}

/** The lines without ages that only the employer wants; no note denies an age that is said, and one tells what was left out. */
export function withLawfulAges(
  person: PersonLine[],
  title: string,
  notes: Set<string>,
  book: Pick<FactBook, 'facts'>,
): PersonLine[] {
  return person.filter((line) => {
    const years = /^(?:be|do)$/.test(line.person.kind) ? age.exec(line.person.text)?.[1] : undefined;
    if (!years) return true;
    const told = [...notes].filter((note) => /\(age\)\.$/.test(note) && note.includes(years));
    if (isLawfulAge(Number(years), `${line.typed} ${line.person.text}`, title)) {
      for (const note of told) notes.delete(note);
      return true;
    }
    if (told.length === 0)
      notes.add(
        `Left out of ${line.fact.source === 'brief' ? 'the skills' : 'the job description'}: "${line.typed}" can shut people out (age).`,
      );
    book.facts.delete(line.fact.id);
    return false;
  });
}
