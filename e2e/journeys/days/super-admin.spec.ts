/** A super admin's first hour: from the sign-up to three approved adverts, each begun another way. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, expectAccessible, test } from '../../fixtures.ts';
import { freshEmail, logIn, openMailedLink, signUp } from '../../pages/account.ts';
import { approve, fillGeneral, startBlank, textOf, writeText } from '../../pages/builder.ts';
import { generate as generateStep, panelOf } from '../../pages/framework.ts';
import { choose, generate, openQuestion, told } from '../../pages/generator.ts';
import { skipTour } from '../../pages/people.ts';

async function setUpCompany(page: Page): Promise<void> {
  const email = freshEmail('first-hour');
  await signUp(page, email);
  await openMailedLink(page, email, 'Verify your email for Hirewright');
  await logIn(page, email);
  await page.getByLabel('Company Name').fill('Skerry Boats');
  await page.getByRole('combobox', { name: 'Industry' }).fill('Marine');
  await page.getByRole('combobox', { name: 'Industry' }).press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await skipTour(page);
}

/** What the company stands for, and what it gives: the writer takes it up. */
async function writeGuidelines(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Guidelines', exact: true }).click();
  await page.getByRole('textbox', { name: 'Pillar 1' }).fill('Home every night');
  await page.getByRole('textbox', { name: 'Supporting statement 1' }).fill('No run is longer than a tide.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Guidelines saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Rewards', exact: true }).click();
  await page.getByLabel('Title').fill('Ferry paid');
  await page.getByLabel('Supporting statement').fill('We pay for the ferry, both ways.');
  await page.getByRole('button', { name: 'Add reward' }).click();
  await expect(page.getByText('Reward added')).toBeVisible();
}

async function answerSevenQuestions(page: Page): Promise<void> {
  await page.goto('/create');
  await page.getByRole('link', { name: /AI Copy Generator/ }).click();
  await fillGeneral(page, 'Marine Electrician');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Job Description', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /Advert/ }).click();
  for (const [number, answer] of Object.entries(told)) {
    const question = await openQuestion(page, Number(number));
    await generate(question, answer);
    await choose(question);
  }
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('All seven parts are in the Advert tab')).toBeVisible();
  await expect(textOf(page).getByRole('heading', { level: 1 })).toBeVisible();
}

async function walkFramework(page: Page): Promise<void> {
  await page.goto('/create');
  await page.getByRole('link', { name: /Writing Framework/ }).click();
  await fillGeneral(page, 'Boat Builder');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('tab', { name: /Job Description/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Next' }).click();
  const panel = panelOf(page);
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await expect(page.getByRole('tab', { name: new RegExp(`^Step ${step}\\b`) })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // The job itself and the person are known to nobody but her: she writes them.
    if (step === 3 || step === 4) {
      const words = { 3: 'Build and mend wooden boats with a crew of four.', 4: 'You can read a drawing.' }[step];
      await panel.getByRole('button', { name: 'Add Another' }).click();
      await page.keyboard.type(words);
      await expect(page.locator('.saved')).toHaveText('saved');
    } else {
      if (step === 5) await panel.getByRole('button', { name: 'Ferry paid' }).click();
      await generateStep(page);
    }
    await panel.getByRole('button', { name: 'Next', exact: true }).click();
  }
  const elements = panel.getByRole('region', { name: 'Your elements' });
  for (const category of ['Headline', 'Introduction', 'Job Role', 'Person', 'Rewards', 'CTA']) {
    const shelf = elements.getByRole('button', { name: new RegExp(`^${category}`) }).first();
    if ((await shelf.getAttribute('aria-expanded')) === 'false') await shelf.click();
    await elements
      .getByRole('button', { name: /^Add “/ })
      .first()
      .click();
  }
  await expect(panel.getByText('6 of 6 chosen')).toBeVisible();
  await panel.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(textOf(page)).toContainText('Build and mend wooden boats');
  await expect(textOf(page)).toContainText('Ferry paid');
}

test("a super admin's first hour: sign-up, guidelines, three approved adverts", async ({ page }) => {
  test.slow();
  await setUpCompany(page);
  await writeGuidelines(page);

  await startBlank(page, 'Ferry Skipper');
  await writeText(page, ['Home every night, on the tide.', 'You take the 7:10 across the sound and back.']);
  await approve(page);

  await answerSevenQuestions(page);
  await approve(page);

  await walkFramework(page);
  await approve(page);

  // All three are there, and travel together.
  await page.getByRole('link', { name: 'Job adverts' }).click();
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const title of ['Ferry Skipper', 'Marine Electrician', 'Boat Builder'])
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bulk Export' }).click();
  await page.getByText('Select all').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bulk Export' }).click();
  const archive = unzipSync(readFileSync(await (await download).path()));
  // The end of each name is its advert's own, so that equal titles stay apart.
  expect(Object.keys(archive).sort()).toEqual([
    expect.stringMatching(/^Boat Builder\w{4}\.docx$/),
    expect.stringMatching(/^Ferry Skipper\w{4}\.docx$/),
    expect.stringMatching(/^Marine Electrician\w{4}\.docx$/),
  ]);
});
