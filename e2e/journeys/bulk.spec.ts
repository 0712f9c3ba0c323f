import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { documentFromMarkdown, serialiseDocument } from '#domain/document/index.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { authorise, createColleague, createOwner, enter, type Member } from '../pages/people.ts';

/** Titles that file systems and readers of archives stumble over. */
const titles = [
  'Nurse',
  'nurse',
  'Nurse',
  '../../etc/passwd',
  'A/B\\C:D*E?F"G<H>I|J',
  'CON',
  'Deckhand \u{1f6a2}\u{1f469}‍\u{1f527}',
  'x'.repeat(256),
  '...',
];

/** An advert with this title, its text stored; completed where asked. Straight at the server, as a program would. */
async function createAdvert(
  request: APIRequestContext,
  owner: Member,
  jobTitle: string,
  text: string,
  completed: boolean,
  type = 'blankAdCanvas',
): Promise<void> {
  const headers = authorise(owner);
  const general = { step: 'general', isNew: true, type, sector: 'Care', industry: 'Health' };
  const created = await request.post('/api/advert/create', {
    headers,
    data: { ...general, jobTitle, country: 'United Kingdom' },
  });
  expect(created.status(), await created.text()).toBe(200);
  const { id: advertId } = await created.json();
  const content = serialiseDocument(documentFromMarkdown(text));
  const saved = await request.post('/api/advert/saveAdvertContent', { headers, data: { advertId, content } });
  expect(saved.status(), await saved.text()).toBe(200);
  if (!completed) return;
  const approved = await request.post('/api/advert/approve', { headers, data: { advertId } });
  expect(approved.status(), await approved.text()).toBe(200);
}

test('many completed adverts are exported into one archive, each a document that opens', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Shops');
  for (const [index, title] of titles.entries())
    await createAdvert(page.request, owner, title, `# Advert ${index}\n\nCome and **work** here.`, true);
  await enter(page, owner);
  await page.goto('/');
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByRole('article')).toHaveCount(titles.length);

  await page.getByRole('button', { name: 'Bulk Export' }).click();
  const start = page.getByRole('button', { name: 'Bulk Export' });
  await expect(start).toBeDisabled();
  await expectAccessible(page);
  await page.getByText('Select all').click();
  await expect(page.getByText(`${titles.length} of ${titles.length} selected`)).toBeVisible();
  const download = page.waitForEvent('download');
  await start.click();
  const archive = unzipSync(readFileSync(await (await download).path()));
  await expect(page.getByText(`${titles.length} adverts exported`)).toBeVisible();

  const names = Object.keys(archive);
  expect(names).toHaveLength(titles.length);
  expect(new Set(names.map((name) => name.toLowerCase()))).toHaveProperty('size', titles.length);
  const texts: string[] = [];
  for (const [name, bytes] of Object.entries(archive)) {
    expect(name).toMatch(/^[^/\\:*?"<>|]+\.docx$/);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    const parts = unzipSync(bytes);
    texts.push(strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, '|'));
  }
  for (const index of titles.keys()) expect(texts.some((text) => text.includes(`|Advert ${index}|`))).toBe(true);
});

test('drafts are deleted together, after a question', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Ferries');
  for (const title of ['Mate', 'Purser', 'Cook']) await createAdvert(page.request, owner, title, 'Sail.', false);
  await enter(page, owner);
  await page.goto('/');
  await page.getByRole('button', { name: 'Bulk Delete' }).click();
  // By mouse anywhere on the card, and by keyboard.
  await page.getByRole('article').filter({ hasText: 'Purser' }).click();
  await page.getByRole('checkbox', { name: 'Select Mate' }).press('Space');
  await expect(page.getByText('2 of 3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 adverts' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('2 of 3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 adverts deleted')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cook' })).toBeVisible();

  // By keyboard alone; the next step goes on from the list.
  await page.getByRole('button', { name: 'Options for Cook' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('You have no drafts. Please create one.')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('a recruiter never chooses what only an admin may delete', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Ropes');
  const recruiter = await createColleague(page, owner, { firstName: 'Runa', lastName: 'Voe', role: 'recruiter' });
  for (const title of ['Mate', 'Purser']) await createAdvert(page.request, owner, title, 'Sail.', false);
  await createAdvert(page.request, owner, 'Harbour Master', 'Written by hand.', false, 'copywriter');
  await enter(page, recruiter);
  await page.goto('/');
  await page.getByRole('button', { name: 'Bulk Delete' }).click();
  const kept = page.getByRole('article').filter({ hasText: 'Harbour Master' });
  await expect(kept.getByText('Only admins can delete this')).toBeVisible();
  await expect(kept.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByText('Select all').click();
  await expect(page.getByText('2 of 3 selected')).toBeVisible();
  await expect(page.getByLabel('Select all')).toBeChecked();
  await page.getByRole('button', { name: 'Bulk Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete 2 adverts' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 adverts deleted')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(kept).toBeVisible();
});
