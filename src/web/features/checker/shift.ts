/** Keeps findings at their words while somebody types around them, until the worker has read the change. */

interface Placed {
  start: number;
  end: number;
}

/**
 * The findings of a text after it has changed: those before the change stay, those behind it move, and those that it
 * touches go. A letter typed right behind a word belongs to the word, so that finding goes too.
 */
export function shiftFindings<Finding extends Placed>(
  findings: readonly Finding[],
  before: string,
  after: string,
): readonly Finding[] {
  if (before === after || findings.length === 0) return findings;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  const end = before.length - same;
  const by = after.length - before.length;
  const isLetter = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
  return findings.flatMap((finding) => {
    if (finding.end < start || (finding.end === start && !isLetter(after[start]))) return [finding];
    if (finding.start > end || (finding.start === end && !isLetter(after[end + by - 1])))
      return [{ ...finding, start: finding.start + by, end: finding.end + by }];
    return [];
  });
}
