import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

const options = { noOfLine: 8, outputLengthType: 'small', outputType: 'prose' } as const;

const guidelines = {
  pillars: [
    { id: 'p', value: 'Home by six', statement: 'Nobody works a split shift.', weight: 100 },
    { id: 'q', value: 'Room to grow', statement: 'Everyone learns a second trade.', weight: 100 },
  ],
  values: [{ id: 'v', value: 'Look after each other', statement: 'We never leave anyone to close alone.', weight: 50 }],
};

describe('the calls of a batch', () => {
  it.each([
    ['Campsite Warden', 'mow pitches, greet guests, take card payments, empty bins, walk the site at ten'],
    ['Bar Manager', 'order stock, plan the rota, train new staff, count the till, pull a good pint'],
    ['Tram Driver', 'drive trams, check the vehicle, help passengers, report faults, keep to the timetable'],
  ])('name the job at least once: %s', (jobTitle, responsibilitiesRole) => {
    const { items } = writeStep(
      makeInput({
        advert: { jobTitle, location: 'Tenby', brandName: 'Carn Bay', salaryFrom: 24000, salaryTo: 26000 },
        brief: {
          responsibilitiesRole,
          proposition: 'A season by the sea with a pitch of your own. Every second weekend is yours.',
        },
        guidelines,
      }),
      6,
      options,
    );
    expect(JSON.stringify(items)).toContain(jobTitle);
  });
  it('ask only once whether it is the next job', () => {
    for (const iteration of [0, 1]) {
      const { items } = writeStep(makeInput({ advert: { jobTitle: 'Jeweller', brandName: 'Carn Bay' } }), 6, options, {
        iteration,
      });
      expect(items.filter((item) => /\bnext\b[^.?]*\?/.test(JSON.stringify(item))).length).toBeLessThan(2);
    }
  });
});
