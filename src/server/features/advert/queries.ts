/** Reading adverts: PostgreSQL writes the reply's JSON, so a list of thousands never becomes objects in this process. */
import type { AdvertStatus } from '#domain/advert.ts';
import { arrayLiteral, type Statements } from '../../ports/database.ts';
import { answerPage, type Page, pageParts } from '../listing/service.ts';

/** What a list is narrowed to. Absent fields don't narrow. */
export interface ListFilter extends Page {
  tenantId: string;
  status?: AdvertStatus | undefined;
  users?: readonly string[] | undefined;
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

/** One statement that answers a list: an array, or with `limit` a page with the cursor of the next. Column `json` is text. */
export function listAdverts(sql: Statements, filter: ListFilter) {
  const columns = { createdAt: sql`a.created_at`, name: sql`a.job_title`, id: sql`a.id` };
  const { narrow, order, limit, cursor } = pageParts(sql, columns, filter);
  const status = filter.status === undefined ? sql`` : sql`and a.status = ${filter.status}`;
  const users =
    filter.users === undefined || filter.users.length === 0
      ? sql``
      : sql`and (a.owner_id = any(${arrayLiteral(filter.users)}::uuid[]) or a.editors && ${arrayLiteral(filter.users)}::uuid[])`;
  const mine =
    filter.copywriterId === undefined
      ? sql``
      : sql`and exists (select 1 from copywriter_assignment c where c.tenant_id = a.tenant_id and c.advert_id = a.id
          and c.account_id = ${filter.copywriterId} and c.ended_at is null)`;
  const rows = sql`
    select row_number() over () as n, ${cursor} as cursor,
      json_build_object(${summaryFields(sql)}, 'advertsModified', ${editorsOf(sql)}) as summary
    from (
      select * from advert a where a.tenant_id = ${filter.tenantId}
      ${status} ${users} ${mine} ${narrow} order by ${order} ${limit}
    ) a join account o on o.id = a.owner_id`;
  return answerPage(sql, rows, 'adverts', filter.limit);
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
