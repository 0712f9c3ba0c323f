import { expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { unsettledIn, unsettledOf } from './unsettled.ts';

it.each([
  ['Bar work, bar licence training TBC', 'bar licence training', 'bar licence training TBC'],
  ['Food hygiene\n- Hep B immunity evidence (TBC)', 'Hep B immunity evidence', 'Hep B immunity evidence (TBC)'],
  ['Other | CSCS card - to be confirmed | Interview', 'CSCS card', 'CSCS card - to be confirmed'],
  ['PASMA TBA; own tools', 'PASMA', 'PASMA TBA'],
  ['Site allowance tbd. Tower crane ticket to be agreed', 'Tower crane ticket', 'Tower crane ticket to be agreed'],
  ['French, German TBD\nSwim teacher award TBC', 'Swim teacher award', 'Swim teacher award TBC'],
])('finds what "%s" leaves open', (text, raw, typed) => {
  expect(unsettledOf(raw, unsettledIn(text))?.typed).toBe(typed);
});

it.each([
  ['Bar work, bar licence training TBC', 'Bar work'],
  ['PASMA TBA; own tools', 'own tools'],
  ['Salary TBC', 'a personal licence'],
  ['Knife skills', 'Knife skills'],
])('leaves the rest of "%s" alone', (text, raw) => {
  expect(unsettledOf(raw, unsettledIn(text))).toBeUndefined();
});

it('says nothing of it, and tells it', () => {
  const { person, unread } = buildLedger(
    makeInput({ brief: { skills: 'Cellar experience, bar licence training TBC' } }),
    false,
  );
  expect(person.map(({ typed }) => typed)).toEqual(['Cellar experience']);
  expect(unread).toContain('bar licence training TBC');
});
