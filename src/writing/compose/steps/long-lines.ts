/** Lines that are longer than was asked for: what must be said stands whole, and the recruiter is told. */
import { itemText } from '../item-text.ts';
import { countWords } from '../language/words.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import type { StepItem } from '../types.ts';
import type { StepContext } from './context.ts';

/** Tells which imperative makes a line of more words than it should have. */
export function noteLongLines(items: readonly StepItem[], { imperatives, notes }: StepContext, most: number): void {
  for (const text of items.map(itemText)) {
    const words = countWords(text);
    const must = words > most ? imperatives.find((imperative) => saysImperative(text, imperative)) : undefined;
    if (must)
      notes.add(
        `"${must.text}" makes a line of ${words} words where ${most} are the most: in fewer it would not say all of that. A shorter imperative makes a shorter line.`,
      );
  }
}
