import sharp from 'sharp';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { logIn, password } from '../pages/account.ts';
import { authorise, createColleague, createOwner, enter, openAs } from '../pages/people.ts';

const fresh = 'Green!Tide43y';
const colleague = { firstName: 'Effie', lastName: 'Baird', role: 'recruiter' } as const;

async function signedIn(page: Parameters<typeof createOwner>[0]) {
  const owner = await createOwner(page, 'Profile Boats');
  const person = await createColleague(page, owner, colleague);
  await enter(page, person);
  await page.goto('/profile');
  await expect(page.getByLabel('First Name')).toHaveValue('Effie');
  return { owner, person };
}

test('names, number and time zone are saved, and every date follows the zone', async ({ page }) => {
  const { person } = await signedIn(page);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await expect(page.getByLabel('Role')).toHaveValue('Recruiter');
  await expectAccessible(page);

  await page.getByLabel('First Name').fill('');
  await page.getByLabel('Phone Number').fill('07-11');
  await save.click();
  await expect(page.getByText('First Name is a required field')).toBeVisible();
  await expect(page.getByText('Please enter valid Phone Number')).toBeVisible();
  await page.getByLabel('First Name').fill('  Euphemia ');
  await page.getByLabel('Phone Number').fill('+4479111234');

  const zone = page.getByRole('combobox', { name: 'Timezone' });
  await zone.click();
  expect(await page.getByRole('option').count()).toBeGreaterThan(380);
  await zone.fill('new york');
  await expect(page.getByRole('option')).toHaveText([/America\/New_York$/]);
  await zone.fill('auckland');
  await zone.press('Enter');
  await expect(zone).toHaveValue(/^\(GMT \+1[23]:00\) Pacific\/Auckland$/);
  const sent = page.waitForRequest('**/api/me/update');
  const reloaded = page.waitForRequest('**/api/user/me');
  await save.click();
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'Euphemia',
    lastName: 'Baird',
    phoneNumber: '+4479111234',
    timezone: 'Pacific/Auckland',
    oldPassword: null,
    newPassword: null,
    avatar: null,
  });
  await reloaded;
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(page.getByText('Euphemia Baird')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue('+4479111234');
  await expect(zone).toHaveValue(/Auckland/);

  // An advert made now is a day of that zone.
  const advert = {
    step: 'general',
    isNew: true,
    type: 'blankAdCanvas',
    jobTitle: 'Skipper',
    sector: 'Maritime',
    industry: 'Ferries',
    country: 'New Zealand',
  };
  await page.request.post('/api/advert/create', { headers: authorise(person), data: advert });
  await page.goto('/');
  const time = new Intl.DateTimeFormat('en-US', { timeZone: 'Pacific/Auckland', hour: 'numeric', hour12: true });
  const [hour, half] = time.format(new Date()).split(/\s/);
  await expect(page.getByText(new RegExp(`^TODAY, ${hour}:\\d\\d ${half}$`))).toBeVisible();
});

test('a photo is chosen, looked at, saved and seen by colleagues', async ({ page, browser }) => {
  const { owner } = await signedIn(page);
  const input = page.locator('input[type=file]');
  const save = page.getByRole('button', { name: 'Save' });
  await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('Image is not valid').first()).toBeVisible();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(page.getByText('Maximum File size limit is 10MB').first()).toBeVisible();
  await expect(save).toBeDisabled();

  // Its name says PNG and its bytes don't: it can't be shown, so it isn't offered for saving, and the old picture stays.
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.locator('.ph').getByText('Image is not valid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await expect(save).toBeDisabled();

  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#28655a' } })
    .jpeg()
    .toBuffer();
  await input.setInputFiles({ name: 'At the oars.jpeg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByText('New photo ready. Save to use it.')).toBeVisible();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  const shown = page.locator('header .av img');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    256, 256,
  ]);

  const theirs = await openAs(browser, owner);
  await theirs.goto('/invite-users');
  await expect(theirs.getByRole('row', { name: /Effie Baird/ }).locator('img')).toBeVisible();
  await theirs.context().close();

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await save.click();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test.describe('while the file store is away', () => {
  test.use({ expectedConsoleErrors: [/status of 503/] });
  test('a photo does not arrive, and the old one stays', async ({ page }) => {
    await signedIn(page);
    await page.route('**/api/aws/getUploadSignedUrl', (route) =>
      route.fulfill({ status: 503, json: [{ message: "The file store can't be reached.", code: 'STORAGE_FAILED' }] }),
    );
    const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#28655a' } })
      .png()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByText("The file store can't be reached.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

test.describe('the password', () => {
  test('needs all three fields, ends other sessions and keeps this one', async ({ page, browser }) => {
    const { person } = await signedIn(page);
    const other = await openAs(browser, person);
    await other.goto('/profile');
    await expect(other.getByLabel('First Name')).toBeVisible();
    const old = page.getByLabel('Old Password');
    await expect(old).toBeHidden();
    await page.getByRole('button', { name: 'Change your password' }).click();
    await expect(old).toBeVisible();
    await expectAccessible(page);
    const save = page.getByRole('button', { name: 'Save' });
    await old.fill('Wrong!Pass1');
    await save.click();
    await expect(page.getByText('Please enter a value for New Password')).toBeVisible();
    await expect(page.getByText('Please enter a value for Confirm Password')).toBeVisible();
    await page.getByLabel('New Password').fill(fresh);
    await page.getByLabel('Confirm Password').fill('Other!Tide43y');
    await save.click();
    await expect(page.getByText('Passwords must match')).toBeVisible();
    await page.getByLabel('Confirm Password').fill(fresh);
    await save.click();
    await expect(page.getByText("The old password isn't right.")).toBeVisible();
    await old.fill(password);
    await save.click();
    await expect(page.getByText('Password changed. Other devices have been signed out.')).toBeVisible();
    for (const label of ['Old Password', 'New Password', 'Confirm Password']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    await other.getByLabel('First Name').fill('Someone');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other).toHaveURL(/\/login$/);
    await logIn(other, person.email, fresh);
    await expect(other.getByRole('link', { name: 'Profile settings' })).toBeVisible();
    await other.context().close();
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Effie');
  });
});

test('an account ends with its password; nothing of it stays in the browser', async ({ page }) => {
  const { person } = await signedIn(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong!Pass1');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText("The password isn't right, so nothing was deleted.")).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Account deleted')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await page.request.get('/api/user/me', { headers: authorise(person) })).status()).toBe(401);
  await logIn(page, person.email);
  await expect(page.getByText('Please enter correct email and password')).toBeVisible();
});

test('the only super admin of a company with others stays', async ({ page }) => {
  const { owner } = await signedIn(page);
  const context = page.context();
  const theirs = await context.browser()?.newContext();
  if (theirs === undefined) throw new Error('no browser');
  const mine = await theirs.newPage();
  await enter(mine, owner);
  await mine.goto('/profile');
  await mine.getByRole('button', { name: 'Delete account' }).click();
  const dialog = mine.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('You are the only super admin of your company')).toBeVisible();
  await theirs.close();
});

test('copywriters have a profile, and no way to delete it', async ({ page }) => {
  const signIns: { email: string; password: string }[] = await (await page.request.get('/api/demo')).json();
  const copywriter = signIns.find(({ email }) => email.startsWith('daniel.frost'));
  const session = await (await page.request.post('/api/auth/login', { data: copywriter })).json();
  await page.addInitScript((value) => localStorage.setItem('User_Access_Token', value), JSON.stringify(session));
  await page.goto('/profile');
  await expect(page.getByLabel('Role')).toHaveValue('Copywriter');
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
  await page.getByLabel('Phone Number').fill('07700900456');
  const details = page.waitForRequest('**/api/copyWriter/getDetails');
  await page.getByRole('button', { name: 'Save' }).click();
  await details;
  await expect(page.getByText('Profile saved')).toBeVisible();
});
