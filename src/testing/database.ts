import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type DatabaseAddress } from '#server/adapters/database/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database server that this project's tests run on: the embedded one, or an external one. */
    databaseAddress: DatabaseAddress;
    /** A database with the whole schema, to copy. */
    databaseTemplate: string;
  }
}

/** The same server, another database on it. */
export const atDatabase = (address: DatabaseAddress, name: string): DatabaseAddress => {
  if (!('url' in address)) return { ...address, database: name };
  const url = new URL(address.url);
  url.pathname = `/${name}`;
  return { url: url.href };
};

/** An empty, migrated database of a test file's own. `drop` removes it; everything that is connected to it is cut off. */
export const createTestDatabase = async (): Promise<{ address: DatabaseAddress; drop(): Promise<void> }> => {
  const server = inject('databaseAddress');
  const template = inject('databaseTemplate');
  const name = `hirewright_test_${randomBytes(8).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const sql = connect(server, { max: 1 });
    try {
      await sql.unsafe(statement);
    } finally {
      await sql.end({ timeout: 5 });
    }
  };
  await run(`create database ${name} template ${template}`);
  return { address: atDatabase(server, name), drop: () => run(`drop database if exists ${name} with (force)`) };
};
