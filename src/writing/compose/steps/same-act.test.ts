import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

const act = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.!?]/g, '')
    .replace(/\bestuary\b/g, 'us')
    .replace(/\b(?:today|now|here|soon)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('calls of one batch', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('ask for the same act once, whoever is named and when: %i', (seed) => {
    const input = makeInput({
      advert: { jobTitle: 'Wirer', location: 'Shannon', country: 'Ireland' },
      guidelines: { companyName: 'Estuary' },
    });
    const first = writeStep(input, 6, { noOfLine: 8 }, { seed });
    const shown = first.items.map((item) => (typeof item === 'string' ? item : Object.values(item).join(' ')));
    const second = writeStep(input, 6, { noOfLine: 8 }, { seed: seed + 100 });
    for (const { items } of [first, second]) {
      const acts = items.map((item) => act(typeof item === 'string' ? item : Object.values(item).join(' ')));
      expect(new Set(acts).size).toBe(acts.length);
    }
    expect(shown.length).toBeGreaterThan(3);
  });
});
