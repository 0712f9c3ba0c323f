import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseSetupError, migrate } from '#server/adapters/database/migrate.ts';
import { connect, type DatabaseAddress } from '#server/adapters/database/postgres.ts';
import { createTestDatabase } from './database.ts';

let database: { address: DatabaseAddress; drop(): Promise<void> };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('createTestDatabase', () => {
  it('gives a migrated database whose application role can do nothing but use it', async () => {
    const sql = connect(database.address, { max: 1 });
    try {
      expect(await sql`select count(*)::int as count from advert`).toEqual([{ count: 0 }]);
      const [role] =
        await sql`select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = 'hirewright_app'`;
      expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false });
      const [owned] = await sql`select count(*)::int as count from pg_tables where tableowner = 'hirewright_app'`;
      expect(owned).toEqual({ count: 0 });
    } finally {
      await sql.end({ timeout: 5 });
    }
  });
});

describe('migrate', () => {
  it('leaves alone what a newer version has written', async () => {
    const sql = connect(database.address, { max: 1 });
    try {
      await sql`insert into schema_migration (name) values ('9999-from-the-future')`;
      const refused = migrate(database.address, []);
      await expect(refused).rejects.toBeInstanceOf(DatabaseSetupError);
      await expect(refused).rejects.toThrow('9999-from-the-future');
    } finally {
      await sql.end({ timeout: 5 });
    }
  });
});
