import { describe, expect, it } from 'vitest';
import { tellOverruled } from './overruled-terms.ts';
import type { Place } from './place.ts';
import type { Slots } from './slots.ts';

const bochum: Place = { name: 'Bochum', phrase: 'in Bochum', remote: false };
const post: Slots = {
  hours: null,
  contract: { text: 'permanent', source: 'brief' },
  time: null,
  attendance: { text: 'on site', source: 'brief' },
};
const told = (jobDescription: string, changed: Partial<Slots> = {}, brief = 'Permanent, on site.'): string[] => {
  const notes = new Set<string>();
  const slots = { ...post, ...changed };
  tellOverruled({ brief, jobDescription, place: bochum, slots, employer: 'Ruhr Kreislauf', known: 'Bochum', notes });
  return [...notes];
};

describe('a term that the brief overrules is told', () => {
  it.each([
    'Some work from home is possible',
    'Mobile work is possible on Fridays',
    'Telework two days a week',
    'Hybrid: notes may be written from home',
    'Home office on Mondays',
    'You can work remotely one day a week',
    'Reports can be written at home on Fridays',
  ])('%s', (line) => expect(told(line).join()).toContain(`"${line}"`));
  it.each(['This position is fully remote', 'Fully remote, by video', 'A 100% remote role'])('%s', (line) => {
    expect(told(line).join()).toContain('the General tab says Bochum');
    expect(told(line, { attendance: null }, 'Face to face in the hospital.').join()).toContain('Bochum');
  });
  it.each([
    '1099 contractor, 12 months',
    'The contract ends on 31 December',
    'Your contract runs until the end of June',
    'Mini-job, 10 hours a week',
    'Per diem, as needed',
    'Self-employed basis',
    'Freelance, paid by invoice',
    'A nine-month contract',
    'Parental leave cover',
  ])('%s', (line) => expect(told(line).join()).toContain('(contract)'));
  it('all of them in one note', () =>
    expect(told('Mini-job, 10 hours a week\nThe contract ends on 31 December')).toEqual([
      'The brief says permanent, the job description "Mini-job, 10 hours a week" and "The contract ends on 31 December" (contract). We use the brief.',
    ]));
  it.each([
    'Based at our Herne depot',
    'You start and finish at the Wanne Eickel yard',
    'Working from our Essen branch',
  ])('%s', (line) => expect(told(line).join()).toContain('the General tab says Bochum'));
});

describe('what contradicts nothing is told by no note', () => {
  it.each([
    'No home working',
    'Work from home is not possible',
    'Support patients at home',
    'Monitor remote stations',
    'Drive the van from home',
    'Care home and home-based care',
    'Hybrid vehicles are serviced here',
    'Checking of sub-contractor bills',
    'Meet the contractor on site',
    '|6|Hire a contractor for the works|daily|',
    'Contracts of sale end with a handover',
    'Applications close on 31 December',
    'Manage the contract with our caterer',
    'Complete the inventory by 31 December',
    'Shifts end on the hour',
    'Based at our Bochum depot',
    'Based at our head office',
    'Report for work with a helmet',
  ])('%s', (line) => expect(told(line)).toEqual([]));
  it('a term of the same kind that the brief leaves open', () => {
    expect(told('Some work from home is possible', { attendance: null }, 'Permanent.')).toEqual([]);
    expect(told('1099 contractor, 12 months', { contract: null }, 'On site.')).toEqual([]);
    expect(told('Per diem, as needed', { contract: { text: 'fixed-term', source: 'brief' } })).toEqual([]);
  });
});
