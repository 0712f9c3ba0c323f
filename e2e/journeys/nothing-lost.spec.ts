import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';
import { crash } from '../pages/crash.ts';

test.use({ expectedConsoleErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

const words = (page: Page) => page.getByRole('textbox', { name: 'Advert' });
const saved = (page: Page) => page.getByText('saved', { exact: true });

/** A blank advert of one's own, opened at its text. Answers its path. */
async function openNewAdvert(page: Page, title: string): Promise<string> {
  await page.goto('/create/blank-advert');
  await page.getByLabel('Job title').fill(title);
  for (const [name, value] of [
    ['Sector', 'Health'],
    ['Industry', 'Care'],
    ['Country', 'United Kingdom'],
  ] as const)
    await page.getByRole('combobox', { name }).fill(value);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Job Description', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Step 3. - Advert' }).click();
  await words(page).click();
  return new URL(page.url()).pathname;
}

test('words written offline are saved when the connection is back', async ({ page, context }) => {
  await enterAs(page, 'hannah.brook@fenmoor.example');
  const path = await openNewAdvert(page, 'Offline writer');
  await context.setOffline(true);
  await page.keyboard.type('Written in a tunnel. ');
  await expect(page.getByRole('button', { name: 'Save now' })).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.goto(`${path}#advert`);
  await expect(words(page)).toContainText('Written in a tunnel.');
});

test('words of a page that was closed offline are offered back', async ({ page, context }) => {
  await enterAs(page, 'hannah.brook@fenmoor.example');
  const path = await openNewAdvert(page, 'Closed laptop');
  await context.setOffline(true);
  await page.keyboard.type('Before the battery died. ');
  await expect(page.getByRole('button', { name: 'Save now' })).toBeVisible();
  await crash(page);
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`${path}#advert`);
  await next.getByRole('button', { name: 'Bring it back' }).click();
  await expect(saved(next)).toBeVisible();
  await next.reload();
  await expect(words(next)).toContainText('Before the battery died.');
  await expect(next.getByRole('button', { name: 'Bring it back' })).toHaveCount(0);
});

test('words of two pages that were closed offline, one after the other, are both offered back', async ({
  page,
  context,
}) => {
  await enterAs(page, 'hannah.brook@fenmoor.example');
  const path = await openNewAdvert(page, 'Two flat batteries');
  await context.setOffline(true);
  await page.keyboard.type('Alpha was first. ');
  await expect(page.getByRole('button', { name: 'Save now' })).toBeVisible();
  await crash(page);
  await context.setOffline(false);
  const second = await context.newPage();
  await second.goto(`${path}#advert`);
  await expect(second.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await words(second).click();
  await context.setOffline(true);
  await second.keyboard.type('Beta came later. ');
  await expect(second.getByRole('button', { name: 'Save now' })).toBeVisible();
  await crash(second);
  await context.setOffline(false);
  const third = await context.newPage();
  await third.goto(`${path}#advert`);
  await third.getByRole('button', { name: 'Bring it back' }).click();
  await expect(words(third)).toContainText('Beta came later.');
  await expect(saved(third)).toBeVisible();
  // The older one waited behind it; the text has changed since.
  await third.reload();
  await third.getByRole('button', { name: 'Bring mine back' }).click();
  await expect(words(third)).toContainText('Alpha was first.');
});

test('what two tabs write is never overwritten silently', async ({ page, context }) => {
  await enterAs(page, 'hannah.brook@fenmoor.example');
  const path = await openNewAdvert(page, 'Two tabs');
  const other = await context.newPage();
  await other.goto(`${path}#advert`);
  await words(other).click();
  await other.keyboard.type('From the other tab. ');
  await expect(saved(other)).toBeVisible();

  await words(page).click();
  await page.keyboard.type('From this tab. ');
  await expect(page.getByText(/This advert has been modified elsewhere/)).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(words(page)).toContainText('From the other tab.');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog')).toContainText('From this tab.');
  // In the page's own colours, whatever the note has that it was opened from.
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(page.getByRole('dialog')).toHaveCSS('color', text);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Bring mine back' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(words(page)).toContainText('From this tab.');
});

test('words that came after the approval of somebody else can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, 'hannah.brook@fenmoor.example');
  const path = await openNewAdvert(page, 'Approved meanwhile');
  await page.keyboard.type('In time. ');
  await expect(saved(page)).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('User_Access_Token') ?? '{}').token);
  const approved = await page.request.post('/api/advert/approve', {
    headers: { authorization: `Bearer ${token}` },
    data: { advertId: path.split('/').at(-1) },
  });
  expect(approved.status()).toBe(200);
  await page.keyboard.type('Too late. ');
  await expect(page.getByText("This advert is completed and can't be changed any more.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Words that were not saved\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy mine' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Too late.');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.reload();
  await expect(page.getByText('Completed adverts are read-only.')).toBeVisible();
  await expect(page.getByText(/Words that were not saved\./)).toHaveCount(0);
});
