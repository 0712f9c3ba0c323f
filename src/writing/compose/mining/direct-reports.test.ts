/** Whom one manages, as forms count them. */
import { expect, it } from 'vitest';
import { rowsOfManaged, withWhomOneManages } from './direct-reports.ts';
import { mineJobDescription } from './mine.ts';

it.each([
  [
    'Direct reports: 2 x Plant Manager, Head of Engineering, Supply Chain Manager',
    'You will manage two Plant Managers, the Head of Engineering and the Supply Chain Manager.',
  ],
  ['Direct reports: 11 nurse managers, 1 education lead', 'You will manage 11 nurse managers and 1 education lead.'],
  ['Direct reports: Team Leader x 3, 1 x Secretary', 'You will manage three Team Leaders and one Secretary.'],
  ['Direct reports: 3 Heads of Year, 2x Deputy', 'You will manage 3 Heads of Year and two Deputies.'],
  ['Direct reports – Sous Chef and 6 Chefs de Partie', 'You will manage the Sous Chef and 6 Chefs de Partie.'],
  ['- Direct reports: two shift supervisors', '- Manage two shift supervisors'],
  ['Direct reports: Finance Partner (2), Supervisor (1)', 'You will manage two Finance Partners and one Supervisor.'],
  ['Supervises: 2 Library Assistants', 'You will manage 2 Library Assistants.'],
  ['Direct reports: 9 (4 full-time, 5 part-time)', 'You will manage 9 people.'],
  [
    'Direct reports: Director of Homes, Director of Customers, Director of Finance',
    'You will manage the Directors of Homes, Customers and Finance.',
  ],
  ['Direct reports: Head of Sales and Head of Marketing', 'You will manage the Heads of Sales and Marketing.'],
  [
    'Direct reports: Director of Works, Finance Director',
    'You will manage the Director of Works and the Finance Director.',
  ],
  ['Direct reports: 2 x Foreman', 'You will manage two Foremen.'],
])('are told as somebody would: %s', (typed, said) => {
  expect(withWhomOneManages(typed)).toBe(said);
});
it.each(['Direct reports: None', 'Direct reports: 4.5 FTE', 'Direct reports: n/a', 'Direct reports: TBC'])(
  'that nobody can name are left out: %s',
  (typed) => {
    expect(withWhomOneManages(typed)).toBe('');
  },
);
it.each(['Direct reports on stock to the owner', 'Reports to: Head of Engineering', 'Write direct reports: weekly'])(
  'are something else: %s',
  (typed) => {
    expect(withWhomOneManages(typed)).toBe(typed);
  },
);
it('remember the row they were made of', () => {
  expect([...rowsOfManaged('Duties\nDirect reports: Head of Sales and Head of Marketing\n- Plan the year')]).toEqual([
    ['manage the heads of sales and marketing', 'Direct reports: Head of Sales and Head of Marketing'],
  ]);
});
it('are told as a task, and not as a term that no text has besides', () => {
  const { duties, terms } = mineJobDescription(
    'Department: Production\nDirect reports: 3 operators\n\nResponsibilities\n1. Train operators on the robot\n2. Inspect first pieces',
    'Setter',
  );
  expect(duties.map(({ text }) => text)).toContain('manage 3 operators');
  expect(terms).not.toContain('Direct reports: 3 operators');
});
