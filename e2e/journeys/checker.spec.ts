/** The writing checker: lines under words, their card, the score; what people ignore and bring back. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { card, clickOn, createAdvertWith, openText, panel, tapOn, underlined } from '../pages/checker.ts';
import { authorise, createColleague, createOwner, enter, openAs } from '../pages/people.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Advert' });
const rest =
  'We repair hospital beds in a warm workshop by the harbour, and everybody is home at six. You learn the trade from people who have done it for years.';

test('an admin switches a rule on; a recruiter sees and fixes the finding', async ({ page, browser }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Beds');
  const recruiter = await createColleague(page, owner, { firstName: 'Hanna', lastName: 'Brook', role: 'recruiter' });
  const advertId = await createAdvertWith(page, recruiter, 'Fitter', `# Fitter\n\n${rest}\n\nTake **10 percent** off.`);
  const theirs = await openAs(browser, recruiter);
  await openText(theirs, advertId);
  await expect(panel(theirs).getByText('No rules set')).toBeVisible();
  expect(await underlined(theirs)).toEqual({});
  await expect(panel(theirs).getByText('First reading')).toBeVisible();

  await enter(page, owner);
  await page.goto('/guidelines');
  await page.getByRole('tab', { name: 'Writing style', exact: true }).click();
  await page.getByRole('switch', { name: 'Punctuation style' }).check();
  const percentages = page.getByRole('checkbox', { name: /Percent/i });
  await percentages.check();
  await page.locator('.opr').filter({ has: percentages }).getByRole('combobox').click();
  await page.getByRole('option', { name: /%/ }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Guidelines saved')).toBeVisible();

  await theirs.reload();
  await expect.poll(() => underlined(theirs)).toEqual({ house: ['10 percent'] });
  const house = panel(theirs).locator('section').filter({ hasText: 'House style' });
  await expect(house).toContainText('18 of 20 points');
  await expect(house).toContainText('0 of 1 rules');
  await expect(
    panel(theirs).getByText(/^(?:Up|Down) \d+ since your last draft$|^As in your last draft$/),
  ).toBeVisible();
  await expect(house).toContainText('+2 points');
  await expectAccessible(theirs);
  await clickOn(theirs, '10 percent');
  await expect(card(theirs).getByRole('heading', { name: 'House style' })).toBeVisible();
  await expectAccessible(theirs);
  await card(theirs).getByRole('button', { name: 'Change to “10%”' }).click();
  await expect(text(theirs)).toContainText('Take 10% off.');
  // The words keep their format, and one undo brings the old ones back.
  await expect(text(theirs).locator('strong', { hasText: '10%' })).toBeVisible();
  await expect(card(theirs)).toHaveCount(0);
  await expect(house).toContainText('20 of 20 points');
  await expect(house).toContainText('The rule is met');
  await theirs.keyboard.press('Control+z');
  await expect(text(theirs)).toContainText('Take 10 percent off.');
  await expect.poll(() => underlined(theirs)).toEqual({ house: ['10 percent'] });
  await house.getByRole('button', { name: /^Fix: change/ }).click();
  await expect(text(theirs)).toContainText('Take 10% off.');
  await expect(theirs.getByText('saved', { exact: true })).toBeVisible();
  await theirs.context().close();
});

test('by keyboard alone: from finding to finding, replaced, ignored, brought back', async ({ page, browser }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Beds');
  const recruiter = await createColleague(page, owner, { firstName: 'Hanna', lastName: 'Brook', role: 'recruiter' });
  const words = `${rest}\n\nYou report to the chairman. A salesman helps.\n\nThe chairman of the club waits, and the foreman.`;
  const advertId = await createAdvertWith(page, recruiter, 'Fitter', words);
  const other = await createAdvertWith(page, recruiter, 'Second fitter', `${rest}\n\nAsk the foreman.`);
  await enter(page, recruiter);
  await openText(page, advertId);
  await expect.poll(() => underlined(page)).toEqual({ equality: ['chairman', 'chairman', 'foreman', 'salesman'] });

  await text(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(card(page)).toHaveAccessibleName('Writing suggestion: “chairman”');
  await expect(card(page).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(card(page)).toHaveAccessibleName('Writing suggestion: “salesman”');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(card(page)).toHaveAccessibleName('Writing suggestion: “chairman”');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(card(page)).toHaveAccessibleName('Writing suggestion: “salesman”');
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(0);
  await expect(text(page)).not.toContainText('salesman');
  await expect(text(page)).toBeFocused();

  // Only here: the other chairman stays, also after edits around the ignored one.
  await expect.poll(() => underlined(page)).toEqual({ equality: ['chairman', 'chairman', 'foreman'] });
  await panel(page).getByRole('button', { name: 'Show in the text: “chairman”, Equality: sex' }).first().press('Enter');
  await card(page).getByRole('button', { name: 'Ignore' }).press('Enter');
  await expect(card(page).getByRole('button', { name: 'Only here' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ignored. Bring it back under Ignored in the score panel.')).toBeVisible();
  await expect.poll(() => underlined(page)).toEqual({ equality: ['chairman', 'foreman'] });
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Now read this. ');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(() => underlined(page)).toEqual({ equality: ['chairman', 'foreman'] });
  await panel(page).getByText('Ignored (1)').click();
  await panel(page).getByRole('button', { name: 'Bring “chairman” back' }).click();
  await expect.poll(() => underlined(page)).toEqual({ equality: ['chairman', 'chairman', 'foreman'] });

  // In the whole company: other adverts too, until an administrator brings it back.
  await clickOn(page, 'foreman');
  await card(page).getByRole('button', { name: 'Ignore' }).click();
  await card(page).getByRole('button', { name: 'In the whole company' }).click();
  await expect.poll(() => underlined(page)).toEqual({ equality: ['chairman', 'chairman'] });
  await expect(panel(page).getByText('An administrator can bring it back in the guidelines.')).toBeVisible();
  await openText(page, other);
  await expect(panel(page).getByText('Open to everyone')).toBeVisible();
  expect(await underlined(page)).toEqual({});

  const admin = await openAs(browser, owner);
  await admin.goto('/guidelines');
  await admin.getByRole('tab', { name: 'Writing style', exact: true }).click();
  await admin.getByRole('radiogroup', { name: 'Part of the writing style' }).getByText('Custom rules').click();
  const log = admin.getByRole('region', { name: 'Ignored in the whole company' });
  await expect(log).toContainText('Ignored by Hanna Brook');
  await expectAccessible(admin);
  await log.getByRole('button', { name: 'Bring “foreman” back' }).click();
  await expect(log.getByText('Nothing is ignored in the whole company.')).toBeVisible();
  await log.getByRole('button', { name: 'Show 1 brought back' }).click();
  await expect(log).toContainText('Brought back by Orla Skerry');
  await admin.context().close();
  await page.reload();
  await expect.poll(() => underlined(page)).toEqual({ equality: ['foreman'] });
});

test('the checker rests in review and is not there on a completed advert', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Beds');
  const advertId = await createAdvertWith(page, owner, 'Fitter', `${rest}\n\nOur chairman.`);
  await enter(page, owner);
  await openText(page, advertId);
  await expect.poll(() => underlined(page)).toEqual({ equality: ['chairman'] });
  const headers = authorise(owner);
  await page.request.post('/api/advert/sendForReview', {
    headers,
    data: { advertId, emails: ['isla@company.example'] },
  });
  await page.reload();
  await expect(panel(page).getByText('The checker rests while the advert is in review.')).toBeVisible();
  await text(page).click();
  expect(await underlined(page)).toEqual({});
  await page.request.post('/api/advert/approve', { headers, data: { advertId } });
  await page.goto(`/create/blank-advert/${advertId}`);
  await expect(page.getByText('Completed adverts are read-only.')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('while somebody types, lines stay at their words', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Beds');
  const advertId = await createAdvertWith(page, owner, 'Fitter', `Our chairman and our foreman.\n\n${rest}`);
  await enter(page, owner);
  await openText(page, advertId);
  await expect.poll(() => underlined(page)).toEqual({ equality: ['chairman', 'foreman'] });
  await text(page).click();
  await page.keyboard.press('Control+Home');
  for (const key of 'Yes: ') {
    await page.keyboard.type(key);
    // Not a moment without them: the worker has not answered yet.
    expect(await underlined(page)).toEqual({ equality: ['chairman', 'foreman'] });
  }
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect.poll(() => underlined(page)).toEqual({ equality: ['chairman', 'foreman'] });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => underlined(page)).toEqual({});
  await page.keyboard.type('A fireman');
  await expect.poll(() => underlined(page)).toEqual({ equality: ['fireman'] });
  await page.keyboard.insertText(`${'x'.repeat(3_000)} 👩‍🔧 שלום Привет`);
  await expect(panel(page).getByText('Reading your changes')).toHaveCount(0);
  await expect(panel(page)).toContainText('Readability');
});

test('on a phone the card is a sheet, and the score opens from its button', async ({ browser, page }) => {
  const owner = await createOwner(page, 'Skerry Beds');
  const advertId = await createAdvertWith(page, owner, 'Fitter', `${rest}\n\nOur chairman.`);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await enter(phone, owner);
  await openText(phone, advertId);
  await expect.poll(() => underlined(phone)).toEqual({ equality: ['chairman'] });
  await tapOn(phone, 'chairman');
  await expect(card(phone)).toBeInViewport({ ratio: 1 });
  const box = await card(phone).boundingBox();
  expect(box?.x).toBe(10);
  await expectAccessible(phone);
  await phone.keyboard.press('Escape');
  await phone.getByRole('button', { name: /^Advert score \d+/ }).tap();
  const sheet = phone.getByRole('dialog', { name: 'Advert score' });
  await expect(sheet.getByRole('heading', { name: 'Inclusive language' })).toBeVisible();
  await expectAccessible(phone);
  await sheet.getByRole('button', { name: 'Show in the text: “chairman”, Equality: sex' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(card(phone)).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('without lines, or in another language, it says so', async ({ page }) => {
  const owner = await createOwner(page, 'Skerry Beds');
  const english = await createAdvertWith(page, owner, 'Fitter', `${rest}\n\nOur chairman.`);
  const german = await createAdvertWith(
    page,
    owner,
    'Monteur',
    'Wir suchen eine Person für unser Team, die mit uns in der Werkstatt arbeitet und nicht allein sein will.',
  );
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
  await enter(page, owner);
  await openText(page, english);
  await expect(panel(page).getByText("This browser can't draw lines under words.")).toBeVisible();
  await panel(page).getByRole('button', { name: 'Show in the text: “chairman”, Equality: sex' }).click();
  await expect(card(page)).toBeVisible();
  await openText(page, german);
  await expect(
    panel(page).getByText('Hirewright checks English. This text is in German, so its wording is not checked.'),
  ).toBeVisible();
});

test.describe('a worker that crashes', () => {
  test.use({ expectedConsoleErrors: [/worker|Crashed|ERR_FAILED|Uncaught/] });

  test('is started again once, and then it is said', async ({ page }) => {
    const owner = await createOwner(page, 'Skerry Beds');
    const advertId = await createAdvertWith(page, owner, 'Fitter', `${rest}\n\nOur chairman.`);
    await enter(page, owner);
    let starts = 0;
    await page.context().route(/assets\/worker-.*\.js/, async (route) => {
      starts++;
      await route.fulfill({ contentType: 'application/javascript', body: 'throw new Error("Crashed")' });
    });
    await openText(page, advertId);
    await expect(
      panel(page).getByText('The checker stopped. Your text is not affected. Reload to start it again.'),
    ).toBeVisible();
    expect(starts).toBe(2);
    await text(page).click();
    await page.keyboard.type('Still writing. ');
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
  });
});
