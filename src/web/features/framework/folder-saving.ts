/** Saving items to a folder of the library: what is new, what is there already, what is blank (D2 section 4.2). */
import type { Folder } from '#contract/library.ts';
import { library as limits } from '#domain/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { queryClient } from '#web/api/queries.ts';
import { folderDetailsOf, saveFolderContent } from '#web/features/library/index.ts';
import { type Fate, fatesOf, withEntries } from './fates.ts';

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
