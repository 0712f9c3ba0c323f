/** Reading a company's guidelines (D1 and D2, section 3.5). Headings: 1 EVP, 2 writing style and custom rules, 3 EOS, 4 Benefits. */
import type { GuidelineItem } from '#contract/company.ts';
import type { Database } from '../../ports/database.ts';

const headings: Record<string, number> = { evp: 1, 'writing style': 2, 'writing-style': 2, eos: 3, benefits: 4 };

/** A heading by its number or name; undefined when there is none such. */
export function readHeading(heading: string): number | undefined {
  const number = Number(heading);
  return Number.isInteger(number) && number >= 1 && number <= 4 ? number : headings[heading.toLowerCase()];
}

/** A company's guidelines under one heading in display order; empty for an unknown heading. */
export async function listGuidelines(database: Database, tenantId: string, heading: string): Promise<GuidelineItem[]> {
  const headingId = readHeading(heading);
  if (headingId === undefined) return [];
  const rows = await database.tenantQuery(
    tenantId,
    (sql) => sql<
      {
        id: string;
        title: string;
        value: string | null;
        supporting_value: string | null;
        heading_id: number;
        heading: string;
      }[]
    >`
      select id, title, value, supporting_value, heading_id, heading from guideline
      where tenant_id = ${tenantId} and heading_id = ${headingId} order by position, id`,
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    value: row.value,
    supportingValue: row.supporting_value,
    guidelineHeadingId: row.heading_id,
    heading: row.heading,
  }));
}
