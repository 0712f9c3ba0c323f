import type { TestProject } from 'vitest/node';
import { createTemplate } from './database-template.ts';
import { startExternalPostgres } from './external-postgres.ts';

/** Runs a project's tests on an external PostgreSQL, over TCP and as an ordinary user of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startExternalPostgres();
  const address = { url: server.url };
  const template = await createTemplate(address);
  project.provide('databaseAddress', address);
  project.provide('databaseTemplate', template.name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}
