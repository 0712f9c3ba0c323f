/** The writing framework and the library: lines that come from folders, and lines that go there. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { createFrameworkAdvert, dragTo, openStep, panelOf } from '../pages/framework.ts';
import { createFolder } from '../pages/library.ts';
import { createOwner, enter } from '../pages/people.ts';

test('lines of the library come into step 3 by mouse and by keyboard, and go back into a folder', async ({ page }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const role = { category: 'jobRole', label: 'Role' };
  await createFolder(page, owner, 'Night shifts', ['You work at night.'], role);
  await createFolder(
    page,
    owner,
    'Offshore crews',
    ['Hands on\n\nYou climb.       You fix.', 'You write up each job.', 'Third line'],
    role,
  );
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 3);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Add Another' }).click();
  await page.keyboard.type('My own');

  // Browsing: no button to create, the other steps closed, search by title, back step by step.
  await panel.getByRole('button', { name: 'From Library' }).click();
  const library = panel.getByRole('region', { name: 'Your Library' });
  await expect(library.getByRole('heading', { name: 'Your Library' })).toBeVisible();
  await expect(library).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Create New Library Folder' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^Step 4/ })).toHaveAttribute('aria-disabled', 'true');
  await library.getByRole('searchbox').fill('  CREWS ');
  await expect(library.getByRole('button', { name: /^Night shifts/ })).toHaveCount(0);
  await library.getByRole('button', { name: /^Offshore crews/ }).click();
  await expect(library.getByText('Drag and drop your preferred items into the right panel, or press +.')).toBeVisible();
  await expectAccessible(page);

  const rows = panel.locator('.fw-slip');
  await dragTo(page, library.getByText('You climb'), rows.first());
  await expect(panel.getByText('Drop your elements here')).toBeVisible();
  await page.mouse.up();
  await expect(rows).toHaveCount(2);
  await expect(panel.getByLabel('Headline of role description 1')).toHaveValue('Hands on');
  await expect(panel.getByLabel('Role description 1', { exact: true })).toHaveValue('You climb.\nYou fix.');

  await library.getByRole('button', { name: /^Move this draft: You write up/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Lifted “You write up each job\.”/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Over place 2 of the list.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(3);
  await expect(panel.getByLabel('Role description 2', { exact: true })).toHaveValue('You write up each job.');
  await library.getByRole('button', { name: 'Add “Third line” to your drafts' }).dblclick();
  await expect(rows).toHaveCount(4);

  // The other way: one's own words into the folder, by mouse and by menu.
  await dragTo(page, panel.getByRole('button', { name: 'Move this draft: 3' }), panel.locator('.fw-to-folder'));
  // The place to drop it appears with the drag; the pointer goes there now.
  const drop = await panel.locator('.fw-to-folder').boundingBox();
  await page.mouse.move((drop?.x ?? 0) + 40, (drop?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('1 entry saved to “Offshore crews”.')).toBeVisible();
  await expect(library.getByText('My own')).toBeVisible();
  await panel.getByRole('button', { name: 'More for draft 3' }).click();
  await page.getByRole('menuitem', { name: 'Save to this folder' }).click();
  await expect(
    page.getByText('Nothing was saved to “Offshore crews”. Already there, and left as they are: 1.'),
  ).toBeVisible();

  // The keyboard goes on where it came from.
  await library.getByRole('button', { name: 'Back to folders' }).press('Enter');
  await expect(library.getByRole('heading', { name: 'Your Library' })).toBeVisible();
  await expect(library.getByRole('button', { name: /^Offshore crews/ })).toBeFocused();
  await panel.getByRole('button', { name: 'Back to Advert Builder' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'From Library' })).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Step 4/ })).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.reload();
  await expect(rows).toHaveCount(4);

  // Whoever comes back goes on where the work was left.
  await page.goto(`/create/writing-template/${advertId}`);
  await expect(page.getByRole('tab', { name: /^Step 3/ })).toHaveAttribute('aria-selected', 'true');
});

test('whoever comes back from a folder goes on at it, though the list of folders comes late', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  await createFolder(page, owner, 'Offshore crews', ['Come and fix the wind']);
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  // The whole list is on its way until the test lets it come; what is searched for comes at once.
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/api/library/getFolders*', async (route) => {
    if (!route.request().url().includes('crews')) await held;
    await route.continue().catch(() => undefined);
  });
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'From Library' }).click();
  const library = panel.getByRole('region', { name: 'Your Library' });
  await library.getByRole('searchbox').fill('crews');
  const folder = library.getByRole('button', { name: /^Offshore crews/ });
  await folder.click();
  await library.getByRole('button', { name: 'Back to folders' }).press('Enter');
  await expect(library.getByRole('heading', { name: 'Your Library' })).toBeVisible();
  await expect(library).toBeFocused();
  await expect(folder).toHaveCount(0);
  letCome();
  await expect(folder).toBeFocused();
});

test('headlines are saved to a folder without blanks and doubles, and a new folder opens its page', async ({
  page,
}) => {
  const owner = await createOwner(page, 'Skerry Boats');
  await createFolder(page, owner, 'Offshore crews', ['Come and fix the wind']);
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  const panel = panelOf(page);
  for (const words of ['Come and fix the wind', ' Two weeks on the water ', '']) {
    await panel.getByRole('button', { name: 'Add Another' }).click();
    await page.keyboard.type(words);
  }
  await panel.getByRole('button', { name: 'Save Headlines to Library' }).click();
  const confirm = panel.getByRole('button', { name: 'Save to Library' });
  await expect(confirm).toBeDisabled();
  await panel.getByRole('button', { name: /^Offshore crews/ }).click();
  await expect(panel.getByText('1 of 3 will be saved')).toBeVisible();
  await expect(panel.getByText('Already in the folder')).toHaveCount(1);
  await expectAccessible(page);
  await confirm.click();
  await expect(
    page.getByText(
      '1 entry saved to “Offshore crews”. Already there, and left as they are: 1. Empty, and left out: 1.',
    ),
  ).toBeVisible();
  await expect(panel.getByText('Already in the folder')).toHaveCount(2);

  await panel.getByRole('button', { name: 'Create New Library Folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create' });
  await dialog.getByLabel('Title').fill('Best lines');
  await dialog.getByRole('combobox', { name: 'Country' }).fill('United Kingdom');
  await dialog.getByRole('combobox', { name: 'Country' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Best lines' })).toBeVisible();
  await expect(page).toHaveURL(/\/library\/[0-9a-f-]{36}$/);
  await expect(page.locator('.ent')).toHaveCount(2);
});
