/** Bullets that stood in a list before, word for word: of this batch or of one that was shown. */
import type { Batch } from '../plan/batch.ts';
import type { Candidate } from '../plan/pool.ts';

/** How a batch remembers a bullet; in a text its words might stand as a sentence. */
export const asStood = ({ text }: Candidate): string => `bullet text ${text.toLowerCase()}`;

export const stood = (bullet: Candidate, { sentences, texts }: Batch): boolean =>
  sentences.has(asStood(bullet)) || sentences.has(bullet.text) || texts.some((text) => text.includes(bullet.text));

/** Whether these very bullets, in whatever order, are the list of a text of this batch or of one that was shown. */
export function isShownList(
  bullets: readonly Candidate[],
  beside: readonly (readonly Candidate[])[],
  texts: readonly string[],
): boolean {
  if (bullets.length === 0) return false;
  const rows = (list: readonly Candidate[]): string =>
    list
      .map(({ text }) => text.toLowerCase())
      .sort()
      .join('\n');
  return (
    beside.some((list) => rows(list) === rows(bullets)) ||
    texts.some((text) => bullets.every((bullet) => text.includes(bullet.text)))
  );
}
