/** How long there is work, as it is jotted down. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { howLong } from './how-long.ts';

describe('how long there is work is said', () => {
  it.each([
    ['Mar thru Nov', 'The season runs from March to November'],
    ['Apr-Oct', 'The season runs from April to October'],
    ['May to September', 'The season runs from May to September'],
    ['Mid-May to end of Sept', 'The season runs from mid-May to the end of September'],
    [
      'Fixed-term contract to 30 June with the possibility of renewal',
      'The fixed-term contract runs to 30 June, with the possibility of renewal',
    ],
    ['Contract to 31 March, likely to be extended', 'The contract runs to 31 March and is likely to be extended'],
    ['FTC until Dec 2026, may go perm', 'The fixed-term contract runs to December 2026, and it may become permanent'],
    [
      'FTC to 31 March 2027, may be extended',
      'The fixed-term contract runs to 31 March 2027, and an extension is possible',
    ],
    [
      'Fixed term until 31 July, extension likely',
      'The fixed-term contract runs to 31 July, and an extension is likely',
    ],
    ['Temp contract until Easter', 'The temporary contract runs to Easter'],
    ['Contract to end of 2027, may be renewed', 'The contract runs to the end of 2027, and a renewal is possible'],
    ['FTC 12 months, possible perm', 'This is a 12-month fixed-term contract, and it may become permanent'],
    ['Jan to April busy', 'The busy time is from January to April'],
    ['Seasonal April to October', 'Seasonal. The season runs from April to October'],
    ['12 mths work', 'There is work for 12 months'],
    ["6 months' work", 'There is work for 6 months'],
    ['Approx 8 weeks work on a school refit', 'There is work on a school refit for about 8 weeks'],
    ['2 yrs work guaranteed', 'There is guaranteed work for 2 years'],
    ['6 months work to start', 'There is work for 6 months to start with'],
    ['One year of work', 'There is work for one year'],
    ['Work until Christmas', 'There is work until Christmas'],
  ])('%s', (note, sentence) => expect(howLong(note)).toBe(sentence));

  it.each([
    'May to confirm',
    'March to the top',
    'May to May',
    'Fixed-term to June 2027',
    'FTC 12 months, covering a career break',
    'Contract to supply milk',
    'Contract until further notice, if they like us',
    '12 months experience',
    'Work to 5 microns',
    'Work until you drop',
    'Contract to 31 March, which nobody wanted',
  ])('%s is none', (note) => expect(howLong(note)).toBeNull());
});

describe('in a description', () => {
  const said = (description: string): string[] =>
    buildLedger(
      makeInput({ advert: { jobTitle: 'Technician', country: 'United States' }, brief: { description } }),
      false,
    ).sentences.map(({ statement }) => statement.text);

  it('it is said beside the pay', () =>
    expect(said('Technician, $24-28/hr, Mar thru Nov. Company truck.')).toContain(
      'The season runs from March to November',
    ));
  it('a slip of a usual word loses nothing', () =>
    expect(said('Fixed-term contract to 30 June with the possiblity of renewal.')).toEqual([
      'The fixed-term contract runs to 30 June, with the possibility of renewal',
    ]));
  it('what stands behind the end belongs to it, whatever else the row has', () =>
    expect(said('FTC until Dec 2026, may go perm, 37 hours.')).toEqual([
      'The fixed-term contract runs to December 2026, and it may become permanent',
    ]));
});
