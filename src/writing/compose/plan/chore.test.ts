import { describe, expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { isChore } from './chore.ts';

describe('a chore', () => {
  it.each([
    'be on call one week in five',
    'take out compost',
    'ensure compliance with policies',
    'reset after breakdowns',
    'find faults',
    'fault-find on site',
    'write up care notes',
    'answer the phone',
    'keep the van stocked',
    "tell the office if something's changed",
    'write up notes on the app',
    'measure and cut pipe',
    'carry tools',
    'report any changes to the office',
    'raise concerns about safety',
    'report broken benches',
    'hand in college work on time',
    'write the rota for 9 staff',
    'update the CRM daily',
    'fill in job cards',
    'put deliveries away',
    'take fridge temperatures',
    'lay the tables',
    'hand over to the customer',
    'test and document',
    'keep budget lists',
    'make announcements',
    'drive as per the timetable',
    'order food',
    'order craft materials',
    'ordering fresh ingredients',
    'buy stock',
    'count and deposit money',
    'bank the takings',
    'maintain the shift report',
  ])('%s is one', (task) => {
    expect(isChore(task)).toBe(true);
  });
  it.each([
    'bake bread',
    'teach children to swim',
    'design bridges',
    'talk with families',
    'keep families together',
    'measure air quality in schools',
    'report the news from Cork',
    'tell the story of the mill',
    'complete two years of training',
    'order daily from 30 local farms and two distributors',
    'buy grain from 200 farms',
    'supervise kitchen staff',
    'report on the markets of East Africa',
  ])('%s is none', (task) => {
    expect(isChore(task)).toBe(false);
  });
  it('is no headline where there is other work', () => {
    const input = makeInput({
      advert: { jobTitle: 'Pastry Chef', location: 'Tenby' },
      brief: {
        responsibilitiesRole: 'bake croissants, empty the bins, plate desserts, write the dessert menu, mop the floor',
      },
      guidelines: { companyName: 'The Harbour Inn' },
    });
    const lines = [0, 1].flatMap((iteration) =>
      writeStep(input, 1, { noOfLine: 8 }, { iteration }).items.map(itemText),
    );
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.join('\n')).not.toMatch(/bins|mop/i);
  });
});
