/** An admin's day: the company's rules and its people, and what a recruiter makes of them. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures.ts';
import { freshEmail, logIn } from '../../pages/account.ts';
import { approve, startBlank, textOf, writeText } from '../../pages/builder.ts';
import { card, clickOn, panel, underlined } from '../../pages/checker.ts';
import { acceptInvitation, createColleague, createOwner, enter, skipTour } from '../../pages/people.ts';

const openCustomRules = async (page: Page): Promise<void> => {
  await page.goto('/guidelines');
  await page.getByRole('tab', { name: 'Writing style', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Part of the writing style' }).getByText('Custom rules').click();
};

async function invite(page: Page, firstName: string, lastName: string): Promise<string> {
  const email = freshEmail(firstName.toLowerCase());
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  // An admin invites recruiters only.
  await page.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option', { name: /^Admin/ })).toBeDisabled();
  await page.getByRole('option', { name: 'Recruiter', exact: true }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${firstName} ${lastName}`) })).toContainText('Invited');
  return email;
}

test("an admin's day: a rule, two people, a finding that comes back, an advert to approve", async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const admin = await createColleague(page, owner, { firstName: 'Adair', lastName: 'Munro', role: 'admin' });
  await enter(page, admin);

  // In the morning: how the company writes.
  await openCustomRules(page);
  await page.getByRole('textbox', { name: 'Rule 1' }).fill('Use crew, not seafolk');
  await expect(page.getByText('Checked as you type: “seafolk” becomes “crew”.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Guidelines saved')).toBeVisible();

  // Then two people are asked; one of them by mistake.
  await page.getByRole('link', { name: 'Users' }).click();
  const email = await invite(page, 'Effie', 'Baird');
  await invite(page, 'Wrong', 'Person');
  const wrong = page.getByRole('row', { name: /Wrong Person/ });
  await wrong.getByRole('button', { name: 'Options for Wrong Person' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(wrong).toHaveCount(0);
  await expectAccessible(page);

  // The recruiter joins and writes; the rule meets her at its word.
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await acceptInvitation(theirs, email);
  await logIn(theirs, email);
  await skipTour(theirs);
  const advertId = await startBlank(theirs, 'Deck Hand');
  await writeText(theirs, ['We have the seafolk to row out. Ask the foreman.']);
  await expect.poll(() => underlined(theirs)).toMatchObject({ equality: ['foreman'] });
  expect(Object.values(await underlined(theirs)).flat()).toContain('seafolk');
  await clickOn(theirs, 'foreman');
  await card(theirs).getByRole('button', { name: 'Ignore' }).click();
  await card(theirs).getByRole('button', { name: 'In the whole company' }).click();
  await panel(theirs).getByText('Ignored (1)').click();
  await expect(panel(theirs).getByText('An administrator can bring it back in the guidelines.')).toBeVisible();

  // The admin hears of it in the log and disagrees.
  await openCustomRules(page);
  const log = page.getByRole('region', { name: 'Ignored in the whole company' });
  await expect(log).toContainText('Ignored by Effie Baird');
  await log.getByRole('button', { name: 'Bring “foreman” back' }).click();
  await expect(log.getByText('Nothing is ignored in the whole company.')).toBeVisible();
  await theirs.reload();
  await expect.poll(() => underlined(theirs)).toMatchObject({ equality: ['foreman'] });
  await clickOn(theirs, 'seafolk');
  await card(theirs).getByRole('button', { name: 'Change to “crew”' }).click();
  await expect(textOf(theirs)).toContainText('We have the crew to row out.');
  await expect(theirs.getByText('saved', { exact: true })).toBeVisible();
  await context.close();

  // In the evening the advert is mended and approved by the admin.
  await page.goto('/');
  await page.getByRole('link', { name: 'Deck Hand' }).click();
  await page.getByRole('tab', { name: 'Step 3. - Advert' }).click();
  await expect.poll(() => underlined(page)).toMatchObject({ equality: ['foreman'] });
  await clickOn(page, 'foreman');
  await card(page)
    .getByRole('button', { name: /^Change to/ })
    .first()
    .click();
  await expect(textOf(page)).not.toContainText('foreman');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await approve(page);
  await expect(page).toHaveURL(new RegExp(advertId));
});
