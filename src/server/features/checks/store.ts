/** Rows of ignored findings. */
import type { IgnoredPlace, IgnoreScope } from '#domain/ignored.ts';
import type { Statements } from '../../ports/database.ts';

export interface IgnoredRow {
  id: string;
  scope: IgnoreScope;
  rule: string;
  words: string;
  before: string;
  after: string;
  nth: number;
  created_by: string | null;
  created_at: Date;
  restored_by: string | null;
  restored_at: Date | null;
}

const columns = (sql: Statements) =>
  sql`id, scope, rule, words, before, after, nth, created_by, created_at, restored_by, restored_at`;

/** What is ignored now in an advert and in its whole company, oldest first. */
export async function selectLive(sql: Statements, tenantId: string, advertId: string): Promise<IgnoredRow[]> {
  return sql<IgnoredRow[]>`select ${columns(sql)} from ignored_finding
    where tenant_id = ${tenantId} and restored_at is null and (advert_id = ${advertId} or advert_id is null)
    order by created_at, id`;
}

/** Everything that was ever ignored for the whole company: what is live first, then the newest; at most `most` rows. */
export function selectLog(sql: Statements, tenantId: string, most: number) {
  return sql<IgnoredRow[]>`select ${columns(sql)} from ignored_finding
    where tenant_id = ${tenantId} and advert_id is null
    order by restored_at is not null, created_at desc, id limit ${most}`;
}

/** How many live rows an advert has, or the company where `advertId` is null. */
export async function countLive(sql: Statements, tenantId: string, advertId: string | null): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ignored_finding
    where tenant_id = ${tenantId} and restored_at is null and advert_id is not distinct from ${advertId}::uuid`;
  return row?.count ?? 0;
}

/** Keeps one; the row that is there already when the same is ignored twice. */
export async function insertIgnored(
  sql: Statements,
  tenantId: string,
  entry: IgnoredPlace & { id: string; advertId: string | null; by: string; at: Date },
): Promise<IgnoredRow | undefined> {
  const { scope, rule, words, before, after, nth } = entry;
  await sql`insert into ignored_finding
      (tenant_id, id, advert_id, scope, rule, words, before, after, nth, created_by, created_at)
    values (${tenantId}, ${entry.id}, ${entry.advertId}, ${scope}, ${rule}, ${words}, ${before}, ${after}, ${nth},
      ${entry.by}, ${entry.at})
    on conflict do nothing`;
  const [row] = await sql<IgnoredRow[]>`select ${columns(sql)} from ignored_finding
    where tenant_id = ${tenantId} and advert_id is not distinct from ${entry.advertId}::uuid and scope = ${scope}
      and rule = ${rule} and words = ${words} and before = ${before} and after = ${after} and nth = ${nth}
      and restored_at is null`;
  return row;
}

/** Ends one; false when it isn't there or was brought back before. */
export async function updateRestored(
  sql: Statements,
  tenantId: string,
  entry: { id: string; advertId: string | null; by: string; at: Date },
): Promise<boolean> {
  const rows = await sql`update ignored_finding set restored_by = ${entry.by}, restored_at = ${entry.at}
    where tenant_id = ${tenantId} and id = ${entry.id} and advert_id is not distinct from ${entry.advertId}::uuid
      and restored_at is null returning id`;
  return rows.length > 0;
}
