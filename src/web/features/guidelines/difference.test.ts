import { expect, it } from 'vitest';
import { findDifference } from './difference.ts';

it.each([
  ['Apply by 12/18/2026', 'Apply by 18/12/2026', '12/18', '18/12'],
  ['plan & run', 'plan and run', '&', 'and'],
  ['Opens 1st June', 'Opens 1 June', '1st', '1'],
  ['We are hiring', 'We’re hiring', 'We are', 'We’re'],
  ['us  now', 'us now', ' ', ''],
  ['same', 'same', '', ''],
  ['', 'new', '', 'new'],
])('%s and %s differ in the words that changed', (before, after, was, is) => {
  const found = findDifference(before, after);
  expect([found.before.changed, found.after.changed]).toEqual([was, is]);
  expect(found.before.before + found.before.changed + found.before.after).toBe(before);
});

it('cuts long sentences around the change', () => {
  const far = 'a quiet word '.repeat(10);
  const { before } = findDifference(`${far}& ${far}`, `${far}and ${far}`);
  expect(before.changed).toBe('&');
  expect(before.before.startsWith('…')).toBe(true);
  expect(before.after.endsWith('…')).toBe(true);
  expect(before.before.length + before.after.length).toBeLessThan(70);
});
