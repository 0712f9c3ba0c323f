import { describe, expect, it } from 'vitest';
import { plainTongue, tongue } from './tongues.ts';

describe('the languages that people speak', () => {
  it('stand in one list, each once', () => {
    const names = tongue.slice(3, -1).split('|');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['Polish', 'Odia', 'isiZulu', 'Icelandic']));
  });

  it('are known in small letters where they are no other word', () => {
    const small = new RegExp(`^${plainTongue.toLowerCase()}$`);
    expect(small.test('icelandic')).toBe(true);
    for (const word of ['polish', 'georgian', 'finnish', 'isizulu']) expect(small.test(word)).toBe(false);
  });
});
