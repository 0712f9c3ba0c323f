/** The library's data: pages of folders, one folder, and what changes them. A side panel can use the same. */
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Folder, FolderPage } from '#contract/library.ts';
import type { SortOrder } from '#domain/advert.ts';
import { type FolderCategory, folderCategories } from '#domain/library.ts';
import { library } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { answerOf, keyOf, queryClient } from '#web/api/queries.ts';

/** What is shown of the library: one kind of content, narrowed and sorted. */
export interface LibraryView {
  category: FolderCategory;
  search: string;
  sort: SortOrder;
}

const tabKey = 'Library_Tab';

/** The tab that was open last in this browser tab. */
export function rememberedTab(): FolderCategory {
  const stored = sessionStorage.getItem(tabKey);
  return folderCategories.find((category) => category === stored) ?? 'headlines';
}

export function rememberTab(category: FolderCategory): void {
  sessionStorage.setItem(tabKey, category);
}

function pagesOf({ category, search, sort }: LibraryView) {
  return infiniteQueryOptions({
    queryKey: keyOf('library.list', { category, search, sort }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { search, sort, limit: library.page, ...(pageParam === undefined ? {} : { cursor: pageParam }) };
      // With a limit the answer is a page.
      return (await call('library.list', { body: { category }, query }, { signal })) as FolderPage;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // While somebody types, the cards that are there stay until the next ones come; those of another tab never do.
    placeholderData: (previous, query) =>
      (query?.queryKey[1] as LibraryView | undefined)?.category === category ? previous : undefined,
  });
}

/** Folders for a view. `loading` until the first page of this kind of content is there. */
export function useFolders(view: LibraryView) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useInfiniteQuery(pagesOf(view));
  const foldersList = useMemo(() => data?.pages.flatMap((page) => page.folders) ?? [], [data]);
  return {
    foldersList,
    loading: isPending,
    failed: isError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isPlaceholderData,
  };
}

/** Query options of one folder with its entries. */
export function folderDetailsOf(folderId: string) {
  return answerOf('library.details', { body: { folderId } });
}

const reloadLists = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf('library.list') });

/** What the dialog 'Create' sends; empty fields are left out. */
export interface NewFolder {
  title: string;
  country: string;
  location: string | null;
  supportingContent: string | null;
  category: FolderCategory;
}

/** Creates a folder. @returns its id */
export async function createFolder({ location, supportingContent, ...folder }: NewFolder): Promise<string> {
  const { id } = await call('library.create', {
    body: {
      ...folder,
      ...(location === null ? {} : { location }),
      ...(supportingContent === null ? {} : { supportingContent }),
    },
  });
  await reloadLists();
  return id;
}

/** Replaces a folder's entries. @returns the version that is stored now */
export async function saveFolderContent(
  folderId: string,
  content: Record<string, string>,
  based: number,
): Promise<number> {
  const { version, updatedAt } = await call('library.saveContent', { body: { folderId, content, version: based } });
  const { queryKey } = folderDetailsOf(folderId);
  queryClient.setQueryData(queryKey, (folder: Folder | undefined) =>
    folder === undefined ? undefined : { ...folder, version, updatedAt, libraryContent: { content } },
  );
  // Whoever saves for the first time is a contributor from now on.
  void queryClient.invalidateQueries({ queryKey });
  void reloadLists();
  return version;
}

/** Deletes a folder with its entries. `forgetFolder` follows once its page is left. */
export async function deleteFolder(folderId: string): Promise<void> {
  await call('library.delete', { body: { folderId } });
}

/** A folder is gone and its page is left: what is remembered of it goes too. While it is shown it would be asked for again. */
export function forgetFolder(folderId: string): void {
  queryClient.removeQueries({ queryKey: folderDetailsOf(folderId).queryKey });
  void reloadLists();
}
