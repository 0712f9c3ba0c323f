/** Endpoints of job descriptions: attach an uploaded file, read its state, remove it. */
import type { Handlers } from '#contract/handler.ts';
import type { JobDescriptionState } from '#domain/advert.ts';
import { AppError } from '#domain/errors.ts';
import { files as limits } from '#domain/limits.ts';
import type { Database, Statements } from '../../ports/database.ts';
import type { FileStore } from '../../ports/files.ts';
import { companyOf, loadFor } from '../advert/service.ts';
import { askStore, findFile, type StoredFile } from '../storage/service.ts';
import { extractText, matchesJobTitle } from './service.ts';

export interface JobDescriptionDeps {
  database: Database;
  files: FileStore;
  now: () => Date;
  discardFiles(keys: readonly string[]): Promise<void>;
}

interface JobDescriptionRow {
  file_key: string;
  file_name: string;
  kind: 'pdf' | 'docx';
  status: JobDescriptionState;
  text: string | null;
}

/** Stores the job description, and gives the key of the one that it replaces and the advert's new version. */
async function storeJobDescription(
  sql: Statements,
  key: { tenantId: string; advertId: string; accountId: string; now: Date },
  row: JobDescriptionRow,
): Promise<{ replaced: string[]; version: number }> {
  const { tenantId, advertId, accountId, now } = key;
  const replaced = await removeJobDescription(sql, tenantId, advertId, row.file_key);
  await sql`insert into job_description ${sql({
    tenant_id: tenantId,
    advert_id: advertId,
    ...row,
    uploaded_by: accountId,
    uploaded_at: now,
  })}`;
  const [advert] = await sql<{ version: number }[]>`
    update advert set updated_at = ${now}, version = version + 1
    where tenant_id = ${tenantId} and id = ${advertId} returning version`;
  return { replaced, version: advert?.version ?? 0 };
}

/** Forgets the advert's job description; gives the keys of files that are no longer needed. */
async function removeJobDescription(
  sql: Statements,
  tenantId: string,
  advertId: string,
  keep?: string,
): Promise<string[]> {
  const rows = await sql<{ file_key: string }[]>`
    delete from job_description where tenant_id = ${tenantId} and advert_id = ${advertId} returning file_key`;
  const keys = rows.map((row) => row.file_key).filter((file) => file !== keep);
  if (keys.length > 0) await sql`delete from stored_file where tenant_id = ${tenantId} and key in ${sql(keys)}`;
  return keys;
}

export function jobDescriptionHandlers({
  database,
  files,
  now,
  discardFiles,
}: JobDescriptionDeps): Handlers<'jobDescription.attach' | 'jobDescription.get' | 'jobDescription.delete'> {
  /** The file's bytes, if they arrived and are not too many. */
  async function readUpload(file: StoredFile): Promise<Uint8Array> {
    const bytes = await askStore(() => files.read(file.key, limits.maxBytes));
    if (bytes === undefined) throw new AppError('FILE_NOT_FOUND');
    return bytes;
  }

  return {
    'jobDescription.attach': async ({ body }, { actor, warn }) => {
      const tenantId = companyOf(actor, undefined);
      const { advertId, fileUrl } = body;
      const { file, jobTitle } = await database.tenant(tenantId, async (sql) => {
        const advert = await loadFor(sql, actor, 'setUp', tenantId, advertId);
        const found = await findFile(sql, tenantId, fileUrl);
        if (found === undefined) throw new AppError('FILE_NOT_FOUND', { field: 'fileUrl' });
        return { file: found, jobTitle: advert.jobTitle };
      });
      const kind = file.key.endsWith('.pdf') ? 'pdf' : 'docx';
      const extracted = await extractText(await readUpload(file), kind);
      if (!extracted.ok && extracted.reason === 'wrong-type') {
        // The bytes are not what the name says: nothing of it is kept.
        await database.tenant(
          tenantId,
          (sql) => sql`delete from stored_file where tenant_id = ${tenantId} and key = ${file.key}`,
        );
        await discardFiles([file.key]);
        throw new AppError('FILE_TYPE');
      }
      if (!extracted.ok) warn('job description not readable', { reason: extracted.reason, kind });
      const text = extracted.ok ? extracted.text.slice(0, limits.extractedTextMax) : null;
      const status: JobDescriptionState =
        text === null ? 'failed' : matchesJobTitle(text, jobTitle) ? 'match' : 'unMatch';
      const { replaced, version } = await database.tenant(tenantId, async (sql) => {
        await loadFor(sql, actor, 'setUp', tenantId, advertId);
        const key = { tenantId, advertId, accountId: actor.id, now: now() };
        return storeJobDescription(sql, key, {
          file_key: file.key,
          file_name: body.fileName || file.name,
          kind,
          status,
          text,
        });
      });
      await discardFiles(replaced);
      return { status, fileUrl: file.key, fileName: body.fileName || file.name, version };
    },
    'jobDescription.get': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, body.tenantId);
      return database.tenant(tenantId, async (sql) => {
        await loadFor(sql, actor, 'read', tenantId, body.advertId);
        const [row] = await sql<{ status: JobDescriptionState; text: string | null }[]>`
          select status, text from job_description where tenant_id = ${tenantId} and advert_id = ${body.advertId}`;
        // What doesn't fit the title is shown to people all the same; no generator reads it (writing/service.ts).
        return { status: row?.status ?? null, text: row?.text ?? null };
      });
    },
    'jobDescription.delete': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, undefined);
      const { keys, version } = await database.tenant(tenantId, async (sql) => {
        await loadFor(sql, actor, 'setUp', tenantId, body.advertId);
        const removed = await removeJobDescription(sql, tenantId, body.advertId);
        const [advert] = await sql<{ version: number }[]>`
          update advert set updated_at = ${now()}, version = version + 1
          where tenant_id = ${tenantId} and id = ${body.advertId} returning version`;
        return { keys: removed, version: advert?.version ?? 0 };
      });
      await discardFiles(keys);
      return { success: true, version };
    },
  };
}
