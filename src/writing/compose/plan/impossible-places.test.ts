import { describe, expect, it } from 'vitest';
import { isImpossible } from './impossible.ts';

describe('turns that come of a note read as a place, a day or a clause', () => {
  it.each([
    'You’ll work on a car park on site.',
    'In this job, you work in a behind the shop.',
    'You work for a works council.',
    'There are 44 staff and a same lift.',
    'You work on Wednesday and Friday the practice closes at 1 pm.',
    'You’ll find that one shift, and your afternoons are yours.',
    'Every decision starts with the patient, and no redundancies since 1988.',
  ])('%s', (text) => expect(isImpossible(text)).toBe(true));

  it.each([
    'You work in an office behind the shop.',
    'You work on the ground floor of the works.',
    'You work on Wednesday and Friday.',
    'On Friday the clinic closes at 1 pm.',
    'You’ll find that shifts are fixed, and your afternoons are yours.',
    'We have a staff car park, and no permits are needed.',
    'There is a canteen on site.',
    'Our clinic has 12 beds, with parking, and no night shifts.',
  ])('not %s', (text) => expect(isImpossible(text)).toBe(false));
});
