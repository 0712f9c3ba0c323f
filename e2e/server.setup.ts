import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort, startBuiltServer } from './built-server.ts';

const LOG = resolve('test-results', 'server.log');

/** What the server logged as its own fault. Bad input and lost connections never are. */
const listFaults = (log: string): string[] => log.split('\n').filter((line) => /^\{.*"level":(?:50|60)\b/.test(line));

/**
 * Starts the built server with the demo companies, on a free port and a temporary data directory, for all journeys of a
 * run; E2E_URL tells them where. Stops it afterwards, and fails the run when the server logged an error.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hw-e2e-'));
  chmodSync(dataDir, 0o711);
  // E2E_DATABASE_URL: the journeys on a PostgreSQL that is run by somebody else, as in production.
  const { E2E_DATABASE_URL } = process.env;
  const settings: Record<string, string> = { DEMO: 'on', LOG_LEVEL: 'info' };
  if (E2E_DATABASE_URL !== undefined) settings.DATABASE_URL = E2E_DATABASE_URL;
  const server = startBuiltServer(dataDir, await findFreePort(), settings, LOG);
  const clear = async (): Promise<number | null> => {
    const code = await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  try {
    await server.ready();
  } catch (error) {
    await clear();
    throw error;
  }
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA_DIR = dataDir;

  return async () => {
    const code = await clear();
    const faults = listFaults(server.output());
    if (code !== 0) throw new Error(`The server did not stop cleanly (exit code ${code}); see ${LOG}.`);
    if (faults.length > 0) throw new Error(`The server logged ${faults.length} errors; the first: ${faults[0]}`);
  };
}
