import { expect, expectAccessible, test } from '../fixtures.ts';
import { freshEmail, logIn, openMailedLink, password, signUp } from '../pages/account.ts';
import { skipTour } from '../pages/people.ts';

test('from sign-up over the mail to a company that is set up', async ({ page }) => {
  const email = freshEmail('owner');
  await signUp(page, email);
  await expect(page.getByRole('heading', { name: 'Verify your Email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  // Without a mail server the message lies here, and the page says so.
  await expect(page.getByRole('link', { name: 'open the mailbox' })).toHaveAttribute('href', '/mailbox');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Verification email sent again')).toBeVisible();

  // The link of the first mail stopped working with the second.
  await openMailedLink(page, email, 'Verify your email for Hirewright', 2);
  await expect(page.getByText('Email verified. You can log in now.')).toBeVisible();
  // The token leaves the address bar as soon as it is read.
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page);

  await logIn(page, email);
  await expect(page).toHaveURL(/\/company-setup$/);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('Get started by setting up your account')).toBeVisible();
  await expectAccessible(page);
  // Nothing else opens before that, and whoever came here by mistake can leave.
  await page.goto('/introduction');
  await expect(page).toHaveURL(/\/company-setup$/);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/company-setup$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Company Name is a required field')).toBeVisible();
  await expect(page.getByText('Industry is a required field')).toBeVisible();
  await page.getByLabel('Company Name').fill('  Skerry Boats  ');
  // By keyboard alone: type, arrow down to the second of the list, take it.
  await page.getByRole('combobox', { name: 'Industry' }).fill('en');
  await page.getByRole('combobox', { name: 'Industry' }).press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page).toHaveURL(/\/introduction$/);
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expectAccessible(page);
  // The way back doesn't ask for the company a second time.
  await page.goBack();
  await expect(page).toHaveURL(/\/create$/);
  await page.goto('/introduction');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/create$/);
  await skipTour(page);
  await expect(page.getByRole('heading', { name: 'What do you want to do?' })).toBeVisible();
  await expectAccessible(page);

  // With a company, set-up is over; with a session, the pages for guests are too.
  await page.goto('/company-setup');
  await expect(page).toHaveURL(/\/create$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/create$/);
  await page.goto('/nothing-like-this');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('You have no drafts. Please create one.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('User_Access_Token'))).toBeNull();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
});

test('says what is wrong at each field, and asks nothing of the server for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/user/register')) asked.push(request.url());
  });
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Email is a required field')).toBeVisible();
  await expect(page.getByText('Password is a required field')).toBeVisible();
  await page.getByLabel('Email').fill('somebody@gmail.co.uk');
  await page.getByLabel('Password', { exact: true }).fill('abc d');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please use your company email address')).toBeVisible();
  for (const message of [
    'Password must be at least 8 characters',
    'Password must not contain spaces',
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectAccessible(page);
  expect(asked).toEqual([]);
});

test('a forgotten password is set anew by the mailed link', async ({ page }) => {
  const email = freshEmail('forgetful');
  await signUp(page, email);
  await openMailedLink(page, email, 'Verify your email for Hirewright');
  await expect(page.getByText('Email verified. You can log in now.')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Request Reset' }).click();
  await expect(page.getByText('If this address has an account, a link is on its way to it')).toBeVisible();

  await openMailedLink(page, email, 'Set a new password');
  await expect(page).toHaveURL(/\/reset-password$/);
  await expectAccessible(page);
  const fresh = 'Green!Tide43y';
  await page.getByLabel('Password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm Password').fill('Something!Else1');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill(` ${fresh} `);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Password changed. Log in with the new one.')).toBeVisible();

  await logIn(page, email, password);
  await expect(page.getByText('Please enter correct email and password')).toBeVisible();
  await logIn(page, email, fresh);
  await expect(page).toHaveURL(/\/company-setup$/);
});

test("without the link's parts nothing is sent", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/user/resetPassword')) asked.push(request.url());
  });
  await page.goto('/reset-password');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await page.goto('/verification');
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Email not found. Please Sign Up')).toBeVisible();
  expect(asked).toEqual([]);
});

test('more mails than an hour allows are refused with a time to come back', async ({ page }) => {
  await signUp(page, freshEmail('impatient'));
  const resend = page.getByRole('button', { name: 'Resend email' });
  for (let sent = 0; sent < 2; sent++) {
    const answered = page.waitForResponse('**/api/user/resendEmail');
    await resend.click();
    expect((await answered).status()).toBe(200);
  }
  await resend.click();
  await expect(page.getByText('Failed to resend Verification Email')).toBeVisible();
  await expect(page.getByText(/Look in its spam folder, or try again in \d+ minutes\./)).toBeVisible();
});

test('a link that is over says how to get another one', async ({ page }) => {
  await page.goto('/login?token=used&email=somebody%40company.example');
  await expect(
    page.getByText('If your email is verified, log in. If not, sign up again to get a new link.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up$/);

  for (const hash of ['#invitation', '']) {
    await page.goto(`/verification`);
    await page.goto(`/reset-password?token=used&email=somebody%40company.example${hash}`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Reset' }).click();
    const over = page.getByRole('alert').filter({ hasText: 'has expired or was used before' });
    if (hash !== '') await expect(over).toContainText('ask the person who invited you to send it again');
    else await over.getByRole('link', { name: 'Ask for a new link' }).click();
  }
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test("a reviewer's link that is none says so", async ({ page }) => {
  await page.goto('/review?token=nothing');
  await expect(page.getByText('Link is expired')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/review-completed');
  await expect(page.getByText('Thank you!')).toBeVisible();
});
