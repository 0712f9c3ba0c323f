import { describe, expect, test } from 'vitest';
import { standsAsTyped } from '../ledger/promises.ts';
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

describe('a promise of several cries', () => {
  test.each([
    'Finish at 2 on Fridays and bank holidays off',
    'Finish Friday at 8 and no weekend work, ever',
    'New kit, warm cab, home every night',
    'Study on Fridays, work Monday to Thursday, owe nothing at the end',
  ])('stands as typed: %s', (text) => expect(standsAsTyped(text)).toBe(true));
  test.each([
    'Run your own kitchen, bar and garden',
    'Keep the same families all year',
    'Sell what you grow and keep a third',
  ])('is one order: %s', (text) => expect(standsAsTyped(text)).toBe(false));
});
