/** Reading adverts: PostgreSQL writes the reply's JSON, so a list of thousands never becomes objects in this process. */
import type { AdvertStatus, SortOrder } from '#domain/advert.ts';
import { AppError } from '#domain/errors.ts';
import { arrayLiteral, type Statements } from '../../ports/database.ts';

/** What a list is narrowed to. Absent fields don't narrow. */
export interface ListFilter {
  tenantId: string;
  status?: AdvertStatus | undefined;
  search?: string | undefined;
  sort: SortOrder;
  users?: readonly string[] | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
  /** Only adverts assigned to this copywriter. */
  copywriterId?: string | undefined;
}

/** The person's JSON, from the account's alias. */
const personJson = (sql: Statements, alias: 'o' | 'e') => {
  const a = sql(alias);
  return sql`json_build_object('id', ${a}.id, 'firstName', ${a}.first_name, 'lastName', ${a}.last_name,
    'email', ${a}.email, 'avatar', ${a}.avatar)`;
};

/** The fields of a summary, for json_build_object; `a` is the advert, `o` its owner. PostgreSQL takes at most 50 pairs. */
const summaryFields = (sql: Statements) => sql`
  'id', a.id, 'type', a.type, 'status', a.status,
  'mode', case when a.mode = 'edit' and a.mode_until > now() then 'edit' else 'review' end,
  'language', a.language, 'tenantId', a.tenant_id,
  'companyName', (select t.company_name from tenant t where t.id = a.tenant_id),
  'user', ${personJson(sql, 'o')},
  'createdAt', a.created_at, 'updatedAt', a.updated_at, 'deadline', a.deadline,
  'jobTitle', a.job_title, 'sector', a.sector, 'industry', a.industry, 'country', a.country, 'location', a.location,
  'isCopywriterAssigned', a.type = 'copywriter' and exists (
    select 1 from copywriter_assignment c where c.tenant_id = a.tenant_id and c.advert_id = a.id and c.ended_at is null),
  'copywriting_finished', a.copywriting_finished`;

const editorsOf = (sql: Statements) => sql`
  (select coalesce(json_agg(${personJson(sql, 'e')} order by array_position(a.editors, e.id)), '[]'::json)
   from account e where e.id = any(a.editors))`;

/** Escapes what LIKE would take for a pattern. */
const likePattern = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// Microseconds, as PostgreSQL keeps them; anything else would be rounded and skip or repeat a row.
const momentKey = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** A cursor is the last row's sort key and id; a broken one is refused as the client's mistake. */
function readCursor(cursor: string, byDate: boolean): { key: string; id: string } {
  const cut = cursor.lastIndexOf('|');
  const key = cursor.slice(0, cut);
  const id = cursor.slice(cut + 1);
  if (cut < 0 || !uuid.test(id) || (byDate && !momentKey.test(key))) {
    throw new AppError('VALIDATION', { message: 'This list has moved on. Reload the page.', field: 'cursor' });
  }
  return { key, id };
}

function orderOf(sql: Statements, sort: SortOrder) {
  switch (sort) {
    case 'Newest':
      return { byDate: true, order: sql`a.created_at desc, a.id desc`, after: sql`<` };
    case 'Oldest':
      return { byDate: true, order: sql`a.created_at asc, a.id asc`, after: sql`>` };
    case 'AZ':
      return { byDate: false, order: sql`lower(a.job_title) asc, a.id asc`, after: sql`>` };
    case 'ZA':
      return { byDate: false, order: sql`lower(a.job_title) desc, a.id desc`, after: sql`<` };
  }
}

/** One statement that answers a list: an array, or with `limit` a page with the cursor of the next. Column `json` is text. */
export function listAdverts(sql: Statements, filter: ListFilter) {
  const { byDate, order, after } = orderOf(sql, filter.sort);
  const cursor = filter.cursor === undefined ? undefined : readCursor(filter.cursor, byDate);
  const beyond =
    cursor === undefined
      ? sql``
      : byDate
        ? // As text first: the driver would take it for a date and cut the microseconds.
          sql`and (a.created_at, a.id) ${after} (${cursor.key}::text::timestamptz, ${cursor.id}::uuid)`
        : sql`and (lower(a.job_title), a.id) ${after} (${cursor.key}, ${cursor.id}::uuid)`;
  const status = filter.status === undefined ? sql`` : sql`and a.status = ${filter.status}`;
  const search = filter.search ? sql`and lower(a.job_title) like ${likePattern(filter.search)}` : sql``;
  const users =
    filter.users === undefined || filter.users.length === 0
      ? sql``
      : sql`and (a.owner_id = any(${arrayLiteral(filter.users)}::uuid[]) or a.editors && ${arrayLiteral(filter.users)}::uuid[])`;
  const mine =
    filter.copywriterId === undefined
      ? sql``
      : sql`and exists (select 1 from copywriter_assignment c where c.tenant_id = a.tenant_id and c.advert_id = a.id
          and c.account_id = ${filter.copywriterId} and c.ended_at is null)`;
  const limit = filter.limit === undefined ? sql`` : sql`limit ${filter.limit}`;
  const rows = sql`
    select row_number() over () as n, ${byDate ? sql`to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`lower(a.job_title)`} || '|' || a.id as cursor,
      json_build_object(${summaryFields(sql)}, 'advertsModified', ${editorsOf(sql)}) as summary
    from (
      select * from advert a where a.tenant_id = ${filter.tenantId}
      ${status} ${search} ${users} ${mine} ${beyond} order by ${order} ${limit}
    ) a join account o on o.id = a.owner_id`;
  if (filter.limit === undefined) {
    return sql<{ json: string }[]>`
      select coalesce(json_agg(r.summary order by r.n), '[]'::json)::text as json from (${rows}) r`;
  }
  return sql<{ json: string }[]>`
    select json_build_object('adverts', coalesce(json_agg(r.summary order by r.n), '[]'::json), 'nextCursor',
      case when count(*) = ${filter.limit} then (array_agg(r.cursor order by r.n desc))[1] end)::text as json
    from (${rows}) r`;
}

/** How many adverts are in each state, and who owns or edited them. */
export function countAdverts(sql: Statements, tenantId: string, copywriterId?: string) {
  const mine =
    copywriterId === undefined
      ? sql``
      : sql`and exists (select 1 from copywriter_assignment c where c.tenant_id = a.tenant_id and c.advert_id = a.id
          and c.account_id = ${copywriterId} and c.ended_at is null)`;
  return sql<{ draft: number; review: number; completed: number; people: string }[]>`
    select count(*) filter (where a.status = 'draft')::int as draft,
      count(*) filter (where a.status = 'review')::int as review,
      count(*) filter (where a.status = 'completed')::int as completed,
      (select coalesce(json_agg(${personJson(sql, 'e')} order by e.first_name, e.last_name, e.email), '[]'::json)::text
        from account e where e.deleted_at is null and (e.tenant_id = ${tenantId} or e.tenant_id is null)) as people
    from advert a where a.tenant_id = ${tenantId} ${mine}`;
}
