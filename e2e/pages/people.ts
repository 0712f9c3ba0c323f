/** Companies and people of a test's own, and the parts of the pages that deal with them. */
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { freshEmail, openMailedLink, password } from './account.ts';

/** Somebody signed in: their address, and the header of their calls. */
export interface Member {
  email: string;
  token: string;
}

/** The card of the tour. */
export const tourCard = (page: Page) => page.getByRole('dialog', { name: /^Tour, step/ });

/** Leaves the tour that newcomers are shown. */
export async function skipTour(page: Page): Promise<void> {
  await tourCard(page).getByRole('button', { name: 'Skip' }).click();
  await expect(tourCard(page)).toHaveCount(0);
}

export const authorise = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

/** Puts a session where the browser keeps it. */
export async function enter(page: Page, member: Member): Promise<void> {
  const session = await logInByRequest(page.request, member.email);
  await page.addInitScript((value) => {
    // Mails are shown in a frame that has no storage.
    if (window !== window.top || sessionStorage.getItem('entered') !== null) return;
    sessionStorage.setItem('entered', 'yes');
    localStorage.setItem('User_Access_Token', value);
  }, JSON.stringify(session));
}

async function logInByRequest(request: APIRequestContext, email: string, word = password) {
  const answer = await request.post('/api/auth/login', { data: { email, password: word } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** A company of the test's own, set up, with its super admin, who has seen the tour. */
export async function createOwner(page: Page, companyName: string, { tourDone = true } = {}): Promise<Member> {
  const email = freshEmail('owner');
  const { request } = page;
  await request.post('/api/user/register', { data: { email, password } });
  await openMailedLink(page, email, 'Verify your email for Hirewright');
  await expect(page.getByText('Email verified. You can log in now.')).toBeVisible();
  const { token } = await logInByRequest(request, email);
  const headers = { authorization: `Bearer ${token}` };
  const profile = { firstName: 'Orla', lastName: 'Skerry' };
  await request.post('/api/organisation/addInfo', { headers, data: { companyName, industry: 'Retail' } });
  await request.post('/api/me/update', { headers, data: profile });
  if (tourDone) await request.put('/api/user/update/tourGuideStatus', { headers, data: { status: true } });
  return { email, token };
}

/** Invites somebody by the interface of programs and accepts in their name. */
export async function createColleague(
  page: Page,
  owner: Member,
  colleague: { firstName: string; lastName: string; role: 'admin' | 'recruiter' },
  { tourDone = true } = {},
): Promise<Member> {
  const email = freshEmail(colleague.firstName.toLowerCase());
  const { request } = page;
  const invited = await request.post('/api/user/invite', {
    headers: authorise(owner),
    data: { ...colleague, email },
  });
  expect(invited.status(), await invited.text()).toBe(200);
  await acceptInvitation(page, email);
  const { token } = await logInByRequest(request, email);
  if (tourDone) {
    const headers = { authorization: `Bearer ${token}` };
    await request.put('/api/user/update/tourGuideStatus', { headers, data: { status: true } });
  }
  return { email, token };
}

/** Opens the newest of `count` invitations and chooses a password on the page that it leads to. */
export async function acceptInvitation(page: Page, email: string, count = 1): Promise<void> {
  await openMailedLink(page, email, 'has invited you to write job adverts', count);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Password set. Log in with it.')).toBeVisible();
}

/** Another browser window, signed in as somebody. */
export async function openAs(browser: Browser, member: Member): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page, member);
  return page;
}
