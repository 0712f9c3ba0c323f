/** Creates the demo companies on the first start: people of each role, guidelines, adverts in every state, a library. */

import type { Role } from '#domain/user.ts';
import { roleLabels } from '#domain/user.ts';
import { hashPassword } from '../features/account/passwords.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/files.ts';
import { type DemoContent, readContent } from './content.ts';
import { idOf } from './ids.ts';
import { storeJobDescriptions } from './seed-advert-parts.ts';
import { seedAdverts } from './seed-adverts.ts';
import { seedCompany, seedCopywriters, seedGuidelines, seedLibrary } from './seed-company.ts';

/** What all demo people sign in with. It is public: the demo is for looking around, on one's own computer. */
export const DEMO_PASSWORD = 'Tide!Table-64-Turbines';

/** The account that sees the operator's desk in the demo. */
export const DEMO_OPERATOR = 'priya.raman@fenmoor.example';

/** Who is offered at sign-in, in this order: one person of each role, then the other company. */
const OFFERED = [
  DEMO_OPERATOR,
  'ewan.macleod@fenmoor.example',
  'hannah.brook@fenmoor.example',
  'daniel.frost@frostandplain.example',
  'grace.adeyemi@ottermere.example',
];

/** Any number; all processes that seed one database wait for each other on it. */
const SEED_LOCK = 7_043_311_906;

interface SeedDeps {
  database: Database;
  files: FileStore;
  now: Date;
}

/** The companies of content/company.json. */
const COMPANIES = ['fenmoor', 'ottermere'];

const listMissing = async (database: Database): Promise<string[]> => {
  const ids = COMPANIES.map((key) => idOf('company', key));
  const rows = await database.identityQuery(
    (sql) => sql<{ id: string }[]>`select id from tenant where id in ${sql(ids)}`,
  );
  const there = new Set(rows.map(({ id }) => id));
  return COMPANIES.filter((key) => !there.has(idOf('company', key)));
};

/** Makes one company, whole or not at all. */
const seedOne = async (
  { database, files, now }: SeedDeps,
  content: DemoContent,
  company: DemoContent['companies'][number],
  passwordHash: string,
): Promise<void> => {
  const tenantId = idOf('company', company.key);
  // Files first: a row without its file could be seen; a file without its row is removed again.
  const described = await storeJobDescriptions(files, content, company);
  const discard = () => Promise.all([...described.values()].map(({ key }) => files.delete(key)));
  try {
    const isOurs = await database.tenant(tenantId, async (sql) => {
      await sql`select pg_advisory_xact_lock(${SEED_LOCK})`;
      const [there] = await sql`select 1 from tenant where id = ${tenantId}`;
      if (there !== undefined) return false;
      await seedCompany(sql, company, passwordHash, now);
      await seedGuidelines(sql, content, company);
      await seedAdverts(sql, content, company, described, now);
      await seedLibrary(sql, content, company, now);
      return true;
    });
    if (!isOurs) await discard();
  } catch (error) {
    await discard();
    throw error;
  }
};

/** Creates what is missing of the demo companies. A company that exists is left as its people have made it. */
export const seedDemo = async (deps: SeedDeps): Promise<void> => {
  const missing = await listMissing(deps.database);
  if (missing.length === 0) return;
  const content = await readContent();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await deps.database.identity((sql) => seedCopywriters(sql, content, passwordHash, deps.now));
  for (const company of content.companies) {
    if (missing.includes(company.key)) await seedOne(deps, content, company, passwordHash);
  }
};

/** Ways to sign in to the demo companies, those that still exist, the most telling first. */
export const listDemoSignIns = async (
  database: Database,
): Promise<{ label: string; email: string; password: string }[]> => {
  const rows = await database.identityQuery(
    (sql) => sql<{ email: string; role: Role; first_name: string | null; company_name: string | null }[]>`
      select a.email, a.role, a.first_name, t.company_name
      from account a left join tenant t on t.id = a.tenant_id
      where a.email_key in ${sql(OFFERED)} and a.deleted_at is null and a.verified_at is not null`,
  );
  const inOrder = rows.toSorted((a, b) => OFFERED.indexOf(a.email) - OFFERED.indexOf(b.email));
  return inOrder.map(({ email, role, first_name: name, company_name: company }) => ({
    label: [name, roleLabels[role], company].filter(Boolean).join(', '),
    email,
    password: DEMO_PASSWORD,
  }));
};
