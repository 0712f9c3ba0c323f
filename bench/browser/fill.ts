/** Fills the company of the signed-in person, past the product's own calls, so that thousands of rows take seconds. */
import { findRunning } from '#server/adapters/database/embedded/running.ts';
import { connect } from '#server/adapters/database/postgres.ts';
import type { Stage } from './stage.ts';

/** Whose rows they are: the company and a person of it. */
export interface Owner {
  tenantId: string;
  userId: string;
}

type Connection = ReturnType<typeof connect>;

/** Runs statements on the product's database as its owner, and tells the planner what is there afterwards. */
export async function fillCompany(
  { dataDir, session }: Stage,
  fill: (sql: Connection, owner: Owner) => Promise<void>,
): Promise<void> {
  const running = findRunning(dataDir);
  if (running === undefined) throw new Error('The product’s database does not run.');
  const sql = connect(running, { max: 1 });
  const { user } = JSON.parse(session) as { user: { id: string } };
  const [owner] = await sql<{ tenant_id: string }[]>`select tenant_id from account where id = ${user.id}`;
  await fill(sql, { tenantId: owner?.tenant_id ?? '', userId: user.id });
  await sql.unsafe('vacuum analyze');
  await sql.end();
}
