import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { freshEmail, logIn, openMailedLink, signUp } from '../pages/account.ts';

import { wordJobDescription } from '../pages/builder.ts';
import { skipTour } from '../pages/people.ts';

test('a newcomer signs up, writes an advert from a job description, approves it and takes it to Word', async ({
  page,
}) => {
  test.slow();
  const email = freshEmail('newcomer');
  await signUp(page, email);
  await openMailedLink(page, email, 'Verify your email for Hirewright');
  await expect(page.getByText('Email verified. You can log in now.')).toBeVisible();
  await logIn(page, email);
  await page.getByLabel('Company Name').fill('Skerry Boats');
  await page.getByRole('combobox', { name: 'Industry' }).fill('Offshore wind');
  await page.getByRole('combobox', { name: 'Industry' }).press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await skipTour(page);
  await page.getByRole('link', { name: /Blank Ad Canvas/ }).click();

  // General: what is missing is said at its field; then it is filled in.
  await expect(page.getByRole('tab', { name: 'Step 1. - General' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Job title is a required field')).toBeVisible();
  await expect(page.getByText('Country is a required field')).toBeVisible();
  await page.getByLabel('Job title').fill('  Offshore Wind Technician ');
  await page.getByRole('combobox', { name: 'Sector' }).fill('Renewable energy');
  await page.getByRole('combobox', { name: 'Sector' }).press('Enter');
  await page.getByRole('combobox', { name: 'Industry' }).fill('Offshore wind');
  await page.getByRole('combobox', { name: 'Industry' }).press('Enter');
  await page.getByRole('combobox', { name: 'Country' }).fill('United Kingdom');
  await page.getByRole('combobox', { name: 'Country' }).press('Enter');
  // Only what belongs to an amount can be typed.
  await page.getByLabel('Yearly Salary From').pressSequentially('+3e4k-0 0E0.5.0');
  await expect(page.getByLabel('Yearly Salary From')).toHaveValue('34000.50');
  await page.getByLabel('Yearly Salary From').fill('34000');
  await page.getByLabel('Yearly Salary To').fill('30000');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Salary To must be greater than Salary From.')).toBeVisible();
  await page.getByLabel('Yearly Salary To').fill('41500');
  await page.getByRole('button', { name: 'Next' }).click();

  // Job Description: a wrong file is refused, the right one fits.
  await expect(page.getByRole('tab', { name: 'Step 2. - Job Description' })).toHaveAttribute('aria-selected', 'true');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no document') });
  await expect(page.getByText('Please upload valid file').first()).toBeVisible();
  await input.setInputFiles({
    name: 'Wind technician.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await wordJobDescription(),
  });
  await expect(page.getByText('Job description uploaded')).toBeVisible();
  await expect(page.getByText('Wind technician.docx')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();

  // Advert: typed with the keyboard and the toolbar, saved by itself.
  await expect(page.getByRole('tab', { name: 'Step 3. - Advert' })).toHaveAttribute('aria-selected', 'true');
  const text = page.getByRole('textbox', { name: /advert/i });
  await text.click();
  await page.getByRole('button', { name: 'Paragraph style' }).click();
  await page
    .getByRole('menuitemradio', { name: 'Heading 1' })
    .or(page.getByRole('menuitem', { name: 'Heading 1' }))
    .click();
  await page.keyboard.type('Keep 240,000 homes lit');
  await page.keyboard.press('Enter');
  await page.keyboard.type('You go out anyway, because ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('240,000 homes');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' are counting on it.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await page.keyboard.type('Two weeks on, two weeks off');
  await page.keyboard.press('Enter');
  await page.keyboard.type('From Grimsby');
  await page.getByRole('button', { name: 'Indent', exact: true }).click();
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // What was typed is there after a reload.
  await page.reload();
  await page.getByRole('tab', { name: 'Step 3. - Advert' }).click();
  await expect(page.getByText('You go out anyway, because')).toBeVisible();

  await page.getByRole('button', { name: 'Approve and Completed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this advert?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Approve and Completed' }).click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Offshore Wind Technician.docx');
  const parts = unzipSync(readFileSync(await file.path()));
  const word = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(word).toContain('Keep 240,000 homes lit');
  expect(word).toMatch(/<w:pStyle w:val="Heading1"\/>/);
  expect(word).toMatch(/<w:b\/>[\s\S]*240,000 homes/);
  expect(word).toMatch(/<w:numPr><w:ilvl w:val="0"\/>[\s\S]*Two weeks on, two weeks off/);
  expect(word).toMatch(/<w:numPr><w:ilvl w:val="1"\/>[\s\S]*From Grimsby/);

  await page.goto('/');
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByRole('link', { name: 'Offshore Wind Technician' })).toBeVisible();
});
