/** What somebody does while the writer is at work, or while nothing can be saved, is neither lost nor called somebody else's. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createFrameworkAdvert, generate, itemTitles, openStep, panelOf } from '../pages/framework.ts';
import { generate as generateAnswer, openNewQuestions, openQuestion, told } from '../pages/generator.ts';
import { createFolder } from '../pages/library.ts';
import { createOwner, enter } from '../pages/people.ts';

/** Longer than a page waits before it saves what was changed. */
const UNTIL_SAVED = 3_000;

/** Holds the writer's answers back, though the server has them, until the test lets them come. */
async function holdAnswers(page: Page, url: string): Promise<() => void> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return letCome;
}

test('items that come back or are added while the writer is at work are saved with what it wrote', async ({ page }) => {
  await page.clock.install();
  const owner = await createOwner(page, 'Skerry Boats');
  await createFolder(page, owner, 'Offshore crews', ['Two weeks on the water']);
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  await generate(page);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Remove' }).nth(1).click();
  const before = await itemTitles(page);
  const letCome = await holdAnswers(page, '**/api/aida/generateContent');
  const written = page.waitForResponse('**/api/aida/generateContent');
  await panel.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('button', { name: 'From Library' }).click();
  await panel.getByRole('button', { name: /^Offshore crews/ }).click();
  await panel.getByRole('button', { name: 'Add “Two weeks on the water” to your drafts' }).click();
  await panel.getByRole('button', { name: 'Back to Advert Builder' }).click();
  await page.clock.fastForward(UNTIL_SAVED);
  letCome();
  await written;
  await expect.poll(async () => (await itemTitles(page)).length).toBeGreaterThan(before.length + 2);
  await expect(page.locator('.saved')).toHaveText('saved');
  const all = await itemTitles(page);
  expect(all).toContain('Two weeks on the water');
  await page.reload();
  await expect.poll(() => itemTitles(page)).toEqual(all);
  await expect(panel.getByText('This step was changed elsewhere')).toHaveCount(0);
});

test('a version that is changed and chosen while the next one is written stays so', async ({ page }) => {
  await page.clock.install();
  const owner = await createOwner(page, 'Skerry Boats');
  await enter(page, owner);
  await openNewQuestions(page, 'Rope Access Technician');
  const two = await openQuestion(page, 2);
  await generateAnswer(two, told[2] ?? '');
  const letCome = await holdAnswers(page, '**/ai/generateContent');
  await two.getByRole('button', { name: 'Generate' }).click();
  await expect(two.getByRole('button', { name: 'Stop' })).toBeVisible();
  await two.getByRole('button', { name: 'Edit', exact: true }).click();
  await two.getByLabel('Edit the text').fill('We open in March, and you are there from the first day.');
  await two.getByRole('button', { name: 'Done' }).click();
  await two.getByRole('button', { name: 'Choose this version' }).click();
  await page.clock.fastForward(UNTIL_SAVED);
  letCome();
  await expect(two.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Somebody else answered at the same time.')).toHaveCount(0);
  await page.reload();
  const again = await openQuestion(page, 2);
  await expect(again.getByText('We open in March, and you are there from the first day.')).toBeVisible();
  await expect(again.getByText('Selected')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_/] });

  test('an answer typed offline is saved at the press of the button, and by itself once the connection is back', async ({
    page,
    context,
  }) => {
    const owner = await createOwner(page, 'Skerry Boats');
    await enter(page, owner);
    await openNewQuestions(page, 'Marine Coordinator');
    const six = await openQuestion(page, 6);
    let reached = true;
    await page.route('**/updateAnswers', (route) => (reached ? route.continue() : route.abort()));
    reached = false;
    await six.getByLabel('Answer').fill('40 people above a bakery.');
    await expect(page.getByText('not saved yet')).toBeVisible();
    reached = true;
    await page.getByRole('button', { name: 'Save now' }).click();
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await six.getByLabel('Answer').fill('40 people above a bakery. Lunch is shared.');
    await expect(page.getByText('not saved yet')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect((await openQuestion(page, 6)).getByLabel('Answer')).toHaveValue(
      '40 people above a bakery. Lunch is shared.',
    );
  });
});

test('a text that was emptied is not left behind: it is come back to', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  await enter(page, owner);
  await openNewQuestions(page, 'Rope Access Technician');
  const two = await openQuestion(page, 2);
  await generateAnswer(two, told[2] ?? '');
  await two.getByRole('button', { name: 'Generate' }).click();
  await expect(two.getByText('2 of 2', { exact: true })).toBeVisible();
  await two.getByRole('button', { name: 'Edit', exact: true }).click();
  await two.getByLabel('Edit the text').fill('');
  await two.getByRole('button', { name: 'Previous version' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: "The AI Content you are editing can't be left empty" }).first(),
  ).toBeVisible();
  await expect(two.getByText('2 of 2', { exact: true })).toBeVisible();
  // In another question, Save leads to it.
  await openQuestion(page, 3);
  await expect(two.getByLabel('Edit the text')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(two.getByLabel('Edit the text')).toBeFocused();
  await two.getByLabel('Edit the text').fill('We open in March.');
  await two.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Answers saved')).toBeVisible();
});
