/** The writing framework from its first step to an approved advert. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { fillGeneral, wordJobDescription } from '../pages/builder.ts';
import {
  addReward,
  createFrameworkAdvert,
  dragTo,
  generate,
  itemTitles,
  openStep,
  panelOf,
} from '../pages/framework.ts';
import { createOwner, enter } from '../pages/people.ts';

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
