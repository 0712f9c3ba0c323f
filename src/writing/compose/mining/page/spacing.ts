/** How a job description stands on its paper: files give each line of a wrapped paragraph as a paragraph of its own. */
import { isBullet } from './line-starts.ts';

/** A line that the paper's edge broke is never longer than this. */
const widestPaper = 110;
const narrowestPaper = 60;

/** Whether a line was broken where the paper ended, and the next one goes on with it. */
const goesOn = (line: string, next: string, width: number): boolean =>
  /^\s*[a-z(]/.test(next) &&
  !isBullet(next) &&
  !/[.:;!?]\s*$/.test(line) &&
  line.trimEnd().length + (next.trim().split(/\s/)[0] ?? '').length + 1 > width * 0.85;

/**
 * Takes the empty lines out of a text in which every line is a paragraph, where those lines were broken by the edge of
 * a page. Any other text stays as it is: there, what follows an empty line is something of its own.
 */
export function singleSpaced(text: string): string {
  const raw = text.split('\n');
  const lines = raw.filter((line) => line.trim() !== '');
  const gaps = raw.slice(1).filter((line, index) => line.trim() === '' && (raw[index] ?? '').trim() !== '').length;
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  if (gaps < (lines.length - 1) * 0.9 || width > widestPaper || width < narrowestPaper) return text;
  const broken = lines.filter((line, index) => goesOn(line, lines[index + 1] ?? '', width)).length;
  if (broken < 2) return text;
  // More than one empty line was there before the file gave each its own.
  return text.replace(/\n[^\S\n]*\n(?:[^\S\n]*\n)?/g, (gap) => (gap.split('\n').length > 3 ? '\n\n' : '\n'));
}
