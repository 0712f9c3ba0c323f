/** Our own signed file addresses, when files lie on this computer's disk. The bytes pass through without being kept. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileStore } from '../ports/files.ts';

/** Adds GET, PUT and DELETE under /api/files. Their signature is their only credential. */
export function addFileRoutes(app: FastifyInstance, files: FileStore): void {
  const { answer } = files;
  if (answer === undefined) return;
  app.register(async (scope) => {
    // Any type, as a stream: nothing is parsed and nothing is buffered here.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'PUT', 'DELETE'],
      url: '/api/files/*',
      bodyLimit: 11 * 1024 * 1024,
      handler: async (request: FastifyRequest, reply) => {
        const length = Number(request.headers['content-length']);
        const result = await answer.call(files, {
          method: request.method as 'GET' | 'PUT' | 'DELETE',
          url: request.url,
          contentType: request.headers['content-type'],
          contentLength: Number.isFinite(length) ? length : undefined,
          body: request.raw,
        });
        reply.code(result.status).headers({ 'cache-control': 'no-store', ...result.headers });
        // An upload that was refused half-way leaves bytes on the line that nobody will read.
        if (result.status >= 400) reply.header('connection', 'close');
        return reply.send(result.body ?? null);
      },
    });
  });
}
