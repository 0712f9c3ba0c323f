/** The writing framework, as a person operates it, and adverts that are there before a test begins. */
import { expect, type Locator, type Page } from '@playwright/test';
import { authorise, type Member } from './people.ts';

/** Creates an advert for the framework, with a brief's worth of facts in it, by the interface of programs. @returns its id */
export async function createFrameworkAdvert(page: Page, member: Member, jobTitle: string): Promise<string> {
  const made = await page.request.post('/api/advert/create', {
    headers: authorise(member),
    data: {
      isNew: true,
      step: 'general',
      type: 'aida',
      jobTitle,
      sector: 'Renewable energy',
      industry: 'Offshore wind',
      country: 'United Kingdom',
      location: 'Grimsby',
      salaryFrom: 38_000,
      salaryTo: 45_500,
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  return (await made.json()).id;
}

/** Adds a reward to the company's guidelines. */
export async function addReward(page: Page, member: Member, title: string, value: string): Promise<void> {
  const data = { title, value, heading: 'Benefits' };
  const made = await page.request.post('/api/guideline/addguidelinetitle', { headers: authorise(member), data });
  expect(made.status(), await made.text()).toBe(200);
}

export async function openStep(page: Page, advertId: string, step: number): Promise<void> {
  await page.goto(`/create/writing-template/${advertId}#step-${step}`);
  await expect(page.getByRole('tab', { name: new RegExp(`^Step ${step}\\b`) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
}

/** The panel of the step that is open. */
export const panelOf = (page: Page): Locator => page.locator('.fw-panel:not([hidden])');

/** The items of the open step: what stands in their first fields. */
export const itemTitles = (page: Page): Promise<string[]> =>
  panelOf(page)
    .locator('.fw-slip .is-title textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

/** Lets the writer write, and waits until more items are there. */
export async function generate(page: Page): Promise<void> {
  const before = (await itemTitles(page)).length;
  await panelOf(page).getByRole('button', { name: 'Generate', exact: true }).click();
  await expect.poll(async () => (await itemTitles(page)).length).toBeGreaterThan(before);
}

/** Drags with the mouse, as a hand would: not in one leap. */
export async function dragTo(page: Page, what: Locator, where: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  const from = await what.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) + 12, { steps: 4 });
  // The target may only be there once something is lifted.
  const to = await where.boundingBox();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 8 });
}
