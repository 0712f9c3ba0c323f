import { expect, it } from 'vitest';
import { stripWorn } from './withhold.ts';

it.each(['Great Place to Work 2023', 'Great Place to Work, three years running'])(
  '%s is the name of an award',
  (text) => expect(stripWorn(text)).toEqual({ text, worn: null }),
);
it.each(['We are a great place to work', 'A great place to work'])('%s is a worn phrase', (text) =>
  expect(stripWorn(text).worn).toBe('great place to work'),
);
