import { describe, expect, it } from 'vitest';
import { lowerFirst } from './first-capitals.ts';
import { rememberingHere, withNames } from './names-here.ts';

describe('what is remembered', () => {
  let reads = 0;
  const read = rememberingHere((text) => {
    reads += 1;
    return lowerFirst(text);
  });

  it('is read once for the same names, and anew for others', () => {
    const under = (names: string[]): string => withNames(names, () => read('Harbour work'));
    expect(under([])).toBe('harbour work');
    expect(under(['Harbour'])).toBe('Harbour work');
    expect(reads).toBe(2);
    expect(under([])).toBe('harbour work');
    expect(under(['Harbour'])).toBe('Harbour work');
    expect(reads).toBe(2);
  });

  it('is that of the names outside again when the work is done or has failed', () => {
    withNames(['Harbour'], () => {
      expect(() =>
        withNames(['Lock'], () => {
          throw new Error('failed');
        }),
      ).toThrow('failed');
      expect(withNames(['Lock'], () => lowerFirst('Lock work'))).toBe('Lock work');
      expect(lowerFirst('Lock work')).toBe('lock work');
      expect(lowerFirst('Harbour work')).toBe('Harbour work');
    });
  });

  it('keeps what is no text: null is remembered too', () => {
    let asked = 0;
    const none = rememberingHere(() => {
      asked += 1;
      return null;
    });
    expect(none('x')).toBeNull();
    expect(none('x')).toBeNull();
    expect(asked).toBe(1);
  });
});
