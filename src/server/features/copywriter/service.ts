/** A copywriter, and which companies and adverts they are assigned to. */
import type { Person } from '#contract/values.ts';
import { AppError } from '#domain/errors.ts';
import type { Database } from '../../ports/database.ts';

export interface Assignment {
  tenantId: string;
  advertId: string;
  companyName: string;
}

/**
 * The copywriter as the companies see them.
 * @throws AppError UNAUTHENTICATED when the account has just gone
 */
export async function getCopywriter(database: Database, id: string): Promise<Person> {
  const [row] = await database.identityQuery(
    (sql) => sql<{ first_name: string | null; last_name: string | null; email: string; avatar: string | null }[]>`
      select first_name, last_name, email, avatar from account where id = ${id} and deleted_at is null`,
  );
  if (row === undefined) throw new AppError('UNAUTHENTICATED');
  return { id, firstName: row.first_name, lastName: row.last_name, email: row.email, avatar: row.avatar };
}

/** Live assignments of a copywriter, by company. */
export async function listAssignments(database: Database, copywriterId: string): Promise<Assignment[]> {
  const rows = await database.identityQuery(
    (sql) => sql<{ tenant_id: string; advert_id: string; company_name: string | null }[]>`
      select c.tenant_id, c.advert_id, t.company_name from copywriter_assignment c join tenant t on t.id = c.tenant_id
      where c.account_id = ${copywriterId} and c.ended_at is null order by t.company_name, c.assigned_at`,
  );
  return rows.map((row) => ({ tenantId: row.tenant_id, advertId: row.advert_id, companyName: row.company_name ?? '' }));
}

/** The companies among them, each once. */
export async function listAssignedTenants(database: Database, copywriterId: string): Promise<string[]> {
  return [...new Set((await listAssignments(database, copywriterId)).map((assignment) => assignment.tenantId))];
}
