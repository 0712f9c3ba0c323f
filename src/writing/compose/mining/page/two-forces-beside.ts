/** Tables whose head names two forces and whose rows have their names before them, set by blanks alone: "Experience   Six months on a ward   Work in theatre" below "Essential   Desirable". */
import { joinCells } from './cells.ts';

const must = /^(?:essential|required|must[- ]haves?|minimum|mandatory)(?: criteria| requirements)?$/i;
const wish =
  /^(?:desirable|desired|preferred|(?:nice|good)[- ]to[- ]haves?|advantageous)(?: criteria| requirements)?$/i;
/** Names of rows that say what stands in them, and are headings above it. */
const kindOfRow =
  /^(?:qualifications?(?: and training)?|education(?: and (?:training|qualifications?))?|training|experience|skills(?: and (?:abilities|knowledge))?|knowledge(?: and skills)?)$/i;

/** The end of a cell that goes on in the row below. */
const endsOpenly = /(?:\b(?:and|or|of|with|to|in|the|an?|for|by|at|from)|[,&/])$/i;

interface Row {
  name: string;
  cells: [string, string];
}

/** Where the two columns begin; null where a line names no two forces behind an empty first column. */
function columnsOf(line: string): [number, number] | null {
  const [, before = '', one = '', gap = '', two = ''] =
    /^((?: {6,}|(?:criteria|area|factor|attributes?|heading)\s{2,}))(\S+(?: \S+)?)( {2,})(\S+(?: \S+)?)\s*$/i.exec(
      line,
    ) ?? [];
  if (!must.test(one) || !wish.test(two)) return null;
  return [before.length, before.length + one.length + gap.length];
}

/** "Skills   Care Certificate (or willing to complete)   NVQ 2": a cell that is longer than its column moved the next; null where the gaps don't tell. */
function byGaps(line: string, first: number): [string, string, string] | null {
  const [name = '', one = '', two = '', ...more] = line.trim().split(/ {2,}/);
  return /^\S/.test(line) && two !== '' && more.length === 0 && line.indexOf(one, name.length) === first
    ? [name, one, two]
    : null;
}

/** A line cut where the columns begin; null where a word stands across one of them. */
function cut(line: string, [first, second]: readonly [number, number]): [string, string, string] | null {
  const clean = [first, second].every((at) => line.length <= at || line[at - 1] === ' ');
  // A word that only happens to end there has one blank behind it, and the gap is elsewhere.
  const apart = [first, second].every((at) => line.length <= at || /(?:^|\s)\s$/.test(line.slice(0, at)));
  const inCells = apart ? null : byGaps(line, first);
  if (inCells) return inCells;
  if (clean) return [line.slice(0, first).trim(), line.slice(first, second).trim(), line.slice(second).trim()];
  return byGaps(line, first);
}

/** The lines with such tables as lists, each cell with its force behind it. */
export function partForcesBeside(lines: readonly string[]): string[] {
  const parted: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const columns = /desir|prefer|nice|advant/i.test(line) ? columnsOf(line) : null;
    const rows: Row[] = [];
    let next = at + 1;
    for (; columns && next < lines.length; next += 1) {
      const cells = (lines[next] ?? '').trim() === '' ? null : cut(lines[next] ?? '', columns);
      // A line without either column, or across them, is none of the table.
      if (!cells || (cells[1] === '' && cells[2] === '')) break;
      // "-" where nothing is asked.
      const [name, ...both] = cells.map((cell) => (/^[-–—]$/.test(cell) ? '' : cell)) as [string, string, string];
      const above = rows.at(-1);
      // "NVQ Level 2 in" and below it "Health and Social Care": what waits for more has it there.
      const goesOn = both.every(
        (text, column) => text === '' || /^[a-z(&]/.test(text) || endsOpenly.test(above?.cells[column] ?? ''),
      );
      if (above && name === '' && goesOn)
        above.cells = [joinCells(above.cells[0], both[0]), joinCells(above.cells[1], both[1])];
      else rows.push({ name, cells: both });
    }
    // Crosses below the names are a table of another kind.
    const crossed = rows.some(({ cells }) =>
      cells.some((text) => text !== '' && text.length < 4 && /^(?:\W|x|yes|no|[edai])$/i.test(text)),
    );
    if (rows.length < 2 || crossed || !rows.some(({ name }) => name !== '')) {
      parted.push(line);
      continue;
    }
    for (const { name, cells } of rows) {
      if (kindOfRow.test(name)) parted.push(`${name}:`);
      cells.forEach((text, column) => {
        if (/[A-Za-z]/.test(text) && !/^(?:none|n\/a)$/i.test(text))
          parted.push(`• ${text} (${column === 0 ? 'E' : 'D'})`);
      });
    }
    parted.push('');
    at = next - 1;
  }
  return parted;
}
