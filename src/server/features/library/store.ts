/** Changing the library. Every statement names the company, and the walls hold beside it. */
import { randomUUID } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { type FolderCategory, isEntryLabel } from '#domain/library.ts';
import type { Statements } from '../../ports/database.ts';

export interface NewFolder {
  title: string;
  country: string;
  location: string | null;
  supportingContent: string | null;
  category: FolderCategory;
}

/** Who changes something, in which company, when. */
export interface Change {
  tenantId: string;
  accountId: string;
  now: Date;
}

function addContributor(sql: Statements, { tenantId, accountId, now }: Change, folderId: string) {
  return sql`insert into library_contributor (tenant_id, folder_id, account_id, first_at)
    values (${tenantId}, ${folderId}, ${accountId}, ${now})
    on conflict (tenant_id, folder_id, account_id) do nothing`;
}

/** Creates an empty folder; whoever creates it is its first contributor. @returns its id */
export async function createFolder(sql: Statements, change: Change, folder: NewFolder): Promise<string> {
  const id = randomUUID();
  const { tenantId, accountId, now } = change;
  await sql`insert into library_folder
    (tenant_id, id, category, title, country, location, use_this_content, created_by, created_at, updated_at)
    values (${tenantId}, ${id}, ${folder.category}, ${folder.title}, ${folder.country}, ${folder.location},
      ${folder.supportingContent}, ${accountId}, ${now}, ${now})`;
  await addContributor(sql, change, id);
  return id;
}

/** What a save answers. */
export interface SavedFolder {
  version: number;
  updatedAt: Date;
}

/**
 * Replaces the entries. Blank ones are left out; the same content again changes nothing, so that a retry counts as saved.
 * @param based the version that the change was made on; undefined replaces whatever is there
 * @throws AppError NOT_FOUND, VALIDATION for a label of another kind, VERSION_CONFLICT when somebody saved in the meantime
 */
export async function saveFolderContent(
  sql: Statements,
  change: Change,
  folderId: string,
  entries: Readonly<Record<string, string>>,
  based: number | undefined,
): Promise<SavedFolder> {
  const { tenantId, now } = change;
  const content = sql.json(Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry !== '')));
  const [stored] = await sql<{ category: FolderCategory; version: number; updated_at: Date; same: boolean }[]>`
    select category, version, updated_at, content = ${content}::jsonb as same from library_folder
    where tenant_id = ${tenantId} and id = ${folderId} for update`;
  if (stored === undefined) throw new AppError('NOT_FOUND');
  if (stored.same) return { version: stored.version, updatedAt: stored.updated_at };
  if (!Object.keys(entries).every((label) => isEntryLabel(stored.category, label))) {
    throw new AppError('VALIDATION', {
      message: "An entry has a label that doesn't belong into this folder. Reload the page and try again.",
      field: 'content',
    });
  }
  if (based !== undefined && based !== stored.version) {
    throw new AppError('VERSION_CONFLICT', {
      message: 'A colleague changed this folder. Update to see it; your own changes are kept and offered again.',
    });
  }
  const [saved] = await sql<{ version: number; updated_at: Date }[]>`
    update library_folder set content = ${content}, version = version + 1, updated_at = ${now}
    where tenant_id = ${tenantId} and id = ${folderId} returning version, updated_at`;
  if (saved === undefined) throw new AppError('NOT_FOUND');
  await addContributor(sql, change, folderId);
  return { version: saved.version, updatedAt: saved.updated_at };
}

/** Deletes a folder with its entries. @throws AppError NOT_FOUND */
export async function deleteFolder(sql: Statements, tenantId: string, folderId: string): Promise<void> {
  const [deleted] = await sql`delete from library_folder
    where tenant_id = ${tenantId} and id = ${folderId} returning 1`;
  if (deleted === undefined) throw new AppError('NOT_FOUND');
}
