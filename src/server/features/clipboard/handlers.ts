/** The clipboard of an advert: what was copied while it was written, kept for everybody who works on it. */
import { randomUUID } from 'node:crypto';
import type { Handlers } from '#contract/handler.ts';
import { AppError } from '#domain/errors.ts';
import { clipboard as limits } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import type { Database } from '../../ports/database.ts';
import { companyOf, findAdvert, loadFor } from '../advert/service.ts';

interface Row {
  id: string;
  text: string;
  source: string;
  created_at: Date;
}

export function clipboardHandlers({
  database,
  now,
}: {
  database: Database;
  now: () => Date;
}): Handlers<'clipboard.list' | 'clipboard.add' | 'clipboard.delete'> {
  return {
    'clipboard.list': async ({ params, query }, { actor }) => {
      const tenantId = companyOf(actor, query.tenantId);
      const rows = await database.tenant(tenantId, async (sql) => {
        await loadFor(sql, actor, 'read', tenantId, params.advertId);
        return sql<Row[]>`select id, text, source, created_at from clipboard_entry
          where tenant_id = ${tenantId} and advert_id = ${params.advertId} order by created_at desc, id`;
      });
      return rows.map(({ id, text, source, created_at }) => ({
        id,
        text,
        source,
        createdAt: created_at.toISOString(),
      }));
    },
    'clipboard.add': async ({ body }, { actor }) => {
      const { advertId, clipboardDetails } = body;
      const tenantId = companyOf(actor, body.tenantId);
      const id = randomUUID();
      await database.tenant(tenantId, async (sql) => {
        await loadFor(sql, actor, 'write', tenantId, advertId);
        await sql`insert into clipboard_entry ${sql({
          tenant_id: tenantId,
          id,
          advert_id: advertId,
          text: clipboardDetails.text,
          source: clipboardDetails.source,
          created_at: now(),
        })}`;
        // The oldest make room: nobody looks for the two hundred and first.
        await sql`delete from clipboard_entry where tenant_id = ${tenantId} and id in (
          select id from clipboard_entry where tenant_id = ${tenantId} and advert_id = ${advertId}
          order by created_at desc, id offset ${limits.entriesMax})`;
      });
      return { id };
    },
    'clipboard.delete': async ({ params, query }, { actor }) => {
      const tenantId = companyOf(actor, query.tenantId);
      await database.tenant(tenantId, async (sql) => {
        const [entry] = await sql<{ advert_id: string }[]>`
          select advert_id from clipboard_entry where tenant_id = ${tenantId} and id = ${params.id}`;
        const advert = entry === undefined ? undefined : await findAdvert(sql, tenantId, entry.advert_id);
        if (advert === undefined || !can(actor, 'read', advert)) throw new AppError('NOT_FOUND');
        await loadFor(sql, actor, 'write', tenantId, advert.id);
        await sql`delete from clipboard_entry where tenant_id = ${tenantId} and id = ${params.id}`;
      });
      return { success: true } as const;
    },
  };
}
