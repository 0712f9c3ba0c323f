import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readReporting } from '../reporting.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

describe('marks typed in a hurry', () => {
  it.each([
    ['Keeps truck washed / fuelled', 'keep the truck washed and fuelled'],
    ['Keep the store room tidy/clean', 'keep the store room tidy and clean'],
    ['Keep records legible / up to date', 'keep records legible and up to date'],
    ['Takes readings on the meter ,records results', 'take readings on the meter and record results'],
    ['Cleans filters,replaces belts', 'clean filters and replace belts'],
    ['Loads pallets ,wraps them', 'load pallets and wrap them'],
  ])('%s', (raw, said) => {
    expect(readDuty(raw)?.text).toBe(said);
  });
  it('parts a row at such commas', () => {
    expect(splitDuties('take orders ,clear tables,lay places')).toEqual(['take orders', 'clear tables', 'lay places']);
  });
  it('leaves one or the other', () => {
    expect(readDuty('Check tyres / brakes')?.text).toMatch(/ or |\//);
  });
});

describe('who is over somebody', () => {
  it.each([
    [
      'You will report to the Finance Director, and the role is fixed-term.',
      'Finance Director',
      'The role is fixed-term.',
    ],
    ['You report to the Area Manager in Ghent.', 'Area Manager in Ghent', ''],
    [
      'The technician supports the growth lab and reports to the Lab Manager.',
      'Lab Manager',
      'The technician supports the growth lab',
    ],
    [
      'You will join a team of five testers and report to the Quality Lead, Payments.',
      'Quality Lead, Payments',
      'You will work in a team of five testers',
    ],
    ['Reports to the Head of Grounds', 'Head of Grounds', ''],
    [
      'Our plumber does maintenance, repair and call-outs and reports to the Service Manager .',
      'Service Manager',
      'Our plumber does maintenance, repair and call-outs',
    ],
  ])('%s', (sentence, to, rest) => {
    expect(readReporting(sentence)).toEqual({ to, rest });
  });
  it.each([
    ['Report any concern to the Team Leader'],
    ['Report faults to the shift lead each morning'],
    ['Monitor targets and report them to the Site Manager'],
    ['Report to the board on safety'],
    ['Write monthly reports to the funders'],
  ])('but no line: %s', (sentence) => {
    expect(readReporting(sentence)).toBeNull();
  });
  it('is no task among the tasks', () => {
    const mined = mineJobDescription(
      'Bookkeeper\n\nYou will report to the Managing Director, and the role is permanent.\n\nDuties:\nTo post invoices to the ledger\nTo reconcile three bank accounts\nTo prepare the VAT return',
      '',
    );
    expect(mined.duties.map(({ text }) => text).join('; ')).not.toMatch(/report to|permanent/);
    expect(mined.values).toContainEqual({ key: 'reports to', value: 'Managing Director' });
  });
});
