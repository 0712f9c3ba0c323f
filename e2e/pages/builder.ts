/** The builder, as a person operates it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
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
