import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

it.each([
  ['Clear and legible handwriting using a fountain pen', 'clear and legible handwriting using a fountain pen'],
  ['Clear and tactful explanation of code', 'clear and tactful explanation of code'],
])('%s is had', (line, text) => expect(readPerson(line)).toMatchObject({ kind: 'have', text }));
it.each([
  'Friendly and calm',
  'Clear and confident speaker',
  'Calm and patient with children',
  'Open and honest at work',
])('%s is what somebody is', (line) => expect(readPerson(line)?.kind).toBe('be'));
it('a program beside another keeps its capital', () => {
  expect(readPerson('Opera or IDS knowledge')?.text).toBe('Opera or IDS knowledge');
});
