/** The account screens, as a person operates them. */
import { expect, type Page } from '@playwright/test';

export const password = 'Blue!Tide42x';

/** An address that nobody else in this run has. */
export function freshEmail(name: string): string {
  return `${name}.${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}@company.example`;
}

/** Opens the link of the newest of `count` mails to an address, read on the mailbox page as the person would. */
export async function openMailedLink(page: Page, email: string, subject: string, count = 1): Promise<void> {
  const messages = page.getByRole('link', { name: subject });
  // The outbox hands mails over a moment after the request was answered.
  await expect(async () => {
    await page.goto(`/mailbox?search=${encodeURIComponent(email)}`);
    expect(await messages.count()).toBe(count);
  }).toPass();
  await messages.first().click();
  const link = await page.getByRole('link', { name: 'Open the link of this message' }).getAttribute('href');
  const url = new URL(link ?? '');
  await page.goto(`${url.pathname}${url.search}${url.hash}`);
}

export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

export async function logIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Signs somebody of the demo companies in without typing: the session is put where the browser keeps it. */
export async function enterAs(page: Page, email: string): Promise<void> {
  const people: { email: string; password: string }[] = await (await page.request.get('/api/demo')).json();
  const person = people.find((one) => one.email === email);
  const session = await (await page.request.post('/api/auth/login', { data: person })).json();
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('entered') !== null) return;
    sessionStorage.setItem('entered', 'yes');
    localStorage.setItem('User_Access_Token', value);
  }, JSON.stringify(session));
}
