/**
 * A paper in two languages side by side: "Ihr Profil | Your profile". Of each row the English side is read, as a line of its
 * own; the other side says the same again in a language that no text is in.
 */
import { knownShare } from './english.ts';
import { headingOf } from './headings.ts';

/** So many rows show that a paper has two sides, and is no table. */
const LEAST = 3;
const parting = /\t|\s\|\s|\s\/\s|\s{3,}/;

interface Row {
  at: number;
  cells: readonly [string, string];
}

const average = (cells: readonly string[]): number => {
  const shares = cells.map(knownShare).filter((share) => share !== null);
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
};

/** The text with the English side alone, where a paper has two. */
export function inItsEnglishSide(text: string): string {
  if (!/\S[^\S\n]*[|\t/][^\S\n]*\S|\S {3,}\S/.test(text)) return text;
  const lines = text.split('\n');
  const rows = lines.flatMap((line, at): Row[] => {
    const cells = line
      .replace(/^\s*\|\s?|\s?\|\s*$/g, '')
      .split(parting)
      .map((cell) => cell.replace(/^\s*[-–—•*·]\s+/, '').trim());
    const [one = '', other = ''] = cells;
    return cells.length === 2 && /\p{L}{2}/u.test(one) && /\p{L}{2}/u.test(other) ? [{ at, cells: [one, other] }] : [];
  });
  if (rows.length < LEAST) return text;
  const left = average(rows.map(({ cells }) => cells[0]));
  const right = average(rows.map(({ cells }) => cells[1]));
  const english = left > right ? 0 : 1;
  if (Math.max(left, right) < 0.8 || Math.min(left, right) > 0.5) return text;
  for (const { at, cells } of rows) {
    const side = cells[english];
    const isTold = (knownShare(side) ?? 1) >= 0.5;
    lines[at] = !isTold ? '' : headingOf(side, false) !== null ? side : `- ${side}`;
  }
  return lines.join('\n');
}
