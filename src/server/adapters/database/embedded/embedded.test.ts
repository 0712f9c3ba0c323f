import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { clusterNameOf, findProcesses } from './leftover.ts';

const BUNDLE_DIR = resolve('.cache', `embedded-${process.pid}`);
const OWNER = join(BUNDLE_DIR, 'owner.mjs');

let parent: string;
let dataDir: string;
const running: EmbeddedDatabase[] = [];
const owners: ChildProcess[] = [];
const logged: string[] = [];
const log = (message: string): void => void logged.push(message);

beforeAll(() => {
  buildSync({
    entryPoints: [resolve(import.meta.dirname, 'owner-process.ts')],
    outfile: OWNER,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
});

afterAll(() => rmSync(BUNDLE_DIR, { recursive: true, force: true }));

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'hw-embedded-'));
  chmodSync(parent, 0o755);
  dataDir = join(parent, 'data');
  logged.length = 0;
});

afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  await Promise.all(running.splice(0).map((database) => database.stop()));
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION')) && process.platform === 'linux') {
    for (const pid of findProcesses(clusterNameOf(join(dataDir, 'postgres'))).all) process.kill(pid, 'SIGKILL');
  }
  rmSync(parent, { recursive: true, force: true });
});

const start = async (directory = dataDir): Promise<EmbeddedDatabase> => {
  const database = await startEmbedded({ dataDir: directory, log });
  running.push(database);
  return database;
};

const using = async <Result>(
  { host, port }: { host: string; port: number },
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> => {
  const sql = postgres({ host, port, user: 'postgres', database: 'postgres', max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

const write = (at: { host: string; port: number }, text: string) =>
  using(at, async (sql) => {
    await sql`create table if not exists note (text text not null)`;
    await sql`insert into note values (${text})`;
  });

const read = (at: { host: string; port: number }): Promise<string[]> =>
  using(at, async (sql) => (await sql`select text from note order by text`).map((row) => String(row.text)));

const eventually = async <Result>(work: () => Promise<Result>, withinMs: number): Promise<Result> => {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(50);
    }
  }
};

const startOwner = async (): Promise<{
  child: ChildProcess;
  said: string;
  host: string;
  port: number;
  pid: number;
}> => {
  const child = spawn(process.execPath, [OWNER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  owners.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return { child, said: line, ...JSON.parse(line.slice('ready '.length)) };
    if (line.startsWith('refused ')) return { child, said: line, host: '', port: 0, pid: 0 };
  }
  throw new Error('The owner said nothing.');
};

/** The cluster's server; unlike its number it does not outlive it as a zombie that nobody has waited for. */
const findServer = (): number | undefined => findProcesses(clusterNameOf(join(dataDir, 'postgres'))).server;

describe('startEmbedded', () => {
  it('creates a safe cluster without TCP and finds its rows again after a stop', async () => {
    const first = await start();
    const settings = await using(first, async (sql) => ({
      listen: (await sql`show listen_addresses`)[0]?.listen_addresses,
      fsync: (await sql`show fsync`)[0]?.fsync,
      commit: (await sql`show synchronous_commit`)[0]?.synchronous_commit,
      pages: (await sql`show full_page_writes`)[0]?.full_page_writes,
      checksums: (await sql`show data_checksums`)[0]?.data_checksums,
      encoding: (await sql`show server_encoding`)[0]?.server_encoding,
      version: String((await sql`show server_version`)[0]?.server_version).split('.')[0],
      locale: (await sql`select datlocprovider, datlocale from pg_database where datname = 'postgres'`)[0],
    }));
    expect(settings).toEqual({
      listen: '',
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      version: '18',
      locale: { datlocprovider: 'b', datlocale: 'C.UTF-8' },
    });
    expect(statSync(first.host).mode & 0o077).toBe(0);
    await write(first, 'kept');
    await first.stop();
    expect(findServer()).toBeUndefined();
    const second = await start();
    expect(await read(second)).toEqual(['kept']);
    expect(logged.filter((line) => line.startsWith('Stopped'))).toEqual([]);
  });

  it('refuses a directory that a living process owns, and does that process no harm', async () => {
    const first = await start();
    await write(first, 'kept');
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      /is in use by another Hirewright \(process \d+, since .*\): stop that one first, or set DATA_DIR/,
    );
    const other = await startOwner();
    expect(other.said).toContain('is in use by another Hirewright');
    await once(other.child, 'close');
    expect(other.child.exitCode).toBe(1);
    expect(findServer()).toBe(first.pid());
    expect(await read(first)).toEqual(['kept']);
  });

  it('lets exactly one of many simultaneous starts have the directory', async () => {
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => start()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes over from a killed owner and stops the server that it left running', async () => {
    const owner = await startOwner();
    await write(owner, 'before the kill');
    owner.child.kill('SIGKILL');
    await once(owner.child, 'exit');
    expect(findServer()).toBe(owner.pid);
    const began = Date.now();
    const mine = await start();
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(findServer()).toBe(mine.pid());
    expect(logged.join('\n')).toContain('left running');
    expect(await read(mine)).toEqual(['before the kill']);
  });

  it('recovers when owner and server were both killed', async () => {
    const owner = await startOwner();
    await write(owner, 'before the kill');
    owner.child.kill('SIGKILL');
    process.kill(owner.pid, 'SIGKILL');
    await once(owner.child, 'exit');
    const mine = await start();
    expect(await read(mine)).toEqual(['before the kill']);
  });

  it('starts in spite of a recycled process number in postmaster.pid', async () => {
    const first = await start();
    await write(first, 'kept');
    await first.stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.ppid}\n/somewhere\n1\n5432\n/tmp\n\n`);
    expect(await read(await start())).toEqual(['kept']);
  });

  it('restarts a crashed server at the same address within 5 seconds', async () => {
    const database = await start();
    await write(database, 'before the crash');
    const crashed = database.pid();
    process.kill(crashed, 'SIGKILL');
    expect(await eventually(() => read(database), 5_000)).toEqual(['before the crash']);
    expect(database.pid()).not.toBe(crashed);
    process.kill(database.pid(), 'SIGKILL');
    expect(await eventually(() => read(database), 5_000)).toEqual(['before the crash']);
    expect(logged.filter((line) => line.includes('ended unexpectedly'))).toHaveLength(2);
  });

  it('ends the server with its owner, on SIGTERM and on a plain exit', async () => {
    for (const signal of ['SIGTERM', 'SIGUSR2'] as const) {
      const owner = await startOwner();
      owner.child.kill(signal);
      await once(owner.child, 'exit');
      await eventually(async () => expect(findServer()).toBeUndefined(), 5_000);
    }
    await start();
    expect(logged.join('\n')).not.toContain('left running');
  });

  it('works in a path too long for a socket, with spaces, commas and letters of any kind', async () => {
    const long = join(dataDir, 'a, "quoted" directory', 'ünïcode'.repeat(20));
    const database = await start(long);
    await write(database, 'kept');
    expect(await read(database)).toEqual(['kept']);
    expect(Buffer.byteLength(database.host)).toBeLessThan(90);
    await database.stop();
    expect(existsSync(database.host)).toBe(false);
  });

  it('works below a directory that is closed to others, as /root is', async () => {
    chmodSync(parent, 0o700);
    const first = await start();
    await write(first, 'kept');
    await first.stop();
    expect(await read(await start())).toEqual(['kept']);
  });

  it('says what is wrong with a directory that it cannot use', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    await expect(startEmbedded({ dataDir: file, log })).rejects.toThrow(/cannot be used: .* Set DATA_DIR/);

    mkdirSync(join(parent, 'strange', 'postgres'), { recursive: true });
    writeFileSync(join(parent, 'strange', 'postgres', 'letter.txt'), 'Dear all');
    await expect(startEmbedded({ dataDir: join(parent, 'strange'), log })).rejects.toThrow('that is not a database');
    expect(readdirSync(join(parent, 'strange', 'postgres'))).toEqual(['letter.txt']);

    mkdirSync(join(parent, 'old', 'postgres'), { recursive: true });
    writeFileSync(join(parent, 'old', 'postgres', 'PG_VERSION'), '15\n');
    await expect(startEmbedded({ dataDir: join(parent, 'old'), log })).rejects.toThrow(/PostgreSQL 15 .* brings 18/);
  });
});
