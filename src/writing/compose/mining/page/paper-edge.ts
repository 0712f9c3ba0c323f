/** Where a paper's edge broke its lines: how far they reach, and whether each point of its lists ends in a stop. */
import { headingOf } from './headings.ts';
import { isBullet } from './line-starts.ts';

/** Shorter lines were broken by nobody's edge. */
const narrowest = 55;

/**
 * How long the longest of the lines is that go on below in small letters, where several do; `width` otherwise. One long
 * line that was pasted in tells nothing of where the others were broken.
 */
export function edgeOf(lines: readonly string[], width: number): number {
  const broken = lines.filter(
    (line, at) => /^\s*[a-z]/.test(lines[at + 1] ?? '') && !isBullet(lines[at + 1] ?? '') && !/[.:;!?]\s*$/.test(line),
  );
  const longest = broken.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  return broken.length > 2 && longest >= narrowest ? Math.min(width, longest) : width;
}

/** Whether the points of a paper's lists end in stops, however many lines each of them has. */
export function endInStops(lines: readonly string[]): boolean {
  let points = 0;
  let ended = 0;
  lines.forEach((line, at) => {
    if (!isBullet(line)) return;
    let last = at;
    while (
      (lines[last + 1] ?? '').trim() !== '' &&
      !isBullet(lines[last + 1] ?? '') &&
      headingOf((lines[last + 1] ?? '').trim(), false) === null
    )
      last += 1;
    points += 1;
    if (/\.\s*$/.test(lines[last] ?? '')) ended += 1;
  });
  return points > 2 && ended > points * 0.75;
}
