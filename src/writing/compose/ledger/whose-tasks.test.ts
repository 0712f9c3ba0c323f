import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { readPlace, withChoice } from './place.ts';
import { findAttendance } from './slots.ts';

const ledgerOf = (responsibilitiesRole: string) => {
  const input = makeInput();
  const brief = { ...input.brief, responsibilitiesRole, description: null, skills: null } as typeof input.brief;
  return buildLedger({ ...input, brief, jobDescription: null }, false);
};
const said = (field: string): string[] =>
  ledgerOf(field)
    .duties.filter(({ doubt }) => doubt < 0.65)
    .map(({ fact }) => fact.text);

describe('whose work a line of tasks is', () => {
  it.each([
    ['Grow to 4,300 homes by 2030, deliver the repairs plan', ['deliver the repairs plan']],
    ['Grow the fleet to 40 vans, hire drivers', ['grow the fleet to 40 vans', 'hire drivers']],
    ['The post holder will plan menus, order stock', ['plan menus', 'order stock']],
    [
      'The post holder will issue certificates. The post holder will assist at ceremonies.',
      ['issue certificates', 'assist at ceremonies'],
    ],
    ['The successful candidate will cook and eat with residents', ['cook and eat with residents']],
    [
      'demo of chairs, scalers & handpieces, follow up leads',
      ['carry out demos of chairs, scalers and handpieces', 'follow up leads'],
    ],
  ])('%s', (field, tasks) => {
    expect(said(field)).toEqual(tasks);
  });
});

describe('where a remote job is', () => {
  it.each([
    ['Full-time, remote within the United States, with two team weeks a year here', true],
    ['Fully remote. Permanent.', true],
    ['Remote two days a week.', false],
    ['Permanent, in the shop.', false],
  ])('%s', (description, anywhere) => {
    expect(withChoice(readPlace('Leeds'), description)?.orRemote === true).toBe(anywhere);
  });

  it('is partly at home, where some days are remote', () => {
    expect(findAttendance('Remote two days a week')).toBe('hybrid');
  });
});
