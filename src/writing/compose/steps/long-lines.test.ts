/** Lines with what must be said: as long as was asked for, wherever some line of that length says it. */
import { describe, expect, it } from 'vitest';
import { countWords } from '../language/words.ts';
import { makeInput } from '../testing/input.ts';
import type { StepOptions } from '../types.ts';
import { writeStep } from '../write.ts';

const input = makeInput({
  advert: { jobTitle: 'Diesel Mechanic', location: 'Amarillo', brandName: 'Panhandle Fleet', sector: 'Haulage' },
  brief: {
    responsibilitiesRole: 'Find faults, rebuild engines, service trailers, order parts, train two juniors',
    skills: 'Own tools, five years on diesel engines',
  },
  guidelines: { pillars: [{ id: '1', value: 'Fixed right, rolling tonight', statement: null, weight: 100 }] },
});
const made = (value: string, iteration: number, title = true) => {
  const options: StepOptions = { imperatives: [{ id: 'i', value }], constraints: { jobTitleSequence: title } };
  const { items, notes } = writeStep(input, 6, options, { iteration });
  return { lines: items.map(String), notes };
};

describe('an order to the reader', () => {
  it('stands in lines of the length that was asked for', () => {
    for (const title of [true, false])
      for (const value of ['Text or walk in, no resume needed', 'Call in to the shop and ask for Noreen'])
        for (const line of made(value, 0, title).lines) expect(countWords(line), line).toBeLessThanOrEqual(12);
  });
  it('goes over it in one line only where no shorter one says it, and that is told', () => {
    const { lines, notes } = made('Come for a cup of tea and a look round the yard first', 0);
    const long = lines.filter((line) => countWords(line) > 12);
    expect(long).toHaveLength(1);
    expect(long[0]).toMatch(/a cup of tea and a look round the yard first/);
    expect(notes.join('\n')).toContain('makes a line of 15 words where 12 are the most');
  });
});
