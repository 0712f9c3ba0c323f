import { describe, expect, it } from 'vitest';
import { isGeneralOf } from './general-task.ts';

describe('one task in hand and done', () => {
  it.each([
    ['deal with grant applications from clubs and schools', 'assess grant applications'],
    ['take charge of logistics at a dairy with 300 staff', 'lead logistics, planning and stores'],
    ['look after the wine list', 'write the wine list'],
    ['carry out structural inspections before each season', 'inspect bridges and culverts'],
    ['conduct exit interviews', 'interview leavers'],
  ])('is one: %s, %s', (one, other) => {
    expect(isGeneralOf(one, other)).toBe(true);
    expect(isGeneralOf(other, one)).toBe(true);
  });
  it.each([
    ['deal with grant applications', 'assess planning applications'],
    ['manage the budget', 'write the reports'],
    ['carry out inspections', 'review contracts'],
    ['write the wine list', 'print the wine list'],
  ])('are two: %s, %s', (one, other) => {
    expect(isGeneralOf(one, other)).toBe(false);
  });
});
