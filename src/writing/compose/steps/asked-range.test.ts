/** The range of words that somebody asked for holds in the words that house style writes: "22 percent" is two. */
import { describe, expect, it } from 'vitest';
import { countWords } from '../language/words.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const input = makeInput({
  advert: { jobTitle: 'Park Ranger', location: 'Duluth', brandName: 'Saint Louis Parks', sector: 'Parks' },
  brief: {
    responsibilitiesRole: 'Patrol trails, lead school walks, mend signs',
    supportingEvidence: 'Rescue calls fell 22% between 2022 and 2025',
  },
});

describe('a range that somebody asked for', () => {
  it.each([0, 1, 2, 3])('is kept by every headline in iteration %d', (iteration) => {
    const { items } = writeStep(
      input,
      1,
      { constraints: { simple: true, wordsRange: true, jobTitleSequence: true } },
      { iteration },
    );
    for (const line of items.map(String))
      expect(countWords(line.replace(/(\d)%/g, '$1 percent')), line).toBeLessThanOrEqual(12);
  });
});
