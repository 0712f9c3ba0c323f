/** A recruiter with eight open roles and no time. */
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, expectAccessible, test } from '../../fixtures.ts';
import { freshEmail } from '../../pages/account.ts';
import { approve, startBlank, textOf } from '../../pages/builder.ts';
import { createFolder } from '../../pages/library.ts';
import { createColleague, createOwner, enter } from '../../pages/people.ts';
import { openReview, share } from '../../pages/review.ts';

const roles = ['Ferry Skipper', 'Deck Hand', 'Boat Builder', 'Rigger', 'Sailmaker', 'Purser', 'Cook', 'Night Watch'];

/** What she has in her mail for each role: a title and a list, pasted as it is. */
const mailed = (role: string): string =>
  `<h1>${role}</h1><p>You work with a crew of four, and you are home every night.</p>
  <ul><li>£31,000 a year</li><li>37 hours a week</li><li>Ferry paid</li></ul>
  <p>Write to crew@skerry.example by Friday.</p>`;

test('a recruiter with eight open roles: written, found, reviewed, approved, posted, exported', async ({
  page,
  browser,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await createOwner(page, 'Skerry Boats');
  const recruiter = await createColleague(page, owner, { firstName: 'Effie', lastName: 'Baird', role: 'recruiter' });
  await createFolder(page, owner, 'How to apply', ['Call the harbour office: they pick up.'], {
    category: 'cta',
    label: 'CTA',
  });
  await enter(page, recruiter);

  const ids = new Map<string, string>();
  for (const role of roles) {
    ids.set(role, await startBlank(page, role));
    await textOf(page).click();
    await page.evaluate(async (html) => {
      const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) });
      await navigator.clipboard.write([item]);
    }, mailed(role));
    await page.keyboard.press('Control+v');
    await expect(textOf(page).getByRole('heading', { name: role })).toBeVisible();
    await expect(textOf(page).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
  }

  // All eight are on the dashboard; the one that she needs is a few letters away.
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(roles.length);
  await page.getByRole('searchbox').fill('sailm');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Sailmaker' }).click();

  // A hiring manager wants to see this one first.
  const manager = freshEmail('manager');
  await page.getByRole('tab', { name: 'Step 3. - Advert' }).click();
  await share(page, 'Sailmaker', [manager]);
  const theirs = await (await browser.newContext()).newPage();
  await openReview(theirs, manager);
  await theirs.getByRole('button', { name: 'Review Completed' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Review Completed' }).click();
  await expect(theirs.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await theirs.context().close();

  // One role is filled already.
  await page.goto('/');
  await page.getByRole('button', { name: 'Options for Night Watch' }).click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('link', { name: 'Night Watch' })).toHaveCount(0);
  await expectAccessible(page);

  for (const role of roles.filter((one) => one !== 'Night Watch')) {
    await page.goto(`/create/blank-advert/${ids.get(role)}#advert`);
    await approve(page);
  }
  await page.goto('/');
  await expect(page.getByText('You have no drafts. Please create one.')).toBeVisible();
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByRole('article')).toHaveCount(roles.length - 1);

  // A post for the one that is hardest to fill, and all seven for the job board.
  await page.getByRole('button', { name: 'Options for Rigger' }).click();
  await page.getByRole('menuitem', { name: 'Generate Social Media Post' }).click();
  const posts = page.getByRole('dialog', { name: 'Social Media Posts' });
  await expect(posts.getByRole('region', { name: 'X (Twitter)' })).toContainText('Rigger');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bulk Export' }).click();
  await page.getByText('Select all').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bulk Export' }).click();
  const archive = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(archive)).toHaveLength(roles.length - 1);
});
