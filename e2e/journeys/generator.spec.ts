/** Seven questions, one advert: answers, versions, choice, edits, and what happens when generating fails. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';
import { fillGeneral } from '../pages/builder.ts';
import { choose, createGenerated, generate, openQuestion, told } from '../pages/generator.ts';

const hannah = 'hannah.brook@fenmoor.example';

test('seven answers become an advert', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, hannah);
  await page.goto('/create/ai-copy-generator');
  // Hints come by themselves, a second after the last key, once for all three.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/advert/generate/hintsAndTips')) asked += 1;
  });
  const tips = page.getByRole('complementary', { name: 'Hints and tips' });
  await expect(tips).toContainText('Hints appear when job title, industry and country are filled in.');
  await fillGeneral(page, 'Offshore Wind Technician');
  await expect(tips.getByRole('listitem').first()).toContainText('Show the pay.');
  expect(asked).toBe(1);
  await expect(tips).toContainText('AI can make mistakes. Please check the generated content before you use it.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('tab', { name: /Advert/ }).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Advert Builder');
  await expect(page.getByRole('heading', { name: 'Seven questions, one advert' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeDisabled();

  const one = await openQuestion(page, 1);
  await one.getByRole('button', { name: 'Generate' }).click();
  await expect(one.getByText('Please provide the answer')).toBeVisible();
  // One line: Enter neither breaks it nor sends it.
  await one.getByLabel('Answer').press('Enter');
  await expect(one.getByText(/^Generated/)).toBeHidden();
  await generate(one, told[1] ?? '');
  await expect(
    one.getByText('AI can make mistakes. Please check the generated content before you use it.'),
  ).toBeVisible();
  await expect(one.getByText(/^Built-in writer: made from your facts/)).toBeVisible();
  expect(await one.locator('.gq-line').count()).toBeGreaterThan(3);
  await choose(one);
  await expect(one.getByText('Output content type')).toBeHidden();
  await expectAccessible(page);

  const three = await openQuestion(page, 3);
  await generate(three, told[3] ?? '');
  await three.getByText('Bullet', { exact: true }).click();
  await three.getByText('S', { exact: true }).click();
  await three.getByRole('switch', { name: 'Use Hemingway writing style' }).check();
  await three.getByRole('button', { name: 'Generate' }).click();
  await expect(three.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(three.locator('.gq-copy li').first()).toBeVisible();
  await three.getByRole('button', { name: 'Previous version' }).click();
  await expect(three.getByText('1 of 2', { exact: true })).toBeVisible();
  await three.getByRole('button', { name: 'Write it another way' }).click();
  await expect(three.getByText('3 of 3', { exact: true })).toBeVisible();

  // An edit is marked; an emptied text is refused and not saved.
  await three.getByRole('button', { name: 'Edit' }).click();
  const area = three.getByLabel('Edit the text');
  await area.fill('');
  await expect(three.getByText("The AI Content you are editing can't be left empty")).toBeVisible();
  await three.getByRole('button', { name: 'Write it another way' }).click();
  await expect(page.getByText('Please provide the AI Content to Regenerate')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: "can't be left empty" }).first()).toBeVisible();
  await area.fill('You inspect and repair 64 turbines, and write the report the same day.');
  await three.getByRole('button', { name: 'Done' }).click();
  await expect(three.getByText(/Edited by you/i)).toBeVisible();
  await choose(three);
  await three.getByRole('button', { name: 'Copy to the clipboard' }).click();
  await expect(page.getByRole('button', { name: 'Open the clipboard, 1 entry' })).toBeVisible();

  for (const number of [2, 4, 5, 6, 7]) {
    const question = await openQuestion(page, number);
    await generate(question, told[number] ?? '');
    if (number === 7) await expect(page.getByText('Question 7 has no chosen version yet.')).toBeVisible();
    await choose(question);
  }
  await expect(page.getByText('7 of 7 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Answers saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: '7 of 7 chosen' })).toBeVisible();
  await next.click();
  await expect(page.getByText('All seven parts are in the Advert tab')).toBeVisible();
  const paper = page.getByRole('textbox', { name: 'Advert' });
  await expect(paper).toContainText('You inspect and repair 64 turbines, and write the report the same day.');
  await expect(paper.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'How to apply' })).toBeVisible();

  // The way back, and a question before a text is replaced.
  await page.reload();
  await expect(paper).toBeVisible();
  await page.getByRole('button', { name: 'Back to the questions' }).click();
  await next.click();
  await expect(page.getByRole('dialog', { name: 'Replace the text in the Advert tab?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the text' }).click();
  await expect(paper).toContainText('write the report the same day');
});

test.describe('failing', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_/] });

  test('a failed generation says so and changes nothing; one that takes long can be stopped', async ({ page }) => {
    await enterAs(page, hannah);
    await page.goto('/');
    const id = await createGenerated(page, 'Rope Access Technician');
    await page.goto(`/create/ai-copy-generator/${id}#advert`);
    const two = await openQuestion(page, 2);
    await generate(two, told[2] ?? '');
    const before = await two.locator('.gq-copy').textContent();
    await page.route('**/ai/generateContent', (route) =>
      route.fulfill({ status: 409, json: [{ code: 'TOO_MANY_VERSIONS', message: '24 versions are there already.' }] }),
    );
    await two.getByRole('button', { name: 'Generate' }).click();
    await expect(two.getByText('24 versions are there already.')).toBeVisible();
    await page.unroute('**/ai/generateContent');
    await page.route('**/ai/generateContent', (route) => route.abort());
    await two.getByRole('button', { name: 'Generate' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to generate. Please try again.' }).first(),
    ).toBeVisible();
    await expect(two.locator('.gq-copy')).toHaveText(before ?? '');
    await expect(two.getByText('1 of 1', { exact: true })).toBeVisible();
    await page.unroute('**/ai/generateContent');
    await page.route('**/ai/generateContent', () => undefined);
    await two.getByRole('button', { name: 'Generate' }).click();
    await two.getByRole('button', { name: 'Stop' }).click();
    await expect(two.getByText('Stopped. Nothing was changed.')).toBeVisible();
    await expect(two.getByRole('button', { name: 'Generate' })).toBeEnabled();
  });
});

test.describe('lost lines', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_/] });

  test('an answer that never reached the server is offered back', async ({ page }) => {
    await enterAs(page, hannah);
    await page.goto('/');
    const id = await createGenerated(page, 'Marine Coordinator');
    await page.goto(`/create/ai-copy-generator/${id}#advert`);
    const six = await openQuestion(page, 6);
    await page.route('**/updateAnswers', (route) => route.abort());
    await six.getByLabel('Answer').fill('40 people above a bakery.');
    await expect(page.getByText('not saved yet')).toBeVisible();
    await page.unroute('**/updateAnswers');
    await page.reload();
    await expect(page.getByText('Answers that were not saved')).toBeVisible();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect((await openQuestion(page, 6)).getByLabel('Answer')).toHaveValue('40 people above a bakery.');
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect((await openQuestion(page, 6)).getByLabel('Answer')).toHaveValue('40 people above a bakery.');
  });
});

test('a copywriter is kept out', async ({ page }) => {
  await enterAs(page, 'daniel.frost@frostandplain.example');
  await page.goto('/create/ai-copy-generator/6c78c4b1-530f-4835-be1c-8b1c642bbae7');
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
});

test('an advert that nothing is generated for has the tips that hold for all, and asks nobody', async ({ page }) => {
  await enterAs(page, hannah);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/advert/generate/hintsAndTips')) asked += 1;
  });
  await page.goto('/create/blank-advert');
  const tips = page.getByRole('complementary', { name: 'Hints and tips' });
  await expect(tips.getByRole('listitem')).toHaveCount(5);
  await fillGeneral(page, 'Offshore Wind Technician');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Advert created')).toBeVisible();
  expect(asked).toBe(0);
  await expectAccessible(page);
});
