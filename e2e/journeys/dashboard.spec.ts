import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';

const priya = 'priya.raman@fenmoor.example';

test('the dashboard shows, searches, sorts and remembers', async ({ page }) => {
  await enterAs(page, priya);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Job Adverts' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('tidal');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Head of Tidal Operations' })).toBeVisible();
  await expect(page.getByText('WAITING FOR COPYWRITER ASSIGNMENT')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
  await expect(page.getByText('No search result found')).toBeVisible();

  // Arrow keys move between the tabs; a new tab begins with an empty search.
  await page.getByRole('tab', { name: 'Drafts' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'In review' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await page.getByRole('tab', { name: 'Completed' }).click();
  await page.getByLabel('Sort').selectOption('AZ');
  await expect(cards.first()).toBeVisible();
  const titles = await cards.getByRole('heading').allTextContents();
  expect(titles).toEqual([...titles].sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en')));
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');

  const first = page.getByRole('button', { name: /^Options for / }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Translate' })).toBeFocused();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Translate',
    'Generate Social Media Post',
    'Export',
    'Delete',
  ]);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Advert' });
  await expect(dialog.getByText('Are you sure?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('each role sees its own sidebar, and closed pages say so', async ({ browser }) => {
  const seen: Record<string, string[]> = {};
  for (const email of [priya, 'hannah.brook@fenmoor.example', 'daniel.frost@frostandplain.example']) {
    const page = await (await browser.newContext()).newPage();
    await enterAs(page, email);
    await page.goto('/');
    const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(items.first()).toBeVisible();
    seen[email.split('.')[0] ?? ''] = (await items.allTextContents()).slice(1);
    if (email !== priya) {
      await page.goto('/invite-users');
      await expect(page.getByText("You don't have access to this page")).toBeVisible();
      await expectAccessible(page);
    }
    if (email.startsWith('daniel')) {
      await page.goto('/create');
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/library');
      await expect(page.getByText("You don't have access to this page")).toBeVisible();
    }
    await page.context().close();
  }
  const company = ['Job adverts', 'Create new', 'Library', 'Guidelines', 'Profile settings'];
  expect(seen).toEqual({
    // In the demo she also runs the installation.
    priya: [...company, 'Users', "Operator's desk", 'Help'],
    hannah: [...company, 'Help'],
    daniel: ['Job adverts', 'Guidelines', 'Profile settings'],
  });
});

test('the signed-out are led back to where they were', async ({ page, request }) => {
  await enterAs(page, priya);
  await page.goto('/create');
  await expect(page.getByRole('heading', { name: 'What do you want to do?' })).toBeVisible();
  // The session ends elsewhere.
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('User_Access_Token') ?? '{}').token);
  await request.get('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/guidelines');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: /Priya/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guidelines' })).toBeVisible();
});
