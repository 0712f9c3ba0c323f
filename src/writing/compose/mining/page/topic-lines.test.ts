/** Topics before tasks, and tasks whose words could be something else. */
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { mineJobDescription } from '../mine.ts';
import { readDuty } from '../tasks/duty.ts';

const tasks = (responsibilitiesRole: string): string[] =>
  buildLedger(
    makeInput({ advert: { jobTitle: 'Support Worker', location: 'Wakefield' }, brief: { responsibilitiesRole } }),
    false,
  ).duties.map(({ fact }) => fact.text);

describe('a line that names its topic first', () => {
  it('is the task behind it', () =>
    expect(
      mineJobDescription(
        'Accountabilities\nGrowth - build export sales in the UK and Germany\nPeople - develop the executive team\nSafety - ultimate responsibility for health and safety at both sites',
        '',
      ).duties.map(({ text }) => text),
    ).toEqual(
      expect.arrayContaining([
        'build export sales in the UK and Germany',
        'develop the executive team',
        'take ultimate responsibility for health and safety at both sites',
      ]),
    ));
});

describe('what a task is', () => {
  it.each([
    [
      'Deliver bread to around 30 customers on the Athlone / Moate / Ballinasloe route',
      'deliver bread to around 30 customers on the Athlone, Moate and Ballinasloe route',
    ],
    [
      'Submission of SDLT / LTT returns and Land Registry applications',
      'submit SDLT and LTT returns and Land Registry applications',
    ],
    ['Wash van Wednesdays and Saturdays', 'wash the van on Wednesdays and Saturdays'],
    ['Supply to two care homes', 'look after the supply to two care homes'],
    [
      'Drives or rides along on the bookmobile, June through August',
      'drive or ride along on the bookmobile from June through August',
    ],
    ['Mentoring of transition year and veterinary students', 'mentor transition year and veterinary students'],
    ['teach workshop and theory', 'teach workshop and theory'],
    ['raise purchase orders, file and scan', 'raise purchase orders, file and scan'],
    ['lead exec team of six', 'lead an exec team of six'],
  ])('%s', (typed, said) => expect(readDuty(typed)?.text).toBe(said));

  it.each([
    ['Nursing strategy, safe staffing', 'nursing strategy'],
    ['plan lessons, open evenings', 'open evenings'],
    ['Manage tenancies, tackle arrears early, ASB casework, estate walkabouts', 'tackle arrears early'],
    ['Lead a team of 11, own budget and forecast', 'own the budget and forecast'],
    ['Open files, ID and AML checks, order searches', 'open files'],
    ['thank donors; budget of £340k to bring in', 'bring in £340k'],
  ])('%s has %s', (typed, said) => expect(tasks(typed)).toContain(said));
});
