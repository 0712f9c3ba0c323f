/** Small phones, and pages enlarged to 200%: nothing leaves the screen, and what stays in place leaves room to read. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';
import { startBlank } from '../pages/builder.ts';
import { createFrameworkAdvert, generate, openStep, panelOf } from '../pages/framework.ts';
import { createFolder } from '../pages/library.ts';
import { createOwner, enter } from '../pages/people.ts';

type Page = import('@playwright/test').Page;

const expectNoSideways = async (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth))
    .toBeLessThanOrEqual(0);

test('a screen of 320 pixels shows the dashboard, a text, reasons and a folder without scrolling sideways', async ({
  page,
}) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const folder = await createFolder(page, owner, 'Offshore crews', ['Come and fix the wind', 'Two weeks on the water']);
  const framework = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await page.setViewportSize({ width: 320, height: 640 });

  await startBlank(page, 'Community Liaison and Harbour Communications Manager');
  await expectNoSideways(page);
  // Every tool is on the screen, the one that brings the rest included.
  const more = page.getByRole('button', { name: 'More formatting' });
  await expect(more).toBeInViewport({ ratio: 1 });
  await more.click();
  await expect(page.getByRole('button', { name: 'Strike through' })).toBeInViewport({ ratio: 1 });
  await expectNoSideways(page);
  // The words of the buttons below stay inside them.
  for (const name of ['Send to Drafts', 'Send for Review...', 'Approve and Completed']) {
    const hidden = await page
      .getByRole('button', { name })
      .evaluate((button) => [button.scrollHeight - button.clientHeight, button.scrollWidth - button.clientWidth]);
    expect(Math.max(...hidden), name).toBeLessThanOrEqual(0);
  }

  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectNoSideways(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, framework, 1);
  await generate(page);
  await panelOf(page).getByText('Your headlines', { exact: true }).first().click();
  await panelOf(page).getByRole('button', { name: /^Why/ }).first().click();
  await expect(page.locator('.fw-reasons')).toBeInViewport({ ratio: 1 });

  // What people open a folder for comes first; what is said about it follows.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/library/${folder}`);
  await expect(page.getByLabel('Headline 1')).toBeInViewport();
  await expectNoSideways(page);
  const last = await page.getByRole('button', { name: 'Add Another' }).boundingBox();
  const details = await page.getByText('How, where and when to use this content').boundingBox();
  expect(details?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
  await expectAccessible(page);
});

test('at 200% the forms that invite people do not cover the people', async ({ page }) => {
  await enterAs(page, 'priya.raman@fenmoor.example');
  await page.setViewportSize({ width: 720, height: 450 });
  for (const address of ['/invite-users', '/operator']) {
    await page.goto(address);
    await expect(page.getByText(/^Invite (someone|a copywriter)$/)).toBeVisible();
    await expect(page.getByText(/^Invite (someone|a copywriter)$/)).not.toBeInViewport();
    await expectNoSideways(page);
  }
});
