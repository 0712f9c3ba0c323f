/** The writing framework on a phone. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { createFrameworkAdvert, generate, itemTitles, openStep, panelOf } from '../pages/framework.ts';
import { createFolder } from '../pages/library.ts';
import { createOwner, enter } from '../pages/people.ts';

test('on a phone everything goes without dragging', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = await createOwner(page, 'Skerry Boats');
  await createFolder(page, owner, 'Offshore crews', ['Come and fix the wind']);
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  const panel = panelOf(page);
  await generate(page);
  await panel.getByText('Your headlines', { exact: true }).first().click();
  const before = await itemTitles(page);
  await panel.getByRole('button', { name: 'More for draft 2' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  expect((await itemTitles(page)).slice(0, 2)).toEqual([before[1], before[0]]);
  await panel.getByRole('button', { name: 'Add Another' }).click();
  await page.getByRole('menuitem', { name: 'From Library' }).click();
  // The library is a sheet over the list.
  await page
    .getByRole('dialog', { name: 'Your Library' })
    .getByRole('button', { name: /^Offshore crews/ })
    .click();
  const folder = page.getByRole('dialog', { name: 'Offshore crews' });
  await folder.getByRole('button', { name: /^Add “Come and fix the wind”/ }).click();
  await expect(folder.getByText('Added', { exact: true })).toBeVisible();
  await folder.getByRole('button', { name: 'Back to folders' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Library' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to Advert Builder 1 added' }).click();
  expect(await itemTitles(page)).toContain('Come and fix the wind');
  // So is the way to save there; the page's own footer waits behind it.
  await panel.getByRole('button', { name: 'Save to Library' }).click();
  const saving = page.getByRole('dialog', { name: 'Your Library' });
  await expect(saving.getByRole('button', { name: 'Save to Library' })).toBeDisabled();
  await saving.getByRole('button', { name: /^Offshore crews/ }).click();
  await expect(saving.getByText(`${before.length} of ${before.length + 1} will be saved`)).toBeVisible();
  await saving.getByRole('button', { name: 'Save to Library' }).click();
  await expect(page.getByText(`${before.length} entries saved to “Offshore crews”`)).toBeVisible();
  await saving.getByRole('button', { name: 'Close' }).click();
  // What was copied is reached by the same menu, and in the last step by its button.
  await panel.getByRole('button', { name: 'More for draft 1' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await panel.getByRole('button', { name: 'Add Another' }).click();
  await page.getByRole('menuitem', { name: 'From Clipboard 1' }).click();
  const clipboard = page.getByRole('dialog', { name: 'Clipboard' });
  await expect(clipboard.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(clipboard).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Add Another' })).toBeFocused();
  // A message stays while the pointer rests on it.
  await page.mouse.move(195, 500);
  await page.getByRole('tab', { name: /^Step 7/ }).click();
  await page.getByRole('button', { name: 'Open the clipboard, 1 entry' }).click();
  await expect(clipboard).toBeVisible();
  await clipboard.getByRole('button', { name: 'Close' }).click();
  await panel.getByRole('button', { name: 'Headline' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a Headline' });
  await sheet
    .getByRole('button', { name: /^Add “/ })
    .first()
    .click();
  await expect(panel.getByText('1 of 6 chosen')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
