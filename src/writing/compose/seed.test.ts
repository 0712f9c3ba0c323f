import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { createRandom } from './seed.ts';

describe('createRandom', () => {
  it.each([0, 1, 7, 2 ** 31 - 1, 2 ** 32 - 1])('draws from seed %i what pure-rand draws', (seed) => {
    const generator = xoroshiro128plus(seed | 0);
    const random = createRandom(seed);
    for (const below of [2, 3, 4, 5, 6, 10, 100, 333, 1_024, 65_537, 2 ** 30, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1])
      for (let turn = 0; turn < 300; turn += 1) expect(random.int(below)).toBe(uniformInt(generator, 0, below - 1));
  });

  it('draws nothing where there is nothing to choose', () => {
    const [one, other] = [createRandom(3), createRandom(3)];
    expect([one.int(1), one.int(0)]).toEqual([0, 0]);
    expect(one.int(1_000)).toBe(other.int(1_000));
  });
});
