import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endConnectionsOnClose } from './closing.ts';

const open = async (withinMs?: number) => {
  const http = Fastify({ forceCloseConnections: 'idle' });
  endConnectionsOnClose(http, withinMs);
  const answers = new EventEmitter();
  http.get('/slow', async () => (await once(answers, 'answer'))[0]);
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const connection = async (words: string) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    await once(socket, 'connect');
    if (words !== '') socket.write(words);
    // A cut connection may end in a reset.
    socket.on('error', () => undefined);
    return { closed: new Promise<string>((resolve) => socket.once('close', () => resolve(heard))) };
  };
  const asked = once(http.server, 'request');
  return { http, connection, asked, letAnswer: (words: string) => answers.emit('answer', words) };
};
const ask = 'GET /slow HTTP/1.1\r\nHost: here\r\n\r\n';

it('closes while connections are open that asked for nothing, or for half of something', async () => {
  const { http, connection } = await open();
  const silent = await connection('');
  const half = await connection('GET /slow HT');
  await http.close();
  expect(await silent.closed).toBe('');
  expect(await half.closed).toBe('');
});

it('answers what was asked before it closed', async () => {
  const { http, connection, asked, letAnswer } = await open();
  const asking = await connection(ask);
  await asked;
  const closing = http.close();
  letAnswer('late, and whole');
  await closing;
  expect(await asking.closed).toContain('late, and whole');
});

it('cuts what is not answered in time', async () => {
  const { http, connection, asked } = await open(50);
  const asking = await connection(ask);
  await asked;
  await http.close();
  expect(await asking.closed).toBe('');
});
