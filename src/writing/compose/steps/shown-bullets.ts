/** Bullets that stood in a list before, word for word: of this batch or of one that was shown. */
import { containedRuns } from '../language/words.ts';
import type { Batch } from '../plan/batch.ts';
import type { Candidate } from '../plan/pool.ts';

/** How a batch remembers a bullet; in a text its words might stand as a sentence. */
export const asStood = ({ text }: Candidate): string => `bullet text ${text.toLowerCase()}`;

/** How a batch remembers the list of a finished text, in whatever order it stands. */
export const asList = (bullets: readonly Candidate[]): string => `list ${bullets.map(asStood).sort().join()}`;

export const stood = (bullet: Candidate, { sentences, texts }: Batch): boolean =>
  sentences.has(asStood(bullet)) || sentences.has(bullet.text) || texts.some((text) => text.includes(bullet.text));

/** So many runs of words of the shorter of two texts are much to share beside one list. */
const MUCH = 0.55;
/** Side by side the same list is seen at once, though the sentences before it differ. */
const MUCH_BESIDE = 0.45;

/** Whether a text has the list of one beside it or of one that was shown, in whatever order, and little else that is its own. */
export function repeatsList(
  bullets: readonly Candidate[],
  whole: string,
  beside: readonly { bullets: readonly Candidate[]; whole: string }[],
  texts: readonly string[],
): boolean {
  if (bullets.length === 0) return false;
  const rows = (list: readonly Candidate[]): string =>
    list
      .map(({ text }) => text.toLowerCase())
      .sort()
      .join('\n');
  const much = (other: string, share: number): boolean => containedRuns(other, whole) >= share;
  return (
    beside.some((other) => rows(other.bullets) === rows(bullets) && much(other.whole, MUCH_BESIDE)) ||
    texts.some((text) => bullets.every((bullet) => text.includes(bullet.text)) && much(text, MUCH))
  );
}
