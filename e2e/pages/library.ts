/** The library, as a person operates it, and folders that are there before a test begins. */
import { expect, type Locator, type Page } from '@playwright/test';
import { authorise, type Member } from './people.ts';

/** The card of a folder in the list. */
export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Creates a folder with entries by the interface of programs. @returns its id */
export async function createFolder(
  page: Page,
  member: Member,
  title: string,
  entries: readonly string[],
  { category = 'headlines', label = 'Headline' } = {},
): Promise<string> {
  const headers = authorise(member);
  const data = { title, country: 'United Kingdom', category };
  const made = await page.request.post('/api/library/saveFolder', { headers, data });
  expect(made.status(), await made.text()).toBe(200);
  const { id: folderId } = await made.json();
  const content = Object.fromEntries(entries.map((entry, at) => [`${label} ${at + 1}`, entry]));
  const saved = await page.request.post('/api/library/saveFolderContent', { headers, data: { folderId, content } });
  expect(saved.status(), await saved.text()).toBe(200);
  return folderId;
}

/** The texts of the open folder's entries, from top to bottom. */
export const entryTexts = (page: Page): Promise<string[]> =>
  page.locator('.ent textarea').evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
