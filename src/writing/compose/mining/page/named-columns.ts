/** Tables whose first row names the columns ("Area   Responsibility   Measure"): what is done or asked for stands in one of them, and the others are of the form. */
import { type Cell, cellsIn, isRow, joinCells, type Parting, partingOf } from './cells.ts';
import { headingOf } from './headings.ts';
import { calmed } from './labelled-rows.ts';
import { isBullet } from './line-starts.ts';

/** What a column holds: the work, what is asked for, what they are sorted by, or how they are measured. */
type Column = 'work' | 'asked' | 'told' | 'label' | 'measure';

/** Names of columns by their last word: "Key activities", "Core responsibility", "What you do". */
const names: readonly [Column, RegExp][] = [
  [
    'measure',
    /^(?:[a-z]+ ){0,2}(?:measures?|measured(?: by)?|measurements?|kpis?|indicators?|weights?|weightings?|weightage|wt\.?|wtg\.?|methods?|assessments?|assessed(?: (?:by|through|how))?|targets?|metrics?|evidence|freq\.?|frequency|how often|when|time|share|priority|rating|score|level|deadline|timeline|marks?|%|% (?:of )?(?:time|weight)|\(?a ?\/ ?i(?: ?\/ ?[a-z])?\)?)(?: ?\(?%\)?)?$/i,
  ],
  [
    'work',
    /^(?:[a-z]+ ){0,2}(?:responsibilit(?:y|ies)|activit(?:y|ies)|dut(?:y|ies)|accountabilit(?:y|ies)|tasks?|actions|(?:essential|job|key|main|core|primary) functions?|(?:what|things) (?:you (?:will )?do|is done|to do|we expect)|what)(?: (?:and|&|\/) (?:[a-z]+ )?(?:responsibilities|activities|duties|tasks|accountabilities))?$/i,
  ],
  [
    'asked',
    /^(?:[a-z]+ ){0,2}(?:criteria|criterion|requirements?|competenc(?:y|ies|es)|behaviou?rs?|skills?|qualifications?|experience)$/i,
  ],
  ['told', /^(?:descriptions?|details?|particulars|objectives?|deliverables?|outputs?|contents?)$/i],
  [
    'label',
    /^(?:(?:s|sl|sr|ser|serial|item|ref)?\.? ?(?:no|nr|number)\.?|(?:sl|sr|ser)\.?|#|ref(?:erence)?\.?|item|pos\.?|(?:key |main |result |work |key result )*(?:areas?|fields?|themes?|topics?|category|categories|heading|subject|kras?|process|function|day|days|shift|week|month|phase|stage|dimension|factors?|attributes?))$/i,
  ],
];

const areas = /^(?:key )?(?:kras?|result areas?|goals?)$/i;
const inDegrees = /\b(?:skills?|qualifications?|experience)$/i;

const columnOf = (name: string): Column | null => names.find(([, pattern]) => pattern.test(name))?.[0] ?? null;

interface Table {
  parting: Parting;
  /** Where each column begins. */
  starts: number[];
  columns: Column[];
  /** The column that holds the lines. */
  held: number;
  /** "Key responsibilities   Key skills": the column of what is asked, beside the work; -1 where there is none. */
  beside: number;
  kind: 'work' | 'asked';
}

/** "Sr  KRA": two blanks are the gap of a narrow column of numbers. */
function withNumbers(cells: Cell[], line: string): Cell[] {
  const [, number = '', gap = ''] = /^\s*((?:S|Sl|Sr|Ser|No|#)\.?(?: ?No\.?)?)( {2})\S/i.exec(line) ?? [];
  const [first, ...more] = cells;
  if (number === '' || !first || first.text === number) return cells;
  const rest = { text: first.text.slice(number.length + 1), at: first.at + number.length + gap.length };
  return [{ text: number, at: first.at }, rest, ...more];
}

/** The table that a line opens, or null where it is no row of names alone. */
function opens(line: string): Table | null {
  // "Sr.  Activity  Freq  Output": two blanks part names of columns, and sentences elsewhere.
  const close = !isRow(line) && /^\S+(?: \S+)*(?: {2}\S+(?: \S+)*){2,}\s*$/.test(line);
  if (!close && !isRow(line)) return null;
  const parting = close ? '  ' : partingOf(line);
  const cells = close ? cellsIn(line, parting) : withNumbers(cellsIn(line, parting), line);
  if (cells.length < 2 || cells.length > 6 || cells.some(({ text }) => /:$/.test(text))) return null;
  const columns = cells.map(({ text }) => columnOf(text));
  // "Key tasks   How often   Signed off by": behind the work and how it is measured, one more column of the form.
  const oneMore =
    columns.filter((column) => column === null).length === 1 &&
    columns.at(-1) === null &&
    columns.includes('work') &&
    columns.includes('measure') &&
    (cells.at(-1)?.text ?? '').split(' ').length < 4;
  if (!oneMore && columns.some((column) => column === null)) return null;
  const known = columns.map((column) => column ?? 'measure');
  // "Criterion   Weight   Description": the criteria name the rows, and what is asked is told behind them.
  const criteria =
    known[0] === 'asked' &&
    known.includes('told') &&
    /^(?:criteri(?:on|a)|requirements?|area)$/i.test(cells[0]?.text ?? '');
  // "KRA   Activities": the work; "Area   Description   KPI" tells it in a column of another name.
  const named = (['work', 'asked', 'told'] as const).map((kind) => known.indexOf(kind)).find((at) => at >= 0);
  // "KRA   KPI": the areas themselves, with what each is measured by.
  const held = criteria
    ? known.indexOf('told')
    : (named ?? (known.includes('measure') ? cells.findIndex(({ text }) => areas.test(text)) : -1));
  if (held < 0 || known.every((column) => column === known[held])) return null;
  // "Language   Level", "Skill   Years": how much of it belongs to what is asked.
  if (known[held] === 'asked' && inDegrees.test(cells[held]?.text ?? '')) return null;
  const beside = known[held] === 'work' ? known.indexOf('asked') : -1;
  return {
    parting,
    starts: cells.map(({ at }) => at),
    columns: known,
    held,
    beside,
    kind: known[held] === 'asked' || criteria ? 'asked' : 'work',
  };
}

/** "3. PERSON SPECIFICATION", "What we offer:": a section of its own, and no cell. */
const isSection = (line: string): boolean =>
  !isRow(line) &&
  (/:\s*$/.test(line) ||
    headingOf(
      line
        .trim()
        .replace(/^\d{1,2}[.)]?\s+/, '')
        .replace(/^[A-Z][.)]\s+/, ''),
      false,
    ) !== null);

const endsOpenly = (text: string): boolean =>
  /(?:[,&/-]|\b(?:and|or|of|with|to|in|the|an?|for|by|at|on|from|as per|per|as|all|their|its|our))$/i.test(text);

/** Whether a cell alone on its line goes on with the one above it. */
const goesOn = (text: string, above: string): boolean =>
  above !== '' && (/^[a-z(&]/.test(text) || endsOpenly(above) || (/^[^a-z]+$/.test(text) && /^[^a-z]+$/.test(above)));

/** "QUALIFICATION", "Skill": the kind of what is asked, in a column of its own. */
const kindOfRow =
  /^(?:(?:academic|professional|technical|minimum) )?(?:qualifications?|education|experience|skills?|knowledge|languages?|training|certifications?|licen[cs]es?|abilit(?:y|ies)|attributes?|others?)$/i;
/** What stands beside such a name, in the letters of a sentence; any other cell as it is. */
const calmedCell = (text: string, told: number): string => (told < 0 ? text : calmed(text));

/** What a column of weights says of its row. */
const forceIn = (cells: readonly string[]): string =>
  cells.some((cell) => /^(?:must(?:[- ]have)?|essential|required|mandatory|E|M)$/i.test(cell))
    ? ' (E)'
    : cells.some((cell) => /^(?:can|nice(?:[- ]to[- ]have)?|desirable|preferred|optional|D)$/i.test(cell))
      ? ' (D)'
      : '';

/** The lines of one table, and how many of the paper's it takes. */
function readTable(lines: readonly string[], from: number, table: Table): { rows: string[]; next: number } {
  const { parting, starts, columns, held } = table;
  const full = columns.length;
  const body = lines.slice(from + 1);
  // Cells stand below the names of their columns, or each row is parted by blanks of its own.
  const whole = body.map((line) => cellsIn(line, parting)).filter((cells) => cells.length === full);
  const aligned =
    parting === ' ' &&
    whole.length > 0 &&
    whole.every((cells) => cells.every(({ at }, index) => Math.abs(at - (starts[index] ?? -9)) < 2));
  const rows: string[][] = [];
  const lastIsShare = lines[from]?.includes('%') === true && columns.at(-1) === 'measure';
  let filled = 0;
  let at = from + 1;
  const columnAt = (place: number): number =>
    starts.reduce(
      (best, start, index) => (Math.abs(start - place) < Math.abs((starts[best] ?? 0) - place) ? index : best),
      0,
    );
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const row = rows.at(-1);
    if (line.trim() === '') {
      const next = lines.slice(at + 1).find((one) => one.trim() !== '');
      if (next === undefined || !(parting === '  ' ? /^\d{1,2}[.)]? {2}/.test(next) : isRow(next))) break;
      continue;
    }
    const cells = cellsIn(line, parting);
    if (isBullet(line) && !isRow(line) && (parting !== '  ' || cells.length === 1)) break;
    const [only] = cells;
    // "GAUGES" below the work and right of the numbers: a cell that was broken, and no section.
    const below =
      only !== undefined &&
      held > 0 &&
      (aligned ? Math.abs(only.at - (starts[held] ?? -9)) < 3 : parting === '\t' && only.at === held);
    if (
      cells.length === 1 &&
      only &&
      !below &&
      isSection(only.text) &&
      !(filled > 0 && filled < full && parting === '\t')
    ) {
      // "Desirable" between the rows of what is asked: those below it.
      const section = headingOf(only.text, false);
      if (table.kind !== 'asked' || (section !== 'desirable' && section !== 'person')) break;
      rows.push([`${only.text.replace(/:$/, '')}:`]);
      filled = 0;
      continue;
    }
    // "2   LINE REJECTION   LEAD 8D": a number begins a row, whatever the one before lacks.
    const numbered = /^\d{1,2}[.)]?$/.test(only?.text ?? '');
    if (parting !== ' ' && row && filled < full && filled > 0 && !numbered && cells.length < full) {
      // A cell was broken where the paper ended: it goes on, and behind it stands what the row still lacks.
      row[filled - 1] = joinCells(row[filled - 1] ?? '', only?.text ?? '');
      for (const cell of cells.slice(1)) {
        row[filled] = cell.text;
        filled += 1;
      }
      continue;
    }
    // "Skill   Level   Must / Nice" below the tasks: a table of its own.
    if (
      table.kind === 'work' &&
      cells.length > 1 &&
      /^(?:skills?|person spec(?:ification)?|qualifications?|requirements?(?: needed)?|criteri(?:on|a)|competenc(?:y|ies))$/i.test(
        only?.text ?? '',
      )
    )
      break;
    // "transactions    20" below "approves over-limit": the cell goes on, and its row gets what it lacked.
    if (
      cells.length === full &&
      row?.length === full &&
      /^[a-z(&]/.test(cells[held]?.text ?? '') &&
      row.every((text, index) => index === held || text === '')
    ) {
      cells.forEach(({ text }, index) => {
        row[index] = joinCells(row[index] ?? '', text);
      });
      continue;
    }
    if (cells.length === full) {
      rows.push(cells.map(({ text }) => text));
      filled = full;
      continue;
    }
    // "Minimum Qualification : Diploma" is longer than the column of numbers it begins in: the table is over.
    if (
      aligned &&
      cells.length === 1 &&
      only &&
      held > 0 &&
      only.at < (starts[1] ?? 0) &&
      only.at + only.text.length > (starts[held] ?? 0) + 4
    )
      break;
    if (aligned) {
      const placed: string[] = columns.map(() => '');
      for (const cell of cells) placed[columnAt(cell.at)] = cell.text;
      const more = row && row.length === full && (placed[0] === '' || goesOn(placed[0] ?? '', row[0] ?? ''));
      // A second task in the same area begins anew.
      if (more && (placed[held] === '' || goesOn(placed[held] ?? '', row[held] ?? ''))) {
        placed.forEach((text, index) => {
          row[index] = joinCells(row[index] ?? '', text);
        });
      } else rows.push(placed);
      filled = full;
      continue;
    }
    if (cells.length === 1 && only) {
      // "  |  | Data Loader and DemandTools" below "4 | Data | ...": a row without its number is the rest of the one above.
      const unnumbered = parting === '|' && /^\s*\|/.test(line) && /^\d{1,2}[.)]?$/.test(row?.[0] ?? '');
      if (row && row.length === full && (unnumbered || goesOn(only.text, row[held] ?? '')))
        row[held] = joinCells(row[held] ?? '', only.text);
      else if (/[A-Za-z]{3}/.test(only.text)) {
        const fresh: string[] = columns.map(() => '');
        fresh[held] = only.text;
        rows.push(fresh);
      }
      filled = full;
      continue;
    }
    // "microbiology    Every batch" below "2    QUALITY    Samples and sending to": the cell goes on, and behind it stands what the row still lacks.
    const there = row?.indexOf('') ?? -1;
    if (
      parting === ' ' &&
      row?.length === full &&
      there === held + 1 &&
      cells.length === full - there + 1 &&
      goesOn(only?.text ?? '', row[held] ?? '')
    ) {
      row[held] = joinCells(row[held] ?? '', only?.text ?? '');
      cells.slice(1).forEach((cell, index) => {
        row[there + index] = cell.text;
      });
      continue;
    }
    // Fewer cells than columns: tabs and bars say which; else those that are there stand from the left.
    const placed: string[] = columns.map(() => '');
    cells.forEach((cell, index) => {
      placed[parting === ' ' ? index : Math.min(cell.at, full - 1)] = cell.text;
    });
    rows.push(placed);
    filled = parting === ' ' ? full : Math.max(...cells.map((cell) => cell.at)) + 1;
  }
  // "SKILL | ABLE TO READ DRAWINGS" below "COMPETENCY | REQUIRED LEVEL": the column that asks only names its rows, and what is asked stands behind it.
  const named = rows.filter((row) => row.length > 1);
  const told =
    table.kind === 'asked' && held < full - 1 && named.every((row) => kindOfRow.test(row[held] ?? '')) ? held + 1 : -1;
  const listed = (column: number): string[] =>
    rows.flatMap((row) => {
      if (row.length === 1) return row;
      const text = calmedCell(row[column] ?? '', told)
        .replace(/^[•*·-]\s*/, '')
        .replace(/(?<=[a-z)]) {1,2}\d{1,3} ?%?$/, (share) => (lastIsShare ? '' : share))
        .trim();
      const force =
        table.kind === 'asked' && told < 0 ? forceIn(row.filter((_, index) => columns[index] === 'measure')) : '';
      return /[A-Za-z]{3}/.test(text) ? [`• ${text}${force}`] : [];
    });
  const asked = table.beside < 0 ? [] : listed(table.beside);
  return {
    rows: [...listed(told < 0 ? held : told), ...(asked.length > 0 ? ['Requirements:', ...asked] : [])],
    next: at,
  };
}

/** The lines with such tables as lists of what their one column holds. */
export function partNamedColumns(lines: readonly string[]): string[] {
  const parted: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const table = opens(line);
    const found = table ? readTable(lines, at, table) : null;
    if (!table || !found || found.rows.length < 2) {
      parted.push(line);
      at += 1;
      continue;
    }
    // What the table stands under says what it holds; where nothing does, its column says it.
    const above = parted.filter((one) => one.trim() !== '').at(-1) ?? '';
    const section = isSection(above) ? headingOf(above.trim().replace(/^\d{1,2}[.)]?\s+/, ''), false) : null;
    const fits = table.kind === 'work' ? section === 'duty' : section === 'person' || section === 'desirable';
    if (!fits) parted.push(table.kind === 'work' ? 'Main duties:' : 'Requirements:');
    parted.push(...found.rows, '');
    at = found.next;
  }
  return parted;
}
