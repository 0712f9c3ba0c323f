import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';

const duties = (text: string): string[] =>
  mineJobDescription(text, 'Train Cleaner', 'Train Cleaner').duties.map(({ text: said }) => said);

describe('a job description of a few lines', () => {
  it.each([
    [
      'Clean the inside of trains between 10pm and 6am: seats, floors, toilets, windows.\nMust be able to pass a drugs and alcohol test. PPE provided.',
      ['clean the inside of trains between 10pm and 6am'],
    ],
    ['Deliver parcels in Leeds.\nMust have a licence.', ['deliver parcels in Leeds']],
    [
      'Serve customers and clean tables between 10am and 4pm.',
      ['serve customers and clean tables between 10am and 4pm'],
    ],
  ])('has its tasks in plain orders: %s', (text, said) => {
    expect(duties(text)).toEqual(said);
  });
  it.each(['Start Monday.\nCall Dave.'])('speaks to applicants as well: %s', (text) => {
    expect(duties(text)).toEqual([]);
  });
});
