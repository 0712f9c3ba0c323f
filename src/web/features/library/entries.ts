/** The entries of an open folder as a person edits them: rows with an identity, compared with what is stored. */
import { library } from '#domain/limits.ts';

/** An entry on the page. The key stays with it while others come and go. */
export interface EntryRow {
  key: number;
  text: string;
}

let serial = 0;

/** A row for a text. */
export function rowOf(text: string): EntryRow {
  serial += 1;
  return { key: serial, text };
}

/** What would be stored: trimmed, without blank ones. */
export function filledOf(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** What is stored of them: each text once, as its first row has it (D2 section 9). */
export function eachOnce(texts: readonly string[]): string[] {
  return [...new Set(filledOf(texts))];
}

/** Whether the rows say the same as what is stored. */
export function sameEntries(texts: readonly string[], stored: readonly string[]): boolean {
  const filled = filledOf(texts);
  return filled.length === stored.length && filled.every((text, at) => text === stored[at]);
}

/**
 * A person's own entries that a newer state of the folder doesn't have: changed or added since `base`, in their order,
 * each once.
 */
export function ownEntries(mine: readonly string[], base: readonly string[], fresh: readonly string[]): string[] {
  const known = new Set([...base, ...fresh]);
  return [...new Set(filledOf(mine))].filter((text) => !known.has(text));
}

/** Characters by which a text is longer than an entry may be; 0 when it fits. */
export function excessOf(text: string): number {
  return Math.max(0, text.trim().length - library.entryMax);
}
