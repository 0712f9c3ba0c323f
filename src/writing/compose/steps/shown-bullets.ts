/** Bullets that stood in a list before, word for word: of this batch or of one that was shown. */
import type { Batch } from '../plan/batch.ts';
import type { Candidate } from '../plan/pool.ts';

/** How a batch remembers a bullet; in a text its words might stand as a sentence. */
export const asStood = ({ text }: Candidate): string => `bullet text ${text.toLowerCase()}`;

export const stood = (bullet: Candidate, { sentences, texts }: Batch): boolean =>
  sentences.has(asStood(bullet)) || sentences.has(bullet.text) || texts.some((text) => text.includes(bullet.text));
