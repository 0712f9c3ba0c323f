import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';

const priya = 'priya.raman@fenmoor.example';
const general = {
  step: 'general',
  isNew: true,
  type: 'blankAdCanvas',
  sector: 'Renewable energy',
  industry: 'Offshore wind',
  country: 'United Kingdom',
};

/** A new advert of this person's own, and the page on which its text is written. */
async function openNewAdvert(page: Page, jobTitle: string): Promise<{ id: string; token: string }> {
  await enterAs(page, priya);
  await page.goto('/');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('User_Access_Token') ?? '{}').token);
  const answer = await page.request.post('/api/advert/create', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...general, jobTitle },
  });
  const { id } = await answer.json();
  await openText(page, id);
  return { id, token };
}

async function openText(page: Page, id: string): Promise<void> {
  await page.goto(`/create/blank-advert/${id}`);
  await page.getByRole('tab', { name: /Advert$/ }).click();
  await expect(text(page)).toBeVisible();
}

const text = (page: Page) => page.getByRole('textbox', { name: /advert/i });

/** Types at the very beginning of the text. */
async function type(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(words);
}

async function storedText(page: Page, id: string, token: string): Promise<string> {
  const answer = await page.request.post('/api/advert/advertDetails', {
    headers: { authorization: `Bearer ${token}` },
    data: { advertId: id },
  });
  return (await answer.json()).advert.advertContent.content;
}

test('an ended session: the words wait for the next log-in', async ({ page }) => {
  const { id, token } = await openNewAdvert(page, 'Expired session');
  // What the page still asks for after it is drawn would find the session ended before anything is typed.
  await page.waitForLoadState('networkidle');
  await page.request.get('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await type(page, 'Typed after the end. ');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: /Priya/ }).click();
  await expect(page).not.toHaveURL(/\/login$/);
  await openText(page, id);
  await expect(page.getByText('Words that were not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(text(page)).toContainText('Typed after the end.');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
});

test('10,000 characters are the end, typed or pasted', async ({ page }) => {
  const { id, token } = await openNewAdvert(page, 'Long advert');
  await text(page).click();
  // The company's statement stands there already; it goes first.
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('x'.repeat(9_998));
  await page.keyboard.type('yz');
  await page.keyboard.type('!');
  await expect(page.getByText('Maximum character limit reached')).toBeVisible();
  await expect(page.getByText(/10,000 of 10,000/)).toBeVisible();
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  expect(await storedText(page, id, token)).not.toContain('!');
});
