import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { migrate, readMigrations } from '#server/adapters/database/migrate.ts';
import { connect, type DatabaseAddress } from '#server/adapters/database/postgres.ts';
import { atDatabase } from './database.ts';

/** Makes a migrated database for the test files to copy, which is faster than migrating for each of them. */
export const createTemplate = async (server: DatabaseAddress): Promise<{ name: string; drop(): Promise<void> }> => {
  const name = `hirewright_template_${randomBytes(4).toString('hex')}`;
  const sql = connect(server, { max: 1 });
  try {
    await sql.unsafe(`create database ${name}`);
  } finally {
    await sql.end({ timeout: 5 });
  }
  await migrate(atDatabase(server, name), await readMigrations(resolve(import.meta.dirname, '../server/migrations')));
  return {
    name,
    async drop() {
      const again = connect(server, { max: 1 });
      try {
        await again.unsafe(`drop database if exists ${name} with (force)`);
      } finally {
        await again.end({ timeout: 5 });
      }
    },
  };
};
