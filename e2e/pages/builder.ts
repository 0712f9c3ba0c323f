/** The builder, as a person operates it. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';

/** A real job description as a Word file, as somebody would have it lying about. */
export async function wordJobDescription(): Promise<Buffer> {
  const text = readFileSync('src/server/demo/content/job-descriptions/offshore-wind-technician.txt', 'utf8');
  const children = text.split('\n').map((line) => new Paragraph(line));
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** Fills what the General tab requires. */
export async function fillGeneral(page: Page, jobTitle: string): Promise<void> {
  await page.getByLabel('Job title').fill(jobTitle);
  for (const [name, value] of [
    ['Sector', 'Renewable energy'],
    ['Industry', 'Offshore wind'],
    ['Country', 'United Kingdom'],
  ] as const) {
    await page.getByRole('combobox', { name }).fill(value);
    await page.getByRole('combobox', { name }).press('Enter');
  }
}

/** The text of the open advert. */
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Advert' });

/** A new blank advert, open at its text. @returns its id */
export async function startBlank(page: Page, title: string): Promise<string> {
  await page.goto('/create/blank-advert');
  await fillGeneral(page, title);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('tab', { name: 'Step 2. - Job Description' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Step 3. - Advert' }).click();
  await expect(textOf(page)).toBeVisible();
  return /blank-advert\/([\w-]+)/.exec(page.url())?.[1] ?? '';
}

/** Types at the very beginning of the text, a paragraph a line, and waits until it is stored. */
export async function writeText(page: Page, lines: readonly string[]): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('Control+Home');
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
}

/** Approves the open advert, and answers the question whether it is meant. */
export async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve and Completed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and Completed' }).click();
  await expect(page.getByText('Advert completed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
}
