import { describe, expect, it } from 'vitest';
import { beginsWithOrder } from './order-first.ts';

describe('two deeds that are done to one thing are an order', () => {
  it.each([
    'Fix and install sprinkler systems',
    'Install and repair heating systems',
    'Clean and stock guest rooms',
    'Fix and service lifts',
  ])('%s', (text) => expect(beginsWithOrder(text, [])).toBe(true));
  it.each(['Track and trace systems', 'Park and ride sites', 'Night systems', 'Cover night shifts'])(
    '%s is none',
    (text) => expect(beginsWithOrder(text, [])).toBe(false),
  );
});
