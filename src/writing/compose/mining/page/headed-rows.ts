/** Rows that stand alone and whose first cell is a heading: "PHYSICAL DEMANDS | Lift 50 lb occasionally | Stand 8+ hours". The cells behind it are its points. */
import { cellsIn } from './cells.ts';
import { headingOf } from './headings.ts';

const bars = /\S\s*\|\s*\S.*\|\s*\S/;
/** Names of columns and their marks: the head of a table, whose rows stand below it. */
const ofTable =
  /^(?:% ?(?:of )?time|[EDX]|ess(?:ential)?|des(?:irable)?|required|preferred|must[- ]haves?|(?:nice|good)[- ]to[- ]haves?|yes|no|level|measure|kpis?)$/i;

/** The lines with such rows as a heading and its list. */
export function partHeadedRows(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const alone = !lines[at - 1]?.includes('|') && !lines[at + 1]?.includes('|');
    if (!alone || !bars.test(line)) return [line];
    const [name, ...points] = cellsIn(line, '|').map(({ text }) => text);
    const isList =
      name !== undefined &&
      headingOf(name, false) !== null &&
      points.length > 1 &&
      points.every((point) => / /.test(point) && !ofTable.test(point) && headingOf(point, false) === null);
    return isList ? [`${name}:`, ...points.map((point) => `• ${point}`), ''] : [line];
  });
}
