import { expect, expectAccessible, test } from '../fixtures.ts';
import { createColleague, createOwner, enter, tourCard } from '../pages/people.ts';

const pathOf = (url: string): string => new URL(url).pathname;

test('a newcomer who manages is led over four pages, by keys alone', async ({ page }) => {
  const owner = await createOwner(page, 'Keyboard Ferries', { tourDone: false });
  await enter(page, owner);
  await page.goto('/');
  const card = tourCard(page);
  const steps = [
    ['Hello', '/'],
    ['Library', '/library'],
    ['Guidelines', '/guidelines'],
    ['Profile overview', '/profile'],
  ] as const;
  for (const [index, [title, path]] of steps.entries()) {
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(card).toHaveAccessibleName(`Tour, step ${index + 1} of 4`);
    await expect(card.getByRole('button', { name: 'Skip' })).toBeVisible();
    expect(pathOf(page.url())).toBe(path);
    const last = index === steps.length - 1;
    const forward = card.getByRole('button', { name: last ? "Let's Start" : 'Next' });
    await expect(forward).toBeFocused();
    if (index === 0) {
      expect(
        await page.locator('.react-joyride__overlay').evaluate((overlay) => getComputedStyle(overlay).zIndex),
      ).toBe('1202');
      await expectAccessible(page);
      // The focus stays in the card, whichever way it goes round.
      await page.keyboard.press('Tab');
      await expect(card.getByRole('button', { name: 'Skip' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(forward).toBeFocused();
    }
    if (index === 2) {
      await page.keyboard.press('Shift+Tab');
      await expect(card.getByRole('button', { name: 'Back' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card.getByRole('heading', { name: 'Library', exact: true })).toBeVisible();
      expect(pathOf(page.url())).toBe('/library');
      await expect(card.getByRole('button', { name: 'Next' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card.getByRole('heading', { name: 'Guidelines', exact: true })).toBeVisible();
      await expect(forward).toBeFocused();
    }
    const stored = last ? page.waitForRequest(/tourGuideStatus$/) : undefined;
    await page.keyboard.press('Enter');
    if (stored !== undefined) expect((await stored).postDataJSON()).toEqual({ status: true });
  }
  await expect(card).toHaveCount(0);

  // Seen once, it doesn't come back by itself; the sidebar repeats it from the start.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile settings' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Job Adverts' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto('/help');
  await page.getByRole('button', { name: 'Repeat Tour?' }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: 'Hello' })).toBeVisible();
  expect(pathOf(page.url())).toBe('/');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.getByText('Tour closed. To see it again, choose Repeat Tour? in the sidebar.')).toBeVisible();
});

test('a recruiter is led over three pages and ends where adverts begin', async ({ page }) => {
  const owner = await createOwner(page, 'Short Tours');
  const recruiter = await createColleague(
    page,
    owner,
    { firstName: 'Rhona', lastName: 'Tarbet', role: 'recruiter' },
    { tourDone: false },
  );
  await enter(page, recruiter);
  await page.goto('/');
  const card = tourCard(page);
  await expect(card.getByRole('heading', { name: 'Job Adverts' })).toBeVisible();
  await card.getByRole('button', { name: 'Next' }).click();
  await expect(card.getByRole('heading', { name: 'Library', exact: true })).toBeVisible();
  expect(pathOf(page.url())).toBe('/library');
  await card.getByRole('button', { name: 'Next' }).click();
  await expect(card.getByRole('heading', { name: 'Create job adverts' })).toBeVisible();
  expect(pathOf(page.url())).toBe('/create');
  const stored = page.waitForResponse(/tourGuideStatus$/);
  await card.getByRole('button', { name: "Let's Create" }).click();
  await stored;
  await expect(card).toHaveCount(0);
  const me = await page.request.get('/api/user/me', { headers: { authorization: `Bearer ${recruiter.token}` } });
  expect((await me.json()).isTourGuideCompleted).toBe(true);
});

test('a skipped tour counts as seen', async ({ page }) => {
  const owner = await createOwner(page, 'No Tours', { tourDone: false });
  await enter(page, owner);
  await page.goto('/create');
  const card = tourCard(page);
  await expect(card.getByRole('heading', { name: 'Hello' })).toBeVisible();
  const stored = page.waitForResponse(/tourGuideStatus$/);
  await card.getByRole('button', { name: 'Skip' }).click();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('on a phone the card lies at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = await createOwner(page, 'Small Tours', { tourDone: false });
  await enter(page, owner);
  await page.goto('/');
  const card = tourCard(page);
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844 - 16);
  expect(box?.width).toBe(390 - 32);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Next' }).click();
  await expect(card.getByRole('heading', { name: 'Library', exact: true })).toBeVisible();
  expect(pathOf(page.url())).toBe('/library');
});

test('copywriters are shown no tour', async ({ page }) => {
  const signIns: { email: string; password: string }[] = await (await page.request.get('/api/demo')).json();
  const copywriter = signIns.find(({ email }) => email.startsWith('daniel.frost'));
  const session = await (await page.request.post('/api/auth/login', { data: copywriter })).json();
  await page.addInitScript((value) => localStorage.setItem('User_Access_Token', value), JSON.stringify(session));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Job Adverts' })).toBeVisible();
  await expect(tourCard(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Repeat Tour?' })).toHaveCount(0);
});
