/** What an advert is checked against, and what people ignore in it: logged, and brought back by whoever may. */
import { randomUUID } from 'node:crypto';
import type { IgnoredFinding } from '#contract/checks.ts';
import type { Handlers } from '#contract/handler.ts';
import type { Person } from '#contract/values.ts';
import { AppError } from '#domain/errors.ts';
import { ignoredWords } from '#domain/ignored.ts';
import { ignored as limits } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import type { Actor } from '#domain/user.ts';
import type { Database } from '../../ports/database.ts';
import { companyOf, findAdvert, loadFor } from '../advert/service.ts';
import type { Directories } from '../people/service.ts';
import { readCheckRequest } from '../writing/service.ts';
import { countLive, type IgnoredRow, insertIgnored, selectLive, selectLog, updateRestored } from './store.ts';

export interface CheckDeps {
  database: Database;
  directories: Directories;
  now: () => Date;
}

type Names = 'check.settings' | 'check.ignore' | 'check.restore' | 'check.listIgnored' | 'check.restoreForCompany';

const success = { success: true } as const;
/** Lines of the log that are shown. */
const mostLines = 1_000;

/** The company of somebody who keeps its guidelines; the capability keeps out everybody without one. */
function ownCompany(actor: Actor): string {
  if (actor.tenantId === null) throw new AppError('FORBIDDEN');
  return actor.tenantId;
}

type People = ReadonlyMap<string, Person>;
const personOf = (people: People, id: string | null): Person | null => (id === null ? null : (people.get(id) ?? null));

function present(row: IgnoredRow, people: People): IgnoredFinding {
  const { id, scope, rule, words, before, after, nth } = row;
  const by = personOf(people, row.created_by);
  return { id, scope, rule, words, before, after, nth, createdAt: row.created_at.toISOString(), by };
}

export function checkHandlers({ database, directories, now }: CheckDeps): Handlers<Names> {
  async function peopleOf(tenantId: string, rows: readonly IgnoredRow[]): Promise<People> {
    const needed = rows.flatMap(({ created_by, restored_by }) => [created_by, restored_by]);
    const { people } = await directories.get(
      tenantId,
      needed.filter((id) => id !== null),
    );
    return people;
  }

  return {
    'check.settings': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, body.tenantId);
      const { request, rows } = await database.tenant(tenantId, async (sql) => {
        const advert = await findAdvert(sql, tenantId, body.advertId);
        const request =
          advert !== undefined && can(actor, 'read', advert)
            ? await readCheckRequest(sql, tenantId, body.advertId)
            : undefined;
        if (request === undefined) throw new AppError('ADVERT_NOT_FOUND');
        return { request, rows: await selectLive(sql, tenantId, body.advertId) };
      });
      const people = await peopleOf(tenantId, rows);
      return { request, ignored: rows.map((row) => present(row, people)) };
    },

    'check.ignore': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, body.tenantId);
      const { scope, rule } = body;
      // A copywriter works for several companies, and what one of them ignores everywhere is for its own people to say.
      if (scope === 'company' && actor.role === 'copywriter') throw new AppError('FORBIDDEN');
      const words = ignoredWords(body.words);
      const { before, after, nth } = scope === 'here' ? body : { before: '', after: '', nth: 0 };
      const advertId = scope === 'company' ? null : body.advertId;
      const row = await database.tenant(tenantId, async (sql) => {
        await loadFor(sql, actor, 'write', tenantId, body.advertId);
        const most = advertId === null ? limits.perCompany : limits.perAdvert;
        if ((await countLive(sql, tenantId, advertId)) >= most) {
          const message = 'So much is ignored already that nothing more fits. Bring something back first.';
          throw new AppError('TOO_MANY_ENTRIES', { message });
        }
        const entry = { scope, rule, words, before, after, nth, id: randomUUID(), advertId, by: actor.id, at: now() };
        return insertIgnored(sql, tenantId, entry);
      });
      // Somebody brought it back in the same moment.
      if (row === undefined) throw new AppError('NOT_FOUND');
      return present(row, await peopleOf(tenantId, [row]));
    },

    'check.restore': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, body.tenantId);
      const { id, advertId } = body;
      await database.tenant(tenantId, async (sql) => {
        await loadFor(sql, actor, 'write', tenantId, advertId);
        const isDone = await updateRestored(sql, tenantId, { id, advertId, by: actor.id, at: now() });
        if (!isDone) throw new AppError('NOT_FOUND');
      });
      return success;
    },

    'check.listIgnored': async (_input, { actor }) => {
      const tenantId = ownCompany(actor);
      const rows = await database.tenantQuery(tenantId, (sql) => selectLog(sql, tenantId, mostLines));
      const people = await peopleOf(tenantId, rows);
      return rows.map((row) => {
        const { id, scope, rule, words, createdAt, by } = present(row, people);
        const restoredBy = personOf(people, row.restored_by);
        return {
          id,
          scope,
          rule,
          words,
          createdAt,
          by,
          restoredAt: row.restored_at?.toISOString() ?? null,
          restoredBy,
        };
      });
    },

    'check.restoreForCompany': async ({ body }, { actor }) => {
      const tenantId = ownCompany(actor);
      const entry = { id: body.id, advertId: null, by: actor.id, at: now() };
      const isDone = await database.tenant(tenantId, (sql) => updateRestored(sql, tenantId, entry));
      if (!isDone) throw new AppError('NOT_FOUND');
      return success;
    },
  };
}
