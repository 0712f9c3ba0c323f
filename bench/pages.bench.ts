/**
 * The dashboard and the editor's page with an empty cache: bytes over the wire, the moment their content is there, and how
 * long the page is blocked, each against a bare page that shows the same. Fresh browser contexts, pages in turn, medians.
 */
import type { Page } from '@playwright/test';
import { makeAdvert, type Stage, setStage } from './browser/stage.ts';
import { type Finding, median, report } from './report.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);

interface Load {
  /** Compressed bytes with headers, of everything that the page asked for until it was quiet. */
  bytes: number;
  /** Milliseconds from the navigation to the frame that shows the content. */
  shown: number;
  /** Milliseconds over 50 of each long task (total blocking time, as Lighthouse counts it). */
  blocked: number;
}

interface Watched {
  shown?: number;
  blocked: number;
}

/** Runs in the page before its own scripts: notes the first frame with the content, and the long tasks. */
function watch(selector: string): void {
  const watched: Watched = { blocked: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.blocked += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const look = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    look.disconnect();
    requestAnimationFrame(() => {
      // A message is delivered after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        watched.shown = performance.now();
      };
      port2.postMessage(undefined);
    });
  });
  look.observe(document, { childList: true, subtree: true });
}

async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

async function load(stage: Stage, path: string, selector: string): Promise<Load> {
  const context = await stage.browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((session) => localStorage.setItem('User_Access_Token', session), stage.session);
    await page.addInitScript(watch, selector);
    const bytes = await countBytes(page);
    await page.goto(`${stage.url}${path}`);
    await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.shown !== undefined);
    await page.waitForLoadState('networkidle');
    const { shown = Number.NaN, blocked } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    );
    return { bytes: bytes(), shown, blocked };
  } finally {
    await context.close();
  }
}

const stage = await setStage(['bare-list', 'bare-lexical']);
try {
  const list = encodeURIComponent('/api/advert/list?status=draft&sort=Newest&limit=60');
  const pages = {
    dashboard: { path: '/', selector: '.ad' },
    bareList: { path: `/bench/bare-list.html?list=${list}`, selector: '.row' },
    editor: { path: `${await makeAdvert(stage)}#advert`, selector: '[contenteditable="true"] p' },
    bareLexical: { path: '/bench/bare-lexical.html', selector: '[contenteditable="true"] p' },
  };
  const names = Object.keys(pages) as (keyof typeof pages)[];
  const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<keyof typeof pages, Load[]>;
  // The first round warms the machine's own caches and doesn't count.
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const { path, selector } = pages[name];
      const one = await load(stage, path, selector);
      if (round > 0) loads[name].push(one);
    }
  }
  const middle = (name: keyof typeof pages, what: keyof Load): number => median(loads[name].map((one) => one[what]));
  const findings = (name: 'dashboard' | 'editor', bare: 'bareList' | 'bareLexical', bounds: Load): Finding[] => {
    const ratio = median(loads[name].map(({ shown }, round) => shown / (loads[bare][round]?.shown ?? Number.NaN)));
    const kilobytes = middle(name, 'bytes') / 1000;
    return [
      {
        promise: `${name}, empty cache, everything over the wire`,
        bound: `at most ${bounds.bytes} kB`,
        figure: `${kilobytes.toFixed(0)} kB (bare page ${(middle(bare, 'bytes') / 1000).toFixed(0)} kB)`,
        holds: kilobytes <= bounds.bytes,
      },
      {
        promise: `${name}, content visible, over the bare page`,
        bound: `at most ${bounds.shown}`,
        figure: `${ratio.toFixed(2)} (${middle(name, 'shown').toFixed(0)} ms over ${middle(bare, 'shown').toFixed(0)} ms)`,
        holds: ratio <= bounds.shown,
      },
      {
        promise: `${name}, blocking time`,
        bound: `under ${bounds.blocked} ms`,
        figure: `${middle(name, 'blocked').toFixed(0)} ms (bare page ${middle(bare, 'blocked').toFixed(0)} ms)`,
        holds: middle(name, 'blocked') < bounds.blocked,
      },
    ];
  };
  report([
    ...findings('dashboard', 'bareList', { bytes: 240, shown: 3.2, blocked: 50 }),
    ...findings('editor', 'bareLexical', { bytes: 330, shown: 2.1, blocked: 60 }),
  ]);
} finally {
  await stage.close();
}
