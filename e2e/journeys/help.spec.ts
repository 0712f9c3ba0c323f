import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';
import { createFrameworkAdvert, openStep, panelOf } from '../pages/framework.ts';
import { createOwner, enter } from '../pages/people.ts';

test('six questions are answered, one at a time', async ({ page }) => {
  await enterAs(page, 'hannah.brook@fenmoor.example');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  const questions = page.locator('.faq button');
  await expect(questions).toHaveText([
    'What is the trial plan?',
    'How do I change or update my plan?',
    'How do I cancel?',
    'How do I pay?',
    'How do I add people?',
    'Are there discounts?',
  ]);
  await expect(page.getByText('Nothing is locked and nothing is lost').first()).toBeVisible();
  await questions.nth(4).click();
  await expect(page.getByText('Open Users in the sidebar')).toBeVisible();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
});

test('without films the six lessons are there in words', async ({ page }) => {
  await enterAs(page, 'hannah.brook@fenmoor.example');
  await page.goto('/help');
  const lessons = page.locator('.vids b');
  await expect(lessons).toHaveText([
    'Headlines',
    'Interest',
    'Desire',
    'Call-to-arms',
    'Writing an ad that works',
    'Connecting with the audience',
  ]);
  await page.getByRole('button', { name: /^Headlines/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Headlines' });
  await expect(dialog.getByText('A headline has one job: to make the right person stop.')).toBeVisible();
  await expect(dialog.locator('iframe, video')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Headlines/ })).toBeFocused();

  await page.goto('/create/blank-advert');
  await page.getByRole('button', { name: /What the sliders change/ }).click();
  await expect(page.getByRole('dialog', { name: 'What the sliders change' })).toBeVisible();
});

test('films stand where the settings name them, and words take over when one fails', async ({ page }) => {
  await page.route('**/api/help/media', (route) =>
    route.fulfill({
      json: {
        films: { headlines: `${new URL(page.url()).origin}/films/none.mp4` },
        knowledgeBaseUrl: 'https://help.company.example/',
        takesRequests: true,
      },
    }),
  );
  await page.route('**/films/none.mp4', (route) =>
    route.fulfill({ status: 200, contentType: 'video/mp4', body: 'no film' }),
  );
  await enterAs(page, 'hannah.brook@fenmoor.example');
  await page.goto('/help');
  const knowledge = page.getByRole('link', { name: 'Help' });
  await expect(knowledge).toHaveAttribute('href', 'https://help.company.example/');
  await expect(knowledge).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: /^Headlines/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Headlines' });
  await expect(dialog.getByText("The film couldn't be loaded. Here is the same in words.")).toBeVisible();
  await expect(dialog.getByText('A headline has one job')).toBeVisible();
});

test('a request is checked, sent, and lies with the people who answer it', async ({ page }) => {
  const owner = await createOwner(page, 'Asking Boats');
  await enter(page, owner);
  await page.goto('/help');
  await page.getByRole('button', { name: 'Submit a request' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('HelpContact Us');
  await expect(page.getByLabel('First Name')).toHaveValue('Orla');
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByLabel('First Name').fill('');
  await page.getByLabel('Email').fill('');
  await page.getByLabel('Phone').fill('02079460000');
  await send.click();
  for (const message of [
    'Please enter First Name',
    'Please enter Mail',
    'Invalid UK phone number',
    'Please enter Message',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.getByLabel('First Name').fill('Orla');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Phone').fill('');
  const question = `Can two companies share a library? ${Date.now()}`;
  await page.getByLabel('Message').fill(question);

  // A look at the questions costs nothing of what was typed.
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Submit a request' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(question);
  const sent = page.waitForRequest('**/api/help/contactUs');
  await send.click();
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual([
    'email',
    'firstName',
    'lastName',
    'message',
    'phone',
  ]);
  await expect(page.getByText(`Request sent. The answer comes to ${owner.email}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  const message = page.getByRole('link', { name: /Request from Orla Skerry, Asking Boats/ });
  await expect(async () => {
    await page.goto('/mailbox?search=Asking%20Boats');
    expect(await message.count()).toBe(1);
  }).toPass();
  await message.click();
  await page.getByText('Text', { exact: true }).click();
  await expect(page.locator('pre')).toContainText(question);
});

test('what needs a language model leads to how one is connected', async ({ page, context }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const advertId = await createFrameworkAdvert(page, owner, 'Offshore Wind Technician');
  await enter(page, owner);
  await openStep(page, advertId, 1);
  const opened = context.waitForEvent('page');
  await panelOf(page).getByRole('link', { name: 'How to connect one' }).click();
  const help = await opened;
  await expect(help.getByRole('heading', { name: 'Connect a language model' })).toBeVisible();
  await expect(help.getByText(/^No language model is connected\./)).toBeVisible();
  await expect(help.getByText('AI_PROVIDER=openai-compatible')).toBeVisible();
  await expectAccessible(help);
  await help.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(help.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
});

test('copywriters have no help page', async ({ page }) => {
  await enterAs(page, 'daniel.frost@frostandplain.example');
  await page.goto('/help');
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help' })).toHaveCount(0);
});

test('the trial counts down beside the menu, and its end takes nothing away', async ({ page }) => {
  const owner = await createOwner(page, 'Trial Boats');
  await enter(page, owner);
  await page.goto('/');
  await expect(page.getByText('Trial: 7 days left')).toBeVisible();
  await expect(page.getByText('Trial: 7 days left')).toHaveAttribute(
    'title',
    /^The trial ends on \d\d\.\d\d\.\d{4} at /,
  );
  await page.route('**/api/user/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), trialDaysLeft: 0 } });
  });
  await page.reload();
  await expect(page.getByText('Your 7-day trial has ended. Nothing is locked and nothing is lost.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'What happens now?' }).click();
  await expect(page.getByText('A look at everything for 7 days.')).toBeVisible();
  await page.getByRole('link', { name: 'Create new' }).click();
  await expect(page.getByRole('heading', { name: 'What do you want to do?' })).toBeVisible();
});
