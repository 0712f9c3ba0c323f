import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendError } from './errors.ts';
import { addStatic, hashInlineScripts } from './static.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'hw-pages-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Hirewright</title>');
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets', 'page-1a2b.js'), 'export {};');
  app = Fastify();
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  await addStatic(app, root);
});
afterAll(() => app.close());

describe.each([undefined, 'identity', 'gzip, br'])('pages for a reader that accepts %s', (encoding) => {
  const get = (url: string) =>
    app.inject({ url, ...(encoding === undefined ? {} : { headers: { 'accept-encoding': encoding } }) });

  it.each(['/', '/library', '/index.html', '/create/blank-advert/1?x=/'])('answers %s with the page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('keeps hashed files for ever', async () => {
    const answer = await get('/assets/page-1a2b.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it.each(['/assets/', '/assets/gone.js', '/api/nothing'])('has nothing at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
  });

  it.each(['/assets/../../etc/passwd', '/assets/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'])(
    'stays in its folder for %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('root:');
    },
  );
});

describe('scripts in the document', () => {
  const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;

  it.each([
    ['none', '<title>Hirewright</title>', []],
    ['one with a source', '<script type="module" src="/assets/page.js"></script>', []],
    ['one that compares', '<script data-files="{}">if(1<2)start()</script>', ['if(1<2)start()']],
    ['two', '<script>one()</script><script src="/a.js"></script><script>two()</script>', ['one()', 'two()']],
  ])('hashes %s', async (_name, html, scripts) => {
    const root = mkdtempSync(join(tmpdir(), 'hw-scripts-'));
    writeFileSync(join(root, 'index.html'), html);
    expect(await hashInlineScripts(root)).toEqual(scripts.map(hash));
  });

  it('finds none where there are no pages', async () => {
    expect(await hashInlineScripts(undefined)).toEqual([]);
    expect(await hashInlineScripts(tmpdir())).toEqual([]);
  });
});
