/** Whoever writes by keyboard keeps their place: nothing that a press does throws the focus back to the beginning of the page. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { createFrameworkAdvert, generate, openStep, panelOf } from '../pages/framework.ts';
import { choose, generate as generateAnswer, openNewQuestions, openQuestion, told } from '../pages/generator.ts';
import { createOwner, enter } from '../pages/people.ts';

test('in a step of the framework', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  const panel = panelOf(page);

  // The tips scroll, and hold nothing but text.
  await panel.getByRole('button', { name: 'Attention tips' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Attention tips' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // A range that is none is mended before anything is written.
  await panel.getByLabel('Use Specific Words Range').check();
  await panel.getByLabel('To, words').fill('1');
  await panel.getByRole('button', { name: 'Generate', exact: true }).press('Enter');
  await expect(panel.getByLabel('From, words')).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await panel.getByLabel('Use Specific Words Range').uncheck();

  // The button that was pressed keeps the focus while it waits and afterwards.
  const go = panel.getByRole('button', { name: 'Generate', exact: true });
  await go.focus();
  await generate(page);
  await expect(go).toBeFocused();

  // An item that is removed leaves its place to the next one; the last one to the way to add one.
  const removers = panel.getByRole('button', { name: 'Remove', exact: true });
  const count = await removers.count();
  await removers.nth(1).press('Enter');
  await expect(removers).toHaveCount(count - 1);
  await expect(removers.nth(1)).toBeFocused();
  await removers.last().press('Enter');
  await expect(removers.last()).toBeFocused();
  for (let left = count - 2; left > 0; left -= 1) await page.keyboard.press('Enter');
  await expect(removers).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Add Another' })).toBeFocused();

  // The next step begins at its top, at the tab that names it.
  for (let number = 1; number <= 14; number += 1) {
    await panel.getByRole('button', { name: 'Add Another' }).click();
    await page.keyboard.type(`Line ${number}`);
  }
  await openStep(page, advertId, 2);
  for (let number = 1; number <= 10; number += 1) await panel.getByRole('button', { name: 'Add Another' }).click();
  await openStep(page, advertId, 1);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await panel.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(page.getByRole('tab', { name: /^Step 2/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('from tab to tab of the builder', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await page.goto(`/create/writing-template/${advertId}#general`);
  await expect(page.getByLabel('Job title')).toHaveValue('Offshore Wind Technician');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(page.getByRole('tab', { name: /Job Description$/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('in the seven questions', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  await enter(page, owner);
  await openNewQuestions(page, 'Rope Access Technician');
  const two = await openQuestion(page, 2);
  await generateAnswer(two, told[2] ?? '');
  const go = two.getByRole('button', { name: 'Generate' });
  await go.press('Enter');
  await expect(two.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(go).toBeFocused();
  const back = two.getByRole('button', { name: 'Previous version' });
  await back.press('Enter');
  await expect(two.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(back).toBeFocused();
  await expect(back).toBeDisabled();
  await choose(two);
  await expect(two.getByText('Selected')).toBeFocused();
  const edit = two.getByRole('button', { name: 'Edit', exact: true });
  await edit.press('Enter');
  await page.keyboard.type(' Come and see.');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await expectAccessible(page);
});

test('from page to page, and into the framework and out of it', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  const content = page.getByRole('main');
  await page.getByRole('link', { name: 'Advert Builder' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Job Adverts' })).toBeVisible();
  await expect(content).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Step 1/ })).toBeVisible();
  await expect(content).toBeFocused();
  // The next stop is on the page, and not in the sidebar.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  // A link that stays keeps the focus.
  const library = page.getByRole('link', { name: 'Library', exact: true });
  await library.press('Enter');
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible();
  await expect(library).toBeFocused();
});
