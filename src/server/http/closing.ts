/** What ends a server's connections when it closes, so that stopping takes seconds whoever holds one. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '#domain/limits.ts';

/** Requests under way are given this long: less than the ten seconds that containers are given to stop in. */
const answerWithin = 7 * SECOND;

/**
 * Lets a closing server end: connections that have asked for nothing yet (browsers open some ahead) are cut at once, for
 * Node counts them as busy; requests under way are answered, and cut when that takes too long.
 * @param withinMs milliseconds that requests under way are given.
 */
export function endConnectionsOnClose(http: FastifyInstance, withinMs: number = answerWithin): void {
  const silent = new Set<Socket>();
  http.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  http.server.on('request', ({ socket }) => silent.delete(socket));
  http.addHook('preClose', (done) => {
    for (const socket of silent) socket.destroy();
    const cut = setTimeout(() => http.server.closeAllConnections(), withinMs);
    http.server.once('close', () => clearTimeout(cut));
    done();
  });
}
