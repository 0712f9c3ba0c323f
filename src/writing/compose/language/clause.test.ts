import { describe, expect, it } from 'vitest';
import { countedDo, saysClause } from './clause.ts';

describe('so many, and what they do', () => {
  it.each([
    'Eight volunteers serve 90 lunches',
    'About 2,300 children read what we print',
    'Half of our crews sail every week',
    'most guests book us again',
  ])('is a clause: %s', (text) => {
    expect(countedDo(text)).toBe(true);
    expect(saysClause(text)).toBe(true);
  });

  it.each(['Four rooms furnished by our guests', 'Two evenings a week', 'Twelve lambs'])('is none: %s', (text) => {
    expect(countedDo(text)).toBe(false);
  });
});
