import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

const described = (title: string, statement: string | null, seed: number): string => {
  const input = makeInput({
    advert: { jobTitle: 'Managing Director', location: 'Halifax' },
    guidelines: { companyName: 'Kestrel', rewards: [{ id: '1', title, statement }] },
  });
  const { items } = writeStep(
    input,
    5,
    { selectedBenefits: [title], noOfLine: 1, outputLengthType: 'small' },
    { seed },
  );
  return JSON.stringify(items);
};

it.each([1, 2, 3, 4, 5, 6])('says of a sum what it is for (%i)', (seed) => {
  expect(described('Car allowance', '£12,000 a year.', seed)).toMatch(/car allowance of £12,000 a year/i);
});
it.each([1, 2, 3, 4, 5, 6])('gives nobody a nursery (%i)', (seed) => {
  expect(described('Nursery', null, seed)).not.toMatch(/you get a nursery|part of what you get|comes with/i);
});

describe('a sum that its title names', () => {
  const all = (title: string, statement: string): string[] =>
    Array.from({ length: 24 }, (_, seed) => described(title, statement, seed));
  it.each([
    ['Night allowance', '₹350 for each night shift', 'a night allowance of ₹350 for each night shift'],
    ['Annual bonus', 'up to 30% of salary', 'an annual bonus of up to 30% of salary'],
    ['Tuition reimbursement', 'up to $5,250 a year', 'tuition reimbursement of up to $5,250 a year'],
  ])('%s: %s', (title, statement, said) => {
    expect(all(title, statement).some((text) => text.includes(said))).toBe(true);
  });
  it.each([
    ['Staff discount', '30% off plants'],
    ['Shift premium', '20% on top of basic pay'],
    ['Incentive', 'paid each April'],
    ['Pension', '6% of salary'],
  ])('is none: %s: %s', (title, statement) => {
    for (const text of all(title, statement))
      expect(text).not.toMatch(/\b(?:discount|premium|incentive|pension) of\b/i);
  });
});
