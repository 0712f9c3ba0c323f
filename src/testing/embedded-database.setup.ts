import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/adapters/database/embedded/embedded.ts';
import { createTemplate } from './database-template.ts';

/** Runs a project's tests on the embedded database, in a temporary directory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'hw-test-embedded-'));
  chmodSync(directory, 0o755);
  const server = await startEmbedded({ dataDir: directory, log: () => undefined });
  const { host, port, user, database } = server;
  const address = { host, port, user, database };
  const template = await createTemplate(address);
  project.provide('databaseAddress', address);
  project.provide('databaseTemplate', template.name);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
