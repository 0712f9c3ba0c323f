/** Bullets that stood in a list before, word for word: of this batch or of one that was shown. */
import type { Batch } from '../plan/assemble.ts';
import type { Candidate } from '../plan/pool.ts';

/** How a batch remembers a bullet; in a text its words might stand as a sentence. */
export const asStood = ({ text }: Candidate): string => `bullet text ${text.toLowerCase()}`;

export const stood = (bullet: Candidate, { sentences, texts }: Batch): boolean =>
  sentences.has(asStood(bullet)) || sentences.has(bullet.text) || texts.some((text) => text.includes(bullet.text));

/** The list without what stood before; two are the least that is a list. */
export function withoutStood(list: readonly Candidate[], batch: Batch): Candidate[] {
  const left = [...list];
  for (let at = left.length - 1; at >= 0 && left.length > 2; at -= 1) {
    const bullet = left[at];
    if (bullet && stood(bullet, batch)) left.splice(at, 1);
  }
  return left;
}
