import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsOf } from './words.ts';

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
