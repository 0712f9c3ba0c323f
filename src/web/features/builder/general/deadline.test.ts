import { describe, expect, it } from 'vitest';
import { findDeadlineFault, readDate, showDate } from './deadline.ts';

const rules = { stored: '2026-11-01', today: '2026-11-21', created: '2026-11-10' };

describe('deadlines', () => {
  it.each([
    ['11.12.2026', '2026-12-11'],
    ['1/2/2027', '2027-02-01'],
    [' 1-2-2027 ', '2027-02-01'],
    ['soon', 'soon'],
    ['', ''],
  ])('reads %j as %j', (text, value) => expect(readDate(text)).toBe(value));

  it('shows days with dots', () => {
    expect(showDate('2026-12-11')).toBe('11.12.2026');
    expect(showDate('soon')).toBe('soon');
  });

  it.each([
    ['', undefined],
    ['2026-11-01', undefined],
    ['2026-11-21', undefined],
    ['2026-11-20', 'Past dates are not allowed'],
    ['2026-11-09', 'Deadline should not be less than Creation date'],
    ['2026-02-30', 'Your date is not valid'],
    ['soon', 'Your date is not valid'],
  ])('%j: %s', (value, fault) => expect(findDeadlineFault(value, rules)).toBe(fault));
});
