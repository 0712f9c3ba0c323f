import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startS3Peer } from '../../../testing/s3-peer.ts';
import type { FileStore } from '../../ports/files.ts';
import { createDiskFiles } from './disk.ts';
import { createS3Files } from './s3.ts';

const PDF = 'application/pdf';
const account = {
  region: 'eu-west-2',
  bucket: 'adverts',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
};
const newKey = (): string => `${randomUUID()}/job-descriptions/${randomUUID()}.pdf`;

interface Bench {
  store: FileStore;
  /** Where addresses without an origin lead. */
  origin: string;
  advance(ms: number): void;
  close(): Promise<void>;
}

/** The disk's addresses are served by us; this is the smallest server that does. */
const serve = async (store: () => FileStore): Promise<{ origin: string; close(): Promise<void> }> => {
  const server = createServer(async (request, response) => {
    const { method } = request;
    if (method !== 'GET' && method !== 'PUT' && method !== 'DELETE') {
      response.writeHead(405).end();
      return;
    }
    const length = request.headers['content-length'];
    const result = await store().answer?.({
      method,
      url: request.url ?? '',
      contentType: request.headers['content-type'],
      contentLength: length === undefined ? undefined : Number(length),
      body: request,
    });
    response.writeHead(result?.status ?? 500, {
      ...result?.headers,
      ...(request.complete ? {} : { connection: 'close' }),
    });
    if (result?.body === undefined) response.end();
    else pipeline(result.body, response, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const benches: Record<string, () => Promise<Bench & { directory?: string }>> = {
  async disk() {
    const directory = mkdtempSync(join(tmpdir(), 'hw-files-'));
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const store = await createDiskFiles(join(directory, 'files'), join(directory, 'files.secret'), now);
    const server = await serve(() => store);
    return {
      store,
      origin: server.origin,
      directory,
      advance(ms) {
        ahead += ms;
      },
      async close() {
        await server.close();
        rmSync(directory, { recursive: true, force: true });
      },
    };
  },
  async s3() {
    const peer = await startS3Peer(account);
    const store = await createS3Files({ ...account, endpoint: peer.endpoint, pathStyle: true });
    return { store, origin: peer.endpoint, advance: peer.advance, close: peer.close };
  },
};

describe.each(Object.keys(benches))('files: %s', (kind) => {
  let bench: Bench & { directory?: string };
  beforeEach(async () => {
    bench = (await benches[kind]?.()) ?? expect.fail('There is no such bench.');
  });
  afterEach(() => bench.close());

  const send = (url: string, init: RequestInit = {}): Promise<Response> => fetch(new URL(url, bench.origin), init);
  const upload = async (key: string, bytes: Uint8Array<ArrayBuffer>, type = PDF): Promise<Response> => {
    const { url, headers } = await bench.store.signUpload({ key, type, size: bytes.byteLength });
    return send(url, { method: 'PUT', headers, body: bytes });
  };
  const bytes = new Uint8Array(randomBytes(50_000));

  it('takes an upload and gives it back, saved under its name', async () => {
    const key = newKey();
    expect((await upload(key, bytes)).status).toBe(200);
    expect(await bench.store.exists(key)).toBe(true);
    expect(Buffer.from((await bench.store.read(key, 50_000)) ?? [])).toEqual(Buffer.from(bytes));
    const name = 'Größe "A4"; größer\r\nX: 1 ../مرحبا.pdf';
    const answer = await send(await bench.store.signDownload({ key, type: PDF, name }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(PDF);
    expect(answer.headers.get('x')).toBeNull();
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.~-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('binds an upload to its key, type and length', async () => {
    const key = newKey();
    const other = newKey();
    const { url, headers } = await bench.store.signUpload({ key, type: PDF, size: bytes.byteLength });
    const attempts: [string, RequestInit][] = [
      [url, { method: 'PUT', headers: { ...headers, 'content-type': 'text/html' }, body: bytes }],
      [url, { method: 'PUT', headers, body: bytes.slice(1) }],
      [url, { method: 'PUT', headers, body: new Uint8Array(bytes.byteLength + 1) }],
      [url.replace(key, other), { method: 'PUT', headers, body: bytes }],
      [url.replace(key, encodeURIComponent(key)), { method: 'PUT', headers, body: bytes }],
      [
        url.replace(/(ignature=.{10})(.)/, (_all, kept: string, next: string) => `${kept}${next === 'a' ? 'b' : 'a'}`),
        { method: 'PUT', headers, body: bytes },
      ],
      [url.replace(/[?&](X-Amz-S|s)ignature=[^&]*/, '?'), { method: 'PUT', headers, body: bytes }],
      [url, { method: 'GET' }],
      [url, { method: 'DELETE' }],
    ];
    for (const [address, init] of attempts) {
      const { status } = await send(address, init);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(await bench.store.exists(key)).toBe(false);
    expect(await bench.store.exists(other)).toBe(false);
    expect((await send(url, { method: 'PUT', headers, body: bytes })).status).toBe(200);
  });

  it('never overwrites', async () => {
    const key = newKey();
    await upload(key, bytes);
    expect([409, 412]).toContain((await upload(key, new Uint8Array(10))).status);
    await expect(bench.store.write({ key, type: PDF, bytes: new Uint8Array(10) })).rejects.toThrow();
    expect((await bench.store.read(key, 60_000))?.byteLength).toBe(50_000);
  });

  it('lets exactly one of two simultaneous uploads of a key in', async () => {
    const key = newKey();
    const both = await Promise.all([upload(key, bytes), upload(key, bytes)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends every address after 300 seconds', async () => {
    const key = newKey();
    await upload(key, bytes);
    const fresh = newKey();
    const put = await bench.store.signUpload({ key: fresh, type: PDF, size: bytes.byteLength });
    const get = await bench.store.signDownload({ key, type: PDF, name: 'a.pdf' });
    const remove = await bench.store.signDelete(key);
    bench.advance(290_000);
    expect((await send(get)).status).toBe(200);
    bench.advance(15_000);
    expect([403, 410]).toContain((await send(get)).status);
    expect([403, 410]).toContain((await send(remove, { method: 'DELETE' })).status);
    expect([403, 410]).toContain((await send(put.url, { method: 'PUT', headers: put.headers, body: bytes })).status);
    expect(await bench.store.exists(key)).toBe(true);
    expect(await bench.store.exists(fresh)).toBe(false);
  });

  it('removes at a signed address, which opens nothing else', async () => {
    const key = newKey();
    await upload(key, bytes);
    const url = await bench.store.signDelete(key);
    expect((await send(url)).status).toBeGreaterThanOrEqual(400);
    expect((await send(url, { method: 'DELETE' })).status).toBe(204);
    expect(await bench.store.exists(key)).toBe(false);
    expect((await send(await bench.store.signDownload({ key, type: PDF, name: 'a.pdf' }))).status).toBe(404);
    expect(await bench.store.read(key, 10)).toBeUndefined();
    await bench.store.delete(key);
  });

  it('takes an upload whose length nobody named, and no other type', async () => {
    const key = newKey();
    const { url, headers } = await bench.store.signUpload({ key, type: PDF });
    const wrong = await send(url, { method: 'PUT', headers: { ...headers, 'content-type': 'text/html' }, body: bytes });
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect((await send(url, { method: 'PUT', headers, body: bytes })).status).toBe(200);
    expect((await bench.store.read(key, 50_000))?.byteLength).toBe(50_000);
  });

  it('refuses more than 10 MB, before and during an upload', async () => {
    const key = newKey();
    await expect(bench.store.signUpload({ key, type: PDF, size: 10 * 1024 * 1024 + 1 })).rejects.toThrow();
    const { url, headers } = await bench.store.signUpload({ key, type: PDF, size: 10 * 1024 * 1024 });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        if (sent > 40 * 1024 * 1024) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    // Without a length the store may answer or hang up; it may not read on.
    const status = await send(url, { method: 'PUT', headers, body: endless, duplex: 'half' } as RequestInit).then(
      (answer) => answer.status,
      () => 0,
    );
    expect(status === 0 || status >= 400).toBe(true);
    expect(sent).toBeLessThan(20 * 1024 * 1024);
    expect(await bench.store.exists(key)).toBe(false);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const key = newKey();
    const { url, headers } = await bench.store.signUpload({ key, type: PDF, size: bytes.byteLength });
    const target = new URL(url, bench.origin);
    const socket = connect(Number(target.port), target.hostname);
    const head = Object.entries({ host: target.host, 'content-length': bytes.byteLength, ...headers });
    socket.write(
      `PUT ${target.pathname}${target.search} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    socket.write(bytes.slice(0, 20_000), () => socket.destroy());
    await once(socket, 'close');
    // The next upload of the same key is answered after the broken one.
    expect((await upload(key, bytes)).status).toBe(200);
    expect((await bench.store.read(key, 60_000))?.byteLength).toBe(50_000);
    if (bench.directory !== undefined) expect(readdirSync(join(bench.directory, 'files', '.incoming'))).toEqual([]);
  });

  it('takes no key but its own kind', async () => {
    const company = randomUUID();
    const strange = [
      '',
      '/',
      'a',
      'a/b',
      `${company}/x/../y`,
      `${company}/x/..`,
      '../x/y',
      '/etc/passwd',
      `${company}/x/%2e%2e`,
    ];
    strange.push(
      `${company}/x/y\0.pdf`,
      `${company}/x\\y/z.pdf`,
      `${company}/x/${'y'.repeat(255)}.pdf`,
      `${company}/x/y/z.pdf`,
      './x/y',
    );
    for (const key of strange) {
      await expect(bench.store.signUpload({ key, type: PDF, size: 1 })).rejects.toThrow();
      await expect(bench.store.signDownload({ key, type: PDF, name: 'a' })).rejects.toThrow();
      await expect(bench.store.signDelete(key)).rejects.toThrow();
      await expect(bench.store.read(key, 1)).rejects.toThrow();
      await expect(bench.store.write({ key, type: PDF, bytes })).rejects.toThrow();
    }
  });

  it('reads no more than is asked for', async () => {
    const key = newKey();
    await bench.store.write({ key, type: PDF, bytes });
    await expect(bench.store.read(key, 49_999)).rejects.toMatchObject({ code: 'FILE_SIZE' });
    expect((await bench.store.read(key, 50_000))?.byteLength).toBe(50_000);
    expect(await bench.store.exists(newKey())).toBe(false);
  });
});

describe('files on the disk', () => {
  it('honours addresses given out before a restart, and none of another installation', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'hw-files-'));
    const open = (secret: string) => createDiskFiles(join(directory, 'files'), join(directory, secret));
    const [first, second] = await Promise.all([open('secret'), open('secret')]);
    const key = newKey();
    await first.write({ key, type: PDF, bytes: new Uint8Array(3) });
    const url = await first.signDownload({ key, type: PDF, name: 'a.pdf' });
    const ask = async (store: FileStore) => {
      const answer = await store.answer?.({
        method: 'GET',
        url,
        contentType: undefined,
        contentLength: undefined,
        body: Readable.from([]),
      });
      answer?.body?.resume();
      return answer?.status;
    };
    expect(await ask(second)).toBe(200);
    expect(await ask(await open('secret'))).toBe(200);
    expect(await ask(await open('another'))).toBe(404);
    rmSync(directory, { recursive: true, force: true });
  });
});
