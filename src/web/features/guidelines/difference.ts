/** Where two sentences differ, cut to what fits beside an option. */

/** A sentence in three parts, of which the middle one is what changed. */
export interface Parts {
  before: string;
  changed: string;
  after: string;
}

/** Characters that are shown at either side of the change. */
const around = 28;

/** The parts of both sentences; the change is widened to whole words where it lies inside one. */
export function findDifference(before: string, after: string): { before: Parts; after: Parts } {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const isInWord = (text: string, at: number): boolean => /^[\p{L}\p{N}’']{2}$/u.test(text.slice(at - 1, at + 1));
  while (start > 0 && (isInWord(before, start) || isInWord(after, start))) start--;
  while (end > 0 && (isInWord(before, before.length - end) || isInWord(after, after.length - end))) end--;
  return { before: cut(before, start, end), after: cut(after, start, end) };
}

function cut(text: string, start: number, end: number): Parts {
  const before = text.slice(0, start);
  const after = text.slice(text.length - end);
  return {
    before: before.length > around ? `…${before.slice(-around).replace(/^\S*/, '')}` : before,
    changed: text.slice(start, text.length - end),
    after: after.length > around ? `${after.slice(0, around).replace(/\S*$/, '').trimEnd()} …` : after,
  };
}
