/** The AI copy generator, as a person operates it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** What somebody answers to each question. */
export const told: Readonly<Record<number, string>> = {
  1: '64 turbines, 240,000 homes. Ninety metres up, a crew of three.',
  2: 'We open a second base in Grimsby in March. Two weeks on and two weeks off.',
  3: 'Inspect and repair 64 turbines. Write the report the same day. Train two apprentices.',
  4: 'Must hold a GWO certificate. Should be able to read drawings. We teach rope access.',
  5: '£34,000 to £41,500, 30 days off plus bank holidays, ferry paid, 9% into the pension.',
  6: '40 people above a bakery in Grimsby. Stand-up is at 9:30. People share lunch.',
  7: 'Send your CV to the address below. You hear from us within five working days.',
};

/** One of the questions, opened if it is closed. */
export async function openQuestion(page: Page, number: number): Promise<Locator> {
  const question = page.getByRole('region', { name: new RegExp(`^${number}\\. `) });
  await expect(question).toBeVisible();
  const closed = question.locator('[aria-expanded="false"]');
  if ((await closed.count()) > 0) await closed.click();
  await expect(question.getByLabel('Answer')).toBeVisible();
  return question;
}

/** Answers a question and has a text made of it. */
export async function generate(question: Locator, answer: string): Promise<void> {
  await question.getByLabel('Answer').fill(answer);
  await question.getByRole('button', { name: 'Generate' }).click();
  await expect(question.getByText(/^Generated, TODAY/i)).toBeVisible();
}

/** Chooses the first headline, or the version that is shown. */
export async function choose(question: Locator): Promise<void> {
  const lines = question.getByRole('radio').and(question.page().locator('.gq-line input'));
  if ((await lines.count()) > 0) await lines.first().check();
  else await question.getByRole('button', { name: 'Choose this version' }).click();
}

/** A new advert in the database of the run, made without typing. @returns its id */
export async function createGenerated(page: Page, jobTitle: string, type = 'aiAdvert'): Promise<string> {
  const session = await page.evaluate(() => localStorage.getItem('User_Access_Token') ?? '{}');
  const { token } = JSON.parse(session) as { token: string };
  const reply = await page.request.post('/api/advert/create', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      step: 'general',
      isNew: true,
      type,
      jobTitle,
      sector: 'Renewable energy',
      industry: 'Offshore wind',
      country: 'United Kingdom',
      location: 'Grimsby',
    },
  });
  return ((await reply.json()) as { id: string }).id;
}

/** A new advert of somebody who has entered, with its seven questions open. */
export async function openNewQuestions(page: Page, jobTitle: string): Promise<void> {
  await page.goto('/');
  await page.goto(`/create/ai-copy-generator/${await createGenerated(page, jobTitle)}#advert`);
}
