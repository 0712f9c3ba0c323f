/** Rows of a company's guidelines. Everything that changes them first takes the company's lock, so that counts and titles hold. */
import type { GuidelineItem } from '#contract/guidelines.ts';
import { headingNames } from '#domain/guideline.ts';
import type { Statements } from '../../ports/database.ts';

interface GuidelineRow {
  id: string;
  title: string;
  value: string | null;
  supporting_value: string | null;
  heading_id: number;
  heading: string;
  version: number;
}

const present = (row: GuidelineRow): GuidelineItem => ({
  id: row.id,
  title: row.title,
  value: row.value,
  supportingValue: row.supporting_value,
  guidelineHeadingId: row.heading_id,
  heading: row.heading,
  version: row.version,
});

/** What is stored of a company, by position; of one heading where it is named. */
export function selectGuidelines(sql: Statements, tenantId: string, headingId: number | null) {
  return sql<GuidelineRow[]>`
    select id, title, value, supporting_value, heading_id, heading, version from guideline
    where tenant_id = ${tenantId} and (${headingId}::int is null or heading_id = ${headingId}::int) order by position, id`;
}

/** The rows as items. */
export const presentAll = (rows: readonly GuidelineRow[]): GuidelineItem[] => rows.map(present);

/** Waits for other changes of this company's guidelines and keeps them out until the transaction ends. */
export async function lockGuidelines(sql: Statements, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guidelines ${tenantId}`}, 0))`;
}

/** Creates an item behind all others of the company. */
export async function insertGuideline(
  sql: Statements,
  tenantId: string,
  item: Omit<GuidelineItem, 'heading' | 'version'>,
): Promise<GuidelineItem> {
  const rows = await sql<GuidelineRow[]>`
    insert into guideline (tenant_id, id, heading_id, heading, title, value, supporting_value, position)
    select ${tenantId}, ${item.id}, ${item.guidelineHeadingId}, ${headingNames[item.guidelineHeadingId] ?? ''},
      ${item.title}, ${item.value}, ${item.supportingValue},
      coalesce((select max(position) + 1 from guideline where tenant_id = ${tenantId}), 0)
    returning id, title, value, supporting_value, heading_id, heading, version`;
  return rows.map(present)[0] as GuidelineItem;
}

/** Stores an item's texts and counts the save. */
export async function updateGuideline(
  sql: Statements,
  tenantId: string,
  item: Pick<GuidelineItem, 'id' | 'value' | 'supportingValue'>,
): Promise<GuidelineItem | undefined> {
  const rows = await sql<GuidelineRow[]>`
    update guideline set value = ${item.value}, supporting_value = ${item.supportingValue}, version = version + 1
    where tenant_id = ${tenantId} and id = ${item.id}
    returning id, title, value, supporting_value, heading_id, heading, version`;
  return rows.map(present)[0];
}

/** Takes an item away. */
export async function deleteGuideline(sql: Statements, tenantId: string, id: string): Promise<void> {
  await sql`delete from guideline where tenant_id = ${tenantId} and id = ${id}`;
}
