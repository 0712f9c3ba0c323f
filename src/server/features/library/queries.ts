/** Reading the library: PostgreSQL writes the reply's JSON, so that thousands of folders never become objects here. */
import type { FolderCategory } from '#domain/library.ts';
import type { Statements } from '../../ports/database.ts';
import { answerPage, type Page, pageParts } from '../listing/service.ts';

/** Which folders, in which order. Without `limit` all of them. */
export interface FolderFilter extends Page {
  tenantId: string;
  category: FolderCategory;
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

/** One statement that answers a list: an array, or with `limit` a page with the cursor of the next. Column `json` is text. */
export function listFolders(sql: Statements, filter: FolderFilter) {
  const columns = { createdAt: sql`f.created_at`, name: sql`f.title`, id: sql`f.id` };
  const { narrow, order, limit, cursor } = pageParts(sql, columns, filter);
  // The numbers of labels grow with their length, so the shortest label and then the first is number one.
  const rows = sql`
    select row_number() over () as n, ${cursor} as cursor,
      json_build_object(${folderFields(sql)},
        'entries', (select count(*) from jsonb_object_keys(f.content)),
        'taste', (select left(e.value, ${tasteLength}::int) from jsonb_each_text(f.content) e
          order by length(e.key), e.key limit 1)) as summary
    from (
      select * from library_folder f where f.tenant_id = ${filter.tenantId} and f.category = ${filter.category}
      ${narrow} order by ${order} ${limit}
    ) f`;
  return answerPage(sql, rows, 'folders', filter.limit);
}

/** One statement that answers a folder with its entries; no row when the company has none of this id. */
export function findFolder(sql: Statements, tenantId: string, folderId: string) {
  return sql<{ json: string }[]>`
    select json_build_object(${folderFields(sql)}, 'version', f.version,
      'libraryContent', json_build_object('content', f.content))::text as json
    from library_folder f where f.tenant_id = ${tenantId} and f.id = ${folderId}`;
}
