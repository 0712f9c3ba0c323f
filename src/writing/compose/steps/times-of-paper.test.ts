import { describe, expect, it } from 'vitest';
import { comeTo } from './led-orders.ts';
import { nearestSentence } from './nearest-sentence.ts';
import { timesOfPaper } from './times-of-paper.ts';

describe('times that only the job description has', () => {
  it.each([
    [
      'the duty hours',
      '- To be on duty in the house from 6.00 am to 8.30 am and 3.30 pm to 10.00 pm',
      'You are on duty in the house from 6.00 am to 8.30 am and 3.30 pm to 10.00 pm',
    ],
    ['the working hours', 'You will work from 7:30 to 16:00.', 'You work from 7:30 to 16:00'],
    ['the shift times', '- Be on shift 6am to 2pm', 'You are on shift from 6am to 2pm'],
  ])('%s / %s', (wanted, paper, said) => expect(timesOfPaper(wanted, paper)?.text).toBe(said));
  it.each([
    ['the duty hours', '- Work with 6 to 8 patients'],
    ['the duty hours', '- Keep the register'],
    ['the school bus', '- To be on duty from 6.00 am to 8.30 am'],
  ])('and none are: %s / %s', (wanted, paper) => expect(timesOfPaper(wanted, paper)).toBeNull());
});

it('quotes a field without its tags', () =>
  expect(nearestSentence('the Guindy hub', ['<p><b>Loan Underwriter</b> for our Guindy hub.</p> Home loans'])).toMatch(
    /^Loan Underwriter +for our Guindy hub$/,
  ));

describe('what one comes to before the job', () => {
  it.each([
    ['A trial week', 'Come for a trial week'],
    ['the taster day', 'Come for a taster day'],
  ])('%s', (typed, said) => expect(comeTo(typed)).toBe(said));
  it.each(['a trial balance', 'the weekend openings'])('and nobody comes to: %s', (typed) =>
    expect(comeTo(typed)).toBeNull(),
  );
});
