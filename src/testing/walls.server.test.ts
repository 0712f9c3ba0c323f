/** The walls between companies, tried below the application: as its own role, straight at the tables. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdvert, createCompany, createPerson } from './actors.ts';
import { createTestApp, type TestApp } from './app.ts';

let app: TestApp;
let mine: string;
let theirs: string;
let theirAdvert: string;
let myOwner: string;

beforeAll(async () => {
  app = await createTestApp();
  mine = await createCompany(app, 'Mine');
  theirs = await createCompany(app, 'Theirs');
  myOwner = (await createPerson(app, 'superAdmin', mine)).id;
  const theirOwner = await createPerson(app, 'superAdmin', theirs);
  theirAdvert = await createAdvert(app, { tenantId: theirs, ownerId: theirOwner.id });
  await createAdvert(app, { tenantId: mine, ownerId: myOwner });
});
afterAll(() => app.close());

describe('every table', () => {
  it('has row-level security, forced, with a policy, and does not belong to the application', async () => {
    const rows = await app.owner<
      { name: string; enabled: boolean; forced: boolean; policies: number; owner: string }[]
    >`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, r.rolname as owner,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_roles r on r.oid = c.relowner
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'`;
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows) {
      expect(row, row.name).toMatchObject({ enabled: true, forced: true });
      expect(row.policies, row.name).toBeGreaterThan(0);
      expect(row.owner, row.name).not.toBe('hirewright_app');
    }
  });

  it("leads its key with the company's id where it holds a company's rows", async () => {
    const rows = await app.owner<{ name: string; first: string }[]>`
      select c.relname as name, a.attname as first
      from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relnamespace = 'public'::regnamespace and exists (
        select 1 from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id' and t.attnotnull)`;
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => row.first !== 'tenant_id')).toEqual([]);
  });
});

describe('in the name of one company', () => {
  it('the rows of another do not exist, even when they are asked for by name', async () => {
    const seen = await app.database.tenantQuery(mine, (sql) => sql`select id from advert where id = ${theirAdvert}`);
    expect(seen.length).toBe(0);
    const all = await app.database.tenantQuery(
      mine,
      (sql) => sql<{ tenant_id: string }[]>`select tenant_id from advert`,
    );
    expect(all.map((row) => row.tenant_id)).toEqual([mine]);
  });

  it('the rows of another can be neither changed nor deleted nor made', async () => {
    const changed = await app.database.tenantQuery(
      mine,
      (sql) => sql`update advert set job_title = 'x' where id = ${theirAdvert} returning id`,
    );
    const deleted = await app.database.tenantQuery(
      mine,
      (sql) => sql`delete from advert where id = ${theirAdvert} returning id`,
    );
    expect([changed.length, deleted.length]).toEqual([0, 0]);
    const make = app.database.tenantQuery(
      mine,
      (sql) => sql`insert into guideline (tenant_id, id, heading_id, heading, title)
      values (${theirs}, 'x', 1, 'EVP', 'x')`,
    );
    await expect(make).rejects.toThrow(/row-level security/);
  });

  it('a row can not point at a person of another company', async () => {
    const make = app.database.tenantQuery(
      theirs,
      (sql) => sql`insert into advert
      (tenant_id, id, type, owner_id, job_title, sector, industry, country)
      values (${theirs}, ${randomUUID()}, 'blankAdCanvas', ${myOwner}, 'x', 'x', 'x', 'x')`,
    );
    await expect(make).rejects.toThrow(/foreign key/);
  });

  it('no sessions, tokens or counters are seen', async () => {
    for (const table of ['session', 'mailed_token', 'attempt', 'outbox']) {
      const rows = await app.database.tenantQuery(mine, (sql) => sql`select * from ${sql(table)}`);
      expect(rows.length, table).toBe(0);
    }
  });
});

it('the identity scope sees people, and nothing of what a company writes', async () => {
  const people = await app.database.identityQuery((sql) => sql`select id from account`);
  expect(people.length).toBeGreaterThan(1);
  for (const table of ['advert', 'advert_content', 'guideline', 'job_description', 'stored_file', 'library_folder']) {
    const rows = await app.database.identityQuery((sql) => sql`select * from ${sql(table)}`);
    expect(rows.length, table).toBe(0);
  }
});

describe('every reply', () => {
  it('carries the headers of the browser wall', async () => {
    const answer = await app.call('system.health');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
});
