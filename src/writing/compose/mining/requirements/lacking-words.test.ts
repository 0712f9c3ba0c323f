import { describe, expect, it } from 'vitest';
import { withItsSmallWords } from './lacking-words.ts';

describe('notes of what is asked that lack their words', () => {
  it.each([
    ['Time on Juki, Pegasus or Union Special', 'experience on Juki, Pegasus or Union Special'],
    ['hours on Cessnas', 'experience on Cessnas'],
    ['DIN 4109 sits', 'knowledge of DIN 4109'],
    ['ISO 9001 is second nature', 'knowledge of ISO 9001'],
    ['basic electrical', 'basic electrical knowledge'],
    ['Basic mechanical and electrical', 'basic mechanical and electrical knowledge'],
    ['1 year with 10-24s', "1 year's experience with young people aged 10 to 24"],
    ['2 years with 0-5s', "2 years' experience with children aged 0 to 5"],
  ])('%s', (typed, said) => expect(withItsSmallWords(typed)).toBe(said));
  it.each([
    'Time management',
    'Time in lieu',
    'ISO 9001 auditor',
    'Basic electrical testing',
    'General manager',
    '2 years with children',
  ])('and others stay: %s', (typed) => expect(withItsSmallWords(typed)).toBe(typed));
});
