/** A pillar whose statement begins with the last word of its name is told without the name before it. */
import { expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const input = makeInput({
  advert: { jobTitle: 'Lift Engineer', location: 'Croydon', brandName: 'Addiscombe Lifts' },
  brief: { responsibilitiesRole: 'Carry out minor repairs, test lifts, keep records, answer call-outs', skills: 'NVQ' },
  guidelines: {
    pillars: [{ id: '1', value: 'Sensible routes', statement: 'Routes are capped at 75 units each.', weight: 100 }],
  },
});

it('says no word twice at the colon', () => {
  for (const step of [2, 3] as const)
    for (const iteration of [0, 1]) {
      const texts = writeStep(input, step, { outputType: 'prose', noOfLine: 3 }, { iteration }).items.map(itemBody);
      expect(texts.join(' ')).toMatch(/routes are capped/i);
      expect(texts.join(' ')).not.toMatch(/routes: routes/i);
    }
});
