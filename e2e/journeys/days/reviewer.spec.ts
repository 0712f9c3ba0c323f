/** A hiring manager's ten minutes on a phone: a link, two comments, a tunnel, done. */
import { expect, expectAccessible, test } from '../../fixtures.ts';
import { freshEmail } from '../../pages/account.ts';
import { startBlank, writeText } from '../../pages/builder.ts';
import { createColleague, createOwner, enter } from '../../pages/people.ts';
import { commentsOf, highlightByTouch, openReview, paperOf, share } from '../../pages/review.ts';

test('a reviewer on a phone: reads, comments, passes through a tunnel, finishes', async ({ page, browser }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const recruiter = await createColleague(page, owner, { firstName: 'Effie', lastName: 'Baird', role: 'recruiter' });
  await enter(page, recruiter);
  const advertId = await startBlank(page, 'Ferry Skipper');
  await writeText(page, ['Home every night, on the tide.', 'You take the 7:10 across the sound and back.']);
  const email = freshEmail('manager');
  await share(page, 'Ferry Skipper', [email]);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await openReview(phone, email);
  // Nothing has to be moved sideways, and no tab is out of reach.
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const tab of ['General', 'Job Description', 'Review'])
    await phone.getByRole('tab', { name: tab, exact: true }).tap();
  await expectAccessible(phone);

  const field = phone.getByPlaceholder('What would you change, and why?');
  const send = phone.getByRole('dialog', { name: 'New comment' }).getByRole('button', { name: 'Comment', exact: true });
  await highlightByTouch(phone, 'every night');
  await phone.getByRole('button', { name: 'Comment', exact: true }).tap();
  await field.fill('Not in August: then it is every other night.');
  await send.tap();
  await expect(phone.getByText('Comment added')).toBeVisible();

  // In the tunnel the words stay on the screen; behind it they are sent.
  await highlightByTouch(phone, 'the 7:10');
  await phone.getByRole('button', { name: 'Comment', exact: true }).tap();
  await field.fill('It leaves at 7:15 since May.');
  await context.setOffline(true);
  await send.tap();
  await expect(phone.getByText("The comment couldn't be stored. Your text is still here.")).toBeVisible();
  await expect(field).toHaveValue('It leaves at 7:15 since May.');
  await expect(paperOf(phone).locator('mark')).toHaveText(['every night']);
  await context.setOffline(false);
  await send.tap();
  await expect(paperOf(phone).locator('mark')).toHaveText(['every night', 'the 7:10']);

  // On second thoughts the first one goes.
  await paperOf(phone).locator('mark', { hasText: 'every night' }).tap();
  await phone.getByRole('dialog', { name: 'Comment 1 of 2' }).getByRole('button', { name: 'Delete comment' }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(phone.getByText('Comment deleted')).toBeVisible();
  await expect(paperOf(phone).locator('mark')).toHaveText(['the 7:10']);

  await phone.getByRole('button', { name: 'Review Completed' }).tap();
  const asking = phone.getByRole('dialog', { name: 'Finish your review?' });
  await expect(asking).toContainText('The owner will see your 1 comment and that you are done.');
  await asking.getByRole('button', { name: 'Review Completed' }).tap();
  await expect(phone.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expectAccessible(phone);
  await context.close();

  // The recruiter finds the comment at its words.
  await page.goto(`/create/blank-advert/${advertId}#review`);
  await expect(page.getByText('1 of 1 reviewers are done')).toBeVisible();
  await expect(commentsOf(page).getByRole('article')).toHaveText([/It leaves at 7:15 since May\./]);
  await expect(paperOf(page).locator('mark')).toHaveText(['the 7:10']);
});
