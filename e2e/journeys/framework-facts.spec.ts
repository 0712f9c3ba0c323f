/** The writing framework: what nobody has given, and the notes on what was written. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { createFrameworkAdvert, generate, openStep, panelOf } from '../pages/framework.ts';
import { createOwner, enter } from '../pages/people.ts';

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
