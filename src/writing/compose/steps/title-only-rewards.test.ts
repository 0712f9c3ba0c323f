import { expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

it.each([
  ['Exam fees paid', /exam fees are paid/i, /fees paid (?:comes|is)|get exam fees paid/i],
  ['Meals provided', /meals are provided/i, /provided is/],
  ['Uniform supplied', /a uniform is supplied/i, /supplied is/],
  ['Parking included', /parking is included/i, /included is/],
  ['Wellness stipend', /\ba wellness stipend/i, /get wellness|^wellness stipend (?:is|comes)/i],
  ['Childcare subsidy', /\ba childcare subsidy/i, /get childcare/i],
  ['Holiday', /holiday/i, /\ba holiday/i],
  ['Vacation', /vacation/i, /\ba vacation/i],
  ['Annual leave', /annual leave/i, /\ban annual leave/i],
])('a reward of which only the title is there is said as what it is: %s', (title, said, never) => {
  const input = makeInput({
    advert: { jobTitle: 'Night Manager', location: 'Carlisle' },
    guidelines: { companyName: 'Kestrel', rewards: [{ id: '1', title, statement: null }] },
  });
  for (const seed of [1, 2, 3, 4]) {
    const { items } = writeStep(
      input,
      5,
      { selectedBenefits: [title], noOfLine: 1, outputLengthType: 'small' },
      { seed },
    );
    expect(JSON.stringify(items)).toMatch(said);
    expect(JSON.stringify(items)).not.toMatch(never);
  }
});
