import { expect, it } from 'vitest';
import { asksOfNobody } from './none.ts';

it.each([
  'They are not intended to be an exhaustive list of all responsibilities, duties and skills',
  'This is not an all-inclusive listing of what the post requires',
])('is said of the paper, and asks nothing: %s', (line) => expect(asksOfNobody(line)).toBe(true));
it.each(['A comprehensive knowledge of wine', 'Able to keep a list of stock'])('asks for something: %s', (line) =>
  expect(asksOfNobody(line)).toBe(false),
);
