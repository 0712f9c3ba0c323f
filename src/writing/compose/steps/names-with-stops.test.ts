import { expect, it } from 'vitest';
import { itemText, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

it('keeps the stop that belongs to a name, and adds none', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { items } = writeStep(
      makeInput({
        advert: { jobTitle: 'Social Worker', location: 'Bremen', country: 'Germany' },
        guidelines: { companyName: 'Jugendhilfe Weserbogen e.V.' },
        brief: { responsibilitiesRole: 'Write support plans, work with parents, lead trips' },
      }),
      1,
      { noOfLine: 8 },
      { seed },
    );
    for (const text of items.map(itemText)) {
      expect(text).not.toMatch(/e\.V$/);
      expect(text).not.toMatch(/e\.V\. .*[a-z]\.$/);
    }
  }
});
