import { expect, expectAccessible, test } from '../fixtures.ts';
import { cardOf, createFolder, entryTexts } from '../pages/library.ts';
import { authorise, createColleague, createOwner, enter, openAs } from '../pages/people.ts';

test('two recruiters fill a folder, and one finds it by its title', async ({ page, browser }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const isla = await createColleague(page, owner, { firstName: 'Isla', lastName: 'Moor', role: 'recruiter' });
  const tom = await createColleague(page, owner, { firstName: 'Tom', lastName: 'Reid', role: 'recruiter' });
  await enter(page, isla);
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Headline', 'Introduction', 'Job Role', 'Person', 'Rewards', 'CTA']);
  await expect(page.getByText('No headline folders yet.')).toBeVisible();
  await expectAccessible(page);

  // What is missing or too long is said at its field, and nothing is sent.
  const dialog = page.getByRole('dialog', { name: 'Create' });
  await page.getByRole('button', { name: 'Create New' }).click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Title is a required field')).toBeVisible();
  await expect(dialog.getByText('Country is a required field')).toBeVisible();
  await dialog.getByLabel('Title').fill('x'.repeat(256));
  await expect(dialog.getByText('Title must be at most 255 characters')).toBeVisible();
  const use = dialog.getByLabel('How, where and when to use this content');
  await use.fill('x'.repeat(501));
  await dialog.getByLabel('Location').fill('y'.repeat(65));
  await expect(dialog.getByText('Location must be at most 64 characters')).toBeVisible();
  await expect(dialog.getByText('How, where and when to use this content must be at most 500')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No headline folders yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Create New' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
  await dialog.getByLabel('Title').fill('  Offshore crews ');
  await dialog.getByRole('combobox', { name: 'Country' }).fill('united k');
  await dialog.getByRole('combobox', { name: 'Country' }).press('Enter');
  await use.fill('Lead with the rota.');
  const sent = page.waitForRequest('**/api/library/saveFolder');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toEqual({
    title: 'Offshore crews',
    country: 'United Kingdom',
    category: 'headlines',
    supportingContent: 'Lead with the rota.',
  });
  await expect(page.getByText('Folder created')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const card = cardOf(page, 'Offshore crews');
  await expect(card).toContainText('0 entries');
  await expect(page.getByRole('button', { name: 'Add Another' })).toBeVisible();

  // The whole card opens the folder.
  await card.click();
  await expect(page.getByRole('heading', { name: 'Offshore crews' })).toBeVisible();
  await expect(page).toHaveTitle('Offshore crews - Hirewright');
  await expect(page.getByText('No entries yet. Add one, or save some from the framework.')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  for (const text of ['Come and fix the wind', '<b>Two weeks</b> & two weeks 🌊', '   ']) {
    await page.getByRole('button', { name: 'Add Another' }).click();
    await page.keyboard.type(text);
  }
  await expect(page.getByLabel('Headline 2')).toHaveValue('<b>Two weeks</b> & two weeks 🌊');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const saving = page.waitForRequest('**/api/library/saveFolderContent');
  await save.click();
  expect((await saving).postDataJSON()).toEqual({
    folderId: expect.any(String),
    content: { 'Headline 1': 'Come and fix the wind', 'Headline 2': '<b>Two weeks</b> & two weeks 🌊' },
    version: 1,
  });
  await expect(page.getByText('Folder saved')).toBeVisible();
  await expect(page.locator('.ent')).toHaveCount(2);
  await expectAccessible(page);

  // A colleague finds it by its title, and becomes a contributor.
  const theirs = await openAs(browser, tom);
  await theirs.goto('/library');
  await expect(cardOf(theirs, 'Offshore crews')).toContainText('Come and fix the wind');
  await theirs.getByLabel('Search folders by title').fill(' SHORE cr ');
  await cardOf(theirs, 'Offshore crews').click();
  await theirs.getByRole('button', { name: 'Add Another' }).click();
  await theirs.keyboard.type('Good hands wanted');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Folder saved')).toBeVisible();
  await expect(theirs.locator('.ppl')).toContainText('Tom Reid');
  await theirs.context().close();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(card).toContainText('3 entries');
  await expect(card.getByRole('img')).toHaveCount(2);
  await expect(card.getByRole('img', { name: 'Isla Moor' })).toBeVisible();
});

test('folders are found by tab, search and sort', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  for (const title of ['Beta', 'Alpha', 'Nurse folder']) await createFolder(page, owner, title, ['One line']);
  await createFolder(page, owner, 'Endings', ['Write to us'], { category: 'cta', label: 'CTA' });
  await enter(page, owner);
  await page.goto('/library');
  const titles = page.locator('.fold h2');
  await expect(titles).toHaveText(['Nurse folder', 'Alpha', 'Beta']);
  for (const [order, expected] of [
    ['Oldest', ['Beta', 'Alpha', 'Nurse folder']],
    ['Alphabetical Order(A-Z)', ['Alpha', 'Beta', 'Nurse folder']],
    ['Alphabetical Order(Z-A)', ['Nurse folder', 'Beta', 'Alpha']],
  ] as const) {
    await page.getByLabel('Sort').selectOption({ label: order });
    await expect(titles).toHaveText([...expected]);
  }
  // The search key of every page.
  await page.keyboard.press('Tab');
  await page.locator('body').click({ position: { x: 5, y: 500 } });
  await page.keyboard.press('/');
  await page.keyboard.type(' nUr ');
  await expect(titles).toHaveText(['Nurse folder']);
  await page.getByLabel('Search folders by title').fill('nobody');
  await expect(page.getByText('No folder matches “nobody”.')).toBeVisible();
  await expectAccessible(page);

  // Arrows move between the tabs; another tab never shows the folders of the former one.
  await page.getByRole('tab', { name: 'Headline' }).focus();
  const asked = page.waitForRequest('**/api/library/getFolders*');
  await page.keyboard.press('ArrowLeft');
  expect((await asked).postDataJSON()).toEqual({ category: 'cta' });
  await expect(page.getByRole('tab', { name: 'CTA' })).toBeFocused();
  await expect(titles).toHaveText(['Endings']);
  await expect(page.getByLabel('Search folders by title')).toHaveValue('');

  // Back from a folder leads to its tab, whichever way it was opened.
  await cardOf(page, 'Endings').click();
  await expect(page.getByLabel('CTA 1')).toHaveValue('Write to us');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('tab', { name: 'CTA' })).toHaveAttribute('aria-selected', 'true');
});

test('of two people who save at once the second is told, and loses nothing', async ({ page, browser }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const isla = await createColleague(page, owner, { firstName: 'Isla', lastName: 'Moor', role: 'recruiter' });
  const id = await createFolder(page, owner, 'Offshore crews', ['One', 'Two', 'Three']);
  await enter(page, owner);
  const theirs = await openAs(browser, isla);
  for (const one of [page, theirs]) {
    await one.goto(`/library/${id}`);
    await expect(one.getByLabel('Headline 3')).toHaveValue('Three');
  }
  await theirs.getByLabel('Headline 1').fill('One, by Isla');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Folder saved')).toBeVisible();

  await page.getByLabel('Headline 2').fill('Two, by Orla');
  await page.getByRole('button', { name: 'Add Another' }).click();
  await page.keyboard.type('Four, by Orla');
  await page.getByRole('button', { name: 'Save' }).click();
  const note = page.getByRole('status').filter({ hasText: 'A colleague changed this folder.' });
  await expect(note).toBeVisible();
  expect(await entryTexts(page)).toEqual(['One', 'Two, by Orla', 'Three', 'Four, by Orla']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(note).toHaveCount(0);
  expect(await entryTexts(page)).toEqual(['One, by Isla', 'Two', 'Three']);
  await expect(page.getByText(/^Your version from .* is kept/)).toBeVisible();

  // Kept also when the page is left without a decision.
  await page.reload();
  await expect(page.getByText('Words that were not saved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add: Four, by Orla' }).click();
  await expect(page.getByLabel('Headline 4')).toHaveValue('Four, by Orla');
  await page.getByRole('button', { name: 'Add: Two, by Orla' }).click();
  await expect(page.getByText('Words that were not saved')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Folder saved')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByLabel('Headline 5')).toHaveValue('Two, by Orla');
  await theirs.context().close();
});

test('a folder that is gone leads back to the list, and unsaved words can still be copied', async ({
  page,
  browser,
}) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const isla = await createColleague(page, owner, { firstName: 'Isla', lastName: 'Moor', role: 'recruiter' });
  const id = await createFolder(page, owner, 'Offshore crews', ['One']);
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const theirs = await context.newPage();
  await enter(theirs, isla);
  await theirs.goto(`/library/${id}`);
  await theirs.getByLabel('Headline 1').fill('One, longer');

  await enter(page, owner);
  await page.goto(`/library/${id}`);
  await page.getByRole('button', { name: 'Folder options' }).click();
  await page.getByRole('menuitem', { name: 'Delete folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Folder' });
  await expect(dialog).toContainText('Are you sure?');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Headline 1')).toHaveValue('One');
  await page.getByRole('button', { name: 'Folder options' }).click();
  await page.getByRole('menuitem', { name: 'Delete folder' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Folder deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/library$/);
  await expect(page.getByText('No headline folders yet.')).toBeVisible();
  await expect(page.getByText("couldn't be opened")).toHaveCount(0);

  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toHaveURL(/\/library$/);
  await expect(theirs.getByText('This folder was deleted, so you are back in the library.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Copy it' }).click();
  await expect.poll(() => theirs.evaluate(() => navigator.clipboard.readText())).toBe('One, longer');

  for (const address of [id, 'nope']) {
    await theirs.goto(`/library/${address}`);
    await expect(theirs).toHaveURL(/\/library$/);
    await expect(theirs.getByText("This folder couldn't be opened, so you are back in the library.")).toBeVisible();
  }
  await context.close();
});

test('leaving with unsaved changes asks, and what a closed page left is offered back', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const id = await createFolder(page, owner, 'Offshore crews', ['One', 'Two']);
  await enter(page, owner);
  await page.goto(`/library/${id}`);
  await page.getByLabel('Headline 1').fill('One, longer');
  await page.getByRole('link', { name: 'Back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Headline 1')).toHaveValue('One, longer');

  // A reload is asked about by the browser; the words are kept all the same.
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(page.getByText('Words that were not saved')).toBeVisible();
  await expect(page.locator('.kept li')).toContainText('One, longer');
  expect(await entryTexts(page)).toEqual(['One', 'Two']);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByLabel('Headline 1')).toHaveValue('One');
  await expect(page.locator('.kept')).toHaveCount(0);

  await page.getByLabel('Headline 2').fill('Two, longer');
  await page.getByRole('link', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await cardOf(page, 'Offshore crews').click();
  await expect(page.getByLabel('Headline 2')).toHaveValue('Two');
  await expect(page.locator('.kept')).toHaveCount(0);
});

test('the same text is kept once, and it is said', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const id = await createFolder(page, owner, 'Offshore crews', ['One', 'Two']);
  await enter(page, owner);
  await page.goto(`/library/${id}`);
  await page.getByRole('button', { name: 'Add Another' }).click();
  await page.getByLabel('Headline 3').fill(' One ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Folder saved. One entry was there twice and is kept once.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Headline/ })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Headline/ })).toHaveCount(2);
});

test('an entry is copied, deleted, brought back, and never longer than it may be', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await createOwner(page, 'Skerry Boats');
  const long = `${'word '.repeat(1_999)}end`;
  const id = await createFolder(page, owner, 'People', ['First', '<img src=x onerror=alert(1)>', long], {
    category: 'person',
    label: 'Person',
  });
  await enter(page, owner);
  await page.goto(`/library/${id}`);
  await expect(page.getByLabel('Person 2')).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.getByLabel('Person 3')).toHaveValue(long);
  // The whole of it is shown: the field is as high as its text.
  const hidden = await page.getByLabel('Person 3').evaluate((field) => field.scrollHeight - field.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Options for entry 2' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<img src=x onerror=alert(1)>');
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Options for entry 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Entry deleted. Save to keep it that way.')).toBeVisible();
  await expect(page.getByLabel('Person 1')).toHaveValue('<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Person 1')).toHaveValue('First');
  await expect(page.getByLabel('Person 1')).toBeFocused();
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();

  await page.getByLabel('Person 1').fill('x'.repeat(10_001));
  await expect(page.getByText('10,001 characters: an entry holds at most 10,000. Shorten it.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Person 1')).toBeFocused();
  await expect(page.getByText('Folder saved')).toHaveCount(0);
  await page.getByLabel('Person 1').fill(`${'x'.repeat(10_000)}  `);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Folder saved')).toBeVisible();
  expect((await entryTexts(page))[0]).toBe('x'.repeat(10_000));
});

test('a list or a save that fails says so and keeps what is there', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const id = await createFolder(page, owner, 'Offshore crews', ['One']);
  await enter(page, owner);
  const fail = { status: 429, json: [{ message: 'Too many', code: 'TOO_MANY_REQUESTS' }] };
  await page.route('**/api/library/getFolders*', (route) => route.fulfill(fail));
  await page.goto('/library');
  await expect(page.getByText("The folders couldn't be loaded")).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading folders' })).toHaveCount(0);
  await page.unroute('**/api/library/getFolders*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await cardOf(page, 'Offshore crews').click();

  await page.route('**/api/library/saveFolderContent', (route) => route.fulfill(fail));
  await page.getByLabel('Headline 1').fill('One, longer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText("The folder couldn't be saved. Your changes are still here. Try again.")).toBeVisible();
  await expect(page.getByText('Folder saved')).toHaveCount(0);
  await expect(page.getByLabel('Headline 1')).toHaveValue('One, longer');
  await page.unroute('**/api/library/saveFolderContent');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Folder saved')).toBeVisible();
  const stored = await page.request.post('/api/library/getFolderDetails', {
    headers: authorise(owner),
    data: { folderId: id },
  });
  expect((await stored.json()).libraryContent.content).toEqual({ 'Headline 1': 'One, longer' });
});
