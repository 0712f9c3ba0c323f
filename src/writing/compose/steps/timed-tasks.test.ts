import { expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

const described = (description: string, seed: number): string =>
  JSON.stringify(
    writeStep(
      makeInput({
        advert: { jobTitle: 'Bakery Manager', location: 'Enfield' },
        brief: { description },
        guidelines: { companyName: 'Calder' },
      }),
      3,
      { noOfLine: 1, outputLengthType: 'small' },
      { seed },
    ).items,
  );

it.each([1, 2, 3])('says a task with its times as a task (%i)', (seed) => {
  const text = described('Manage the night team at our Enfield bakery, 10pm to 6am, Sunday to Thursday.', seed);
  expect(text).toMatch(/manage the night team at our Enfield bakery, 10pm to 6am, Sunday to Thursday/i);
  expect(text).not.toMatch(/(?:knowing|job): manage/i);
});

it.each([1, 2, 3])('asks for a vehicle as for one (%i)', (seed) => {
  expect(described('Two-wheeler required. You visit 12 shops a day.', seed)).not.toMatch(/Two-wheeler is/);
});
