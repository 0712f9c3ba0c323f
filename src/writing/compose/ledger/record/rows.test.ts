/** Rows of a company's record, and of what a place is: each part in its own sentence, or told in a note. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const ledgerOf = (brief: object, jobTitle = 'HGV Driver') =>
  buildLedger(makeInput({ advert: { jobTitle, location: 'Wakefield' }, brief }), false);
const evidence = (supportingEvidence: string): string[] =>
  ledgerOf({ supportingEvidence }).sentences.map(({ statement }) => statement.text);
const description = (text: string, jobTitle?: string): string[] =>
  ledgerOf({ description: text }, jobTitle).sentences.map(({ statement }) => statement.text);

describe('a row of the record', () => {
  it.each([
    [
      '4.9 out of 5 from 620 Google reviews, family-run since 1974',
      ['We score 4.9 out of 5 from 620 Google reviews', 'We have been family-run since 1974'],
    ],
    [
      '90,000 visitors in 2025, the highest since the Museum opened',
      ['We had 90,000 visitors in 2025, the highest since the Museum opened'],
    ],
    ['Sick leave was 1.2% last year, lowest ever', ['Sick leave was 1.2% last year, the lowest ever']],
    ['90,000 visitors in 2025. The highest since the Museum opened.', ['We had 90,000 visitors in 2025']],
    ['Turnover of staff 4%, the lowest in ten years', ['Our turnover of staff is 4%, the lowest in ten years']],
    [
      '180,000 smart meters, 24 million readings a day, kununu score 4.3',
      ['We have 180,000 smart meters', 'We handle 24 million readings a day', 'Our kununu score is 4.3'],
    ],
    [
      'Salaries paid on time every month since 1988, 2,300 employees in three mills',
      ['Salaries have been paid on time every month since 1988', 'We have 2,300 employees in three mills'],
    ],
    [
      'Best Croissant, Rhode Island Monthly 2024, 900 croissants sold each Saturday',
      ['We won Best Croissant (Rhode Island Monthly 2024)', '900 croissants are sold each Saturday'],
    ],
    [
      'Investors in People Gold since 2022, 310 staff, 5,400 homes',
      ['We have held Investors in People Gold since 2022', 'There are 310 of us', 'We have 5,400 homes'],
    ],
    [
      'Nine in ten staff would recommend us to a friend, 2025 staff survey',
      ['Nine in ten staff would recommend us to a friend (2025 staff survey)'],
    ],
    ['£6.2m repair programme agreed up to 2028', ['Our £6.2m repair programme is agreed up to 2028']],
    [
      'Kitchen team of 11 from 6 countries, average stay 5 years',
      ['Our kitchen team has 11 people from 6 countries', 'Our average stay is 5 years'],
    ],
    ['92% of tenants satisfied with repairs last year', ['92% of tenants were satisfied with repairs last year']],
    [
      'Guests rate us 9.2 on Booking.com, 4 in 10 guests come back',
      ['Guests rate us 9.2 on Booking.com', '4 in 10 guests come back'],
    ],
    [
      'No accident with lost time since May 2022, 34 technicians',
      ['We have had no accident with lost time since May 2022', 'We have 34 technicians'],
    ],
    ['Used in 140 hospitals, 62% of regression tests are automated', ['62% of regression tests are automated']],
    [
      'Ofsted rated behaviour Outstanding in 2024, 7 science labs refitted in 2023',
      ['Ofsted rated behaviour Outstanding in 2024', '7 science labs were refitted in 2023'],
    ],
  ])('%s', (typed, said) => expect(evidence(typed)).toEqual(said));
  it('stays together where it has been read together', () =>
    expect(evidence('NRR 118%, GRR 94%')).toEqual(['Our NRR is 118%, and our GRR is 94%']));
  it('says nothing that leans on another part: the average age is that of the trucks', () => {
    const ledger = ledgerOf({
      supportingEvidence: '64 trucks, average age under four years, 97% first-time CVRT pass rate in 2024',
    });
    expect(ledger.sentences.map(({ statement }) => statement.text)).toEqual([
      'We have 64 trucks',
      'We had a 97% first-time CVRT pass rate in 2024',
    ]);
    expect([...ledger.rough]).toEqual(['average age under four years']);
  });
});

describe('a row of a description', () => {
  it('has its people with the house', () =>
    expect(description('Full-time, small planning consultancy, six people.')).toEqual([
      'Small planning consultancy with six people',
    ]));
  it('parts a team from the shops', () =>
    expect(description('Kitchen team of six, two shops.')).toEqual(['A kitchen team of six', 'We have two shops']));
  it('is one of two terms, and what one does', () =>
    expect(
      description(
        'Full-time and part-time, supporting four adults in a shared house in Sketty. Sleep-ins about once a week.',
      ),
    ).toEqual([
      'Full-time or part-time',
      'You support four adults in a shared house in Sketty',
      'You have sleep-ins about once a week',
    ]));
  it.each([
    ['Mon to Fri, one late evening till 7pm', 'You work Monday to Friday, with one late evening till 7pm'],
    ['Own about 45 accounts, mostly small firms', 'You own about 45 accounts, mostly small firms'],
    [
      'Test our billing and lab modules, manual and automated.',
      'Test our billing and lab modules, with manual and automated tests',
    ],
    ['11 to 16 school with 920 pupils', 'You work in an 11 to 16 school with 920 pupils'],
    ['Paid call-out one week in five', 'You are on paid call-out one week in five'],
  ])('is a sentence: %s', (typed, said) => expect(description(typed)).toEqual([said]));
  it('that nothing joins is told in a note', () => {
    expect(description('Nursery for 60 children, toddler room, 2 to 3 year olds')).toEqual([
      'You work in a nursery for 60 children',
      'You work in a toddler room',
    ]);
    expect(
      description('Chef de partie, fish and sauces, hotel restaurant with 70 covers plus terrace', 'Chef de partie'),
    ).toEqual([]);
  });
});

describe('a promise of two halves behind one comma', () => {
  const promise = (proposition: string): string[] =>
    ledgerOf({ proposition }).sentences.map(({ statement }) => statement.text);
  it.each([
    [
      "You're home every evening, all our turbines are within an hour of Husum.",
      ["You're home every evening", 'All our turbines are within an hour of Husum'],
    ],
    [
      'Shared lesson plans and no written marking, we use whole-class feedback instead.',
      ['Shared lesson plans and no written marking: we use whole-class feedback instead'],
    ],
    [
      'Four-day week and no nights, our out-of-hours goes to a clinic in Newcastle.',
      ['Four-day week and no nights: our out-of-hours goes to a clinic in Newcastle'],
    ],
    [
      'You decide when a release is ready, QA has the final say.',
      ['You decide when a release is ready', 'QA has the final say'],
    ],
    ['In summer, we close at three.', ['In summer, we close at three']],
  ])('%s', (typed, said) => expect(promise(typed)).toEqual(said));
});
