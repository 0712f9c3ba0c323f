import { describe, expect, test } from 'vitest';
import { isSureCut } from '../steps/sure-cut.ts';
import { isImpossible } from './impossible.ts';

describe('one person who speaks', () => {
  test('does not speak behind the name of the house', () => {
    expect(isImpossible('With Allen Banks Tree Care, I pay for your chainsaw tickets.')).toBe(true);
    expect(isImpossible('I pay for your chainsaw tickets.')).toBe(false);
    expect(isImpossible('With Allen Banks Tree Care, we pay for your tickets.')).toBe(false);
  });
});

describe('a promise on a condition', () => {
  test.each([
    ["I'll have you climbing within your first six months", ", when you're ready and not before"],
    ['We pay for your licence', ' if you stay two years'],
    ['You run your own section', ' once you have passed the exam'],
  ])('is not cut before it: %s', (part, rest) => {
    expect(isSureCut(part, rest)).toBe(false);
  });
  test('is cut elsewhere', () => {
    expect(isSureCut('You run your own section', ', and we pay for the course')).toBe(true);
  });
});
