/** People's pictures in the store: uploaded under a key of the person's own, kept anew under another (security: Files). */
import { randomUUID } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { files as limits } from '#domain/limits.ts';
import type { Actor } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';
import type { FileStore } from '../../ports/files.ts';
import { askStore } from './ask-store.ts';
import { makePicture, pictureType } from './picture.ts';

/** Remembers an upload to come; the person's earlier ones that were never saved are forgotten, and their keys returned. */
export async function createAvatarUpload(
  sql: Statements,
  accountId: string,
  upload: { type: string; size: number | undefined; extension: string },
): Promise<{ key: string; replaced: string[] }> {
  const key = `${accountId}/avatar-uploads/${randomUUID()}.${upload.extension}`;
  const replaced = await sql<
    { key: string }[]
  >`delete from avatar_upload where account_id = ${accountId} returning key`;
  await sql`insert into avatar_upload (key, account_id, type, size) values (${key}, ${accountId}, ${upload.type}, ${upload.size ?? 0})`;
  return { key, replaced: replaced.map((row) => row.key) };
}

/** Whether an upload is this person's. */
export async function findAvatarUpload(sql: Statements, accountId: string, key: string): Promise<boolean> {
  const rows = await sql`select 1 from avatar_upload where account_id = ${accountId} and key = ${key}`;
  return rows.length > 0;
}

/**
 * Turns an upload into a picture that can be kept, and stores it. The upload itself goes in any case.
 * @throws AppError FILE_NOT_FOUND, IMAGE_TYPE, IMAGE_BROKEN, FILE_SIZE, STORAGE_FAILED
 */
export async function takeAvatarUpload(
  { database, files, now }: { database: Database; files: FileStore; now: () => Date },
  accountId: string,
  key: string,
): Promise<string> {
  if (!(await database.identity((sql) => findAvatarUpload(sql, accountId, key)))) {
    throw new AppError('FILE_NOT_FOUND', { field: 'avatar' });
  }
  const bytes = await askStore(() => files.read(key, limits.maxBytes));
  if (bytes === undefined) throw new AppError('FILE_NOT_FOUND', { field: 'avatar' });
  try {
    const picture = await makePicture(bytes);
    const kept = `${accountId}/avatars/${now().getTime()}-${randomUUID()}.${pictureType.extension}`;
    await askStore(() => files.write({ key: kept, type: pictureType.mime, bytes: picture }));
    return kept;
  } finally {
    await database.identityQuery(
      (sql) => sql`delete from avatar_upload where account_id = ${accountId} and key = ${key}`,
    );
    // Only disk space is at stake; the answer to the person is decided already.
    await files.delete(key).catch(() => undefined);
  }
}

/** Whether this is the picture of somebody whom the person works with: a colleague, or across an assignment. */
export async function isVisibleAvatar(database: Database, actor: Actor, key: string): Promise<boolean> {
  const tenantId = actor.tenantId;
  const rows =
    tenantId === null
      ? await database.identityQuery(
          (sql) => sql`select 1 from account a where a.avatar = ${key} and (a.id = ${actor.id} or exists (
            select 1 from copywriter_assignment c
            where c.account_id = ${actor.id} and c.ended_at is null and c.tenant_id = a.tenant_id))`,
        )
      : // The company's wall lets through its own people and the copywriters of its adverts.
        await database.tenantQuery(tenantId, (sql) => sql`select 1 from account where avatar = ${key}`);
  return rows.length > 0;
}

/** Keys of kept pictures; others are documents. */
export const isAvatarKey = (key: string): boolean => key.split('/')[1] === 'avatars';
