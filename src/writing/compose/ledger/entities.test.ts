import { describe, expect, it } from 'vitest';
import { cleanLine } from './clean.ts';

describe('an entity', () => {
  it.each([
    ['What you&#39;ll do', "What you'll do"],
    ['What you&amp;#39;ll do', "What you'll do"],
    ['Plan &amp;amp; run', 'Plan & run'],
    ['X&#8209;rays', 'X-rays'],
    ['Caf&eacute; &ndash; days', 'Café – days'],
    ['Smith &xyz; Sons', 'Smith &xyz; Sons'],
    ['R&D; Q&A', 'R&D; Q&A'],
  ])('%s', (typed, read) => expect(cleanLine(typed)).toBe(read));
});
