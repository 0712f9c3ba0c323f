import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, wordsOf } from './words.ts';

it.each([
  ['R&D and P&L, 3.5 m/s', ['R&D', 'and', 'P&L', '3.5', 'm/s']],
  ['B&BC', ['B', 'BC']],
  ["don't it’s C++ C# £24,500", ["don't", 'it’s', 'C++', 'C#', '24,500']],
  ['Kraków, €3k – a café', ['Kraków', '3k', 'a', 'café']],
])('the words of "%s"', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('text without foreign letters is cut as text with them is', () => {
  const text = fc.string({ unit: fc.constantFrom(...'AaB&bZ09 .,/+#-\'’“”–£(?:)"\n_') });
  fc.assert(
    fc.property(text, (plain) => {
      expect(wordsOf(`${plain} é`)).toEqual([...wordsOf(plain), 'é']);
    }),
  );
});

describe('how many words a text has', () => {
  it.each([
    ['', 0],
    ['  one\ttwo\nthree ', 3],
    ['€31,000 – 34,000 a year', 4],
    ['• Ärzte und Übersetzer', 3],
    ['Two\u00a0words', 2],
    ['& — …', 0],
    ["You're on time, aren't you?", 5],
    ['𝒜bc 漢字', 2],
  ])('%j', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

it('counts what stands between spaces and has a letter or a figure in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(countWords(text)).toBe(text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
    }),
  );
});
