import { describe, expect, it } from 'vitest';
import { writeStep } from '../../index.ts';
import { itemBody } from '../../item-text.ts';
import { writeOut } from '../../language/shorthand.ts';
import { makeInput } from '../../testing/input.ts';
import { sayAtLast } from './as-last.ts';

describe('a rota told in numbers is said as it was typed', () => {
  it.each([
    ['five days out of seven, no later than 19:30', 'You work five days out of seven, no later than 19:30'],
    [
      '37.5 hours over four long days or five normal ones, you choose',
      'You work 37.5 hours over four long days or five normal ones, and you choose',
    ],
    ['1 Saturday in 4, 7a-11a', 'You work 1 Saturday in 4, 7am to 11am'],
    ['2p to 10:30p', 'The hours are 2pm to 10:30pm'],
    ['single shift from 6:30 to 14:15', 'The working pattern is a single shift from 6:30 to 14:15'],
    [
      'Two-shift operation (06:00-14:00 and 14:00-22:00)',
      'The working pattern is a two-shift operation (06:00 to 14:00 and 14:00 to 22:00)',
    ],
    ['every 3rd wknd', 'You work every 3rd weekend'],
    ['On call every third week', 'You are on call every third week'],
    ['On-call one week in six, paid separately', 'You are on call one week in six, paid separately'],
    ['weekly off Tuesday', 'You have Tuesdays off'],
  ])('"%s"', (note, said) => {
    expect(sayAtLast(writeOut(note), [])).toBe(said);
  });

  it.each([
    '39 hours',
    'two weeks of nights',
    'in the second week of the month',
    'day rate 300 a day',
    'closed on the 4th',
    'two days off a week',
    'a week of training',
    '12 hours of CPD a year',
  ])('"%s" is none', (note) => expect(sayAtLast(note, [])).toBeNull());
});

describe('a note of a plain shape is said by it', () => {
  it.each([
    ['Our CMO retires in June 2026 after nineteen years.', 'Our CMO retires in June 2026 after nineteen years'],
    ['need someone who can talk to builders', 'We need someone who can talk to builders'],
    ['English and German needed', 'You need English and German'],
    ['English, Hindi and Marathi are required', 'You need English, Hindi and Marathi'],
    ['start is 1 September 2027', 'The job starts on 1 September 2027'],
    ['Start Q2', 'The job starts in Q2'],
    ['Joining within 30 days', 'You join within 30 days'],
    ['Covering Norwich and up to the coast from home', 'You cover Norwich and up to the coast from home'],
    ['Working under the head keeper and one underkeeper', 'You work under the head keeper and one underkeeper'],
    ['Seat on exec committee', 'You have a seat on the executive committee'],
    ['Report CEO', 'You report to the CEO'],
    ['Crew of 3 under them', 'You lead a crew of 3'],
    ['A three-year Ausbildung', 'This is a three-year Ausbildung'],
    ['team of 12, of whom 5 do customs', 'We are a team of 12, of whom 5 do customs'],
    ['Cottage room on the estate goes with it', 'A cottage room on the estate goes with the job'],
    ['Second mechanic on first shift', 'You will be the second mechanic on first shift'],
  ])('"%s"', (note, said) => expect(sayAtLast(note, ['sewing', 'machine', 'mechanic'])).toBe(said));

  it.each([
    'English teachers needed',
    'Second fitter on first shift',
    'Covering letter',
    'covering reception at lunch',
    'Report writing',
    'seat on the bus',
  ])('"%s" is none', (note) => expect(sayAtLast(note, ['mechanic'])).toBeNull());
});

describe('a description of such notes', () => {
  it('is in the texts, and no note says that we were not sure', () => {
    const input = makeInput({
      advert: { jobTitle: 'Fork-lift Driver', brandName: 'Cold Store', location: 'Fresno', country: 'United States' },
      brief: {
        description: 'Permanent. Single shift from 6:30 to 14:15. Every 3rd wknd. Crew of 3 under them. Report CEO.',
        responsibilitiesRole: 'Load lorries, count pallets, keep the dock clean',
      },
    });
    const { items, notes } = writeStep(input, 3, { noOfLine: 3, outputType: 'prose', outputLengthType: 'large' });
    const said = items.map(itemBody).join('\n');
    for (const part of [
      'single shift from 6:30 to 14:15',
      'every third weekend',
      'lead a crew of 3',
      'report to the CEO',
    ])
      expect(said).toContain(part);
    expect(notes.join(' ')).not.toMatch(/not sure/);
  });
});
