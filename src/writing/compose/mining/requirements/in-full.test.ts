import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

it.each([
  ['3 yrs in warehouse', '3 years’ experience in a warehouse'],
  ['3 to 6 years in backend', '3 to 6 years’ experience in backend development'],
  ['experience of benefits or similar', 'experience in benefits or a similar field'],
  [
    'Three years as a store manager or assistant manager',
    'three years’ experience as a store manager or assistant manager',
  ],
  ['knowledge of HACCP wrt allergens', 'knowledge of HACCP with regard to allergens'],
  ['experience w/ kids aged 3-6', 'experience with children aged 3 to 6'],
])('%s is written out', (typed, text) => {
  expect(readPerson(typed)).toMatchObject({ kind: 'have', text });
});
it('is a calling by its German name, or a paper', () => {
  expect(readPerson('Erzieher/in or recognised teaching degree')).toMatchObject({
    kind: 'do',
    text: 'are an Erzieher/in or have a recognised teaching degree',
  });
});
it('a doctorate is had', () => {
  expect(readPerson('A doctorate in biology is preferred')).toMatchObject({
    kind: 'have',
    text: 'a doctorate in biology',
    desirable: true,
    sure: true,
  });
});
