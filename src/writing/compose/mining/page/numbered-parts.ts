/**
 * "5.2 Place of residence and work", "3.1 Operational duties": names of the parts of a numbered section, each with its own text
 * below it. None of them is a task or a demand; the section goes on.
 */
import { headingOf } from './headings.ts';

const part = /^\s*(\d{1,2})\.(\d{1,2})\.?\s+([A-Z][^.;:!?]{2,60})\s*$/;
/** What a point of a list begins with, and the name of no part does. */
const point = /^(?:To|You|Must|Ensure|Be|Have|Hold|Able|Minimum|At least|A|An)\s/;

/** The lines with the names that are headings as such, and without the others. */
export function withoutPartNames(lines: readonly string[]): string[] {
  const names = new Map<number, string>();
  lines.forEach((line, index) => {
    const [, , , name = ''] = part.exec(line) ?? [];
    if (name === '' || name.split(/\s+/).length > 6 || point.test(name)) return;
    const below = lines.slice(index + 1).find((next) => next.trim() !== '') ?? '';
    // Its own text: points, or a sentence. Points of a numbered list stand one below the other.
    if (below === '' || part.test(below)) return;
    if (/^\s*[-–•*·▪o]\s/.test(below) || /[.:]\s*$/.test(below) || below.trim().length > 60) names.set(index, name);
  });
  if (names.size < 3 || names.size * 2 < lines.filter((line) => part.test(line)).length) return [...lines];
  return lines.map((line, index) => {
    const name = names.get(index);
    if (name === undefined) return line;
    const section = headingOf(`${name}:`, false);
    return section !== null && section !== 'none' ? `${name}:` : '';
  });
}
