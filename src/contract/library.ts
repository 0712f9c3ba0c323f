/** The library: folders of content that a company uses again (D2 sections 3.1, 5.1 and 7.1; decisions: library). */
import { z } from 'zod';
import { sortOrders } from '#domain/advert.ts';
import { folderCategories } from '#domain/library.ts';
import { library as limits, list } from '#domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, exactText, id, moment, optionalText, requiredLine, text, version } from './values.ts';

const category = z.enum(folderCategories, { error: 'Choose what the folder is for' });
const folderRef = z.object({ folderId: id });

/** Somebody who has put content into a folder. The avatar is a key, resolved to an address by `storage.downloadUrl`. */
const contributor = z.object({
  userId: id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  avatar: z.string().nullable(),
});
export type Contributor = z.output<typeof contributor>;

const folderFields = z.object({
  id,
  title: z.string(),
  country: z.string(),
  location: z.string().nullable(),
  useThisContent: z.string().nullable(),
  category: z.enum(folderCategories),
  createdAt: moment,
  updatedAt: moment,
  avatars: z.array(contributor),
});

/** A card of the library. `entries` is their number, `taste` the first of them, cut to a few lines. */
export const folderSummary = folderFields.extend({ entries: z.int(), taste: z.string().nullable() });
export type FolderSummary = z.output<typeof folderSummary>;

export const folderPage = z.object({ folders: z.array(folderSummary), nextCursor: z.string().nullable() });
export type FolderPage = z.output<typeof folderPage>;

/** A folder with its entries: a map of label to text. */
export const folder = folderFields.extend({
  version,
  libraryContent: z.object({ content: z.record(z.string(), z.string()) }),
});
export type Folder = z.output<typeof folder>;

/** The dialog 'Create'. */
export const folderForm = z.object({
  title: requiredLine('Title', limits.titleMax),
  country: requiredLine('Country', limits.countryMax),
  location: optionalText('Location', limits.locationMax),
  supportingContent: optionalText('How, where and when to use this content', limits.useThisContentMax),
});

const entryMessage = `An entry holds at most ${limits.entryMax.toLocaleString('en-GB')} characters`;
const content = z
  .record(exactText(32), text(limits.entryMax, entryMessage))
  .refine((entries) => Object.keys(entries).length <= limits.entriesMax, {
    error: `A folder holds at most ${limits.entriesMax} entries. Delete some, or begin another folder.`,
  });

export const libraryEndpoints = {
  'library.create': defineEndpoint({
    summary: 'Create a folder',
    requires: 'library.use',
    body: folderForm.extend({ category }),
    reply: z.object({ id }),
  }),
  'library.saveContent': defineEndpoint({
    summary: "Replace a folder's entries; with `version` only if nobody has saved it since",
    requires: 'library.use',
    body: folderRef.extend({ content, version: version.optional() }),
    reply: z.object({ version, updatedAt: moment }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
    bodyLimit: limits.folderBytesMax,
  }),
  'library.list': defineEndpoint({
    summary: 'Folders of one category: all as an array, or with `limit` a page',
    requires: 'library.use',
    query: z.object({
      search: text(list.searchMax).optional(),
      sort: z.enum(sortOrders).default('Newest'),
      cursor: exactText(600).optional(),
      limit: z.coerce.number().int().min(1).max(list.pageMax).optional(),
    }),
    body: z.object({ category }),
    reply: z.union([z.array(folderSummary), folderPage]),
    verbatim: true,
  }),
  'library.details': defineEndpoint({
    summary: 'One folder with its entries',
    requires: 'library.use',
    body: folderRef,
    reply: folder,
    errors: ['NOT_FOUND'],
    verbatim: true,
  }),
  'library.delete': defineEndpoint({
    summary: 'Delete a folder with its entries',
    requires: 'library.use',
    body: folderRef,
    reply: done,
    errors: ['NOT_FOUND'],
  }),
};
