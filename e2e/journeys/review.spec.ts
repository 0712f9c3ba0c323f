/** A review with four people on one advert: the author, two guests (a laptop and a phone), and whoever approves. */
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs, freshEmail } from '../pages/account.ts';
import { startBlank, writeText } from '../pages/builder.ts';
import { commentOn, commentsOf, highlight, highlightByTouch, openReview, paperOf, share } from '../pages/review.ts';

const people = { author: 'hannah.brook@fenmoor.example', approver: 'ewan.macleod@fenmoor.example' } as const;

async function open(browser: Browser, who: keyof typeof people): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, people[who]);
  return page;
}
const guest = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
const phone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })).newPage();

const words = ['Keep the lights on in 240,000 homes.', 'You go out anyway, two weeks on and two weeks off.'];

/** A new advert with a text, open on its Advert tab. */
async function writeAdvert(page: Page, title: string): Promise<string> {
  const id = await startBlank(page, title);
  await writeText(page, words);
  return id;
}

test('four people take one advert through its review', async ({ browser }) => {
  test.slow();
  const title = `Rope Access Lead ${Date.now().toString(36)}`;
  const [laptopEmail, phoneEmail] = [freshEmail('isla'), freshEmail('okoro')];
  const author = await open(browser, 'author');
  const advertId = await writeAdvert(author, title);
  await expect(author.getByRole('tab', { name: /Review/ })).toHaveCount(0);

  // The Share dialog: chips, what is wrong with them, Cancel, Send.
  await author.getByRole('button', { name: 'Send for Review...' }).click();
  const dialog = author.getByRole('dialog', { name: `Share '${title}'` });
  const field = dialog.getByLabel('Email addresses');
  const send = dialog.getByRole('button', { name: 'Send', exact: true });
  await expect(dialog.getByRole('heading', { name: 'People with access' })).toBeVisible();
  await expect(send).toBeDisabled();
  await field.fill('abc');
  await field.press('Enter');
  await expect(dialog.getByText('Must be a valid email address')).toBeVisible();
  await expect(send).toBeDisabled();
  await dialog.getByRole('button', { name: 'Remove abc' }).click();
  await field.fill(people.author);
  await field.press('Enter');
  await expect(dialog.getByText('That is your own address. You can comment without an invitation.')).toBeVisible();
  await field.press('Backspace');
  await field.fill(laptopEmail);
  await field.press('Enter');
  await field.fill(phoneEmail);
  await field.press('Enter');
  await expectAccessible(author);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await share(author, title, [laptopEmail, phoneEmail]);
  await expect(author.getByText('Sent for review. 2 people will get an email.')).toBeVisible();
  await expect(author).toHaveURL(/\/sent-for-review$/);
  await expectAccessible(author);
  await author.getByRole('button', { name: "Let's start the next task!" }).click();
  await expect(author).toHaveURL(/\/create$/);

  // The first guest, at a laptop: no sidebar, nothing to type in, tabs without steps.
  const laptop = await guest(browser);
  await openReview(laptop, laptopEmail);
  expect(laptop.url(), 'the token has left the address').not.toContain('token');
  await expect(laptop.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(laptop.getByRole('tab')).toHaveText(['General', 'Job Description', 'Advert', 'Review']);
  await laptop.getByRole('tab', { name: 'General' }).click();
  await expect(laptop.getByLabel('Job title')).toHaveValue(title);
  for (const name of ['Job title', 'Sector', 'Deadline', 'Location'])
    await expect(laptop.getByLabel(name, { exact: true })).not.toBeEditable();
  await expectAccessible(laptop);
  await laptop.getByRole('tab', { name: 'Review' }).click();
  await expect(laptop.getByText('No comments yet.')).toBeVisible();
  await commentOn(laptop, '240,000 homes', 'Is this the figure of this year?');
  const first = commentsOf(laptop).getByRole('article').filter({ hasText: 'Is this the figure' });
  await expect(first.getByRole('blockquote')).toHaveText('240,000 homes');
  await expect(paperOf(laptop).locator('mark')).toHaveText(['240,000 homes']);
  await expectAccessible(laptop);

  // Nothing can be typed.
  await paperOf(laptop).click();
  await laptop.keyboard.type('xyz');
  await expect(paperOf(laptop)).not.toContainText('xyz');

  // By keyboard alone: the caret, a selection, Enter.
  await paperOf(laptop).focus();
  await laptop.keyboard.press('Control+Home');
  await laptop.keyboard.press('ArrowDown');
  await laptop.keyboard.press('Home');
  for (let word = 0; word < 3; word++) await laptop.keyboard.press('Control+Shift+ArrowRight');
  await laptop.keyboard.press('Enter');
  await expect(laptop.getByPlaceholder('What would you change, and why?')).toBeFocused();
  await laptop.keyboard.press('Control+Enter');
  await expect(laptop.getByText('Write a comment first.')).toBeVisible();
  await laptop.keyboard.type('Who is you?');
  await laptop.keyboard.press('Control+Enter');
  await expect(paperOf(laptop).locator('mark')).toHaveText(['240,000 homes', /^You go out/]);

  // Hovering a comment lights its words after half a second, and the other way round.
  const mark = paperOf(laptop).locator('mark', { hasText: '240,000' });
  await laptop.mouse.move(5, 5);
  await first.hover();
  await expect(mark).toHaveClass(/\bon\b/);
  await laptop.mouse.move(5, 5);
  await expect(mark).not.toHaveClass(/\bon\b/);
  await mark.hover();
  await expect(first).toHaveClass(/\bon\b/);

  // The second guest, on a phone: a long press, a sheet, and the other's comment under a tap.
  const mobile = await phone(browser);
  await openReview(mobile, phoneEmail);
  // However short the text, the footer stands at the bottom of the window.
  await mobile.setViewportSize({ width: 390, height: 2400 });
  const foot = await mobile.locator('.foot').boundingBox();
  expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(2400);
  await mobile.setViewportSize({ width: 390, height: 844 });
  await highlightByTouch(mobile, 'two weeks off');
  await mobile.getByRole('button', { name: 'Comment', exact: true }).tap();
  const sheet = mobile.getByRole('dialog', { name: 'New comment' });
  await sheet.getByPlaceholder('What would you change, and why?').fill('Three, since the new rota.');
  await expectAccessible(mobile);
  await sheet.getByRole('button', { name: 'Comment', exact: true }).tap();
  await expect(mobile.getByText('Comment added')).toBeVisible();
  await paperOf(mobile).locator('mark', { hasText: '240,000' }).tap();
  const reading = mobile.getByRole('dialog', { name: 'Comment 1 of 3' });
  await expect(reading).toContainText('Is this the figure');
  await expect(reading.getByRole('button', { name: 'Delete comment' })).toHaveCount(0);
  await expectAccessible(mobile);
  await reading.getByRole('button', { name: 'Next comment' }).tap();
  await mobile.getByRole('dialog', { name: 'Comment 2 of 3' }).getByRole('button', { name: 'Next comment' }).tap();
  const own = mobile.getByRole('dialog', { name: 'Comment 3 of 3' });
  await expect(own.getByRole('button', { name: 'Delete comment' })).toBeVisible();
  await own.getByRole('button', { name: 'Close' }).tap();

  // The author reads, comments, deletes, and goes on writing: nobody's words are lost.
  await author.goto(`/create/blank-advert/${advertId}#review`);
  await expect(author.getByRole('tab', { name: 'Step 4. - Review' })).toHaveAttribute('aria-selected', 'true');
  await expect(commentsOf(author).getByRole('article')).toHaveCount(3);
  await expect(author.getByText('0 of 2 reviewers are done')).toBeVisible();
  await expectAccessible(author);
  await commentOn(author, 'Keep the lights on', 'From me: too plain?');
  await expect(commentsOf(author).getByRole('article')).toHaveCount(4);
  await commentsOf(author)
    .getByRole('article')
    .filter({ hasText: 'Who is you?' })
    .getByRole('button', { name: 'Delete comment' })
    .click();
  await author.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(author.getByText('Comment deleted')).toBeVisible();
  await expect(commentsOf(author).getByRole('article')).toHaveCount(3);

  // While the author edits, guests read.
  await author.getByRole('tab', { name: 'Step 3. - Advert' }).click();
  await expect(author.getByRole('textbox', { name: 'Advert' }).locator('mark')).toHaveCount(3);
  await author.getByRole('textbox', { name: 'Advert' }).click();
  await author.keyboard.press('Control+End');
  await author.keyboard.type('Come and see.');
  await expect(author.getByText('saved', { exact: true })).toBeVisible();
  await laptop.reload();
  await expect(
    laptop.getByText(/The advert is in edit mode\. Please review once editing is completed\. Hannah Brook is editing/),
  ).toBeVisible();
  await highlight(laptop, 'Keep the lights');
  await expect(laptop.getByRole('button', { name: 'Comment', exact: true })).toHaveCount(0);
  await laptop.getByRole('button', { name: 'Review Completed' }).click();
  await laptop.getByRole('dialog').getByRole('button', { name: 'Review Completed' }).click();
  await expect(
    laptop.getByRole('dialog').getByText('The advert is in edit mode. Please review once editing is completed'),
  ).toBeVisible();
  await laptop.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await author.goto('/');

  // Both finish; the owner hears of it.
  await laptop.reload();
  await expect(laptop.getByText('Come and see.')).toBeVisible();
  for (const page of [laptop, mobile]) {
    await page.getByRole('button', { name: 'Review Completed' }).click();
    const asking = page.getByRole('dialog', { name: 'Finish your review?' });
    await expect(asking).toContainText('The owner will see your 1 comment and that you are done.');
    await asking.getByRole('button', { name: 'Review Completed' }).click();
    await expect(page).toHaveURL(/\/review-completed$/);
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expect(page.getByText('Hannah Brook has been told. You can close this page.')).toBeVisible();
    await expectAccessible(page);
  }
  await laptop.goto('/review');
  await expect(laptop.getByText('You have finished this review already. You can still read the advert.')).toBeVisible();
  await expect(laptop.getByRole('button', { name: 'Review Completed' })).toHaveCount(0);

  // Whoever approves ends the review: the links are over.
  const approver = await open(browser, 'approver');
  await approver.goto(`/create/blank-advert/${advertId}#review`);
  await expect(approver.getByText('2 of 2 reviewers are done')).toBeVisible();
  await approver.getByRole('button', { name: 'Approve and Completed' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve and Completed' }).click();
  await expect(approver.getByText('Advert completed')).toBeVisible();
  await mobile.goto('/review');
  await expect(mobile.getByRole('heading', { name: 'Link is expired' })).toBeVisible();
  await expect(mobile.getByText('This advert has been completed, so its review is closed.')).toBeVisible();
});

test('words marked while a comment is being stored can be commented as soon as it is', async ({ browser }) => {
  const title = `Winch Driver ${Date.now().toString(36)}`;
  const email = freshEmail('isla');
  const author = await open(browser, 'author');
  await writeAdvert(author, title);
  await share(author, title, [email]);
  const reader = await guest(browser);
  await openReview(reader, email);
  let store = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    store = resolve;
  });
  await reader.route('**/api/comment/create', async (route) => {
    await held;
    await route.continue();
  });
  await highlight(reader, 'two weeks off');
  await reader.getByRole('button', { name: 'Comment', exact: true }).click();
  const field = reader.getByPlaceholder('What would you change, and why?');
  await field.fill('Say it twice.');
  await commentsOf(reader).getByRole('button', { name: 'Comment', exact: true }).click();
  await highlight(reader, '240,000 homes');
  store();
  await expect(field).toBeHidden();
  await reader.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(field).toBeFocused();
  await field.fill('And who is asked for?');
  await commentsOf(reader).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(paperOf(reader).locator('mark')).toHaveCount(2);
});

test('a comment on a text that has changed is kept, and sent after the update', async ({ browser }) => {
  test.slow();
  const title = `Winch Driver ${Date.now().toString(36)}`;
  const email = freshEmail('isla');
  const author = await open(browser, 'author');
  const advertId = await writeAdvert(author, title);
  await share(author, title, [email]);
  const reader = await guest(browser);
  await openReview(reader, email);
  await highlight(reader, 'two weeks off');
  await reader.getByRole('button', { name: 'Comment', exact: true }).click();
  const field = reader.getByPlaceholder('What would you change, and why?');
  await field.fill('Say it twice.');

  await author.goto(`/create/blank-advert/${advertId}#advert`);
  await author.getByRole('textbox', { name: 'Advert' }).click();
  await author.keyboard.press('Control+Home');
  await author.keyboard.type('A new first line. ');
  await expect(author.getByText('saved', { exact: true })).toBeVisible();
  await author.goto('/');

  await commentsOf(reader).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(
    reader.getByText('This advert has been modified elsewhere. Please update to see the latest changes.'),
  ).toBeVisible();
  await expect(paperOf(reader).locator('mark')).toHaveCount(0);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Update' }).click();
  await expect(reader.getByText('A new first line.')).toBeVisible();
  await expect(field).toHaveValue('Say it twice.');
  await commentsOf(reader).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(paperOf(reader).locator('mark')).toHaveText(['two weeks off']);
  // Its mark stands before it is stored: whoever marks the next words has seen the form close.
  await expect(field).toBeHidden();

  // A failed one loses its mark and keeps its words.
  await reader.route('**/api/comment/create', (route) => route.abort());
  await highlight(reader, 'new first line');
  await reader.getByRole('button', { name: 'Comment', exact: true }).click();
  await field.fill('Lost?');
  await commentsOf(reader).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(reader.getByText("The comment couldn't be stored. Your text is still here.")).toBeVisible();
  await expect(paperOf(reader).locator('mark')).toHaveCount(1);
  await reader.unroute('**/api/comment/create');
  await highlight(reader, 'new first line');
  await reader.getByRole('button', { name: 'Use these words' }).click();
  await expect(field).toHaveValue('Lost?');
  await commentsOf(reader).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(paperOf(reader).locator('mark')).toHaveCount(2);

  // The words go, the comment stays with its quote.
  await author.goto(`/create/blank-advert/${advertId}#advert`);
  await author.getByRole('textbox', { name: 'Advert' }).click();
  await author.keyboard.press('Control+a');
  await author.keyboard.type('All new.');
  await expect(author.getByText('saved', { exact: true })).toBeVisible();
  await author.getByRole('tab', { name: 'Step 4. - Review' }).click();
  const orphans = commentsOf(author).getByRole('article');
  await expect(orphans).toHaveCount(2);
  await expect(orphans.first()).toContainText('The words this comment was about have changed.');
  await expect(orphans.filter({ hasText: 'Say it twice.' }).getByRole('blockquote')).toHaveText('two weeks off');
});

test('a colleague comments while the author writes, and nothing of either is lost', async ({ browser }) => {
  test.slow();
  const title = `Deck Hand ${Date.now().toString(36)}`;
  const author = await open(browser, 'author');
  const advertId = await writeAdvert(author, title);
  await share(author, title, [freshEmail('isla')]);
  await author.goto(`/create/blank-advert/${advertId}#advert`);
  await author.getByRole('textbox', { name: 'Advert' }).click();
  const colleague = await open(browser, 'approver');
  await colleague.goto(`/create/blank-advert/${advertId}#review`);
  for (const [round, quote] of ['240,000 homes', 'two weeks off'].entries()) {
    await author.keyboard.press('Control+Home');
    await author.keyboard.type(`Round ${round}. `);
    await expect(author.getByText('saved', { exact: true })).toBeVisible();
    await colleague.reload();
    await commentOn(colleague, quote, `About round ${round}`);
    // The author's editor doesn't know the mark.
    await author.keyboard.type('And on. ');
    await expect(author.getByText('saved', { exact: true })).toBeVisible();
  }
  await expect(author.getByText('This advert has been modified elsewhere.')).toHaveCount(0);
  await author.getByRole('tab', { name: 'Step 4. - Review' }).click();
  await expect(paperOf(author)).toContainText('Round 1. And on. Round 0. And on. Keep the lights on');
  await expect(paperOf(author).locator('mark')).toHaveText(['240,000 homes', 'two weeks off']);
  await author.getByRole('tab', { name: 'Step 3. - Advert' }).click();
  await expect(author.getByRole('textbox', { name: 'Advert' }).locator('mark')).toHaveCount(2);
});

test('access is sent again, taken away, and never there without a link', async ({ browser }) => {
  const title = `Net Mender ${Date.now().toString(36)}`;
  const email = freshEmail('isla');
  const author = await open(browser, 'author');
  const advertId = await writeAdvert(author, title);
  await share(author, title, [email]);
  const reader = await guest(browser);
  await openReview(reader, email);

  await author.goto(`/create/blank-advert/${advertId}#review`);
  await commentsOf(author).getByRole('button', { name: 'Send for Review...' }).click();
  const dialog = author.getByRole('dialog', { name: `Share '${title}'` });
  await dialog.getByLabel('Email addresses').fill(email.toUpperCase());
  await author.keyboard.press('Enter');
  await expect(dialog.getByText('The entered email is already sent for review')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await author.keyboard.press('Backspace');
  await dialog.getByRole('button', { name: `Send the link again to ${email}` }).click();
  await expect(author.getByText('Link sent again')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Link is expired' })).toBeVisible();
  await dialog.getByRole('button', { name: `Take access away from ${email}` }).click();
  await author
    .getByRole('dialog', { name: 'Take access away?' })
    .getByRole('button', { name: 'Take access away' })
    .click();
  await expect(dialog.getByText('Nobody has been asked yet.')).toBeVisible();

  const stranger = await guest(browser);
  for (const path of ['/review', '/review?token=guessed']) {
    await stranger.goto(path);
    await expect(stranger.getByRole('heading', { name: 'Link is expired' })).toBeVisible();
  }
  await expectAccessible(stranger);
});
