import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { writeStep } from '../index.ts';
import { inFull, notSaid, tellsNextStep } from './brief-wishes.ts';

it.each([
  ['No cover letter please', 'No cover letter is needed'],
  ['No covering letters, please.', 'No covering letters are needed'],
  ['please no photos', 'No photos are needed'],
  ['No forms', 'No forms are needed'],
  ['Don’t send a CV', 'No CV is needed'],
  ['No need for a cover letter', 'No cover letter is needed'],
])('what nobody has to send is said: %s', (typed, said) => {
  expect(inFull(typed)).toBe(said);
  expect(notSaid.test(said)).toBe(false);
  expect(tellsNextStep(said)).toBe(true);
});

it.each(['No pressure', 'No jargon please', 'No agencies', 'No letters of complaint'])('%s is left out', (typed) => {
  expect(inFull(typed)).toBe(typed);
  expect(notSaid.test(typed)).toBe(true);
});

it('stands in a line of the last step', () => {
  const { input } = briefOf({ jobTitle: 'Baker' }, {});
  const { items } = writeStep(input, 6, { brief: 'No cover letter please', noOfLine: 6 }, { seed: 3 });
  expect(JSON.stringify(items)).toMatch(/no cover letter is needed/i);
});
