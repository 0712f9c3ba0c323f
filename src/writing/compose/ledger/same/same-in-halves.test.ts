import { describe, expect, it } from 'vitest';
import { isLikeTask, isSameTask } from './same-duty.ts';

const near = (one: string, other: string): boolean => isSameTask(one, other) || isLikeTask(one, other);

describe('one task in other words', () => {
  it.each([
    ['mentor student nurses', 'act as preceptor to student nurses from ATU Sligo'],
    ['mentor apprentices', 'act as a mentor to our two apprentices'],
    ['review code', 'write tests and review pull requests'],
    ['keep customers up to date', 'keep customers informed about delays and new sailing dates'],
    ['join the on-call rota', 'be on call one week in six'],
    ['chase late payers', 'follow up overdue invoices'],
    ['do the month end', 'prepare month-end accounts'],
  ])('is not said twice in a text: %s, %s', (one, other) => {
    expect(near(one, other)).toBe(true);
  });
  it.each([
    ['write tests and fix bugs', 'write code and review designs'],
    ['keep customers up to date', 'keep the workshop tidy'],
    ['act as first contact for suppliers', 'mentor apprentices'],
  ])('and two tasks are two: %s, %s', (one, other) => {
    expect(near(one, other)).toBe(false);
  });
});
