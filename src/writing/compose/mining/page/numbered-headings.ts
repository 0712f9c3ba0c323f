/** "2. Main Duties & Responsibilities": sections that are numbered, and no points of a list. */
import { headingOf } from './headings.ts';
import { withoutPartNames } from './numbered-parts.ts';

const numbered = /^\s*(\d{1,2}|[IVX]{1,4}|[A-H])[.):]?\s+([A-Z][^.;:]{2,60}):?\s*$/;
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The place in its row, from 1; 0 where it is none. */
const placeOf = (mark: string): number =>
  /^\d/.test(mark) ? Number(mark) : roman.includes(mark) ? roman.indexOf(mark) + 1 : mark.charCodeAt(0) - 64;

/**
 * The lines with their numbered section names as headings. A row of such names has text between most of them; the points
 * of a list stand one below the other.
 */
export function withNumberedHeadings(typed: readonly string[]): string[] {
  const lines = withoutPartNames(typed);
  const found: { index: number; name: string }[] = [];
  lines.forEach((line, index) => {
    const [, mark = '', name = ''] = numbered.exec(line) ?? [];
    if (mark !== '' && placeOf(mark) === found.length + 1 && name.split(/\s+/).length <= 8) found.push({ index, name });
  });
  if (found.length < 3) return [...lines];
  // A wrapped line goes on with a point; what begins anew stands between two sections.
  const apart = found.filter(({ index }, at) =>
    lines
      .slice(index + 1, found[at + 1]?.index ?? lines.length)
      .some((line) => line.trim() !== '' && !/^\s*[a-z(]/.test(line)),
  ).length;
  if (apart < found.length - 1) return [...lines];
  const names = new Map(
    found
      .filter(({ name }) => {
        const section = headingOf(`${name}:`, false);
        return section !== null && section !== 'none';
      })
      .map(({ index, name }) => [index, `${name}:`]),
  );
  return names.size < 2 ? [...lines] : lines.map((line, index) => names.get(index) ?? line);
}
