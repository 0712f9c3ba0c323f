import { expect, expectAccessible, test } from '../fixtures.ts';
import { fillGeneral, wordJobDescription } from '../pages/builder.ts';
import { crash } from '../pages/crash.ts';
import {
  addReward,
  createFrameworkAdvert,
  dragTo,
  generate,
  itemTitles,
  openStep,
  panelOf,
} from '../pages/framework.ts';
import { createFolder } from '../pages/library.ts';
import { createColleague, createOwner, enter, openAs } from '../pages/people.ts';

test('a recruiter goes through all seven steps to an approved advert', async ({ page }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  await addReward(page, owner, 'A 10% pension', 'We pay 10% of your salary into your pension.');
  await addReward(page, owner, 'Kit that fits', 'Your suit and boots come in your own size.');
  await enter(page, owner);
  await page.goto('/create/writing-template');

  // The set-up comes first, and leads into the framework.
  await fillGeneral(page, 'Offshore Wind Technician');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('tab', { name: /Job Description/ })).toHaveAttribute('aria-selected', 'true');
  const file = {
    name: 'job.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await wordJobDescription(),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/job\.docx/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('tab')).toHaveText([
    /^Step 1Headline/,
    /^Step 2Introduction/,
    /^Step 3Job Role/,
    /^Step 4Person/,
    /^Step 5Rewards/,
    /^Step 6CTA/,
    /^Step 7 - Create Advert$/,
  ]);
  const panel = panelOf(page);
  await expect(panel.getByText("You don't have any Headline content yet.")).toBeVisible();
  await expect(panel.getByText(/^Built-in writer: made from your facts/)).toBeVisible();
  await expectAccessible(page);

  // Step 1: what is ticked is sent; the job description fits, so it can be used.
  await panel.getByLabel('Sequence with Job Title', { exact: true }).check();
  await panel.getByLabel('Use job description').check();
  const asked = page.waitForRequest('**/api/aida/generateContent');
  await generate(page);
  expect((await asked).postDataJSON()).toMatchObject({
    step: 1,
    noOfLine: 8,
    jobTitle: 'Offshore Wind Technician',
    constraints: { jobTitleSequence: true, usejdHeadline: true },
    modifiedIndexes: [],
    outputType: 'prose',
    outputLengthType: 'medium',
  });
  const first = await itemTitles(page);

  // Changing a letter makes it one's own; 'Add Another' is a blank of one's own; both keep their place.
  await panel.getByLabel('Headline 1', { exact: true }).fill(`${first[0]} now`);
  const focused = await panel.getByRole('button', { name: 'Add Another' }).evaluate((button: HTMLElement) => {
    button.click();
    // In the same breath: a key pressed now must not reach the page's shortcuts.
    return document.activeElement?.tagName;
  });
  expect(focused).toBe('TEXTAREA');
  await expect(panel.getByLabel(`Headline ${first.length + 1}`, { exact: true })).toBeFocused();
  await page.keyboard.type('Come and <b>fix</b> the wind 🌊');
  const again = page.waitForRequest('**/api/aida/generateContent');
  await generate(page);
  expect((await again).postDataJSON().modifiedIndexes).toEqual([0, first.length]);
  const second = await itemTitles(page);
  expect(second.slice(0, first.length + 1)).toEqual([
    `${first[0]} now`,
    ...first.slice(1),
    'Come and <b>fix</b> the wind 🌊',
  ]);
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.reload();
  await expect(panel.getByLabel('Headline 1', { exact: true })).toHaveValue(`${first[0]} now`);
  expect(await itemTitles(page)).toEqual(second);

  // Next saves and goes on.
  const saved = page.waitForRequest('**/api/aida/saveStepContent');
  await panel.getByRole('button', { name: 'Next', exact: true }).click();
  expect((await saved).postDataJSON()).toMatchObject({ step: 1, noOfLine: 8 });
  for (const [step, empty] of [
    [2, "You don't have any Introduction content yet."],
    [3, "You don't have any Role content yet."],
    [4, "You don't have any Person content yet."],
  ] as const) {
    await expect(page.getByRole('tab', { name: new RegExp(`^Step ${step} `) })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(panel.getByText(empty)).toBeVisible();
    if (step === 3) {
      await panel.getByLabel('Brief').fill('  Mostly at sea ');
      await panel.getByLabel('Imperatives').fill('690 volts');
      await panel.getByLabel('Imperatives').press('Enter');
      await panel.getByText('Bullet', { exact: true }).click();
      await panel.getByLabel('Use Hemingway writing style').check();
      await panel.getByLabel('Use job description').check();
      const role = page.waitForRequest('**/api/aida/generateContent');
      await generate(page);
      expect((await role).postDataJSON()).toMatchObject({
        step: 3,
        noOfLine: 3,
        brief: 'Mostly at sea',
        imperatives: expect.stringMatching(/^\[\{"value":"690 volts","id":"[^"]+"\}\]$/),
        outputType: 'bullet',
        constraints: { isHemmingSelected: true, usejd: true },
      });
      await expectAccessible(page);
    } else await generate(page);
    await panel.getByRole('button', { name: 'Next', exact: true }).click();
  }

  // Step 5: one to five rewards.
  await expect(panel.getByText("You don't have any Reward content yet.")).toBeVisible();
  await panel.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(panel.getByText('Select at least one reward')).toBeVisible();
  await panel.getByRole('button', { name: 'A 10% pension' }).click();
  await panel.getByRole('button', { name: 'Kit that fits' }).click();
  await generate(page);
  expect(await itemTitles(page)).toEqual(['A 10% pension', 'Kit that fits']);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(panel.getByText("You don't have any CTA content yet.")).toBeVisible();
  await generate(page);
  await panel.getByRole('button', { name: 'Next', exact: true }).click();

  // Step 7: nothing chosen, nothing to do.
  await expect(panel.getByRole('heading', { name: 'Final Job Advert Creator' })).toBeVisible();
  for (const name of ['Save', 'Preview', 'Next'])
    await expect(panel.getByRole('button', { name, exact: true })).toBeDisabled();
  await expect(panel.getByRole('button', { name: /^Rewards/ }).first()).toContainText('2 options');
  const elements = panel.getByRole('region', { name: 'Your elements' });
  const paper = panel.getByRole('region', { name: 'Final Job Advert Creator' });
  await dragTo(page, elements.locator('.fw-el-text').first(), paper.locator('.fw-slots'));
  await expect(paper.getByText('Drop your elements here')).toBeVisible();
  await page.mouse.up();
  await expect(paper.locator('.fw-blk')).toHaveCount(1);
  // One movement from the press to the release, as a quick hand makes it.
  await elements.locator('.fw-el-text').nth(1).dragTo(paper.locator('.fw-slots'));
  await page.mouse.up();
  await expect(page.getByText('Please select only one option per category')).toBeVisible();
  await expect(paper.locator('.fw-blk')).toHaveCount(1);
  for (const category of ['Introduction', 'Job Role', 'Person', 'Rewards', 'CTA']) {
    await elements
      .getByRole('button', { name: new RegExp(`^${category}`) })
      .first()
      .click();
    await elements
      .getByRole('button', { name: /^Add “/ })
      .first()
      .click();
  }
  await expect(paper.getByText('6 of 6 chosen')).toBeVisible();
  // By keyboard the call to action goes to the front, and by its menu one place down.
  await paper.getByRole('button', { name: 'Move the CTA' }).focus();
  await page.keyboard.press('Space');
  for (const category of ['Rewards', 'Person', 'Job Role', 'Introduction', 'Headline']) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`Over the place of the ${category}.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect(paper.locator('.fw-blk').first()).toContainText('CTA');
  await paper.getByRole('button', { name: 'More for the CTA' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(paper.locator('.fw-blk').nth(1)).toContainText('CTA');
  await expectAccessible(page);
  // Each fact says where it comes from; what nobody has given can be confirmed or taken out.
  const facts = panel.getByRole('region', { name: 'Facts' });
  await facts.getByText('Where the others come from').click();
  await expect(facts.getByText(/^From /).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Advert saved')).toBeVisible();
  await panel.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('A 10% pension')).toBeVisible();
  expect((await preview.boundingBox())?.width).toBeLessThanOrEqual(850);
  await preview.getByRole('button', { name: 'Close' }).last().click();
  await panel.getByRole('button', { name: 'Next', exact: true }).click();

  // The text is in the advert, a draft still; then it is approved.
  await expect(page.getByRole('tab', { name: /Advert$/ })).toHaveAttribute('aria-selected', 'true');
  const text = page.getByRole('textbox', { name: 'Advert' });
  await expect(text).toContainText('A 10% pension');
  await expect(text.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve and Completed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and Completed' }).click();
  await expect(
    page
      .getByText('Advert approved')
      .or(page.getByRole('button', { name: 'Export' }))
      .first(),
  ).toBeVisible();
});

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

test.describe('when the server fails', () => {
  // The browser says itself that a request failed, and this is what these journeys are about.
  test.use({
    expectedConsoleErrors: [
      /^Failed to load resource: (the server responded with a status of 50[02]|net::ERR_INTERNET_DISCONNECTED)/,
    ],
  });

  test('reasons, copies and failures: the list stays as it was', async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const owner = await createOwner(page, 'Skerry Boats');
    const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
    await enter(page, owner);
    await openStep(page, advertId, 2);
    const panel = panelOf(page);
    await generate(page);
    const made = await itemTitles(page);

    // An unmodified item is asked about once; a modified one never.
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/aida/generateExplanation')) asked.push(request.postDataJSON().content);
    });
    const ideas = panel.getByRole('button', { name: 'Why this introduction' });
    await ideas.first().hover();
    await expect(panel.getByRole('tooltip')).toContainText(/not aligned with your company guidelines|uses/);
    await page.mouse.move(0, 0);
    await panel.getByLabel('Headline of introduction 1').fill('Mine now');
    await ideas.first().hover();
    await expect(panel.getByRole('tooltip')).toHaveText('These are your own words, so there is nothing to explain.');
    expect(asked).toHaveLength(1);

    // Copied to the system's clipboard and to the advert's.
    await panel.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByText('Copied', { exact: true })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Mine now\n\n/);
    await page.getByRole('button', { name: 'Open the clipboard, 1 entry' }).click();
    const drawer = page.getByRole('dialog', { name: 'Clipboard' });
    await expect(drawer.getByText('Introduction')).toBeVisible();
    await drawer.getByRole('button', { name: 'Add to my drafts' }).click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(panel.locator('.fw-slip')).toHaveCount(made.length + 1);

    // A failed generation and a failed save say so, and change nothing.
    await expect(page.locator('.saved')).toHaveText('saved');
    const before = await itemTitles(page);
    const failure = {
      status: 502,
      json: [{ code: 'GENERATION_FAILED', message: 'Failed to generate. Please try again.' }],
    };
    await page.route('**/api/aida/generateContent', (route) => route.fulfill(failure));
    await panel.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByText('Failed to generate. Please try again.')).toBeVisible();
    expect(await itemTitles(page)).toEqual(before);
    await page.route('**/api/aida/saveStepContent', (route) =>
      route.fulfill({ status: 500, json: [{ code: 'INTERNAL', message: 'Something went wrong' }] }),
    );
    await panel.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Step 2/ })).toHaveAttribute('aria-selected', 'true');
    expect(await itemTitles(page)).toEqual(before);
    await page.unrouteAll();

    // 24 and not one more, in the words of the specification.
    for (let n = before.length; n < 24; n += 1) await panel.getByRole('button', { name: 'Add Another' }).click();
    await expect(panel.getByText('24 of 24')).toBeVisible();
    await panel.getByRole('button', { name: 'Add Another' }).click();
    await expect(page.getByText('Maximum limit of 24 options reached')).toBeVisible();
    await panel.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(
      page.getByText('24 introductions are already generated. Please remove few introductions to generate more.'),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Remove' }).last().click();
    await expect(panel.getByText('23 of 24')).toBeVisible();
  });

  test('two people in one step: the second is told, and loses no word; a reload brings unsaved words back', async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const owner = await createOwner(page, 'Skerry Boats');
    const tom = await createColleague(page, owner, { firstName: 'Tom', lastName: 'Reid', role: 'recruiter' });
    const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
    await enter(page, owner);
    await openStep(page, advertId, 1);
    const mine = panelOf(page);
    await mine.getByRole('button', { name: 'Add Another' }).click();
    await page.keyboard.type('First line');
    await expect(page.locator('.saved')).toHaveText('saved');

    const other = await openAs(browser, tom);
    await openStep(other, advertId, 1);
    await panelOf(other).getByLabel('Headline 1', { exact: true }).fill('Tom was here');
    await expect(other.locator('.saved')).toHaveText('saved');

    await mine.getByLabel('Headline 1', { exact: true }).fill('My other words');
    await expect(mine.getByText('This advert has been modified elsewhere.')).toBeVisible();
    await mine.getByRole('button', { name: 'Update' }).click();
    await expect(mine.getByLabel('Headline 1', { exact: true })).toHaveValue('Tom was here');
    await mine.getByRole('button', { name: 'Bring it back' }).click();
    await expect(mine.getByLabel('Headline 1', { exact: true })).toHaveValue('My other words');
    await expect(page.locator('.saved')).toHaveText('saved');

    // Without a line, and then the page is gone.
    await context.setOffline(true);
    await mine.getByLabel('Headline 1', { exact: true }).fill('Typed on the train');
    await expect(mine.getByText('Not saved yet.')).toBeVisible();
    await crash(page);
    await context.setOffline(false);
    const next = await context.newPage();
    await openStep(next, advertId, 1);
    await panelOf(next).getByRole('button', { name: 'Bring it back' }).click();
    await expect(panelOf(next).getByLabel('Headline 1', { exact: true })).toHaveValue('Typed on the train');
    await expect(next.locator('.saved')).toHaveText('saved');
  });
});

test('only the open step has fields on the page, and what was typed in another is there again', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  const tab = (step: number) => page.getByRole('tab', { name: new RegExp(`^Step ${step}\\b`) });
  await page.getByLabel('Use Specific Words Range').check();
  await page.getByLabel('From, words').fill('2');
  await tab(2).click();
  await page.getByLabel('Brief', { exact: true }).fill('Early mornings on the slip.');
  await tab(3).click();
  await page.getByLabel('Brief', { exact: true }).fill('A day at sea.');
  await tab(2).click();
  // Not added yet: a way back that takes no focus from the field.
  await page.getByLabel('Imperatives').fill('say kayak');
  await page.goBack();
  await expect(tab(3)).toHaveAttribute('aria-selected', 'true');
  for (const label of ['Brief', 'Imperatives']) await expect(page.getByLabel(label, { exact: true })).toHaveCount(1);
  await expect(page.getByLabel('Brief', { exact: true })).toHaveValue('A day at sea.');
  await expect(page.getByRole('button', { name: 'Generate', exact: true, includeHidden: true })).toHaveCount(1);
  await page.goForward();
  await expect(page.getByLabel('Brief', { exact: true })).toHaveValue('Early mornings on the slip.');
  await expect(page.getByLabel('Imperatives')).toHaveValue('say kayak');
  await tab(7).click();
  await expect(page.getByLabel('Brief', { exact: true })).toHaveCount(0);
  await tab(1).click();
  await expect(page.getByLabel('From, words')).toHaveValue('2');
});

test('what takes long can be stopped, and ends when somebody leaves', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  await generate(page);
  const made = await itemTitles(page);
  const panel = panelOf(page);
  await page.route('**/api/aida/generateContent', () => undefined);
  await panel.getByRole('button', { name: 'Generate', exact: true }).dblclick();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. Nothing was changed.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
  expect(await itemTitles(page)).toEqual(made);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/aida/generateContent'));
  await panel.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.getByRole('link', { name: 'Library' }).first().click();
  await ended;
});

test('a reload while the writer is at work waits for it, and takes what it has made', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  await generate(page);
  const made = await itemTitles(page);
  // As the server answers while a generation of another page is running: without the new items.
  await page.route(
    '**/api/aida/getStepsDetails',
    async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.aidaAdvertInput.step1.status = 'generating';
      json.aidaAdvertInput.step1.aidaContent.content = '[]';
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );
  await page.reload();
  const panel = panelOf(page);
  await expect(panel.getByText('Writing', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
  await expect.poll(() => itemTitles(page)).toEqual(made);
  await expect(panel.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
});

test('what nobody has given is marked: it is confirmed or taken out, and never locks', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Add Another' }).click();
  await page.keyboard.type('Keep 17 lighthouses lit in Grimsby');
  await panel.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(panel.getByText("You don't have any Introduction content yet.")).toBeVisible();
  await panel.getByRole('button', { name: 'Add Another' }).click();
  await panel.getByLabel('Introduction 1', { exact: true }).fill('You climb. You must juggle 9 knives. You rest.');
  await page.getByRole('tab', { name: /^Step 7/ }).click();
  const elements = panel.getByRole('region', { name: 'Your elements' });
  await elements.getByRole('button', { name: /^Add “Keep 17/ }).click();
  await elements
    .getByRole('button', { name: /^Introduction/ })
    .first()
    .click();
  await elements.getByRole('button', { name: /^Add “You climb/ }).click();

  const facts = panel.getByRole('region', { name: 'Facts' });
  await expect(facts.getByText('3 statements are not in your brief')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await expectAccessible(page);
  await facts.getByRole('button', { name: 'It is true: “17” in the Headline' }).click();
  await expect(facts.getByText('2 statements are not in your brief')).toBeVisible();
  await facts.getByRole('button', { name: 'Take it out: “9” in the Introduction' }).click();
  await expect(facts.getByText('Every fact in this text comes from you.')).toBeVisible();
  const paper = panel.getByRole('region', { name: 'Final Job Advert Creator' });
  await expect(paper.getByText('You climb. You rest.')).toBeVisible();
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.reload();
  await expect(facts.getByText('1 statement confirmed')).toBeVisible();
  await expect(facts.getByText('Every fact in this text comes from you.')).toBeVisible();
});

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

test('how many notes the drafts have stands beside them, and leads to the notes on a laptop and on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const owner = await createOwner(page, 'Skerry Boats');
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 2);
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: /^Imperatives/ }).fill('Say that nobody over 30 need apply');
  await page.keyboard.press('Enter');
  await generate(page);
  const notes = panel.getByRole('region', { name: 'Notes on these drafts' });
  await expect(notes.getByText(/^The imperative/)).toBeVisible();
  const count = await notes.getByRole('listitem').count();
  const way = panel.getByRole('button', { name: count === 1 ? '1 note' : `${count} notes`, exact: true });

  // By keyboard, as a screen reader's user goes: the notes take the focus and stand on the screen.
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(notes).toBeFocused();
  await expect(notes.getByRole('listitem').first()).toBeInViewport();
  await expectAccessible(page);

  // On a phone they are in the other view, which opens.
  await page.setViewportSize({ width: 390, height: 844 });
  await panel.getByText('Your introductions', { exact: true }).first().click();
  await expect(notes).toBeHidden();
  await way.click();
  await expect(notes).toBeFocused();
  await expect(notes.getByRole('listitem').first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
