/** Notes that lack only their verb, as the sentences that a text may have. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { notesInFull } from './notes-in-full.ts';

const said = (jobTitle: string, description: string, country = 'Ireland'): string[] =>
  buildLedger(makeInput({ advert: { jobTitle, country }, brief: { description } }), false).sentences.map(
    ({ statement }) => statement.text,
  );

describe('when one works', () => {
  it.each([
    [
      'Mon to Thurs 7.45 to 4.30, half day Friday.',
      'You work Monday to Thursday from 7.45 to 4.30, and half a day on Fridays',
    ],
    [
      'Shifts are 6 am to 2 pm and 2 pm to 10 pm, six days a week, with no night duty.',
      'The shifts run from 6 am to 2 pm and 2 pm to 10 pm, six days a week, with no night duty',
    ],
    [
      'Shift 12 pm to 9 pm IST to overlap with the US east coast.',
      'Your shift is from 12 pm to 9 pm IST, to overlap with the US east coast',
    ],
    [
      'It is three shift, but the night shift is only each third week.',
      'You work in three shifts, but the night shift is only every third week',
    ],
    [
      'Permanent, 37 hours, with one week of nights in six for step tests.',
      'You work one week of nights in six for step tests',
    ],
    ['10-day hitches, 4 off.', 'You work 10-day hitches with 4 days off'],
    ['Vocational school 1.5 days a week.', 'You go to vocational school 1.5 days a week'],
    ['Season May 4 - Oct 9.', 'The season runs from May 4 to October 9'],
    [
      'Seasonal position from April 12 to October 29, 2027, with the option to come back each year.',
      'This is a seasonal position from April 12 to October 29, 2027, with the option to come back each year',
    ],
    [
      'Permanent position in our accredited calibration laboratory, day shift, 38 hours a week.',
      'This is a permanent position in our accredited calibration laboratory, on the day shift',
    ],
    ['Paid trainee spot, field and office, full time.', 'This is a paid trainee spot'],
    ['Paid trainee spot, field and office, full time.', 'You work in the field and in the office'],
  ])('%s', (note, sentence) => expect(said('Technician', note)).toContain(sentence));
});

describe('what there is', () => {
  it.each([
    ['busy bar. live music thurs to sun', 'There is live music from Thursday to Sunday'],
    ['Busy pub, trad music 5 nights.', 'There is trad music on 5 nights a week'],
    ['Hotel with 3 banquet halls, lawn for 1200 pax.', 'There is a lawn for 1200 people'],
    ['- press tool + die shop\n- 22 toolmakers, 2 shifts', 'There are 22 toolmakers'],
    ['Company van kept at home.', 'You have a company van, which is kept at home'],
  ])('%s', (note, sentence) => expect(said('Supervisor', note)).toContain(sentence));
});

it('a kind of house is none by its name, whatever the company is called', () =>
  expect(
    buildLedger(
      makeInput({
        advert: { jobTitle: 'Banquet Sales Manager', brandName: 'Hotel Malwa Regency' },
        brief: { description: 'Hotel of 164 rooms, lawn for 1200 pax.' },
      }),
      false,
    ).sentences.map(({ statement }) => statement.text),
  ).toEqual(['You work in a hotel of 164 rooms', 'There is a lawn for 1200 people']));

describe('a whole clause of the recruiter', () => {
  it.each([
    'Our laboratory has eleven people and works in English and German',
    'You work one week of nights in six for step tests',
  ])('%s', (typed) => expect(said('Technician', `${typed}.`)).toEqual([typed]));
});

describe('what is of no such shape', () => {
  it.each([
    'Season with salt and pepper.',
    'Shift 12 pallets to 9 bays to cover the wall.',
    'Mon to Thurs 7.45 to 4.30, Friday to 1.',
    '10-day courses, 4 offices.',
    'Live music venue, 300 covers.',
    'Lawn mowing for 12 parks.',
    'Two toolmakers wanted.',
    'Field and track events.',
  ])('stays as it was typed: %s', (note) => expect(notesInFull(note)).toBe(note));
});
