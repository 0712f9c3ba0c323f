import { expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

it('the home working that an imperative names is how the job is done, though homes are let', () => {
  const { items, notes } = writeStep(
    makeInput({
      advert: { jobTitle: 'Housing Officer', location: 'Dundee' },
      brief: {
        description: 'Permanent. Hybrid, two days a week at home.',
        responsibilitiesRole: 'Let empty homes, visit estates, help tenants with rent arrears',
      },
    }),
    2,
    { noOfLine: 3, outputLengthType: 'medium', imperatives: [{ id: '1', value: 'Mention the home working' }] },
  );
  for (const text of items.map(itemText)) expect(text).toMatch(/hybrid, with two days a week at home/);
  expect(notes.join()).not.toContain('home working');
});
