/** Files of a company: who may upload, read and remove which (security: Files). */
import { randomUUID } from 'node:crypto';
import type { Statements } from '../../ports/database.ts';
import type { FileStore } from '../../ports/files.ts';

export { askStore } from './ask-store.ts';
export { takeAvatarUpload } from './avatars.ts';

/** A file as the database knows it. */
export interface StoredFile {
  key: string;
  name: string;
  type: string;
  /** Bytes that were announced; 0 where none were. */
  size: number;
}

/** A new key in the company's part of the store; the label of the client is no part of it. */
export function createKey(tenantId: string, folder: string, extension: string): string {
  return `${tenantId}/${folder}/${randomUUID()}.${extension}`;
}

/** The company's file of this key. */
export async function findFile(sql: Statements, tenantId: string, key: string): Promise<StoredFile | undefined> {
  const [row] = await sql<StoredFile[]>`
    select key, name, type, size from stored_file where tenant_id = ${tenantId} and key = ${key}`;
  return row;
}

export async function createFile(
  sql: Statements,
  tenantId: string,
  accountId: string,
  file: StoredFile,
): Promise<void> {
  await sql`insert into stored_file (tenant_id, key, name, type, size, created_by)
    values (${tenantId}, ${file.key}, ${file.name}, ${file.type}, ${file.size}, ${accountId})`;
}

/** Removes files that nothing points at any more. A failure costs disk space, not the user's action, so it is only logged. */
export async function discardFiles(
  files: FileStore,
  keys: readonly string[],
  warn: (event: string, details: Record<string, unknown>) => void,
): Promise<void> {
  for (const key of keys) {
    await files.delete(key).catch((error: unknown) => warn('file not removed', { key, reason: String(error) }));
  }
}
