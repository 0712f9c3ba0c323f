/** Tables with words in two columns, what must be there and what is welcome: "Must have | Nice to have" above "A degree | French". */
import { type Cell, cellsIn, joinCells, type Parting, partingOf } from './cells.ts';
import { headingOf } from './headings.ts';
import { isBullet } from './line-starts.ts';

/** What says of a column's name whether it is one of the two. */
export interface ForceNames {
  must: RegExp;
  wish: RegExp;
}

/** The lines of such a table, a bullet for each cell with its force behind it, and where the paper goes on. */
export function readTwoForces(
  lines: readonly string[],
  from: number,
  names: ForceNames,
): { rows: string[]; next: number } | null {
  const head = lines[from] ?? '';
  const parting = partingOf(head);
  const columns = cellsIn(head, parting);
  const [first, second] = columns;
  if (!first || !second || columns.length !== 2) return null;
  const wishes = [names.wish.test(first.text), names.wish.test(second.text)];
  const musts = [names.must.test(first.text), names.must.test(second.text)];
  if (!(musts[0] && wishes[1]) && !(wishes[0] && musts[1])) return null;
  const found: { column: number; text: string }[] = [];
  let paired = false;
  let at = from + 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') break;
    // " | French" leaves the first column empty where no row has a bar of its own before it.
    const cells = cellsIn(
      parting === '|' && !head.trim().startsWith('|') ? line.replace(/^\s*\|/, ' ||') : line,
      parting,
    );
    const places = cells.map((cell) => columnOf(cell, columns, parting));
    // A list, or a line of prose below the table, is none of its rows.
    if (cells.length === 1 && (isBullet(line) || endsTable(line, places[0] ?? -1, parting))) break;
    if (cells.length > 2 || places.includes(-1)) return null;
    paired ||= cells.length === 2;
    cells.forEach(({ text }, index) => {
      const asked = text.replace(/^[•*·-]\s*/, '');
      // "or equivalent" begins no row: the cell above it was broken.
      const above = found.findLast(({ column }) => column === places[index]);
      if (above && /^[a-z(&]/.test(asked)) above.text = joinCells(above.text, asked);
      else if (/[A-Za-z]/.test(asked) && !/^(?:none|n\/a)$/i.test(asked))
        found.push({ column: places[index] ?? 0, text: asked });
    });
  }
  // Crosses below both names are a table of another kind.
  if (!paired || found.some(({ text }) => /^(?:x|yes|no)$/i.test(text))) return null;
  return { rows: found.map(({ column, text }) => `• ${text} (${wishes[column] ? 'D' : 'E'})`), next: at };
}

/** A row of one cell shows the column it stands in, by its bar or tab or its place; a heading or a sentence ends the table. */
const endsTable = (line: string, column: number, parting: Parting): boolean =>
  parting === ' '
    ? column === 0 && (/[.:]$/.test(line) || headingOf(line.trim().replace(/^\d{1,2}[.)]?\s+/, ''), false) !== null)
    : !line.includes(parting);

/** The column of a cell, by its number or by where it stands; -1 where it stands between them. */
function columnOf(cell: Cell, columns: readonly Cell[], parting: Parting): number {
  return parting === ' '
    ? columns.findIndex(({ at }) => Math.abs(at - cell.at) < 4)
    : columns.findIndex(({ at }) => at === cell.at);
}
