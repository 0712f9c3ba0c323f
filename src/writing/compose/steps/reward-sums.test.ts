import { expect, it } from 'vitest';
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
