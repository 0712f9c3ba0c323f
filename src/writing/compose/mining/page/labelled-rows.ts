/** Rows of what is asked with their name in a column: "EDUCATION    BE / B.TECH MECHANICAL", "GOOD TO HAVE    SIX SIGMA GREEN BELT". */
import { upperFirst } from '../../language/first-capitals.ts';
import { plainTongue } from '../../language/tongues.ts';
import { withProgramNames } from '../../ledger/program-names.ts';
import { cellsIn, isRow } from './cells.ts';
import { lowerShouted } from './shouted-rest.ts';

/** Names of rows that ask, each for its kind of thing or with its force. */
const asks =
  /^(?:(?:minimum |required |academic |essential |desired |preferred |professional |technical |key |work )?(?:education|qualifications?|experience|skills?|knowledge|languages?|certifications?|certificates?|registrations?|memberships?|tickets?|credentials|licen[cs]es?|training|competenc(?:y|ies))(?: (?:required|needed|known))?|education ?(?:\/|&|and) ?(?:experience|training)|qualifications? ?(?:\/|&|and) ?experience|driving|licensure|other|additional|misc(?:ellaneous)?|general|further|traits?|must[- ]haves?|must|can|should|good[- ]to[- ]haves?|nice[- ]to[- ]haves?|mandatory|essential|desirable|preferred)$/i;
/** Those of them that only name how much the row asks for. */
const force = /^(?:must|can|should|good|nice|mandatory|essential|desirable|preferred)/i;

/** "Must | Two years at a lathe": two cells, and one bar between them. */
const oneBar = /^\s*[A-Z][A-Za-z -]{2,24} \| \S[^|]*$/;

function rowOf(line: string): { name: string; asked: string } | null {
  if (!isRow(line) && !oneBar.test(line)) return null;
  const cells = cellsIn(line);
  const [name, asked] = cells;
  return cells.length === 2 && name && asked && asks.test(name.text) && !asks.test(asked.text)
    ? { name: name.text, asked: asked.text }
    : null;
}

/** "BE / B.TECH": degrees by their letters, of which a shouted line makes words. */
const engineering = /\b([BM])E\b(?=\s*(?:[/,]|OR\b|IN\b|\(|$|[A-Z]{4}))/g;
const degree = /\b([bm])\.?(tech|com|sc|ed|pharm|arch)\b/gi;
const titled = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
const tongue = new RegExp(String.raw`\b${plainTongue}\b`, 'gi');

/** A shouted cell in the letters of a sentence. */
export function calmed(asked: string): string {
  if (/[a-z]/.test(asked) || !/[A-Z]{3}/.test(asked)) return asked;
  const lower = lowerShouted(asked.replace(engineering, '$1.E.'))
    .replace(degree, (_, grade: string, kind: string) => `${grade.toUpperCase()}.${titled(kind)}`)
    .replace(tongue, (name) => titled(name.toUpperCase()));
  return upperFirst(withProgramNames(lower));
}

/** "... and stay in", "MILL QUARTERS": the cell goes on below. */
const endsInSmall = /\b(?:in|of|with|and|or|for|to|at|on|the|an?|from|by)$/i;

/** "Must" and "Can" as the names that every list of them has. */
const forceName = (name: string): string =>
  /^(?:must|mandatory)$/i.test(name) ? 'Essential' : /^(?:can|should)$/i.test(name) ? 'Desirable' : name;

/** The lines with such rows as a name, a colon and what is asked, where there are two of them and no columns of forces. */
export function withRowNames(lines: readonly string[]): string[] {
  const rows = lines.map(rowOf);
  const columns = lines.some((line) => /\bess(?:ential)?\b.*\s{2,}.*\bdes(?:irable)?\b/i.test(line));
  if (columns || rows.filter((row) => row !== null).length < 2) return [...lines];
  return lines.flatMap((line, at) => {
    const row = rows[at];
    if (!row) return endsInSmall.test(rows[at - 1]?.asked ?? '') && line.trim() !== '' ? [] : [line];
    const typed = row.name.replace(/^(?:general|misc(?:ellaneous)?|additional|further)$/i, 'Other');
    const name = typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase();
    // "Licensure   Required: LCSW": how much of it is asked stands before it once more.
    const below = endsInSmall.test(row.asked) && !rows[at + 1] ? (lines[at + 1] ?? '').trim() : '';
    const own = `${row.asked} ${below}`
      .trim()
      .replace(/^(?:required|essential|mandatory|must(?: have)?)\s*:\s*(?=\S)/i, '');
    return `${force.test(name) ? forceName(name) : name.replace(/^(?:minimum|required|academic|professional|technical|key|work) (.)/i, (_, first: string) => first.toUpperCase()).replace(/ (?:required|needed|known)$/i, '')}: ${calmed(own)}`;
  });
}
