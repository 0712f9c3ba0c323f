import { expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

it.each([
  ['The post is permanent, 30 hours over four days, and we do not work nights.', 'permanent'],
  ['The job is temporary until March, and we share the cover.', 'temporary'],
])('what the contract is stands in a text or in a note: %s', (description, term) => {
  for (const iteration of [0, 1, 2]) {
    const { items, notes } = writeStep(
      makeInput({
        advert: { jobTitle: 'Lactation Consultant', location: 'Clonmel', brandName: 'Suirside' },
        brief: {
          description: `We see mothers on the ward in the mornings. ${description}`,
          responsibilitiesRole:
            'assess feeding on the ward, write feeding plans with parents, teach hand expressing, refer babies with tongue-tie',
        },
      }),
      3,
      { outputType: 'prose', outputLengthType: 'small', noOfLine: 3 },
      { iteration },
    );
    const all = JSON.stringify([items, notes]);
    if (items.length > 0) expect(all).toContain(term);
  }
});
