/** Endpoints of the library. Everybody of the company has the same rights to every folder (D2 section 6). */
import { type Handlers, JsonText } from '#contract/handler.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/user.ts';
import type { Database } from '../../ports/database.ts';
import { companyOf } from '../advert/service.ts';
import { findFolder, listFolders } from './queries.ts';
import { type Change, createFolder, deleteFolder, saveFolderContent } from './store.ts';

type Names = 'library.create' | 'library.saveContent' | 'library.list' | 'library.details' | 'library.delete';

export function libraryHandlers({ database, now }: { database: Database; now: () => Date }): Handlers<Names> {
  const changeBy = (actor: Actor): Change => ({
    tenantId: companyOf(actor, undefined),
    accountId: actor.id,
    now: now(),
  });
  return {
    'library.create': async ({ body }, { actor }) => {
      const change = changeBy(actor);
      return { id: await database.tenant(change.tenantId, (sql) => createFolder(sql, change, body)) };
    },
    'library.saveContent': async ({ body }, { actor }) => {
      const change = changeBy(actor);
      const { folderId, content, version } = body;
      const saved = await database.tenant(change.tenantId, (sql) =>
        saveFolderContent(sql, change, folderId, content, version),
      );
      return { version: saved.version, updatedAt: saved.updatedAt.toISOString() };
    },
    'library.list': async ({ query, body }, { actor }) => {
      const tenantId = companyOf(actor, undefined);
      const [row] = await database.tenantQuery(tenantId, (sql) => listFolders(sql, { ...query, ...body, tenantId }));
      return new JsonText(row?.json ?? '[]');
    },
    'library.details': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, undefined);
      const [row] = await database.tenantQuery(tenantId, (sql) => findFolder(sql, tenantId, body.folderId));
      if (row === undefined) throw new AppError('NOT_FOUND');
      return new JsonText(row.json);
    },
    'library.delete': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, undefined);
      await database.tenant(tenantId, (sql) => deleteFolder(sql, tenantId, body.folderId));
      return { success: true } as const;
    },
  };
}
