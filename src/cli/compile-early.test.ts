import { expect, it } from 'vitest';
import { compileEarly, compilePlainly } from './compile-early.ts';

it('leaves a pattern usable that was interpreted before', () => {
  const pattern = /^[a-z]+ energy/;
  expect(pattern.test('wind energy')).toBe(true);
  compileEarly();
  compilePlainly(1);
  // V8 flattens what was put together in its runtime, and runs the pattern from there.
  const words = ['renewable energy', 'offshore wind', 'technician'];
  expect(pattern.test(`${words.join(' ')} ${words.at(-1)} ${words.join(', ')}`)).toBe(true);
  expect(pattern.test(`${words.join(', ')} ${words.at(0)} ${words.join(' ')}`.toUpperCase())).toBe(false);
});
