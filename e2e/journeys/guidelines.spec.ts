import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';
import { authorise, createColleague, createOwner, enter, type Member, openAs } from '../pages/people.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** The content of an open section. */
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('button', { name: new RegExp(`^${title}`) }) });
const menu = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: title });

/** Notes every call that changes or reads guidelines. */
function listen(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/guideline/')) calls.push(`${request.method()} ${pathname.slice(15)}`);
  });
  return calls;
}

async function store(page: Page, member: Member, entries: Record<string, unknown>[]): Promise<void> {
  const data = { guidlinesDetails: entries };
  const answer = await page.request.put('/api/guideline/updatevalue', { headers: authorise(member), data });
  expect(answer.status(), await answer.text()).toBe(200);
}
const mission = (value: string) => ({ id: '4', title: 'Mission', value, supportingValue: null, guidelineHeadingId: 1 });

test('an admin writes what the company offers; what is wrong is said at its field and nothing is sent', async ({
  page,
}) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const admin = await createColleague(page, owner, { firstName: 'Adair', lastName: 'Munro', role: 'admin' });
  await enter(page, admin);
  await page.goto('/guidelines');
  await expect(page.getByRole('tab')).toHaveText(['EVP', 'Writing style', 'EOS statement', 'Rewards']);
  await expect(page.getByText('Start with the EVP pillars.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);

  // The menu opens a closed section and brings it into view; a second press closes it.
  await expect(page.getByRole('textbox', { name: 'Mission' })).toBeHidden();
  await menu(page, 'Mission').click();
  const text = page.getByRole('textbox', { name: 'Mission' });
  await expect(text).toBeInViewport();
  await menu(page, 'Mission').click();
  await expect(text).toBeHidden();
  await menu(page, 'Mission').click();

  const calls = listen(page);
  await text.fill('x'.repeat(501));
  await expect(page.getByText('Mission should not exceed 500 characters.')).toBeVisible();
  await save(page).click();
  expect(calls).toEqual([]);
  await text.fill('  Boats that bring people home. ');

  // Added entries live in the page until they are saved; the first one always stays.
  const pillars = section(page, 'EVP pillars');
  await expect(pillars.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await pillars.getByRole('textbox', { name: 'Pillar 1' }).fill('Home every night');
  await pillars.getByRole('button', { name: 'Add Another' }).click();
  await expect(pillars.getByRole('textbox', { name: 'Pillar 2' })).toBeFocused();
  await pillars.getByRole('button', { name: 'Add Another' }).click();
  await pillars.getByRole('textbox', { name: 'Pillar 3' }).fill('Not this one');
  await pillars.getByRole('button', { name: 'Remove “Not this one”' }).click();
  await pillars.getByRole('textbox', { name: 'Supporting statement 2' }).fill('A funded ticket each year.');
  expect(calls).toEqual([]);

  // A statement needs its title.
  await save(page).click();
  await expect(page.getByText('Please fill the details correctly.')).toBeVisible();
  await expect(page.getByText('Please provide a title for your supporting statement.')).toBeVisible();
  expect(calls).toEqual([]);
  await expectAccessible(page);
  await pillars.getByRole('textbox', { name: 'Pillar 2' }).fill('Room to grow');
  const sent = page.waitForRequest('**/api/guideline/updatevalue');
  await save(page).click();
  const body = (await sent).postDataJSON();
  expect(body.guidlinesDetails.map((entry: Record<string, unknown>) => entry.value).sort()).toEqual([
    'Boats that bring people home.',
    'Home every night',
    'Room to grow',
  ]);
  expect(Object.keys(body.guidlinesDetails[0])).toEqual(
    expect.arrayContaining(['id', 'value', 'supportingValue', 'title', 'guidelineHeadingId']),
  );
  await expect(page.getByText('Guidelines saved')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.reload();
  await expect(pillars.getByRole('textbox', { name: 'Pillar 2' })).toHaveValue('Room to grow');

  // What is stored is asked about before it goes; other unsaved words stay.
  await pillars.getByRole('textbox', { name: 'Pillar 1' }).fill('Home each night');
  calls.length = 0;
  await pillars.getByRole('button', { name: 'Remove “Room to grow”' }).click();
  await expect(page.getByText('its slider disappears from drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Pillar deleted')).toBeVisible();
  await expect(pillars.getByRole('textbox', { name: 'Pillar 2' })).toHaveCount(0);
  expect(calls[0]).toBe('DELETE deletevalue');
  expect(calls).toContain('POST listbyheading');
  await expect(pillars.getByRole('textbox', { name: 'Pillar 1' })).toHaveValue('Home each night');

  // Leaving asks; staying keeps every word, and saving on the way out works.
  await page.getByRole('link', { name: 'Job adverts' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(pillars.getByRole('textbox', { name: 'Pillar 1' })).toHaveValue('Home each night');
  await page.getByRole('link', { name: 'Job adverts' }).click();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByRole('heading', { name: 'Job Adverts' })).toBeVisible();
  await page.getByRole('link', { name: 'Guidelines' }).click();
  await expect(pillars.getByRole('textbox', { name: 'Pillar 1' })).toHaveValue('Home each night');
});

test('two who change the same text: the second sees both and loses neither', async ({ page, browser }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const admin = await createColleague(page, owner, { firstName: 'Adair', lastName: 'Munro', role: 'admin' });
  await store(page, owner, [mission('Boats.')]);
  await enter(page, owner);
  await page.goto('/guidelines');
  await menu(page, 'Mission').click();
  const mine = page.getByRole('textbox', { name: 'Mission' });
  await mine.fill('Boats for everyone.');
  const theirs = await openAs(browser, admin);
  await theirs.goto('/guidelines');
  await menu(theirs, 'Mission').click();
  await theirs.getByRole('textbox', { name: 'Mission' }).fill('Boats that bring people home.');
  await save(theirs).click();
  await expect(theirs.getByText('Guidelines saved')).toBeVisible();
  await theirs.context().close();

  await save(page).click();
  await expect(page.getByText('Somebody else saved the guidelines.')).toBeVisible();
  await expect(mine).toHaveValue('Boats for everyone.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Boats that bring people home.')).toBeVisible();
  await expect(mine).toHaveValue('Boats for everyone.');
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await save(page).click();
  await expect(page.getByText('Guidelines saved')).toBeVisible();
  await page.reload();
  await menu(page, 'Mission').click();
  await expect(mine).toHaveValue('Boats for everyone.');
});

test("options switch their group, show what they change, and refuse what can't be followed", async ({ page }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  await enter(page, owner);
  await page.goto('/guidelines');
  await tab(page, 'Writing style').click();
  const parts = page.getByRole('radiogroup', { name: 'Part of the writing style' });
  await expect(parts.locator('label')).toHaveText(['Punctuation', 'Writing style', 'Custom rules']);
  const ampersands = page.getByRole('checkbox', { name: 'Write “and”, not &, in sentences' });
  await expect(ampersands).toBeDisabled();
  await page.getByRole('switch', { name: 'Punctuation style' }).check();
  await expect(ampersands).toBeEnabled();
  await ampersands.check();
  await expect(page.locator('.opr').filter({ has: ampersands }).locator('mark')).toHaveText('and');
  await expectAccessible(page);

  await parts.getByText('Writing style').click();
  const times = page.getByRole('checkbox', { name: 'am and pm' });
  const figures = page.getByRole('checkbox', { name: 'Dates in figures' });
  const words = page.getByRole('checkbox', { name: 'Dates in words' });
  for (const name of ['Acronyms', 'Capitalization']) await expect(page.getByRole('switch', { name })).toBeEnabled();
  await expect(page.getByRole('checkbox', { name: 'Introduce acronyms' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'No all-caps emphasis' })).toBeDisabled();
  await expect(times).toBeDisabled();
  await menu(page, 'Times and time zones').click();
  await expect(times).toBeInViewport();
  await page.getByRole('switch', { name: 'Dates and numbers' }).check();
  await figures.check();
  await expect(words).not.toBeChecked();
  await times.check();
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const example = page.locator('.opr').filter({ has: times }).locator('mark');
  await choose('Space after the hour', 'No space after the hour');
  await expect(example).toHaveText('9am');
  await choose('Case of am and pm', 'Upper case');
  await expect(example).toContainText('9AM');

  const calls = listen(page);
  await choose('Full stops in am and pm', 'With full stops');
  const refused = page.getByText('Times and timezones combo is not supported. Please update your selection.');
  await expect(refused).toBeVisible();
  await save(page).click();
  await expect(refused).toHaveCount(2);
  expect(calls).toEqual([]);
  await expectAccessible(page);
  await choose('Full stops in am and pm', 'Without full stops');
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(page.getByText('Guidelines saved')).toBeVisible();
  await page.reload();
  await tab(page, 'Writing style').click();
  await expect(ampersands).toBeChecked();
  await parts.getByText('Writing style').click();
  await expect(figures).toBeChecked();
  await expect(words).not.toBeChecked();

  // Custom rules say how they are read.
  await parts.getByText('Custom rules').click();
  await page.getByRole('textbox', { name: 'Rule 1' }).fill('Use crew, not manpower');
  await expect(page.getByText('Checked as you type: “manpower” becomes “crew”.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Another' }).click();
  await page.getByRole('textbox', { name: 'Rule 2' }).fill('Give the rota first.');
  await expect(page.getByText('Writers see this rule and the language model gets it.')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Remove “Give the rota first.”' })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove “Give the rota first.”' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Custom rule deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test("the statement and the rewards, which recruiters read and can't change", async ({ page, browser }) => {
  test.slow();
  const owner = await createOwner(page, 'Skerry Boats');
  const recruiter = await createColleague(page, owner, { firstName: 'Effie', lastName: 'Baird', role: 'recruiter' });
  const theirs = await openAs(browser, recruiter);
  await theirs.goto('/guidelines');
  await expect(theirs.getByRole('heading', { name: 'No Guidelines present' })).toBeVisible();
  await tab(theirs, 'Rewards').click();
  await expect(theirs.getByText('Details not added')).toBeVisible();

  await enter(page, owner);
  await page.goto('/guidelines');
  await tab(page, 'EOS statement').click();
  await expect(page.getByText('This statement is added once at the bottom of all adverts.')).toBeVisible();
  const statement = page.getByRole('textbox', { name: 'EOS Statement' });
  await page.getByRole('button', { name: 'Use this statement: Short' }).click();
  await expect(statement).toHaveValue(/^Skerry Boats welcomes applications/);
  await statement.fill('x'.repeat(2_000));
  await page.getByRole('button', { name: 'Use this statement: Personal' }).click();
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(statement).toHaveValue(/^You don't have to look/);
  await expectAccessible(page);
  await statement.fill('Everybody is welcome. '.repeat(90));
  await save(page).click();
  await expect(page.getByText('Guidelines saved')).toBeVisible();

  await tab(page, 'Rewards').click();
  await expect(page.getByRole('heading', { name: 'Benefits' })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add reward' });
  await add.click();
  await expect(page.getByText('Please define the reward')).toBeVisible();
  await page.getByLabel('Title').fill('Ferry paid');
  await page.getByLabel('Supporting statement').fill('x'.repeat(501));
  await add.click();
  await expect(page.getByText('Supporting statement should not exceed 500 characters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Supporting statement').fill(' Both ways. ');
  await add.click();
  await expect(page.getByText('Reward added')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ferry paid' })).toContainText('Both ways.');
  await page.getByLabel('Title').fill('ferry paid');
  await add.click();
  await expect(page.getByText('There is already a reward called “ferry paid”.')).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByText('You can read the guidelines.')).toBeVisible();
  await expect(theirs.getByRole('textbox')).toHaveCount(0);
  await expect(save(theirs)).toHaveCount(0);
  await tab(theirs, 'Writing style').click();
  for (const box of await theirs.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await expect(theirs.getByRole('switch', { name: 'Punctuation style' })).toBeDisabled();
  await expectAccessible(theirs);
  await tab(theirs, 'EOS statement').click();
  await expect(theirs.getByText('Everybody is welcome.').first()).toBeVisible();
  await tab(theirs, 'Rewards').click();
  await expect(theirs.getByText('Ferry paid')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await theirs.context().close();

  await page.getByRole('button', { name: 'Delete Ferry paid' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Reward deleted')).toBeVisible();
  await expect(page.getByText('No rewards yet.')).toBeVisible();
});

test("a copywriter selects whose guidelines to read; examples come from the company's adverts", async ({ page }) => {
  await enterAs(page, 'daniel.frost@frostandplain.example');
  await page.goto('/guidelines');
  await expect(page.getByText('Select a company from the top-right dropdown to see its guidelines.')).toBeVisible();
  const company = page.getByRole('combobox', { name: 'Company' });
  await expect(company.locator('option:checked')).toHaveText('Select Company');
  await expectAccessible(page);
  await company.selectOption('Fenmoor Energy');
  await expect(page.getByText("Read-only. Fenmoor Energy's administrators keep these up to date.")).toBeVisible();
  await expect(page.getByText('Room to grow')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(save(page)).toHaveCount(0);
  await tab(page, 'Writing style').click();
  await expect(page.locator('.ex mark').first()).toBeVisible();
  await expectAccessible(page);
});

test('on a phone nothing is wider than the screen, and everything can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'priya.raman@fenmoor.example');
  await page.goto('/guidelines');
  const fits = async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  };
  await expect(page.getByRole('textbox', { name: 'Pillar 2' })).toHaveValue('Room to grow');
  await fits();
  await tab(page, 'Writing style').click();
  const parts = page.getByRole('radiogroup', { name: 'Part of the writing style' });
  for (const part of ['Punctuation', 'Writing style', 'Custom rules']) {
    await parts.getByText(part).click();
    await expect(page.getByText(part === 'Custom rules' ? 'Checked as you type' : 'After:').first()).toBeVisible();
    await fits();
  }
  await expectAccessible(page);
  for (const name of ['EOS statement', 'Rewards']) {
    await tab(page, name).click();
    await fits();
  }
});
