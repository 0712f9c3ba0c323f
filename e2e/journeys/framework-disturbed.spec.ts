/** The writing framework when the server fails, two people write, or somebody stops, leaves or reloads. */
import { expect, test } from '../fixtures.ts';
import { crash } from '../pages/crash.ts';
import { createFrameworkAdvert, generate, itemTitles, openStep, panelOf } from '../pages/framework.ts';
import { createColleague, createOwner, enter, openAs } from '../pages/people.ts';

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
