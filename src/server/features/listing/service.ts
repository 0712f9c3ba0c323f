/** Lists in pages: the four orders, a cursor that holds while rows come and go, and the search for a part of a name. */
import type { SortOrder } from '#domain/advert.ts';
import { AppError } from '#domain/errors.ts';
import type { Fragment, Statements } from '../../ports/database.ts';

/** What a list is put in order by: expressions over the row's alias. */
export interface Columns {
  createdAt: Fragment;
  name: Fragment;
  id: Fragment;
}

/** What the client asked for. Without `limit` all rows. */
export interface Page {
  search?: string | undefined;
  sort: SortOrder;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** The page as parts of a statement. */
export interface PageParts {
  /** `and ...` for the rows whose name holds what is searched for, beyond the cursor. */
  narrow: Fragment;
  /** Inside `order by`. */
  order: Fragment;
  /** `limit n`, or nothing. */
  limit: Fragment;
  /** A row's own cursor. */
  cursor: Fragment;
}

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

/** Makes the parts. @throws AppError VALIDATION on a cursor that is none */
export function pageParts(sql: Statements, { createdAt, name, id }: Columns, page: Page): PageParts {
  const byDate = page.sort === 'Newest' || page.sort === 'Oldest';
  const falls = page.sort === 'Newest' || page.sort === 'ZA';
  const key = byDate ? createdAt : sql`lower(${name})`;
  const parts: Fragment[] = [];
  if (page.search) parts.push(sql`and lower(${name}) like ${likePattern(page.search)}`);
  if (page.cursor !== undefined) {
    const last = readCursor(page.cursor, byDate);
    // As text first: the driver would take it for a date and cut the microseconds.
    const at = byDate ? sql`${last.key}::text::timestamptz` : sql`${last.key}`;
    parts.push(sql`and (${key}, ${id}) ${falls ? sql`<` : sql`>`} (${at}, ${last.id}::uuid)`);
  }
  return {
    narrow: parts.length === 0 ? sql`` : sql`${parts}`,
    order: falls ? sql`${key} desc, ${id} desc` : sql`${key} asc, ${id} asc`,
    limit: page.limit === undefined ? sql`` : sql`limit ${page.limit}`,
    cursor: byDate
      ? sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' || ${id}`
      : sql`${key} || '|' || ${id}`,
  };
}

/**
 * One statement that answers a list: an array, or with a limit a page under `name` with the cursor of the next. Column
 * `json` is text. @param rows a select of `n`, `cursor` and `summary`
 */
export function answerPage(sql: Statements, rows: Fragment, name: string, limit: number | undefined) {
  const all = sql`coalesce(json_agg(r.summary order by r.n), '[]'::json)`;
  return limit === undefined
    ? sql<{ json: string }[]>`select ${all}::text as json from (${rows}) r`
    : sql<{ json: string }[]>`
      select json_build_object(${name}::text, ${all}, 'nextCursor',
        case when count(*) = ${limit} then (array_agg(r.cursor order by r.n desc))[1] end)::text as json
      from (${rows}) r`;
}
