import { describe, expect, it } from 'vitest';
import { readDuty } from '../../mining/tasks/duty.ts';
import { splitDuties } from '../../mining/tasks/duty-list.ts';
import { cleanText } from '../clean.ts';
import { readNotes } from '../notes.ts';
import { asRecord } from '../record/record.ts';

describe('a note of how one works', () => {
  it.each([
    ['Nights on a 4 on 4 off pattern, 6pm to 6am', 'You work nights on a 4 on 4 off pattern, 6pm to 6am'],
    ['Flexitime with core hours 9.30 to 15.00', 'You work flexitime with core hours 9.30 to 15.00'],
    ['Duty desk one day a week', 'You are on the duty desk one day a week'],
    ['One-to-one and small group support in Year 2', 'You give one-to-one and small group support in Year 2'],
    [
      'Five days a week, closed Mondays and Tuesdays so you always get two days off together',
      'You work five days a week, and we are closed on Mondays and Tuesdays, so you always get two days off together',
    ],
    ['Running a team of 35 in our chilled warehouse', 'You run a team of 35 in our chilled warehouse'],
    ['Looking after nine lines', 'Look after nine lines'],
  ])('%s', (note, said) => {
    expect(readNotes(note, [])).toEqual([said]);
  });

  it('is no note of whom the law lets apply', () => {
    expect(cleanText('Fixed term for two years. (m/f/d)').text).toBe('Fixed term for two years.');
    expect(cleanText('Lab technician (m/w/d), Jena').text).toBe('Lab technician, Jena');
  });
});

describe('a record of what has not happened', () => {
  it.each([
    ['No lost-time accidents for 612 days', 'We have had no lost-time accidents for 612 days'],
    ['No redundancies since 1987', 'We have had no redundancies since 1987'],
  ])('%s', (typed, said) => {
    expect(asRecord(typed)).toBe(said);
  });
});

describe('a task', () => {
  it.each([
    ['washing up, helping chefs prep, bins', ['washing up', 'helping chefs prep', 'empty the bins']],
    ['pots, bins, mopping floors', ['wash the pots', 'empty the bins', 'mopping floors']],
    ['sort the bins and lock up', ['sort the bins and lock up']],
  ])('of a kitchen has its verb: %s', (typed, parts) => {
    expect(splitDuties(typed)).toEqual(parts);
  });

  it.each([
    [
      'Lead a portfolio of 25 audit clients with turnover between €1m and €40m',
      'lead a portfolio of 25 audit clients with turnover between €1m and €40m',
    ],
    ['own reliability of the payouts API', 'take charge of the reliability of the payouts API'],
    ['Support delivery of the plan', 'support the delivery of the plan'],
    ['Support visit', 'support visits'],
  ])('%s', (typed, said) => {
    expect(readDuty(typed)?.text).toBe(said);
  });
});

describe('a note of what there is', () => {
  it.each([
    ['Some early starts to meet the night shift', 'There are some early starts to meet the night shift'],
    ['Five-surgery mixed practice by the harbour', 'You will work in a five-surgery mixed practice by the harbour'],
    ['Ongoing role running two plants', 'This is an ongoing role running two plants'],
    ['Leading shifts in a supported living house', 'Lead shifts in a supported living house'],
  ])('%s', (note, said) => {
    expect(readNotes(note, [])).toEqual([said]);
  });
});

describe('notes of shifts, houses and targets', () => {
  it.each([
    [
      'nights sun-thurs 10pm-6am, perm not agency',
      ['Nights, Sunday to Thursday, 10pm to 6am', 'permanent, not agency'],
    ],
    [
      'Mon-Thurs 7.30-4.30, Fri 2.30 finish',
      ['You work Monday to Thursday, 7.30 to 4.30, and finish at 2.30 on Fridays'],
    ],
    ['25 ppl needed for peak', ['We need 25 people for peak']],
    ['Four nights on, three nights off, 8pm to 8am', ['Four nights on, three nights off, 8pm to 8am']],
    ['24 operators and four line leads on three lines', ['There are 24 operators and four line leads on three lines']],
    ['Exempt, with a 10% shift differential', ['The job is exempt, with a 10% shift differential']],
    [
      'p/t 20hrs, 4 days incl every sat. kids clothes. start beg. of sept, perm after 3 mths',
      [
        'part-time 20 hours, 4 days including every Saturday.',
        'Kids clothes.',
        'The job starts at the beginning of September',
        'The job becomes permanent after 3 months',
      ],
    ],
    ['OTE $84,000', ['On-target earnings are $84,000']],
    ['Domestic + light commercial', ['The work is domestic and light commercial']],
    [
      'Independent pharmacy on the high street with a consultation room',
      ['You will work in an independent pharmacy on the high street with a consultation room'],
    ],
    ['Part time / job share considered', ['Part time or job share is considered']],
  ])('%s', (note, said) => {
    expect(readNotes(note, [])).toEqual(said);
  });
  it('of an apprenticeship name its standard', () => {
    expect(readNotes('Level 2 Hospitality Team Member', ['apprentice'])).toEqual([
      'The apprenticeship is Level 2 Hospitality Team Member',
    ]);
  });
});
