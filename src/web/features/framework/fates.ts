/** What a save to a folder makes of each item: new, there already, blank (D2 section 4.2). Pure. */
import { entryLabel, type FolderCategory } from '#domain/library.ts';

/** What becomes of an item. `twice`: an item before it says the same. */
export type Fate = 'new' | 'there' | 'blank' | 'twice';

const squash = (text: string): string => text.trim();

/** What would become of each text, in order. */
export function fatesOf(texts: readonly string[], stored: readonly string[]): Fate[] {
  const there = new Set(stored.map(squash));
  const seen = new Set<string>();
  return texts.map((text) => {
    const trimmed = squash(text);
    if (trimmed === '') return 'blank';
    if (there.has(trimmed)) return 'there';
    if (seen.has(trimmed)) return 'twice';
    seen.add(trimmed);
    return 'new';
  });
}

/** The folder's map with new texts, whose labels go on where the numbers end; nothing is overwritten. */
export function withEntries(
  category: FolderCategory,
  content: Readonly<Record<string, string>>,
  texts: readonly string[],
): Record<string, string> {
  const last = Math.max(0, ...Object.keys(content).map((label) => Number(/ (\d+)$/.exec(label)?.[1] ?? 0)));
  return {
    ...content,
    ...Object.fromEntries(texts.map((text, at) => [entryLabel(category, last + at + 1), squash(text)])),
  };
}
