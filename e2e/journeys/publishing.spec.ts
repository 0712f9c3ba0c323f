/** What becomes of a completed advert: posts, a copy in another language; and the clipboard while one writes. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';

const hannah = 'hannah.brook@fenmoor.example';

test.beforeEach(async ({ page }) => {
  await enterAs(page, hannah);
});

const openMenu = async (page: import('@playwright/test').Page, title: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Completed' }).click();
  await page.getByRole('button', { name: `Options for ${title}` }).click();
};

test("posts are written in the advert's own words, copied, and made anew", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMenu(page, 'Crew Welfare Coordinator');
  await page.getByRole('menuitem', { name: 'Generate Social Media Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Social Media Posts' });
  for (const name of ['LinkedIn Post', 'X (Twitter)', 'Facebook Post'])
    await expect(dialog.getByRole('region', { name })).toBeVisible();
  const x = dialog.getByRole('region', { name: 'X (Twitter)' });
  await expect(x.getByText(/\d+ of 280/)).toBeVisible();
  await expectAccessible(page);
  await x.getByRole('button', { name: 'Copy' }).click();
  await expect(x.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect([...copied].length).toBeLessThanOrEqual(280);
  const linkedin = dialog.getByRole('region', { name: 'LinkedIn Post' });
  const before = await linkedin.textContent();
  await dialog.getByRole('button', { name: 'Generate new posts' }).click();
  await expect(linkedin).not.toHaveText(before ?? '');
  // They are kept with the advert.
  const after = await linkedin.textContent();
  await openMenu(page, 'Crew Welfare Coordinator');
  await page.getByRole('menuitem', { name: 'Generate Social Media Post' }).click();
  await expect(linkedin).toHaveText(after ?? '');
});

test('a completed advert is saved in another language as a new draft', async ({ page }) => {
  await openMenu(page, 'Graduate Engineer Scheme');
  await page.getByRole('menuitem', { name: 'Translate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translate' });
  const translate = dialog.getByRole('button', { name: 'Translate', exact: true });
  const copy = dialog.getByRole('button', { name: 'Save without Translating' });
  await expect(translate).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Language' }).fill('English');
  await expect(dialog.getByText('The advert is already in English.').first()).toBeVisible();
  await expect(copy).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Language' }).fill('Danish');
  await dialog.getByRole('combobox', { name: 'Language' }).press('Enter');
  await expectAccessible(page);
  // Without a language model the product says what it needs, and offers what it can do.
  await translate.click();
  await expect(dialog.getByText(/^Translating needs a language model/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'How to connect one' })).toHaveAttribute(
    'href',
    '/help/language-model',
  );
  await copy.click();
  await expect(page.getByText('Copy saved as Danish, text unchanged')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'Drafts' }).click();
  await expect(page.getByRole('link', { name: 'Graduate Engineer Scheme' })).toBeVisible();
});

test('the clipboard keeps what was copied, shows four lines and deletes', async ({ page, request }) => {
  await page.goto('/');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('User_Access_Token') ?? '{}').token);
  const headers = { authorization: `Bearer ${token}` };
  const adverts: { id: string; type: string }[] = await (
    await request.get('/api/advert/list?status=draft', { headers })
  ).json();
  const advertId = adverts.find(({ type }) => type === 'blankAdCanvas')?.id ?? '';
  const text = Array.from({ length: 30 }, () => 'You go out anyway, because 240,000 homes are counting on it.').join(
    ' ',
  );
  await request.post('/api/advert/clipboard/add', {
    headers,
    data: { advertId, clipboardDetails: { text, source: 'Introduction' } },
  });
  await page.goto(`/create/blank-advert/${advertId}#advert`);
  await page.getByRole('button', { name: 'Open the clipboard, 1 entry' }).click();
  const drawer = page.getByRole('dialog', { name: 'Clipboard' });
  expect((await drawer.boundingBox())?.width).toBeCloseTo((page.viewportSize()?.width ?? 0) * 0.3, -1);
  await expect(drawer.getByText('Introduction')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Show all' }).click();
  await drawer.getByRole('button', { name: 'Show less' }).click();
  await drawer.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page.getByText('Entry deleted')).toBeVisible();
  await expect(drawer.getByText('What you copy in this advert is kept here.')).toBeVisible();
});
