import { expect, it } from 'vitest';
import { leansBack } from './leaning.ts';

it.each(['Most places run 150+', 'Others make you wait', 'Most other firms ask for weekends'])(
  '%s needs what stood before it',
  (text) => expect(leansBack(text)).toBe(true),
);
it.each([
  'Most of us started as carers',
  'Our shops close at six',
  'Companies in 14 states use the product',
  'Most days end at four',
])('%s stands by itself', (text) => expect(leansBack(text)).toBe(false));
