/** The built pages: precompressed files with long lives, and one document for every path that is not a file. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFoundItems } from './errors.ts';

/** Hashes (`sha256-...`) of the scripts that the build wrote into its document; none without built pages. */
export async function hashInlineScripts(root: string | undefined): Promise<string[]> {
  if (root === undefined || !existsSync(join(root, 'index.html'))) return [];
  const html = await readFile(join(root, 'index.html'), 'utf8');
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
}

/** Serves `root`. Without it (tests of the API alone) only unknown addresses are answered. */
export async function addStatic(app: FastifyInstance, root: string | undefined): Promise<void> {
  const pages = root !== undefined && existsSync(join(root, 'index.html'));
  if (pages) {
    await app.register(fastifyStatic, {
      root,
      wildcard: true,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names under assets carry a hash of their content.
        const forever = path.includes('/assets/');
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // A reader that takes no compressed answers would be told that a directory can't be shown.
    app.get('/', (_request, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    const page =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/assets/');
    if (page && pages) return reply.sendFile('index.html');
    return reply.code(404).type('application/json; charset=utf-8').send(JSON.stringify(notFoundItems));
  });
}
