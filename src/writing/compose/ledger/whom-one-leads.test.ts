/** Whom somebody leads is said once, in the words that name them. */
import { expect, it } from 'vitest';
import { mineJobDescription } from '../mining/mine.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { ledOnce } from './whom-one-leads.ts';

const minedFrom = (row: string): Mined =>
  mineJobDescription(`${row}\nDuties\n- Plan the shifts\n- Check the stores each week\n`, '', 'Manager');
const tasks = (row: string, brief: string): string[] => ledOnce(minedFrom(row), brief).map(({ text }) => text);

it.each([
  ['Direct reports: 4', 'Run the depot, lead four area managers'],
  ['Direct reports: 6', 'Supervise nine social care workers, keep the rota'],
  ['Direct Reports: 3', 'Manage a team of chefs, order stock'],
  ['Number of direct reports: 5', 'Plan the lines. 190 employees at two sites'],
  ['Direct reports: 2', 'Coach three shift leaders and keep the books'],
  ['Direct reports: 8', 'Oversee the porters, run the desk'],
])('the count of a form goes where the brief says whom one leads: %s', (row, brief) => {
  expect(tasks(row, brief)).not.toContainEqual(expect.stringMatching(/^manage .* people$/));
});
it('never both the count and those whom the form names', () => {
  expect(tasks('Direct reports: 4\nSupervises: Area Managers (3), Safety Manager', 'Plan the routes')).not.toContain(
    'manage 4 people',
  );
});
it('what goes is told', () => {
  const mined = minedFrom('Direct reports: 4');
  ledOnce(mined, 'Lead four area managers');
  expect(mined.unread.duties).toEqual(['Direct reports: 4']);
});
it.each([
  ['Direct reports: 4', 'Plan the routes, answer the phone'],
  ['Direct reports: 12', 'Manage the budget, lead the weekly audit'],
  ['Direct reports: 5', 'Run 26 tankers from 640 farms'],
  ['Direct reports: 1', 'Supervise the loading of ships'],
])('where nothing else says whom one leads, the count stays: %s', (row, brief) => {
  expect(tasks(row, brief)).toContainEqual(expect.stringMatching(/^manage (?:.* people|one person)$/));
});
