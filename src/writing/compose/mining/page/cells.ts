/** The cells of a row of a table, as tabs, bars or several blanks part them. */

/** A cell, and where it stands: its column where tabs or bars part the row, else its place on the line. */
export interface Cell {
  text: string;
  at: number;
}

/** What parts the cells of a row: a tab, a bar, blanks, or two blanks where they are all that is left of the gaps. */
export type Parting = '\t' | '|' | ' ' | '  ';

export const partingOf = (line: string): Parting => (line.includes('\t') ? '\t' : /\S\s*\|/.test(line) ? '|' : ' ');

/** The cells of a row that have something in them. */
export function cellsIn(line: string, parting: Parting = partingOf(line)): Cell[] {
  if (parting === '  ')
    return line
      .trim()
      .split(/ {2,}/)
      .map((text, at) => ({ text, at }));
  if (parting !== ' ')
    return line
      .replace(/^\s*\|/, '')
      .replace(/\|\s*$/, '')
      .split(parting)
      .map((cell, at) => ({ text: cell.trim(), at }))
      .filter(({ text }) => text !== '');
  return [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map((found) => ({
    text: found[0].replace(/ {2,}/g, ' '),
    at: found.index,
  }));
}

/** How far the gap before a cell is, behind the cell before it. */
export const gapBefore = (cell: Cell, before: Cell): number => cell.at - before.at - before.text.length;

/** Whether a line has more than one column. */
export const isRow = (line: string): boolean =>
  /\t|\S {3,}\S/.test(line) || (line.match(/\|/g)?.length ?? 0) > (/^\s*\|/.test(line) ? 2 : 0);

/** Two lines of a cell as one: "sup-" and "pliers" are one word, "re-" keeps its hyphen. */
export const joinCells = (first: string, rest: string): string => {
  if (first === '' || rest === '') return first + rest;
  const broken = /([A-Za-z]{2,})-$/.exec(first)?.[1];
  if (!broken || !/^[A-Za-z]{2}/.test(rest)) return `${first} ${rest}`;
  return keepsHyphen.test(broken) || /^[A-Z][a-z]/.test(rest) ? `${first}${rest}` : `${first.slice(0, -1)}${rest}`;
};

/** Word parts that have a hyphen behind them wherever they stand. */
const keepsHyphen =
  /^(?:re|self|full|part|long|short|well|high|low|up|on|off|in|out|co|non|pre|post|multi|cross|day|front|end|follow|check|one|two|three|four|five|semi|sub|anti|inter)$/i;
