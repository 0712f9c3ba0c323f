import { describe, expect, it } from 'vitest';
import { addDays, addMonths, monthGrid, readDate, writeDate } from './calendar-days.ts';

describe('days of the calendar', () => {
  it('reads what people type and refuses days that do not exist', () => {
    expect(readDate('18.12.2026')).toBe('2026-12-18');
    expect(readDate(' 1/2/27 ')).toBe('2027-02-01');
    expect(readDate('29.02.2028')).toBe('2028-02-29');
    for (const wrong of ['29.02.2027', '31.04.2026', '00.01.2026', '12.13.2026', '18.12', 'soon', '']) {
      expect(readDate(wrong)).toBeUndefined();
    }
  });

  it('writes the form that it reads', () => {
    expect(writeDate('2026-12-18')).toBe('18.12.2026');
    expect(writeDate('')).toBe('');
  });

  it('moves over the ends of months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('lays out six weeks that begin on Monday', () => {
    const weeks = monthGrid('2026-12-18');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-11-30');
    expect(weeks[5]?.[6]).toBe('2027-01-10');
    expect(monthGrid('2027-02-10')[0]?.[0]).toBe('2027-02-01');
  });
});
