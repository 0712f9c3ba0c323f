import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

it.each([
  ['First-aid course for children', 'have done a first-aid course for children'],
  ['Food hygiene course', 'have done a food hygiene course'],
  ['Completed first aid course', 'have done a first aid course'],
])('a course has been done: %s', (line, said) => {
  expect(readPerson(line)).toMatchObject({ kind: 'do', text: said });
});
it('a course that is a place has not', () => {
  expect(readPerson('Experience on a golf course')?.kind).toBe('have');
});
it.each([
  ['Housing or customer service background', 'a background in housing or customer service'],
  ['Retail background', 'a retail background'],
])('a background has its article: %s', (line, said) => {
  expect(readPerson(line)).toMatchObject({ kind: 'have', text: said });
});
