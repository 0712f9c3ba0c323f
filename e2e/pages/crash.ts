import type { Page } from '@playwright/test';

/** The page is gone at once, as when the battery dies: it sends and keeps nothing more, which a closed page may still do. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  // The browser's own address for it; the page never arrives there.
  void page.goto('chrome://crash').catch(() => undefined);
  await gone;
  await page.close();
}
