/** A copywriter's day between two companies: each with its own guidelines, brief and owner. */
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures.ts';
import { enterAs } from '../../pages/account.ts';
import { approve, fillGeneral, wordJobDescription, writeText } from '../../pages/builder.ts';

const operator = 'priya.raman@fenmoor.example';
const copywriter = 'daniel.frost@frostandplain.example';
const companies = [
  { name: 'Fenmoor Energy', owner: 'ewan.macleod@fenmoor.example', title: 'Tidal Diver', wish: 'Talk to the crew.' },
  { name: 'Ottermere Care', owner: 'grace.adeyemi@ottermere.example', title: 'Night Carer', wish: 'Be gentle.' },
] as const;

async function open(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, email);
  return page;
}

/** From the card to the request, with a brief and a job description. @returns the advert's id */
async function requestCopywriter(page: Page, title: string, wish: string): Promise<string> {
  await page.goto('/create');
  await page.getByRole('link', { name: /Request a Copywriter/ }).click();
  await fillGeneral(page, title);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Proposition').fill(`${title}: ${wish}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'Job.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await wordJobDescription(),
  });
  await expect(page.getByText('Job description uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Assign Copywriter' }).click();
  const request = page.getByRole('dialog', { name: 'Request a copywriter' });
  await request.getByLabel('Message').fill(wish);
  await request.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/^Copywriter requested/)).toBeVisible();
  return /request-copywriter\/([\w-]+)/.exec(page.url())?.[1] ?? '';
}

test("a copywriter's day: two companies ask, each gets its own words", async ({ browser }) => {
  test.slow();
  const run = Date.now().toString(36);
  const orders: { name: string; title: string; wish: string; id: string; owner: Page }[] = [];
  for (const { name, owner: email, title: job, wish } of companies) {
    const title = `${job} ${run}`;
    const owner = await open(browser, email);
    orders.push({ name, title, wish, owner, id: await requestCopywriter(owner, title, wish) });
  }

  const desk = await open(browser, operator);
  await desk.goto('/operator');
  for (const { title, wish } of orders) {
    const waiting = desk.getByRole('article').filter({ hasText: title });
    await expect(waiting.getByText(wish, { exact: true })).toBeVisible();
    await waiting.getByRole('button', { name: 'Assign' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Assign a copywriter' });
    await dialog.getByRole('radio', { name: /Daniel Frost/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Assign Daniel Frost' }).click();
    await expect(waiting).toHaveCount(0);
  }

  // Both stand on one dashboard; what each company wants of its texts is read before writing.
  const page = await open(browser, copywriter);
  await page.goto('/');
  for (const { title } of orders) await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Guidelines', exact: true }).click();
  // The dashboard has a field of the same name: until the other page is there, it would be taken.
  await expect(page.getByRole('heading', { name: 'Guidelines', level: 1 })).toBeVisible();
  const company = page.getByRole('combobox', { name: 'Company' });
  const read = new Set<string>();
  for (const { name } of orders) {
    await company.selectOption(name);
    await expect(page.getByRole('heading', { name: /EVP pillars/ })).toBeVisible();
    read.add((await page.getByRole('tabpanel').textContent()) ?? '');
  }
  expect(read.size, 'each company has guidelines of its own').toBe(orders.length);

  for (const { name, title, wish } of orders) {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Company' }).selectOption(name);
    for (const other of orders)
      await expect(page.getByRole('link', { name: other.title })).toHaveCount(other.title === title ? 1 : 0);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('tab', { name: 'Step 4. - Advert' }).click();
    await expect(page.getByRole('complementary', { name: 'Brief' })).toContainText(wish);
    await writeText(page, [`Written for ${name}.`]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send to Owner' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send to Owner' }).click();
    await expect(page.getByText('Sent to owner')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }

  // Each owner finds their own words, and nobody else's.
  for (const { owner, name } of orders) {
    // The page has been open since the morning.
    await owner.reload();
    await owner.getByRole('tab', { name: 'Step 4. - Advert' }).click();
    await expect(owner.getByText(`Written for ${name}.`)).toBeVisible();
    await approve(owner);
    for (const other of orders.filter((one) => one.name !== name)) {
      await owner.goto(`/create/request-copywriter/${other.id}`);
      await expect(owner.getByText(`Written for ${other.name}.`)).toHaveCount(0);
      await expect(owner.getByRole('main')).not.toContainText(other.title);
    }
  }
});
