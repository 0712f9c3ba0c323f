/** Somebody comes back after a week: the session is over, a text was never saved, and a colleague has been at it. */
import { expect, expectAccessible, test } from '../../fixtures.ts';
import { logIn } from '../../pages/account.ts';
import { startBlank, textOf, writeText } from '../../pages/builder.ts';
import { authorise, createColleague, createOwner, enter, openAs } from '../../pages/people.ts';

const week = 7 * 24 * 3_600_000;

test.use({ expectedConsoleErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

test('back after a week: the log-in leads to the advert, and nothing of anybody is lost', async ({
  page,
  browser,
  context,
}) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const recruiter = await createColleague(page, owner, { firstName: 'Effie', lastName: 'Baird', role: 'recruiter' });
  await enter(page, recruiter);
  const advertId = await startBlank(page, 'Ferry Skipper');
  await writeText(page, ['Home every night, on the tide.']);
  const place = `/create/blank-advert/${advertId}#advert`;

  // On Friday the train went into a tunnel, and the laptop was closed there.
  await context.setOffline(true);
  await textOf(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Written in the tunnel. ');
  await expect(page.getByRole('button', { name: 'Save now' })).toBeVisible();
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('User_Access_Token') ?? '{}').token);
  await page.close();
  await context.setOffline(false);

  // Meanwhile the session ended, and a colleague mended the same text.
  const colleague = await openAs(browser, owner);
  await colleague.request.get('/api/auth/logout', { headers: authorise({ email: '', token: session }) });
  await colleague.goto(place);
  await writeText(colleague, ['Mended on Tuesday.']);
  await colleague.context().close();

  // A week later she opens the page from her bookmarks.
  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + week });
  await later.goto(place);
  await expect(later).toHaveURL(/\/login/);
  await expectAccessible(later);
  await logIn(later, recruiter.email);
  await expect(later).toHaveURL(new RegExp(`${place}$`));
  await expect(textOf(later)).toContainText('Mended on Tuesday.');
  // The day is named, since it was not today.
  await expect(later.getByText(/^Your version from \d\d\.\d\d\.\d{4}, \d+:\d\d [AP]M is kept\./)).toBeVisible();
  await expectAccessible(later);

  // Both texts side by side; hers comes back by her own choice, and is stored.
  await later.getByRole('button', { name: 'Compare' }).click();
  await expect(later.getByRole('dialog')).toContainText('Written in the tunnel.');
  await expect(later.getByRole('dialog')).toContainText('Mended on Tuesday.');
  await later.getByRole('button', { name: 'Close' }).click();
  await later.getByRole('button', { name: 'Bring mine back' }).click();
  await expect(textOf(later)).toContainText('Written in the tunnel.');
  await later.clock.runFor(5_000);
  await expect(later.getByText('saved', { exact: true })).toBeVisible();
  await later.reload();
  await expect(textOf(later)).toContainText('Written in the tunnel.');
  await expect(later.getByRole('button', { name: 'Bring mine back' })).toHaveCount(0);
});
