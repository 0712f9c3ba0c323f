/** The writing checker, as a person meets it. */
import { expect, type Page } from '@playwright/test';
import { documentFromMarkdown, serialiseDocument } from '#domain/document/index.ts';
import { authorise, type Member } from './people.ts';

/** A new advert of a person with this text. */
export async function createAdvertWith(page: Page, member: Member, jobTitle: string, text: string): Promise<string> {
  const headers = authorise(member);
  const fields = { jobTitle, sector: 'Renewable energy', industry: 'Offshore wind', country: 'United Kingdom' };
  const created = await page.request.post('/api/advert/create', {
    headers,
    data: { type: 'blankAdCanvas', isNew: true, step: 'general', action: 'save', ...fields },
  });
  expect(created.status(), await created.text()).toBe(200);
  const { id: advertId } = await created.json();
  const { advert } = await (
    await page.request.post('/api/advert/advertDetails', { headers, data: { advertId } })
  ).json();
  const content = serialiseDocument(documentFromMarkdown(text));
  const { version } = advert.advertContent;
  const saved = await page.request.post('/api/advert/saveAdvertContent', {
    headers,
    data: { advertId, content, version },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return advertId;
}

/** Opens its text. */
export async function openText(page: Page, advertId: string): Promise<void> {
  await page.goto(`/create/blank-advert/${advertId}#advert`);
  await expect(page.getByRole('textbox', { name: 'Advert' })).toBeVisible();
}

/** The words that have lines under them, by the kind of line. */
export const underlined = (page: Page) =>
  page.evaluate(() => {
    const words: Record<string, string[]> = {};
    for (const [name, highlight] of CSS.highlights)
      if (highlight.size > 0) words[name.replace('hw-', '')] = [...highlight].map(String).sort();
    return words;
  });

/** Where the words with a line stand on the screen. */
async function spotOf(page: Page, words: string): Promise<{ x: number; y: number }> {
  const spot = await page.evaluate((wanted) => {
    for (const [, highlight] of CSS.highlights) {
      for (const range of highlight as unknown as Set<Range>) {
        if (String(range) !== wanted) continue;
        range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
        const { left, width, top, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
    }
    return null;
  }, words);
  if (spot === null) throw new Error(`No line is under “${words}”`);
  return spot;
}

/** Clicks on words with a line. */
export async function clickOn(page: Page, words: string): Promise<void> {
  const { x, y } = await spotOf(page, words);
  await page.mouse.click(x, y);
}

/** Taps on words with a line. */
export async function tapOn(page: Page, words: string): Promise<void> {
  const { x, y } = await spotOf(page, words);
  await page.touchscreen.tap(x, y);
}

/** The card of the open finding. */
export const card = (page: Page) => page.getByRole('dialog', { name: /^Writing suggestion/ });
/** The panel beside the text. */
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Advert score' });
