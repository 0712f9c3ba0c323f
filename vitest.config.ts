import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const SERVER = ['src/**/*.server.test.ts'];
// These keep nothing but what they have read: loading the writer anew for each of 280 files would take most of the time.
const WRITING = ['src/writing/**/*.test.ts'];
// Each file makes its own database and application; the modules keep nothing of them, and took half of the time to load.
const server = { include: SERVER, isolate: false };
const testing = (name: string): string => resolve(import.meta.dirname, 'src/testing', name);

/**
 * Store and endpoint tests (`*.server.test.ts`) run once on each kind of database; those in e2e/ on the built server's
 * process; all others run once. The server's and the writer's files share the modules that their process has loaded.
 */
export default defineConfig({
  test: {
    // Two cores are what a small machine has; a database server runs beside the tests.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is held too weakly must be found: some tests clear memory on purpose.
    execArgv: ['--expose-gc'],
    projects: [
      { extends: true, test: { name: 'process', include: ['e2e/**/*.test.ts'] } },
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: [...SERVER, ...WRITING] } },
      { extends: true, test: { name: 'writing', include: WRITING, isolate: false } },
      {
        extends: true,
        test: { ...server, name: 'server-embedded', globalSetup: testing('embedded-database.setup.ts') },
      },
      {
        extends: true,
        test: { ...server, name: 'server-external', globalSetup: testing('external-database.setup.ts') },
      },
    ],
  },
});
