/** A human copywriter with two companies: four people take one advert from the request to completed. */
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';
import { fillGeneral, wordJobDescription } from '../pages/builder.ts';

const people = {
  owner: 'ewan.macleod@fenmoor.example',
  recruiter: 'hannah.brook@fenmoor.example',
  operator: 'priya.raman@fenmoor.example',
  copywriter: 'daniel.frost@frostandplain.example',
} as const;

async function open(browser: Browser, who: keyof typeof people): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, people[who]);
  return page;
}

const write = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Advert' }).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(words);
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
};

test('an advert goes from the request over the copywriter to completed', async ({ browser }) => {
  test.slow();
  const title = `Cable Diver ${Date.now().toString(36)}`;
  const owner = await open(browser, 'owner');
  await owner.goto('/create');
  await owner.getByRole('link', { name: /Request a Copywriter/ }).click();
  await fillGeneral(owner, title);
  await owner.getByRole('button', { name: 'Next' }).click();
  await expect(owner.getByRole('tab', { name: 'Step 2. - Brief' })).toHaveAttribute('aria-selected', 'true');
  await owner.getByLabel('Proposition').fill('The quietest workplace in Britain.');
  await owner.getByRole('button', { name: 'Next' }).click();

  // Without a job description nobody can be asked.
  await expect(owner.getByRole('tab', { name: 'Step 3. - Job Description' })).toHaveAttribute('aria-selected', 'true');
  await owner.getByRole('button', { name: 'Assign Copywriter' }).click();
  await expect(owner.getByText('Please upload job description')).toBeVisible();
  await owner.locator('input[type=file]').setInputFiles({
    name: 'Diver.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await wordJobDescription(),
  });
  await expect(owner.getByText('Job description uploaded')).toBeVisible();
  await owner.getByRole('button', { name: 'Assign Copywriter' }).click();
  const request = owner.getByRole('dialog', { name: 'Request a copywriter' });
  await expect(request.getByLabel('Name')).toHaveValue('Ewan MacLeod');
  await expect(request.getByLabel('Name')).toBeDisabled();
  await expect(request.getByLabel('Email')).toHaveValue(people.owner);
  await expect(request.getByLabel('Email')).toBeDisabled();
  await expectAccessible(owner);
  await request.getByLabel('Message').fill('Talk to the boat crew first.');
  await request.getByRole('button', { name: 'Send Message' }).click();
  await expect(owner.getByText(/^Copywriter requested/)).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Assign Copywriter' })).toHaveCount(0);
  await expect(owner.getByText('Waiting for a copywriter. You can still complete the brief.')).toBeVisible();
  const advertId = /request-copywriter\/([\w-]+)/.exec(owner.url())?.[1] ?? '';
  await owner.goto('/');
  const card = owner.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('WAITING FOR COPYWRITER ASSIGNMENT')).toBeVisible();

  // A recruiter neither sees the card nor may ask.
  const recruiter = await open(browser, 'recruiter');
  await recruiter.goto('/create');
  await expect(recruiter.getByRole('link', { name: /Blank Ad Canvas/ })).toBeVisible();
  await expect(recruiter.getByRole('link', { name: /Request a Copywriter/ })).toHaveCount(0);
  // The page may be opened, but offers no form that would be refused.
  await recruiter.goto('/create/request-copywriter');
  await expect(recruiter.getByRole('heading', { name: 'Your administrators ask for copywriters' })).toBeVisible();
  await expectAccessible(recruiter);
  await recruiter.getByRole('button', { name: 'Create New Advert' }).click();
  await expect(recruiter.getByRole('heading', { name: 'What do you want to do?' })).toBeVisible();
  await recruiter.goto(`/create/request-copywriter/${advertId}#jobDescription`);
  await expect(recruiter.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  await expect(recruiter.getByRole('button', { name: 'Assign Copywriter' })).toHaveCount(0);

  // The operator assigns.
  const operator = await open(browser, 'operator');
  await operator.goto('/operator');
  const waiting = operator.getByRole('article').filter({ hasText: title });
  await expect(waiting.getByText('Talk to the boat crew first.')).toBeVisible();
  await expectAccessible(operator);
  await waiting.getByRole('button', { name: 'Assign' }).click();
  const assigning = operator.getByRole('dialog', { name: 'Assign a copywriter' });
  await assigning.getByRole('radio', { name: /Daniel Frost/ }).check({ force: true });
  await expectAccessible(operator);
  await assigning.getByRole('button', { name: 'Assign Daniel Frost' }).click();
  await expect(operator.getByText('Copywriter assigned', { exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await operator.getByRole('tab', { name: /Assigned/ }).click();
  await expect(operator.getByRole('article').filter({ hasText: title })).toBeVisible();

  // The copywriter narrows the dashboard to one of two companies and writes.
  const copywriter = await open(browser, 'copywriter');
  const asked: string[] = [];
  copywriter.on('request', (sent) => {
    const body = sent.postDataJSON() as { advertId?: string; tenantId?: string } | null;
    if (body?.advertId !== undefined && body.tenantId === undefined) asked.push(sent.url());
  });
  const details = copywriter.waitForRequest(/\/api\/copyWriter\/getDetails$/);
  await copywriter.goto('/');
  await details;
  await expect(copywriter.getByRole('button', { name: 'Create new' })).toHaveCount(0);
  await copywriter.getByLabel('Company').selectOption('Ottermere Care');
  await expect(copywriter.getByRole('link', { name: title })).toHaveCount(0);
  await copywriter.getByLabel('Company').selectOption('Fenmoor Energy');
  await expect(
    copywriter.getByRole('article').filter({ hasText: title }).getByText('COPYWRITER ASSIGNED'),
  ).toBeVisible();
  await copywriter.getByRole('link', { name: title }).click();
  await expect(copywriter.getByLabel('Job title')).not.toBeEditable();
  // Nothing here can be filled in, and its tabs lead on.
  await expect(copywriter.getByLabel('Deadline')).not.toBeEditable();
  for (const date of await copywriter.locator('input[type=date]').all()) await expect(date).toBeDisabled();
  for (const tab of ['Step 1. - General', 'Step 2. - Brief']) {
    await copywriter.getByRole('tab', { name: tab }).click();
    for (const name of ['Save', 'Next', 'Back', 'Cancel'])
      await expect(copywriter.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await copywriter.getByRole('tab', { name: 'Step 2. - Brief' }).click();
  await expect(copywriter.getByLabel('Proposition')).toHaveValue('The quietest workplace in Britain.');
  await expect(copywriter.getByLabel('Proposition')).not.toBeEditable();
  await copywriter.getByRole('tab', { name: 'Step 4. - Advert' }).click();
  await expect(copywriter.getByRole('complementary', { name: 'Brief' })).toContainText('quietest workplace');
  await expect(copywriter.getByRole('button', { name: 'Approve and Completed' })).toHaveCount(0);
  await write(copywriter, 'Hear nothing but your own breath. ');
  await expectAccessible(copywriter);
  await copywriter.getByRole('button', { name: 'Send to Owner' }).click();
  await copywriter.getByRole('dialog').getByRole('button', { name: 'Send to Owner' }).click();
  await expect(copywriter.getByText('Sent to owner')).toBeVisible();
  await expect(copywriter).toHaveURL(/\/$/);
  await copywriter.getByRole('link', { name: title }).click();
  await copywriter.getByRole('tab', { name: 'Step 4. - Advert' }).click();
  await expect(copywriter.getByText(/You have sent this advert to its owner/)).toBeVisible();
  await expect(copywriter.getByRole('textbox', { name: 'Advert' })).not.toBeEditable();

  // The owner sends it back once, then approves.
  await owner.goto(`/create/request-copywriter/${advertId}#advert`);
  await expect(owner.getByText('Hear nothing but your own breath.')).toBeVisible();
  await owner.getByRole('button', { name: 'Send back' }).click();
  const back = owner.getByRole('dialog', { name: 'Send back to the copywriter' });
  await back.getByRole('button', { name: 'Send back' }).click();
  await expect(back.getByText('Say what should change, in a line or two.')).toBeVisible();
  await back.getByLabel('Message').fill('Say how deep it is.');
  await back.getByRole('button', { name: 'Send back' }).click();
  await expect(owner.getByText('Sent back to the copywriter')).toBeVisible();

  await copywriter.reload();
  await expect(copywriter.getByText(/Ewan MacLeod sent this back on .*“Say how deep it is.”/)).toBeVisible();
  await write(copywriter, 'Thirty metres down. ');
  await copywriter.getByRole('button', { name: 'Send to Owner' }).click();
  await copywriter.getByRole('dialog').getByRole('button', { name: 'Send to Owner' }).click();
  await expect(copywriter).toHaveURL(/\/$/);
  expect(asked, 'calls of the copywriter about an advert without its company').toEqual([]);

  await owner.reload();
  await expect(owner.getByText(/Thirty metres down/)).toBeVisible();
  await owner.getByRole('button', { name: 'Approve and Completed' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Approve and Completed' }).click();
  await expect(owner.getByText('Advert completed')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('the operator invites a copywriter, and removes them again', async ({ browser }) => {
  const operator = await open(browser, 'operator');
  await operator.goto('/operator');
  await operator.getByRole('button', { name: 'Invite' }).click();
  await expect(operator.getByText('First Name is a required field')).toBeVisible();
  const name = `Nadia${Date.now().toString(36)}`;
  await operator.getByLabel('First Name').fill(name);
  await operator.getByLabel('Last Name').fill('Sharma');
  await operator.getByLabel('Email').fill(`${name.toLowerCase()}@sharmawords.example`);
  await operator.getByRole('button', { name: 'Invite' }).click();
  await expect(operator.getByText('Invitation sent')).toBeVisible();
  const row = operator.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Invited')).toBeVisible();
  await row.getByRole('button', { name: `Remove ${name} Sharma` }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(operator.getByText('Copywriter removed')).toBeVisible();
  await expect(row).toHaveCount(0);

  const recruiter = await open(browser, 'recruiter');
  await recruiter.goto('/operator');
  await expect(recruiter.getByText("You don't have access to this page")).toBeVisible();
});

test('pages for a new advert are closed to copywriters, or lead them back to theirs', async ({ browser }) => {
  const copywriter = await open(browser, 'copywriter');
  for (const path of ['writing-template', 'ai-copy-generator', 'request-copywriter']) {
    await copywriter.goto(`/create/${path}`);
    await expect(copywriter.getByText("You don't have access to this page")).toBeVisible();
  }
  for (const path of ['/create', '/create/blank-advert']) {
    await copywriter.goto(path);
    await expect(copywriter.getByRole('heading', { name: 'Job Adverts' })).toBeVisible();
    await expect(copywriter).toHaveURL(/\/$/);
  }
});
