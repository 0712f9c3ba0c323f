import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ClientGone, sendError } from './errors.ts';

/** A server that answers with a stream, or with what a function says, and what it logs. */
const open = async (body: Readable | (() => Promise<unknown>)) => {
  const logged: { level: number; code?: string; msg: string }[] = [];
  const http = Fastify({ logger: { stream: { write: (line: string) => logged.push(JSON.parse(line)) } } });
  http.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  http.post('/stream', (_request, reply) => (typeof body === 'function' ? body() : reply.send(body)));
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return {
    http,
    url: `http://127.0.0.1:${port}/stream`,
    port,
    faults: () => logged.filter(({ level }) => level >= 50),
  };
};

describe('a stream that breaks before its first byte', () => {
  it('is no fault of the server when the reader has left', async () => {
    const body = new PassThrough();
    const { http, port, faults } = await open(body);
    const socket = connect(port, '127.0.0.1');
    const asked = once(http.server, 'request');
    socket.write(
      'POST /stream HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    );
    await asked;
    const left = once(body, 'close');
    socket.destroy();
    await left;
    await http.close();
    expect(faults()).toEqual([]);
  });

  it('is one, and answered in a sentence, while the reader waits', async () => {
    const body = new PassThrough();
    const { http, url, faults } = await open(body);
    http.server.once('request', () => setImmediate(() => body.destroy()));
    const answer = await fetch(url, { method: 'POST' });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject([{ code: 'INTERNAL' }]);
    await http.close();
    expect(faults()).toMatchObject([{ code: 'INTERNAL', msg: 'request failed' }]);
  });
});

describe('work that nobody waits for any more', () => {
  it('is no fault of the server', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { http, port, faults } = await open(async () => {
      await ended;
      throw new ClientGone('The client has gone.');
    });
    const socket = connect(port, '127.0.0.1');
    const asked = once(http.server, 'request');
    socket.write(
      'POST /stream HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    );
    const [, response] = await asked;
    const left = once(response, 'close');
    socket.destroy();
    await left;
    end();
    await http.close();
    expect(faults()).toEqual([]);
  });
});
