/**
 * The page's first script, before the product itself: sets the colours, and, where a session is remembered, asks for what the
 * page will need while the rest is still on its way. It shows nothing and decides nothing: the product takes the answers up.
 */
import { askEarly } from '#web/api/early-answers.ts';
import { readSession } from '#web/api/session-storage.ts';
import { firstView, queryOf } from '#web/features/dashboard/first-view.ts';
import { paths } from '#web/paths.ts';
import './scheme.ts';

/** Files of each page, written into the script's element by the build. */
type Files = Record<'dashboard' | 'builder' | 'editor' | 'fonts', string[]>;

const filesOf = JSON.parse(document.currentScript?.dataset.files ?? '{}') as Partial<Files>;

function fetchFiles(page: keyof Files): void {
  for (const file of filesOf[page] ?? []) {
    const link = document.createElement('link');
    const kind = file.endsWith('.css') ? 'style' : file.endsWith('.woff2') ? 'font' : 'script';
    link.rel = kind === 'script' ? 'modulepreload' : 'preload';
    if (kind !== 'script') link.as = kind;
    // As the build's own loader asks for them, or they would be fetched twice.
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

function start(): void {
  const session = readSession();
  if (session === null) return;
  const { pathname, search, hash } = location;
  const [, area, kind, id] = pathname.split('/');
  askEarly('user.me', {}, session.token);
  if (pathname === paths.dashboard) {
    if (session.user.role[0]?.name !== 'copywriter') {
      askEarly('advert.list', { query: queryOf(firstView()) }, session.token);
      askEarly('advert.counts', { query: {} }, session.token);
    }
    fetchFiles('dashboard');
  } else if (area === 'create' && kind !== undefined) {
    fetchFiles('builder');
    if (hash === '#advert') fetchFiles('editor');
    const tenantId = new URLSearchParams(search).get('tenantId');
    if (id !== undefined) {
      const body = tenantId === null ? { advertId: id } : { advertId: id, tenantId };
      askEarly('advert.details', { body }, session.token);
    }
  }
}

try {
  start();
} catch {
  // Storage or addresses that can't be read: the page itself will say so.
}
// Last: letters can change their shape for a moment, the page can't wait for them.
fetchFiles('fonts');
// The first use of Intl reads its tables, for 20 ms and more: better now, while the page waits for its files, than in its way.
setTimeout(() => new Intl.DateTimeFormat('en-GB'));
