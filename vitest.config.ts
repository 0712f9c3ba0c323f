import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const SERVER = ['src/**/*.server.test.ts'];
// These keep nothing but what they have read: loading the writer anew for each of 280 files would take most of the time.
const WRITING = ['src/writing/**/*.test.ts'];
const testing = (name: string): string => resolve(import.meta.dirname, 'src/testing', name);

/**
 * Store and endpoint tests (`*.server.test.ts`) run once on each kind of database; those in e2e/ on the built server's
 * process; all others run once, the writer's in one process after another.
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
        test: { name: 'server-embedded', include: SERVER, globalSetup: testing('embedded-database.setup.ts') },
      },
      {
        extends: true,
        test: { name: 'server-external', include: SERVER, globalSetup: testing('external-database.setup.ts') },
      },
    ],
  },
});
