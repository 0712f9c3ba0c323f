/**
 * Cells that hang on to the line before them, where a table lost its gaps and the names of its columns say nothing: how
 * often a task comes up ("Answer pay queries Daily Within 2 days"), and the letters of a form behind what is asked ("Full driving licence E A/I").
 */
import { rare } from '../../language/its-words.ts';

/** How often, with the capital that a cell begins with. */
const often =
  /(?<=[a-z)\d%] )(?:Daily|Weekly|Fortnightly|Monthly|Quarterly|Yearly|Annually|Hourly|Nightly|Termly|Twice (?:a [a-z]+|daily|weekly|monthly|yearly)|Once (?:a|per) [a-z]+|(?:Each|Every) (?:\d+ )?[a-z]+|Per (?:session|shift|day|week|month|batch|visit)|As (?:and when )?(?:required|needed)|When(?:ever)? (?:required|needed)|Ongoing|Continuous(?:ly)?|Ad[- ]hoc)(?=$| [A-Z\d<>%-])/;
const adverb = /^(?:Daily|Weekly|Fortnightly|Monthly|Quarterly|Yearly|Annually|Hourly|Nightly)$/;

/** The line up to such a cell, and the cell; null where it has none, and where it is a part of a name ("the Farmers Weekly"). */
function beforeOften(line: string): { work: string; cell: string } | null {
  if (!/ [A-Z]/.test(line)) return null;
  const found = often.exec(line);
  if (!found || /:\s*$/.test(line)) return null;
  const work = line.slice(0, found.index).trimEnd();
  const words = work.trim().split(/\s+/);
  return words.length > 1 && !/^[A-Z][a-z]/.test(words.at(-1) ?? '')
    ? { work, cell: line.slice(found.index).trim() }
    : null;
}

/** A table of tasks shows by two rows or more; one row alone says it in small letters. */
function withoutOften(lines: readonly string[]): readonly string[] {
  const found = lines.map(beforeOften);
  const many = found.filter((one) => one !== null).length > 1;
  return lines.map((line, at) => {
    const row = found[at];
    if (!row) return line;
    if (many) return row.work;
    return adverb.test(row.cell) ? `${row.work} ${row.cell.toLowerCase()}` : line;
  });
}

/** By what a form assesses: a letter of its key, or the word. */
const way =
  '(?:[AITRPCSO](?: ?[/,&] ?[AITRPCSO])*|Interviews?|Tests?|Certificates?|Application(?: form)?|References?|Licen[cs]e|Observation|Assessment|Presentation|Portfolio|AF|CV)';
const forced = new RegExp(`^(.*[\\w)%.,+]) +([ED]) +${way}(?: ?[/,&] ?${way})*\\s*$`);
const lettered = /^(.*[\w)%.,+]) +((?:[AITRPCS])(?:[/,&][AITRPCS])*) *( \([ED]\))\s*$/;

/** "Full driving licence E A/I": its force stands behind it, and how it is assessed is of the form. */
function withoutLetters(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => forced.test(line)).length > 2)
    return lines.map((line) =>
      line.replace(
        forced,
        (_, asked: string, force: string) => `• ${asked.replace(/^\s*[•*·-]\s*/, '').trim()} (${force})`,
      ),
    );
  const letters = lines.flatMap((line) => lettered.exec(line)?.[2] ?? []);
  return letters.length > 2 && new Set(letters).size > 1 ? lines.map((line) => line.replace(lettered, '$1$3')) : lines;
}

/** "A = Application  I = Interview  T = Test", and a column that says so by its name. */
const waysExplained = /^\s*(?:[Kk]ey|KEY)?\s*:?\s*\(?(?:[A-Z]{1,2} ?[=:–-] ?[A-Z][a-z]+(?: [a-z]+)?[\s,;/|.)]*){2,}$/;
const waysNamed = rare(
  /(?:^|\s{2,}|\t|\| ?)(?:how (?:tested|assessed|measured|identified|evidenced)|(?:method|means|way) of (?:assessment|testing|identification)|assess(?:ed|ment)(?: (?:by|method))?|tested by|identified by|measured by|evidence|source)\s*\|?\s*$/i,
);
/** A head that names both forces: its rows have the columns of those. */
const forces = /\bess\w*\b.*\bdes\w*\b/i;
const letters = '[A-Z]{1,2}(?: ?[/,&+] ?[A-Z]{1,2})*';
const lastCell = new RegExp(`(?:\\s{2,}|\\t|\\s\\| ?)(${letters})\\s*\\|?\\s*$`);
const lastLetters = new RegExp(`(?<=[a-z)\\d.] )(${letters})\\s*$`);
/** "Skills   Able to explain", "             Experience of a database": the name of a row, or the room for it. */
const rowName = /^(?:[A-Z][A-Za-z]+(?:(?: (?:and|&) |[ /&])[A-Za-z]+){0,2})?(?:\s{3,}|\t)(?=\S)/;

/** The line that says what the letters of a form stand for; a page's own key goes before its lines are read. */
export const keyOfWays = (text: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.includes('=') && waysExplained.test(line))
    ?.trim();

/** A table with such a column: its last cell is of the form, and its first names the row. */
function withoutWays(lines: readonly string[], key: string | undefined): readonly string[] {
  const head = lines.findIndex(
    (line) => waysNamed.test(line) && !forces.test(line) && /\S(?:\s{2,}|\t|\s\|\s?)\S/.test(line),
  );
  if (key === undefined && head < 0) return lines;
  const known = new Set(key?.match(/\b[A-Z]{1,2}(?= ?[=:–-])/g) ?? ['A', 'I', 'T', 'C', 'R', 'P', 'AF']);
  for (const force of ['E', 'D']) known.delete(force);
  const ofForm = (cell: string): boolean => cell.split(/ ?[/,&+] ?/).every((one) => known.has(one));
  const isRow = (line: string): boolean => {
    const cell = (lastCell.exec(line) ?? lastLetters.exec(line))?.[1];
    return cell !== undefined && ofForm(cell);
  };
  if (lines.filter(isRow).length < 3) return lines;
  return lines.flatMap((line, at) => {
    if (line.trim() === key) return [];
    if (at === head) return [line.replace(waysNamed, '')];
    if (!isRow(line)) return [line];
    const cell = lastCell.exec(line) ?? lastLetters.exec(line);
    const asked = line.slice(0, cell?.index).replace(rowName, '').trim();
    const [, forceful = '', force = ''] = /^([^|\t]*[^|\t\s])\s*(?:\||\t|\s{3,})\s*([ED])$/.exec(asked) ?? [];
    if (force !== '' && !/\S\s{3,}\S/.test(forceful)) return [`• ${forceful.replace(/^[•*·▪–-]\s*/, '')} (${force})`];
    return /\S\s{3,}\S|\t|\|/.test(asked) ? [line] : [`• ${asked.replace(/^[•*·▪–-]\s*/, '')}`];
  });
}

/** "MANDATORY / OPTIONAL" above "M  Diploma", "O  Kannada": the first letters of both stand for them. */
const legend = /^\s*(mandatory|must|required|minimum) ?[/|,] ?(optional|nice|preferred|wish|good to have)\s*$/i;
/** "What we need (M = must, N = nice)": the same, explained. */
const explained = /\(?\bM ?= ?(must|mandatory)\b[^=]{0,12}\b[ONWP] ?= ?(optional|nice|wish|preferred)\b.{0,12}$/i;
/** "A Type witness statements", "B Open matters": how urgent a task is, before it. */
const priority = /^\s*[A-D] {1,3}(?=[A-Z][a-z]+ )/;

function withoutFirstLetters(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => legend.test(line) || (line.includes('=') && explained.test(line)));
  const [, must = '', wish = ''] = legend.exec(lines[at] ?? '') ?? explained.exec(lines[at] ?? '') ?? [];
  const isOf = (name: string, line: string): boolean =>
    name !== '' && new RegExp(`^\\s*${name.charAt(0).toUpperCase()}(?: ?[-–:.)] ?|[ \\t]+)\\S`).test(line);
  if (at >= 0 && lines.filter((line, index) => index > at && (isOf(must, line) || isOf(wish, line))).length > 1)
    return lines.map((line, index) =>
      index === at
        ? 'Person specification'
        : index > at && (isOf(must, line) || isOf(wish, line))
          ? `• ${line
              .trim()
              .slice(1)
              .replace(/^\s*[-–:.)]?\s*/, '')} (${isOf(must, line) ? 'E' : 'D'})`
          : line,
    );
  const letters = lines.flatMap((line) => (priority.test(line) ? [line.trim().charAt(0)] : []));
  return letters.length > 2 && letters.some((letter) => letter !== 'A')
    ? lines.map((line) => line.replace(priority, '• '))
    : lines;
}

/** "Greet visitors (40%)", "AM  Check deliveries", "Driving licence (D) A", "Unload containers - daily - team leader": other cells of a form, where several lines have them. */
const cells: readonly (readonly [RegExp, string, RegExp?])[] = [
  [/^(.*[a-z)]) +\(\d{1,3} ?%\)\s*$/, '$1'],
  [/^\s*(?:AM|PM|am|pm)[ \t]{1,4}(?=[A-Z][a-z])(.*)$/, '• $1'],
  [/^(.*\([ED]\)) +[A-Z](?: ?[,/&] ?[A-Z])*\s*$/, '$1'],
  [
    /^\s*([A-Z][^|]*?) [-–] (?:daily|weekly|monthly|quarterly|yearly|hourly|(?:every|each|per) [a-z]+|as (?:required|needed))(?: [-–] .*)?$/,
    '• $1',
  ],
  // "2 | Checks conductivity and alarms | every session".
  [
    /^\s*\d{1,2}[.)]? ?\| ?(\S[^|]*?)(?: \| (?:daily|weekly|monthly|quarterly|yearly|hourly|ongoing|as (?:required|needed)|(?:every|each|per) [a-z]+|once [a-z ]+|twice [a-z ]+))?\s*\|?\s*$/i,
    '• $1',
  ],
  [/^\s*(?:should|could)[- ]have\s*:\s*/i, 'Desirable: '],
  [/^\s*([^|]{4,}?) \| Yes\s*\|?\s*$/i, '• $1 (E)'],
  [/^\s*([^|]{4,}?) \| No\s*\|?\s*$/i, '• $1 not required', /\| (?:Yes|No)\s*\|?\s*$/i],
];
/** "Tasks - how often - who checks", "Requirement | Yes/No", "Must have / Should have / Could have": what only names the columns. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:tasks?|duties|responsibilities) [-–] how often\b.*$/i, 'Main duties:'],
  [
    /^\s*(?:requirements?|qualifications?|skills?) \| (?:yes ?\/ ?no|needed\??|required\??)\s*\|?\s*$/i,
    'Requirements:',
  ],
  [/^\s*must[- ]have \/ should[- ]have(?: \/ could[- ]have)?\s*$/i, 'Requirements:'],
];

const withoutCells = (lines: readonly string[]): readonly string[] =>
  cells
    .filter(([cell, , many = cell]) => lines.filter((line) => many.test(line)).length > 1)
    .reduce<readonly string[]>((left, [cell, put]) => left.map((line) => line.replace(cell, put)), lines)
    .map((line) => names.reduce((left, [name, put]) => left.replace(name, put), line));

/** "Excel incl. pivot tables Advanced Yes Test": how well, whether it is needed and how that is shown, in columns that nobody can name. */
const marked = new RegExp(`[a-z)\\d+] (?:[A-Z][a-z]+ )?(?:Yes|No) ${way}\\s*$`);

/** The lines of a paper without such cells; `unread` stands behind a row that can't be read without its columns, `key` says what its letters stand for. */
export function withoutLostCells(lines: readonly string[], unread: string, key?: string): string[] {
  const rows = withoutFirstLetters(withoutLetters(withoutWays(withoutOften(withoutCells(lines)), key)));
  return rows.filter((line) => marked.test(line)).length > 1
    ? rows.map((line) => (marked.test(line) ? `• ${line.trim()}${unread}` : line))
    : [...rows];
}
