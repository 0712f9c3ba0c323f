/**
 * What the browser benchmarks stand on: the built product with the demo companies on a database of its own, and one address
 * that serves the bare pages and passes everything else on to the product, so that both pay for the same way.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { findFreePort, startBuiltServer } from '../../e2e/built-server.ts';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { fullAdvert } from './advert.ts';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' };

/** A stage that is set. */
export interface Stage {
  url: string;
  browser: Browser;
  /** What a signed-in browser remembers, to be put into its local storage. */
  session: string;
  /** The text that the editors open. */
  content: string;
  /** Where the product keeps its database, for filling it. */
  dataDir: string;
  /** Calls the product's API as the signed-in person. */
  call<Reply>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply>;
  close(): Promise<void>;
}

/** Builds the bare pages as the product is built: minified, then compressed as the product's files are. */
async function buildPages(names: readonly string[]): Promise<Map<string, Buffer>> {
  const cache = join(process.cwd(), '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the project, so that packages and '#' imports resolve.
  const directory = mkdtempSync(join(cache, 'bench-pages-'));
  const files = new Map<string, Buffer>();
  try {
    for (const name of names) {
      const outDir = join(directory, name);
      await build({
        root: process.cwd(),
        configFile: false,
        logLevel: 'error',
        build: {
          outDir,
          emptyOutDir: true,
          target: 'es2022',
          rolldownOptions: {
            input: join(process.cwd(), 'bench/browser', `${name}.ts`),
            output: { entryFileNames: `${name}.js` },
          },
        },
      });
      files.set(`/bench/${name}.js`, readFileSync(join(outDir, `${name}.js`)));
      files.set(
        `/bench/${name}.html`,
        Buffer.from(
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><div id="root"></div><script type="module" src="/bench/${name}.js"></script></html>`,
        ),
      );
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return files;
}

function passOn(from: IncomingMessage, to: ServerResponse, port: number): void {
  const { method, url, headers } = from;
  const onward = request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.on('error', () => to.destroy());
  from.pipe(onward);
}

/**
 * Sets the stage.
 * @param pages the bare pages by name: files of this folder
 * @param content the text that the editors open
 */
export async function setStage(pages: readonly string[], content: string = fullAdvert): Promise<Stage> {
  const executablePath = await findBrowser();
  if (executablePath === undefined)
    throw new Error('No browser was found: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  const files = await buildPages(pages);
  files.set('/bench/advert.json', Buffer.from(JSON.stringify({ content })));
  const compressed = new Map([...files].map(([path, body]) => [path, brotliCompressSync(body)]));
  const dataDir = mkdtempSync(join(tmpdir(), 'hw-bench-data-'));
  chmodSync(dataDir, 0o711);
  const port = await findFreePort();
  const product = startBuiltServer(dataDir, port, { LOG_LEVEL: 'warn' });
  await product.ready();
  const server = createServer((from, to) => {
    const path = new URL(from.url ?? '/', 'http://localhost').pathname;
    const body = compressed.get(path);
    if (body === undefined) passOn(from, to, port);
    else {
      const type = types[extname(path)] ?? 'application/octet-stream';
      to.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' }).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [person] = (await (await fetch(`${url}/api/demo`)).json()) as { email: string; password: string }[];
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person?.email, password: person?.password }),
  });
  const session = await login.text();
  if (!login.ok) throw new Error(`The demo person can't log in: ${session}`);
  const { token } = JSON.parse(session) as { token: string };
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  return {
    url,
    browser,
    session,
    content,
    dataDir,
    async call<Reply>(method: 'GET' | 'POST', path: string, body?: object) {
      const reply = await fetch(`${url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as Reply;
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Puts the stage's text into a draft on the blank canvas.
 * @param nth which draft, counted from 0: a page that shares its advert with another would be told of its saves
 * @returns the path of its Advert tab
 */
export async function makeAdvert({ call, content }: Stage, nth = 0): Promise<string> {
  const adverts = await call<{ id: string; type: string; jobTitle: string }[]>('GET', '/advert/list?status=draft');
  const advert = adverts.filter(({ type }) => type === 'blankAdCanvas')[nth];
  if (advert === undefined) throw new Error('The demo company has too few drafts on the blank canvas.');
  const { advert: details } = await call<{ advert: { contentVersion: number } }>('POST', '/advert/advertDetails', {
    advertId: advert.id,
  });
  await call('POST', '/advert/saveAdvertContent', { advertId: advert.id, content, version: details.contentVersion });
  return `/create/blank-advert/${advert.id}`;
}
