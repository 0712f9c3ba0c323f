import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from '#server/adapters/database/embedded/binaries.ts';
import { findRunAs, giveTo } from '#server/adapters/database/embedded/run-as.ts';
import { connect } from '#server/adapters/database/postgres.ts';

const DEBIAN = '/usr/lib/postgresql';
const READY_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
};

/** Programs of an installed PostgreSQL 15 or newer: Debian's newest, or the ones on the path. */
const findInstalled = (): { initdb: string; postgres: string } | undefined => {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .filter((version) => Number(version) >= 15)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const directories = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  const found = directories.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')));
  return found === undefined ? undefined : { initdb: join(found, 'initdb'), postgres: join(found, 'postgres') };
};

const waitUntilReady = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const sql = connect({ url }, { max: 1, connect_timeout: 2 });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(output() || String(error));
    } finally {
      await sql.end({ timeout: 1 });
    }
    await delay(LOOK_EVERY_MS);
  }
};

/**
 * A PostgreSQL server on a loopback port, as somebody's own would be: TEST_DATABASE_URL, else an installed PostgreSQL on
 * a temporary directory, else the embedded programs on TCP. The user of the address owns databases and may create roles,
 * but is no superuser.
 */
export const startExternalPostgres = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };

  const directory = mkdtempSync(join(tmpdir(), 'hw-test-external-'));
  chmodSync(directory, 0o755);
  const cluster = join(directory, 'cluster');
  mkdirSync(cluster);
  const runAs = findRunAs(cluster);
  if (runAs !== undefined) giveTo(cluster, runAs);
  const binaries = findInstalled() ?? findBinaries(runAs, directory);
  const options = { ...runAs, cwd: cluster, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const superuser = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(binaries.initdb, ['-D', cluster, ...superuser], { ...options, stdio: 'pipe' });

  const port = await freePort();
  // Nothing in it outlives the tests, so nothing has to reach the disk.
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
  };
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (data) => {
    output = `${output}${data}`.slice(-2_000);
  });
  const onExit = (): void => void child.kill('SIGQUIT');
  process.on('exit', onExit);
  const stop = async (): Promise<void> => {
    process.off('exit', onExit);
    if (child.exitCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    rmSync(directory, { recursive: true, force: true });
  };

  try {
    const admin = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await waitUntilReady(admin, child, () => output);
    const password = randomBytes(12).toString('hex');
    const sql = connect({ url: admin }, { max: 1 });
    await sql.unsafe(`create role owner login createdb createrole password '${password}'`);
    await sql.unsafe('create database owner owner owner');
    await sql.end({ timeout: 5 });
    return { url: `postgres://owner:${password}@127.0.0.1:${port}/owner`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
