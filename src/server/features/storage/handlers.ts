/** Endpoints that hand out signed addresses. */
import { imageTypes, uploadTypes } from '#contract/company.ts';
import type { Handlers } from '#contract/handler.ts';
import { AppError } from '#domain/errors.ts';
import { has } from '#domain/permissions.ts';
import type { Actor } from '#domain/user.ts';
import type { Database } from '../../ports/database.ts';
import type { FileStore } from '../../ports/files.ts';
import { createAvatarUpload, isAvatarKey, isVisibleAvatar } from './avatars.ts';
import { pictureType } from './picture.ts';
import { askStore, createFile, createKey, findFile, type StoredFile } from './service.ts';

const isImage = (type: string): type is keyof typeof imageTypes => type in imageTypes;

/** The part of a client's label that is shown to people: what stands after its folder. */
const nameOf = (label: string): string => label.slice(label.lastIndexOf('/') + 1);

export function storageHandlers({
  database,
  files,
  discardFiles,
}: {
  database: Database;
  files: FileStore;
  discardFiles: (keys: readonly string[]) => Promise<void>;
}): Handlers<'storage.uploadUrl' | 'storage.deleteUrl' | 'storage.downloadUrl'> {
  /** A copywriter reads only the job descriptions of adverts assigned to them. */
  async function findReadable(actor: Actor, key: string, named: string | undefined): Promise<StoredFile | undefined> {
    if (isAvatarKey(key)) {
      if (!(await isVisibleAvatar(database, actor, key))) return undefined;
      return { key, name: `photo.${pictureType.extension}`, type: pictureType.mime, size: 0 };
    }
    const tenantId = actor.tenantId ?? named;
    if (tenantId === undefined) return undefined;
    return database.tenant(tenantId, async (sql) => {
      if (actor.role === 'copywriter') {
        const rows = await sql`
          select 1 from job_description j join copywriter_assignment c
            on c.tenant_id = j.tenant_id and c.advert_id = j.advert_id
          where j.tenant_id = ${tenantId} and j.file_key = ${key} and c.account_id = ${actor.id} and c.ended_at is null`;
        if (rows.length === 0) return undefined;
      }
      return findFile(sql, tenantId, key);
    });
  }

  return {
    'storage.uploadUrl': async ({ body }, { actor }) => {
      const name = nameOf(body.key);
      if (isImage(body.fileType)) {
        if (!/\.(?:jpe?g|png)/i.test(name)) throw new AppError('IMAGE_TYPE', { field: 'key' });
        const upload = { type: body.fileType, size: body.size, extension: imageTypes[body.fileType] };
        const { key, replaced } = await database.identity((sql) => createAvatarUpload(sql, actor.id, upload));
        await discardFiles(replaced);
        const signed = await askStore(() => files.signUpload({ key, type: body.fileType, size: body.size }));
        return { url: signed.url, key, headers: signed.headers };
      }
      const tenantId = actor.tenantId;
      if (tenantId === null || !has(actor.role, 'advert.create')) throw new AppError('FORBIDDEN');
      const extension = uploadTypes[body.fileType];
      if (!name.toLowerCase().includes(`.${extension}`)) throw new AppError('FILE_TYPE', { field: 'key' });
      const key = createKey(tenantId, 'job-descriptions', extension);
      const signed = await askStore(() => files.signUpload({ key, type: body.fileType, size: body.size }));
      await database.tenant(tenantId, (sql) =>
        createFile(sql, tenantId, actor.id, { key, name, type: body.fileType, size: body.size ?? 0 }),
      );
      return { url: signed.url, key, headers: signed.headers };
    },
    'storage.deleteUrl': async ({ body }, { actor }) => {
      const tenantId = actor.tenantId;
      if (tenantId === null) throw new AppError('FORBIDDEN');
      await database.tenant(tenantId, async (sql) => {
        const used = await sql`select 1 from job_description where tenant_id = ${tenantId} and file_key = ${body.key}`;
        if (used.length > 0 || (await findFile(sql, tenantId, body.key)) === undefined)
          throw new AppError('FILE_NOT_FOUND');
        await sql`delete from stored_file where tenant_id = ${tenantId} and key = ${body.key}`;
      });
      return { url: await askStore(() => files.signDelete(body.key)) };
    },
    'storage.downloadUrl': async ({ body }, { actor }) => {
      const file = await findReadable(actor, body.key, body.tenantId);
      if (file === undefined || !(await askStore(() => files.exists(file.key)))) return { url: '' };
      return { url: await askStore(() => files.signDownload(file)) };
    },
  };
}
