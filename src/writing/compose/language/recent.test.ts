import { describe, expect, it } from 'vitest';
import { Recent } from './recent.ts';

describe('recent results', () => {
  it('are made once, and the one asked for longest ago is forgotten first', () => {
    const made: string[] = [];
    const recent = new Recent<string>(2);
    const get = (key: string): string =>
      recent.get(key, () => {
        made.push(key);
        return key.toUpperCase();
      });
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });
});
