/** Tables of what is asked with two columns for a cross, essential and desirable, or one for a letter: "MSc in Nursing           X" below "E     D". */
import { type Cell, cellsIn, gapBefore, isRow, joinCells, type Parting, partingOf } from './cells.ts';
import { headingOf } from './headings.ts';
import { calmed } from './labelled-rows.ts';
import { isBullet } from './line-starts.ts';
import { unparted } from './run-together.ts';
import { readTwoForces } from './two-forces.ts';
import { goesOnInTitle } from './wrapped-lines.ts';

const mustName = "(?:ess(?:ential)?\\.?|musts?(?:[- ]haves?)?|muss|req(?:['’]?d|uired)?\\.?|mandatory)";
const wishName =
  "(?:des(?:irable|ired)?\\.?|can|kann|should|nice(?:[- ]to[- ]haves?)?|good[- ]to[- ]haves?|pref(?:['’]?d|erred)?\\.?|optional|wish(?:ed)?|plus|bonus|advantage(?:ous)?)";
const essential = new RegExp(`^(?:[EMR]|${mustName})$`, 'i');
const desirable = new RegExp(`^(?:[DPNO]|${wishName})$`, 'i');
/** What else may stand in the head of such a table. */
const beside =
  /^(?:criteria|criterion|requirements?|qualifications?|attributes?|factors?|skills?|no\.?|ref\.?|(?:method of )?assessment(?: method)?|method|(?:how |where )?(?:assessed|tested|identified|measured)(?: by| at| through)?|evidence|source|[A-Z](?: ?\/ ?[A-Z])*|person spec(?:ification)?)$/i;
const cross = /^(?:[xX✓✔√☒☑]|[Yy]es|YES|Y|\[[xX]\])$/;
/** One column for both: "ESS/DES", "E / D", "MUST / CAN", with a letter or a name in each row. */
const either = new RegExp(`^(?:[EMR]|${mustName}) ?(?:\\/|or) ?(?:[DPNOCW]|${wishName})$`, 'i');
/** A column that only says how much a row weighs: "Priority". */
const weight = /^(?:priority|importance|weight(?:ing)?|need)$/i;
const letter = new RegExp(`^(?:[EMRDPNOCW]|${mustName}|${wishName})$`, 'i');
const forces = {
  must: new RegExp(`^${mustName}(?: criteria)?$`, 'i'),
  wish: new RegExp(`^${wishName}(?: criteria)?$`, 'i'),
};
const wishLetter = new RegExp(`^(?:[DPNOCW]|${wishName})$`, 'i');

interface Head {
  parting: Parting;
  /** The two columns, or the one for both twice. */
  essential: Cell;
  desirable: Cell;
  /** What marks a row. */
  mark: RegExp;
}

/** The head of such a table: both columns by their letters or names, and nothing but names. */
function headOf(line: string): Head | null {
  const parting = partingOf(line);
  const cells = cellsIn(line, parting);
  const both = cells.find(({ text }, index) => either.test(text) || (index > 0 && weight.test(text)));
  if (both && cells.length > 1 && cells.every((cell) => cell === both || beside.test(cell.text)))
    return { parting, essential: both, desirable: both, mark: letter };
  const [must, wish] = [cells.find(({ text }) => essential.test(text)), cells.find(({ text }) => desirable.test(text))];
  if (!must || !wish || must.at >= wish.at || cells.length > 5) return null;
  if (
    cells.some(
      (cell, at) =>
        cell !== must &&
        cell !== wish &&
        !beside.test(cell.text) &&
        // "QUALIFICATIONS   Required   Preferred": the name of the section stands in the head of its table.
        !(at === 0 && headingOf(cell.text, false) === 'person'),
    )
  )
    return null;
  return { parting, essential: must, desirable: wish, mark: cross };
}

/** Whether a mark stands below the name of a column, wherever below it: a cross stands under the middle of "ESSENTIAL". */
const isBelow = (place: number, column: Cell): boolean =>
  place > column.at - 3 && place < column.at + Math.max(column.text.length, 1) + 2;

/** How far a mark is from the middle of a column. */
const apartFrom = (place: number, column: Cell): number => Math.abs(place - column.at - (column.text.length - 1) / 2);

/** The cells of a row below such a head: "law or a related  E" has its mark behind two blanks, where the words fill their column. */
function cellsBelow(line: string, { parting, essential, desirable, mark }: Head): Cell[] {
  return cellsIn(line, parting).flatMap((cell) => {
    const close = parting === ' ' ? /^(\S.*\S) {2}(\S+)$/.exec(line.slice(0, cellEnd(line, cell))) : null;
    const [, before = '', found = ''] = close ?? [];
    const at = cellEnd(line, cell) - found.length;
    return close && at > cell.at && mark.test(found) && (isBelow(at, essential) || isBelow(at, desirable))
      ? [
          { text: before.slice(cell.at).replace(/ {2,}/g, ' ').trim(), at: cell.at },
          { text: found, at },
        ]
      : [cell];
  });
}

/** Where a cell ends on its line: its blanks are fewer than those of the line. */
const cellEnd = (line: string, cell: Cell): number => {
  const gap = / {3}/.exec(line.slice(cell.at))?.index;
  return gap === undefined ? line.trimEnd().length : cell.at + gap;
};

interface Row {
  text: string;
  /** The crosses of the row, and how far the first of them is behind the words. */
  at: number[];
  gap: number;
  mark: string;
}

/** A row with its crosses; null for a line that has none. */
function rowOf(cells: readonly Cell[], { mark }: Head): Row | null {
  const asked = cells.filter(({ text }) => !mark.test(text));
  const crosses = cells.filter(({ text }) => mark.test(text));
  const [first] = crosses;
  // "R1   Degree in geology   X": the words stand last before the cross, whatever numbers or names them.
  // "Driving licence   A   D": a letter says how it is assessed.
  const words = asked
    .filter(({ at, text }) => first && at < first.at && !/^[A-Z](?: ?[/,&] ?[A-Z])*$/.test(text))
    .at(-1);
  if (!first || !words || !/[A-Za-z]{2}/.test(words.text)) return null;
  return { text: words.text, at: crosses.map(({ at }) => at), gap: gapBefore(first, words), mark: first.text };
}

/**
 * Says of each row whether it is a wish. Where the crosses stand below the letters, their place tells it; where the page
 * lost its columns, how far each is behind its words, since the two columns are always as far from one another. Null where nothing tells it.
 */
function wishes(rows: readonly Row[], head: Head): (row: Row) => boolean | null {
  if (head.mark === letter) return ({ mark }) => wishLetter.test(mark);
  // Where tabs or bars part the row, its columns are counted.
  if (head.parting !== ' ') return ({ at }) => at.every((place) => place === head.desirable.at);
  const placed = rows.every(({ at }) =>
    at.every((place) => isBelow(place, head.essential) || isBelow(place, head.desirable)),
  );
  if (placed)
    return ({ at }) => at.every((place) => apartFrom(place, head.desirable) < apartFrom(place, head.essential));
  const apart = head.desirable.at - head.essential.at;
  // Shifted as a whole, the crosses still stand in two columns as far from one another as the letters.
  const places = rows.flatMap(({ at }) => at);
  const left = Math.min(...places);
  if (places.every((place) => place - left < 3 || Math.abs(place - left - apart) < 3))
    return ({ at }) => (places.some((place) => place - left > 2) ? at.every((place) => place - left > 2) : null);
  const closest = Math.min(...rows.map(({ gap }) => gap));
  const [near, far] = [
    rows.filter(({ gap }) => gap - closest < 3),
    rows.filter(({ gap }) => Math.abs(gap - closest - apart) < 3),
  ];
  // Neither where they stand nor how far behind their words tells which column they are of.
  if (near.length + far.length < rows.length) return () => null;
  return ({ at, gap }) => at.length === 1 && gap - closest > 2;
}

const forceName = new RegExp(`^(?:${mustName}|${wishName})$`, 'i');
/** "Essential  Valid registration  Desirable  ACLS certificate": each cell behind its force, side by side in one row; null for any other row. */
function pairsIn(line: string): string[] | null {
  if (!/\t|\||\S {3,}\S/.test(line)) return null;
  const cells = cellsIn(line).map(({ text }) => text);
  if (cells.length < 4 || cells.length % 2 !== 0) return null;
  if (!cells.every((cell, at) => forceName.test(cell) === (at % 2 === 0))) return null;
  return cells.flatMap((cell, at) =>
    at % 2 === 0 ? [] : [`• ${calmed(cell)} (${wishLetter.test(cells[at - 1] ?? '') ? 'D' : 'E'})`],
  );
}

/** The lines with the rows of such tables as bullets, each with its force behind it. */
export function partMarkedColumns(lines: readonly string[]): string[] {
  const parted: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const pairs = pairsIn(lines[at] ?? '');
    if (pairs) {
      parted.push(...pairs);
      at += 1;
      continue;
    }
    const words = isRow(lines[at] ?? '') || (lines[at] ?? '').includes('|') ? readTwoForces(lines, at, forces) : null;
    if (words) {
      parted.push('Person specification', ...words.rows);
      at = words.next;
      continue;
    }
    const head = headOf(lines[at] ?? '');
    const found = head ? readRows(lines, at + 1, head) : null;
    if (!head || !found) {
      parted.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    const isWish = wishes(found.rows, head);
    // "A/I/T    E/D": the letter of how it is assessed may stand one blank behind the words.
    const assessed = /(?:^|\s)([A-Z](?: ?\/ ?[A-Z])+)(?=\s)/.exec(lines[at] ?? '')?.[1]?.replace(/[ /]/g, '') ?? '';
    const behind = assessed === '' ? null : new RegExp(` +[${assessed}](?:[/,&][${assessed}])*$`);
    const wordsOf = (text: string): string => (behind ? text.replace(behind, '') : text);
    parted.push(
      'Person specification',
      ...found.rows.map((row) => {
        const wish = isWish(row);
        return wish === null ? `• ${wordsOf(row.text)}${unparted}` : `• ${wordsOf(row.text)} (${wish ? 'D' : 'E'})`;
      }),
      '',
    );
    at = found.next;
  }
  return parted;
}

function readRows(lines: readonly string[], from: number, head: Head): { rows: Row[]; next: number } | null {
  const rows: Row[] = [];
  // The first lines of a row whose cross stands behind its last.
  let half: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const cells = cellsBelow(line, head);
    if (line.trim() === '') {
      const next = lines.slice(at + 1).find((one) => one.trim() !== '');
      if (next === undefined || !rowOf(cellsBelow(next, head), head)) break;
      continue;
    }
    const row = rowOf(cells, head);
    if (row) {
      const [begun = ''] = half.length > 0 ? [half.join(' ')] : [];
      const goesOn =
        begun !== '' && (/^[a-z(&]/.test(row.text) || openEnd.test(begun) || goesOnInTitle(begun, row.text));
      rows.push({ ...row, text: (goesOn ? joinCells(begun, row.text) : row.text).replace(/^[•*·-]\s*/, '') });
      half = [];
      continue;
    }
    // Cells with words in both columns are a table of another kind.
    if (cells.length > 1) return null;
    const text = cells[0]?.text ?? '';
    if (isBullet(line) || /^\d{1,2}[.)]\s/.test(text) || /:$/.test(text)) break;
    const last = rows.at(-1);
    // "Able to influence consultants and", "senior colleagues    X": one row. "... in a ward / of the hospital" behind its cross as well.
    if (last && half.length === 0 && (/^[a-z(&]/.test(text) || goesOnInTitle(last.text, text)))
      last.text = joinCells(last.text, text);
    else if (half.length < 2 && lines.slice(at + 1, at + 3).some((next) => rowOf(cellsBelow(next, head), head))) {
      // "Qualifications" above its rows names them.
      half = headingOf(text, false) === null ? [...half, text] : [];
    } else break;
  }
  return rows.length > 1 ? { rows, next: at - half.length } : null;
}

const openEnd = /(?:[,&/-]|\b(?:and|or|of|with|to|in|the|an?|for|by|at|on|from|as))$/i;
