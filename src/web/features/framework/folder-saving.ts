/** Saving items to a folder of the library: what is new, what is there already, what is blank (D2 section 4.2). */
import type { Folder } from '#contract/library.ts';
import { entryLabel, type FolderCategory } from '#domain/library.ts';
import { library as limits } from '#domain/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { queryClient } from '#web/api/queries.ts';
import { folderDetailsOf, saveFolderContent } from '#web/features/library/index.ts';

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

export interface SavedTo {
  folder: Folder;
  saved: number;
  there: number;
  blank: number;
}

/** Thrown when the folder can't take the new entries. */
export class FolderFull extends Error {}

const fetchFolder = (folderId: string): Promise<Folder> =>
  queryClient.fetchQuery({ ...folderDetailsOf(folderId), staleTime: 0 });

/**
 * Saves what the folder doesn't have yet. Somebody else's save in between costs another look, no words.
 * @throws FolderFull, ApiError
 */
export async function saveToFolder(folderId: string, texts: readonly string[], tries = 3): Promise<SavedTo> {
  const folder = await fetchFolder(folderId);
  const { content } = folder.libraryContent;
  const fates = fatesOf(texts, Object.values(content));
  const fresh = texts.filter((_, at) => fates[at] === 'new');
  const count = (...kinds: Fate[]): number => fates.filter((fate) => kinds.includes(fate)).length;
  const outcome = { folder, saved: fresh.length, there: count('there', 'twice'), blank: count('blank') };
  if (fresh.length === 0) return outcome;
  if (Object.keys(content).length + fresh.length > limits.entriesMax) throw new FolderFull();
  try {
    await saveFolderContent(folderId, withEntries(folder.category, content, fresh), folder.version);
    return outcome;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409 || tries <= 1) throw error;
    return saveToFolder(folderId, texts, tries - 1);
  }
}
