/** Notes that lack only their verb, and those that a frame for shifts, places or posts would turn into another sense. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { readNotes } from '../notes.ts';

const said = (typed: string, title = 'Stock Auditor'): string[] => readNotes(typed, title.toLowerCase().split(' '));
/** What a description tells in an advert for the title, and what no sentence could be made of. */
const told = (description: string, jobTitle = 'Stock Auditor') => {
  const { sentences, rough } = buildLedger(makeInput({ advert: { jobTitle }, brief: { description } }), true);
  return { texts: sentences.map(({ statement }) => statement.text), rough: [...rough] };
};

describe('a note on pay, a later post or how a place runs', () => {
  it.each([
    ['Finish 12 on a Friday', 'You finish at 12 on Fridays'],
    ['Finishing at 1pm Thursdays', 'You finish at 1pm on Thursdays'],
    ['Start at 10 on Mondays', 'You start at 10 on Mondays'],
    ['Paid every two weeks', 'You are paid every two weeks'],
    ['Paid every Friday in arrears', 'You are paid every Friday in arrears'],
    ['Pay on the scale by years of service', 'The pay is on the scale by years of service'],
    ['Pay in line with the NJC scale', 'The pay is in line with the NJC scale'],
    ['Weekly pay', 'The pay is weekly'],
    ['Posting as Assistant Engineer on completion', 'You are posted as Assistant Engineer on completion'],
    ['Appointment as Junior Chemist after one year', 'You are appointed as Junior Chemist after one year'],
    ['Replacing someone who is retiring', 'You take over from someone who is retiring'],
    ['Replacing a colleague who has moved to Spain', 'You take over from a colleague who has moved to Spain'],
    ['Three shift operation', 'This is a three-shift operation'],
    ['Two-shift foundry', 'This is a two-shift foundry'],
    ['A raise every six months for four years', 'You get a raise every six months for four years'],
    [
      'Hybrid: site visits most days, and the Town Hall at least one day a week',
      'The job is hybrid, with site visits most days and at least one day a week at the Town Hall',
    ],
    ['Hybrid: home visits on most days', 'The job is hybrid, with home visits on most days'],
    [
      'Office on Bath Street, two days a week at home',
      'You work in an office on Bath Street, and from home two days a week',
    ],
  ])('%s', (typed, sentence) => expect(told(typed).texts).toContain(sentence));
});

describe('what only looks alike', () => {
  it.each([
    'Pay suppliers on time',
    'Finish work sheets daily',
    'Move to the new office in May',
    'Increases in footfall every spring',
  ])('stays as it was typed: %s', (typed) => expect(said(typed)).toEqual([typed]));
  it.each([
    ['Four shift rota', 'You work a four-shift rota'],
    ['Training officer in the fire service', 'You will work as a training officer in the fire service'],
    ['Teaching assistant in Year 2', 'You will work as a teaching assistant in Year 2'],
  ])('has its own sentence: %s', (typed, sentence) => expect(told(typed).texts).toContain(sentence));
});

it('a floor is no doer, whatever the title has', () =>
  expect(told('Handling the first floor with 14 sales staff.', 'Floor Supervisor').texts).toEqual([
    'Handle the first floor with 14 sales staff',
  ]));

it.each(['1,100 tonnes a month', '20,000 litres a day', '400 tons per shift'])(
  'an amount of what stands before it is no sentence of its own: %s',
  (amount) => {
    const { texts, rough } = told(`Milk and cream for shops, ${amount}.`);
    expect(texts).toEqual([]);
    expect(rough.join(' ')).toContain(amount);
  },
);

it('a collection from homes is no home that one works in', () =>
  expect(told('Home sample collection across Kothrud, Karve Nagar and Warje.', 'Phlebotomist').texts).toEqual([
    'The work is home sample collection across Kothrud, Karve Nagar and Warje',
  ]));

it('a pay is no base that one works in', () => {
  const { texts, rough } = told('Base of $65,000 plus commission, uncapped.', 'Sales Manager');
  expect([...texts, ...rough].join(' ')).not.toMatch(/work in/);
});

it('one word tells when one works', () =>
  expect(told('Permanent, nights. Team of 18.', 'Shift Lead').texts).toContain('You work nights'));

it('a stop behind a bracket ends a sentence, and a day in it is written out', () =>
  expect(said('Monday to Friday 8.30 to 5 (4.30 fri). Free parking.')[0]).toContain('(4.30 on Fridays)'));
