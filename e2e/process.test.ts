import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentFromText, serialiseDocument } from '#domain/document/index.ts';
import { type BuiltServer, findFreePort, startBuiltServer } from './built-server.ts';

const KILLS = 20;
/** A killed server or database answers again within this time. */
const BACK_WITHIN_MS = 5_000;
const SAVERS = 4;

let dataDir: string;
let port: number;
const servers: BuiltServer[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hw-process-'));
  chmodSync(dataDir, 0o711);
  port = await findFreePort();
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (settings: Record<string, string> = {}): BuiltServer => {
  const server = startBuiltServer(dataDir, port, { LOG_LEVEL: 'warn', ...settings });
  servers.push(server);
  return server;
};

/** The embedded database's processes of our data directory. */
const findDatabase = (): number | undefined => {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  const line = lines.find((each) => each.includes('cluster_name=') && each.includes(dataDir));
  return line === undefined ? undefined : Number.parseInt(line, 10);
};

describe("the server's process", () => {
  it('stops with one sentence that names a wrong setting', async () => {
    for (const [settings, sentence] of [
      [{ PORT: '80a' }, 'PORT'],
      [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
      [{ S3_BUCKET: 'adverts' }, 'S3_ACCESS_KEY'],
    ] as const) {
      const server = start(settings);
      await once(server.process, 'close');
      expect(server.process.exitCode).toBe(1);
      expect(server.output().trim().split('\n')).toHaveLength(1);
      expect(server.output()).toContain(sentence);
    }
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it('lets one process have a data directory, stops cleanly, and is quick the second time', async () => {
    const first = start({ DEMO: 'off' });
    await first.ready();
    const second = startBuiltServer(dataDir, await findFreePort(), { DEMO: 'off' });
    servers.push(second);
    await once(second.process, 'close');
    expect(second.process.exitCode).toBe(1);
    expect(second.output()).toMatch(/^The data directory .* is in use by another Hirewright .*\.\n$/);
    await first.ready(1_000);
    expect(findDatabase()).toBeDefined();

    // Browsers open connections ahead, and ask for nothing on them.
    const silent = connect(port, 'localhost');
    await once(silent, 'connect');
    expect(await first.stop()).toBe(0);
    expect(findDatabase()).toBeUndefined();
    silent.destroy();

    const began = performance.now();
    await start({ DEMO: 'off' }).ready();
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('says that its port is taken, and leaves no database behind', async () => {
    const first = start({ DEMO: 'off' });
    await first.ready();
    const other = mkdtempSync(join(tmpdir(), 'hw-process-'));
    chmodSync(other, 0o711);
    const second = startBuiltServer(other, port, { DEMO: 'off' });
    servers.push(second);
    await once(second.process, 'close');
    expect(second.process.exitCode).toBe(1);
    expect(second.output()).toContain(String(port));
    expect(existsSync(join(other, 'postgres', 'postmaster.pid'))).toBe(false);
    rmSync(other, { recursive: true, force: true });
  });

  it('looks after copywriters from the command line, beside the running server', async () => {
    await start().ready();
    const copywriter = (...words: string[]) => {
      const { PATH, HOME } = process.env;
      const env = { PATH, HOME, DATA_DIR: dataDir };
      const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/copywriter.js', ...words], {
        env,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };
    const listed = copywriter('list').stdout;
    const advertId = /^ {2}([\w-]{36}) {2}Head of Tidal Operations/m.exec(listed)?.[1] ?? '';
    expect(listed).toContain('daniel.frost@frostandplain.example  Daniel Frost');
    expect(copywriter('add', 'nadia@sharmawords.example', 'Nadia', 'Sharma')).toMatchObject({ status: 0 });
    expect(copywriter('add', 'nadia')).toMatchObject({ status: 2 });
    expect(copywriter('assign', advertId, 'nadia@sharmawords.example').stdout).toContain(
      'Nadia Sharma writes “Head of Tidal Operations” for Fenmoor Energy.',
    );
    expect(copywriter('assign', advertId, 'nadia@sharmawords.example')).toMatchObject({ status: 2 });
    expect(copywriter('list').stdout).toContain('Head of Tidal Operations, Fenmoor Energy, nadia@sharmawords.example');
  });

  it('refuses a data directory that holds something else, in a sentence', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const server = startBuiltServer(file, port);
    servers.push(server);
    await once(server.process, 'close');
    expect(server.process.exitCode).toBe(1);
    expect(server.output().trim().split('\n')).toHaveLength(1);
    expect(server.output()).toContain('DATA_DIR');
  });
});

/** Saves one advert's text again and again, counting up, and remembers what was acknowledged. */
class Saver {
  readonly #advertId: string;
  readonly #ask: Ask;
  #version = 0;
  sent = 0;
  acknowledged = 0;
  #running = true;
  readonly done: Promise<void>;

  constructor(advertId: string, ask: Ask) {
    this.#advertId = advertId;
    this.#ask = ask;
    this.done = this.#run();
  }

  async #run(): Promise<void> {
    while (this.#running) {
      try {
        if (this.#version === 0) await this.reload();
        this.sent += 1;
        const number = this.sent;
        const content = serialiseDocument(
          documentFromText(`Number ${number}. ${'Keep 240,000 homes lit. '.repeat(40)}`),
        );
        const answer = await this.#ask('/api/advert/saveAdvertContent', {
          advertId: this.#advertId,
          content,
          version: this.#version,
        });
        this.#version = answer.version;
        this.acknowledged = number;
      } catch {
        // Killed, or not back yet. What was in flight may or may not have been stored.
        this.#version = 0;
        await delay(20);
      }
    }
  }

  /** The number that is stored now. */
  async reload(): Promise<number> {
    const { advert } = await this.#ask('/api/advert/advertDetails', { advertId: this.#advertId });
    this.#version = advert.advertContent.version;
    return Number(/Number (\d+)\./.exec(advert.advertContent.content)?.[1] ?? 0);
  }

  async stop(): Promise<void> {
    this.#running = false;
    await this.done;
  }
}

interface Answer {
  /** Of a save. */
  version: number;
  /** Of a look at the details. */
  advert: { advertContent: { content: string; version: number } };
}
type Ask = (path: string, body: object) => Promise<Answer>;

describe('kill -9', () => {
  it(`loses no acknowledged save in ${KILLS} kills of the application, the database, or both`, {
    timeout: 240_000,
  }, async () => {
    let server = start({ DEMO: 'on' });
    await server.ready();
    const { url } = server;
    const login = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify((await (await fetch(`${url}/api/demo`)).json())[0]),
    });
    const { token } = await login.json();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ask: Ask = async (path, body) => {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(5_000),
      });
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      return answer.json();
    };
    const drafts: { id: string; type: string }[] = await (
      await fetch(`${url}/api/advert/list?status=draft`, { headers })
    ).json();
    const mine = drafts.filter(({ type }) => type === 'blankAdCanvas').slice(0, SAVERS);
    expect(mine).toHaveLength(SAVERS);
    const savers = mine.map(({ id }) => new Saver(id, ask));

    const backAfter: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await delay(150 + 17 * kill);
      const what = ['application', 'database', 'both'][kill % 3];
      const database = findDatabase();
      expect(database).toBeDefined();
      if (what !== 'database') server.process.kill('SIGKILL');
      if (what !== 'application' && database !== undefined) process.kill(database, 'SIGKILL');
      const began = performance.now();
      const acknowledged = savers.map((saver) => saver.acknowledged);
      if (what !== 'database') {
        if (server.process.signalCode === null) await once(server.process, 'exit');
        server = start({ DEMO: 'on' });
      }
      const stored = await eventually(() => Promise.all(savers.map((saver) => saver.reload())));
      backAfter.push(performance.now() - began);
      stored.forEach((number, at) => {
        const saver = savers[at];
        expect(number, `save after kill ${kill} of ${what}`).toBeGreaterThanOrEqual(acknowledged[at] ?? 0);
        expect(number).toBeLessThanOrEqual(saver?.sent ?? 0);
      });
    }
    await Promise.all(savers.map((saver) => saver.stop()));
    // Saves went on between the kills, or there would have been nothing to lose.
    for (const saver of savers) expect(saver.acknowledged).toBeGreaterThan(KILLS);
    expect(Math.max(...backAfter)).toBeLessThan(BACK_WITHIN_MS);
  });
});

const eventually = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const until = Date.now() + 4 * BACK_WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(20);
    }
  }
};
