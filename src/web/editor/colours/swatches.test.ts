import { describe, expect, it } from 'vitest';
import { parseHexColour, swatches } from './swatches.ts';

describe('text colours', () => {
  it('are fourteen, all different, all in the stored form', () => {
    expect(swatches).toHaveLength(14);
    expect(new Set(swatches.map(({ value }) => value)).size).toBe(14);
    for (const { value } of swatches) expect(parseHexColour(value)).toBe(value);
  });

  it('are applied only as # and six hex digits', () => {
    expect(parseHexColour('#12ab9F')).toBe('#12ab9f');
    for (const typed of ['#123', '123456', '#12345G', '', '#1234567', 'red']) {
      expect(parseHexColour(typed)).toBeUndefined();
    }
  });
});
