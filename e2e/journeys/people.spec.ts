import { expect, expectAccessible, test } from '../fixtures.ts';
import { freshEmail, logIn } from '../pages/account.ts';
import { acceptInvitation, authorise, createColleague, createOwner, enter, openAs, skipTour } from '../pages/people.ts';

test('a super admin invites, changes a role and removes; each time the table is right', async ({ page, browser }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  await enter(page, owner);
  await page.goto('/invite-users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(page.getByText('Only you so far')).toBeVisible();
  const role = page.getByRole('combobox', { name: 'Role' });
  const invite = page.getByRole('button', { name: 'Invite', exact: true });
  await expect(role).toBeDisabled();
  await expect(invite).toBeDisabled();
  await expectAccessible(page);

  // What is missing is said at its field, and nothing is sent.
  await page.getByLabel('First Name').fill('Al');
  await expect(role).toBeEnabled();
  await invite.click();
  await expect(page.getByText('First Name must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Last Name is a required field')).toBeVisible();
  await expect(page.getByText('Email is a required field')).toBeVisible();
  await expect(page.getByText('Role Type is a required field')).toBeVisible();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('First Name').fill('Isla');
  await page.getByLabel('Last Name').fill('Moorhen');
  await role.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Recruiter', 'Admin']);
  await page.getByRole('option', { name: 'Recruiter', exact: true }).click();
  await invite.click();
  await expect(page.getByText("This address can't be invited.")).toBeVisible();
  const email = freshEmail('isla');
  await page.getByLabel('Email').fill(email);
  const sent = page.waitForRequest('**/api/user/invite');
  await invite.click();
  expect((await sent).postDataJSON()).toEqual({ firstName: 'Isla', lastName: 'Moorhen', email, role: 'recruiter' });
  await expect(page.getByText('Invitation sent')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(role).toBeDisabled();
  const row = page.getByRole('row', { name: /Isla Moorhen/ });
  await expect(row).toContainText('Invited, not joined yet');
  await expect(row).toContainText('TODAY');

  // The invitation is sent again and accepted; the older link is dead.
  await row.getByRole('button', { name: 'Options for Isla Moorhen' }).click();
  await page.getByRole('menuitem', { name: 'Send the invitation again' }).click();
  const guest = await browser.newContext();
  const theirs = await guest.newPage();
  await acceptInvitation(theirs, email, 2);
  await logIn(theirs, email);
  await skipTour(theirs);
  await expect(theirs.getByRole('link', { name: 'Guidelines', exact: true })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await theirs.goto('/invite-users');
  await expect(theirs.getByText("You don't have access to this page")).toBeVisible();

  // Edit fills the form; only the role can be changed.
  await page.reload();
  await row.getByRole('button', { name: 'Options for Isla Moorhen' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  for (const label of ['First Name', 'Last Name', 'Email']) await expect(page.getByLabel(label)).toBeDisabled();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(role).toBeFocused();
  const update = page.getByRole('button', { name: 'Update' });
  await expect(update).toBeDisabled();
  await role.click();
  await page.getByRole('option', { name: 'Admin' }).click();
  const changed = page.waitForRequest('**/api/user/update');
  await update.click();
  expect(Object.keys((await changed).postDataJSON()).sort()).toEqual(['id', 'role']);
  await expect(page.getByText('Role updated')).toBeVisible();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');

  // The changed person is signed out, and after the next log-in has the page.
  await theirs.goto('/');
  await expect(theirs).toHaveURL(/\/login$/);
  await logIn(theirs, email);
  await theirs.getByRole('link', { name: 'Users' }).click();
  const theirOptions = theirs.getByRole('button', { name: /^Options for/ });
  await expect(theirs.getByRole('row', { name: /Orla Skerry/ })).toBeVisible();
  await expect(theirOptions).toHaveCount(0);
  await guest.close();

  await row.getByRole('button', { name: 'Options for Isla Moorhen' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Options for Isla Moorhen' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('User deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an admin invites recruiters only, and acts on recruiters only', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const admin = await createColleague(page, owner, { firstName: 'Adair', lastName: 'Munro', role: 'admin' });
  await createColleague(page, owner, { firstName: 'Bridie', lastName: 'Sinclair', role: 'admin' });
  await createColleague(page, owner, { firstName: 'Catriona', lastName: 'Grant', role: 'recruiter' });
  await enter(page, admin);
  await page.goto('/invite-users');
  await expect(page.getByRole('row', { name: /Catriona Grant/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Options for/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Options for Catriona Grant' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Delete']);
  await page.keyboard.press('Escape');
  await page.getByLabel('First Name').fill('Dougal');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option', { name: /Admin/ })).toContainText('Admins can invite recruiters.');
  await page.getByRole('option', { name: 'Recruiter', exact: true }).click();
  // The order is the browser's own work: no call is made for it.
  const names = page.getByRole('row').locator('td:first-child');
  await expect(names).toContainText(['Adair', 'Bridie', 'Catriona', 'Orla']);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.getByLabel('Sort by').selectOption({ label: 'Alphabetical Order(Z-A)' });
  await expect(names.first()).toContainText('Orla');
  await page.getByLabel('Sort by').selectOption({ label: 'Newest' });
  await expect(names.first()).toContainText('Catriona');
  await page.getByLabel('Sort by').selectOption({ label: 'Oldest' });
  await expect(names.first()).toContainText('Orla');
  expect(asked.filter((url) => url.includes('getAllUsers'))).toEqual([]);
});

test('the thirty-first person stands on a second page', async ({ page }) => {
  const owner = await createOwner(page, 'Thirty and One');
  for (let n = 1; n <= 30; n++) {
    const data = {
      firstName: `Person ${String(n).padStart(2, '0')}`,
      lastName: 'Many',
      email: freshEmail(`n${n}`),
      role: 'recruiter',
    };
    expect((await page.request.post('/api/user/invite', { headers: authorise(owner), data })).status()).toBe(200);
  }
  await enter(page, owner);
  await page.goto('/invite-users');
  await expect(page.getByRole('row')).toHaveCount(31);
  await expect(page.getByText('1 to 30 of 31')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('31 to 31 of 31')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText('Person 30');
});

test('somebody who is removed while at work is signed out at the next step', async ({ page, browser }) => {
  const owner = await createOwner(page, 'Skerry Boats');
  const recruiter = await createColleague(page, owner, { firstName: 'Effie', lastName: 'Baird', role: 'recruiter' });
  const theirs = await openAs(browser, recruiter);
  await theirs.goto('/profile');
  await expect(theirs.getByLabel('First Name')).toHaveValue('Effie');
  const { users } = await (await page.request.get('/api/user/getAllUsers', { headers: authorise(owner) })).json();
  const { id } = users.find((user: { email: string }) => user.email === recruiter.email);
  const removed = await page.request.delete(`/api/user/delete/${id}`, { headers: authorise(owner) });
  expect(removed.status()).toBe(200);
  await theirs.getByLabel('First Name').fill('Euphemia');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toHaveURL(/\/login$/);
  await theirs.context().close();
});
