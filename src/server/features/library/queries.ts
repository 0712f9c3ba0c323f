/** Reading the library: PostgreSQL writes the reply's JSON, so that thousands of folders never become objects here. */
import type { SortOrder } from '#domain/advert.ts';
import { AppError } from '#domain/errors.ts';
import type { FolderCategory } from '#domain/library.ts';
import type { Statements } from '../../ports/database.ts';

/** Which folders, in which order. Without `limit` all of them. */
export interface FolderFilter {
  tenantId: string;
  category: FolderCategory;
  search?: string | undefined;
  sort: SortOrder;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Characters of an entry that a card can show. */
const tasteLength = 200;

/** The fields that cards and folders share, for json_build_object; `f` is the folder. */
const folderFields = (sql: Statements) => sql`
  'id', f.id, 'title', f.title, 'country', f.country, 'location', f.location, 'useThisContent', f.use_this_content,
  'category', f.category, 'createdAt', f.created_at, 'updatedAt', f.updated_at,
  'avatars', (select coalesce(json_agg(json_build_object('userId', a.id, 'firstName', a.first_name,
      'lastName', a.last_name, 'email', a.email, 'avatar', a.avatar) order by a.id <> f.created_by, c.first_at, a.id), '[]'::json)
    from library_contributor c join account a on a.id = c.account_id
    where c.tenant_id = f.tenant_id and c.folder_id = f.id)`;

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
      return { byDate: true, order: sql`f.created_at desc, f.id desc`, after: sql`<` };
    case 'Oldest':
      return { byDate: true, order: sql`f.created_at asc, f.id asc`, after: sql`>` };
    case 'AZ':
      return { byDate: false, order: sql`lower(f.title) asc, f.id asc`, after: sql`>` };
    case 'ZA':
      return { byDate: false, order: sql`lower(f.title) desc, f.id desc`, after: sql`<` };
  }
}

/** One statement that answers a list: an array, or with `limit` a page with the cursor of the next. Column `json` is text. */
export function listFolders(sql: Statements, filter: FolderFilter) {
  const { byDate, order, after } = orderOf(sql, filter.sort);
  const cursor = filter.cursor === undefined ? undefined : readCursor(filter.cursor, byDate);
  const beyond =
    cursor === undefined
      ? sql``
      : byDate
        ? // As text first: the driver would take it for a date and cut the microseconds.
          sql`and (f.created_at, f.id) ${after} (${cursor.key}::text::timestamptz, ${cursor.id}::uuid)`
        : sql`and (lower(f.title), f.id) ${after} (${cursor.key}, ${cursor.id}::uuid)`;
  const search = filter.search ? sql`and lower(f.title) like ${likePattern(filter.search)}` : sql``;
  const limit = filter.limit === undefined ? sql`` : sql`limit ${filter.limit}`;
  const key = byDate
    ? sql`to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`lower(f.title)`;
  // The numbers of labels grow with their length, so the shortest label and then the first is number one.
  const rows = sql`
    select row_number() over () as n, ${key} || '|' || f.id as cursor,
      json_build_object(${folderFields(sql)},
        'entries', (select count(*) from jsonb_object_keys(f.content)),
        'taste', (select left(e.value, ${tasteLength}::int) from jsonb_each_text(f.content) e
          order by length(e.key), e.key limit 1)) as summary
    from (
      select * from library_folder f where f.tenant_id = ${filter.tenantId} and f.category = ${filter.category}
      ${search} ${beyond} order by ${order} ${limit}
    ) f`;
  if (filter.limit === undefined) {
    return sql<{ json: string }[]>`
      select coalesce(json_agg(r.summary order by r.n), '[]'::json)::text as json from (${rows}) r`;
  }
  return sql<{ json: string }[]>`
    select json_build_object('folders', coalesce(json_agg(r.summary order by r.n), '[]'::json), 'nextCursor',
      case when count(*) = ${filter.limit} then (array_agg(r.cursor order by r.n desc))[1] end)::text as json
    from (${rows}) r`;
}

/** One statement that answers a folder with its entries; no row when the company has none of this id. */
export function findFolder(sql: Statements, tenantId: string, folderId: string) {
  return sql<{ json: string }[]>`
    select json_build_object(${folderFields(sql)}, 'version', f.version,
      'libraryContent', json_build_object('content', f.content))::text as json
    from library_folder f where f.tenant_id = ${tenantId} and f.id = ${folderId}`;
}
