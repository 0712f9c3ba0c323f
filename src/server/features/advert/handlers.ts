/** Endpoints of adverts. */
import { type Handlers, JsonText } from '#contract/handler.ts';
import type { AdvertStatus } from '#domain/advert.ts';
import { AppError } from '#domain/errors.ts';
import { life } from '#domain/limits.ts';
import type { Actor } from '#domain/user.ts';
import type { Database } from '../../ports/database.ts';
import type { Directories } from '../people/service.ts';
import { getAdvertJson } from './details.ts';
import { countAdverts, type ListFilter, listAdverts } from './queries.ts';
import {
  companyOf,
  listAdvertsOfCopywriter,
  loadFor,
  requireMove,
  requireVersion,
  saveAdvertContent,
} from './service.ts';
import { saveStep } from './steps.ts';
import { deleteAdverts, findAdvert, updateMode, updateStatus } from './store.ts';

type Names =
  | 'advert.list'
  | 'advert.counts'
  | 'advert.details'
  | 'advert.save'
  | 'advert.saveContent'
  | 'advert.approve'
  | 'advert.updateStatus'
  | 'advert.updateMode'
  | 'advert.delete'
  | 'advert.deleteMany';

export interface AdvertDeps {
  database: Database;
  directories: Directories;
  now: () => Date;
  /** Companies with an advert assigned to a copywriter. */
  listAssignedTenants(copywriterId: string): Promise<string[]>;
  /** Removes files that no advert points at any more; failures are logged, not raised. */
  discardFiles(keys: readonly string[]): Promise<void>;
}

const success = { success: true } as const;

export function advertHandlers({
  database,
  directories,
  now,
  listAssignedTenants,
  discardFiles,
}: AdvertDeps): Handlers<Names> {
  async function list(
    actor: Actor,
    filter: Omit<ListFilter, 'tenantId'>,
    named: string | undefined,
  ): Promise<JsonText> {
    if (actor.role !== 'copywriter') {
      const tenantId = companyOf(actor, undefined);
      const [row] = await database.tenantQuery(tenantId, (sql) => listAdverts(sql, { ...filter, tenantId }));
      return new JsonText(row?.json ?? '[]');
    }
    const { limit, cursor: _none, ...rest } = filter;
    const all = await listAdvertsOfCopywriter(database, actor.id, await listAssignedTenants(actor.id), named, rest);
    return new JsonText(limit === undefined ? all : `{"adverts":${all},"nextCursor":null}`);
  }

  async function moveTo(actor: Actor, advertId: string, to: AdvertStatus, based: number | undefined): Promise<void> {
    const tenantId = companyOf(actor, undefined);
    await database.tenant(tenantId, async (sql) => {
      const action = to === 'completed' ? 'approve' : 'toDrafts';
      // Approving twice is one approval: the second click, or the retry, finds the work done.
      const stored = await findAdvert(sql, tenantId, advertId, true);
      if (stored?.status === 'completed' && to === 'completed') return;
      const advert = await loadFor(sql, actor, action, tenantId, advertId);
      requireVersion(advert.version, based);
      requireMove(advert, to);
      if (advert.status !== to) await updateStatus(sql, tenantId, advertId, to, now());
    });
  }

  return {
    'advert.list': ({ query }, { actor }) => {
      const { tenantId, sort = 'Newest', ...filter } = query;
      return list(actor, { ...filter, sort }, tenantId);
    },
    'advert.counts': async ({ query }, { actor }) => {
      const copywriter = actor.role === 'copywriter';
      const tenants = copywriter ? await listAssignedTenants(actor.id) : [companyOf(actor, undefined)];
      const total = { draft: 0, review: 0, completed: 0, people: [] as { id: string }[] };
      for (const tenantId of tenants.filter(
        (id) => !copywriter || query.tenantId === undefined || id === query.tenantId,
      )) {
        const [row] = await database.tenantQuery(tenantId, (sql) =>
          countAdverts(sql, tenantId, copywriter ? actor.id : undefined),
        );
        if (row === undefined) continue;
        total.draft += row.draft;
        total.review += row.review;
        total.completed += row.completed;
        if (!copywriter) total.people.push(...(JSON.parse(row.people) as { id: string }[]));
      }
      return new JsonText(JSON.stringify(total));
    },
    'advert.details': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, body.tenantId);
      if (actor.role === 'copywriter') {
        await database.tenant(tenantId, (sql) => loadFor(sql, actor, 'read', tenantId, body.advertId));
      }
      const json = await getAdvertJson(database, directories, { tenantId, advertId: body.advertId, now: now() });
      if (json === undefined) throw new AppError('ADVERT_NOT_FOUND');
      return new JsonText(json);
    },
    'advert.save': ({ body }, { actor }) => saveStep({ database, now }, actor, body),
    'advert.saveContent': async ({ body }, { actor }) => {
      const at = now();
      const { advertId, content, version } = body;
      const tenantId = companyOf(actor, body.tenantId);
      const stored = await saveAdvertContent(database, actor, { tenantId, advertId, content, version, now: at });
      return { version: stored, savedAt: at.toISOString() };
    },
    'advert.approve': async ({ body }, { actor }) => {
      await moveTo(actor, body.advertId, 'completed', body.version);
      return success;
    },
    'advert.updateStatus': async ({ body }, { actor }) => {
      await moveTo(actor, body.advertId, body.status, body.version);
      return success;
    },
    'advert.updateMode': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, body.tenantId);
      const until = body.mode === 'edit' ? new Date(now().getTime() + life.editLease) : null;
      await database.tenant(tenantId, async (sql) => {
        // Given up is also what can no longer be written: the page that approved the advert is still to be left.
        await loadFor(sql, actor, body.mode === 'edit' ? 'write' : 'read', tenantId, body.advertId);
        await updateMode(sql, { tenantId, advertId: body.advertId, mode: body.mode, accountId: actor.id, until });
      });
      return { mode: body.mode, leaseEndsAt: until?.toISOString() ?? null };
    },
    'advert.delete': async ({ params }, { actor }) => {
      const tenantId = companyOf(actor, undefined);
      const files = await database.tenant(tenantId, async (sql) => {
        await loadFor(sql, actor, 'delete', tenantId, params.id);
        return deleteAdverts(sql, tenantId, [params.id]);
      });
      await discardFiles(files);
      return success;
    },
    'advert.deleteMany': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, undefined);
      // Sorted, so that two people who delete overlapping selections lock the rows in the same order.
      const ids = [...new Set(body)].sort();
      const files = await database.tenant(tenantId, async (sql) => {
        for (const id of ids) await loadFor(sql, actor, 'delete', tenantId, id);
        return deleteAdverts(sql, tenantId, ids);
      });
      await discardFiles(files);
      return { success: true, deleted: ids.length };
    },
  };
}
