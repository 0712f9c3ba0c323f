import { describe, expect, it } from 'vitest';
import { withTypedCapitals } from './typed-capitals.ts';

describe('the capital of a cell', () => {
  it.each([
    ['stand 8+ hours', 'Stand 8+ hours'],
    ['walk 10 miles a shift', 'Walk 10 miles a shift'],
    ['carry 25 kg', 'Carry 25 kg'],
  ])('is none inside of a sentence, before what is done: %s', (text, typed) =>
    expect(withTypedCapitals(text, typed)).toBe(text),
  );
  it.each([
    ['pro 2 avalanche certificate', 'Pro 2 avalanche cert', 'Pro 2 avalanche certificate'],
    ['word 365', 'Word 365', 'Word 365'],
  ])('and a name keeps it: %s', (text, typed, said) => expect(withTypedCapitals(text, typed)).toBe(said));
});
