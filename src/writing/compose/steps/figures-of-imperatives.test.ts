import { expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const batch = (step: 1 | 3 | 4 | 6, value: string): { text: string; notes: string } => {
  const { items, notes } = writeStep(
    makeInput({
      advert: { jobTitle: 'Glazier', location: 'Sligo', brandName: 'Harte Glass' },
      brief: {
        responsibilitiesRole: 'measure windows, manage a budget of €3.2 million, cut glass to 8 mm, fit sealed units',
        skills: "three years' experience with glass, able to work at 12 metres",
      },
    }),
    step,
    { imperatives: [{ id: 'i', value }] },
    { seed: 2 },
  );
  return { text: items.map(itemText).join('\n'), notes: notes.join('\n') };
};

it.each([
  [1, 'Mention the €5 million goal', '3.2 million" is in'],
  [4, 'Mention the two years', 'three years’ experience with glass" is in'],
] as const)('step %i, "%s" is not said by another figure', (step, order, taken) => {
  expect(batch(step, order).notes).not.toContain(taken);
});
it.each([
  ['Mention the 8 mm glass', /cut glass to 8 mm/],
  ['No ladders over 6 m', /There are no ladders over 6 m/],
])('step 3 says "%s"', (order, said) => expect(batch(3, order).text).toMatch(said));
it('calls in the reader’s own verb', () => {
  expect(batch(6, 'Say to call 071 555 010').text).toMatch(/call 071 555 010/i);
  expect(batch(6, 'Say to call 071 555 010').text).not.toMatch(/: to call|^to call/im);
});
