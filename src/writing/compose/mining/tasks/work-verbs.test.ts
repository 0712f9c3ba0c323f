/** Work that is only named, with the verb that people do it with. */
import { describe, expect, it } from 'vitest';
import { namedWork } from './named-work.ts';

describe('queries by whom they are put to', () => {
  it.each([
    ['SQL queries', 'write'],
    ['database queries', 'write'],
    ['phone queries', 'answer'],
    ['customer queries', 'answer'],
  ])('%s', (name, verb) => {
    expect(namedWork(name)).toEqual([{ name, verb }]);
  });
});
