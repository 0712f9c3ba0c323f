import { describe, expect, it } from 'vitest';
import { dateText, dayIn, dayText, deadlineText, momentInWords, momentText, timeText } from './dates.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('momentText', () => {
  it.each([
    ['2026-11-21T09:42:00Z', 'UTC', 'TODAY, 9:42 AM'],
    ['2026-11-21T00:05:00Z', 'UTC', 'TODAY, 12:05 AM'],
    ['2026-11-20T16:30:00Z', 'UTC', 'YESTERDAY, 4:30 PM'],
    ['2026-11-22T12:00:00Z', 'UTC', 'TOMORROW, 12:00 PM'],
    ['2026-11-17T08:00:00Z', 'UTC', '17.11.2026'],
    // The same moment lies on another day elsewhere.
    ['2026-11-20T23:30:00Z', 'Asia/Tokyo', 'TODAY, 8:30 AM'],
    ['2026-11-21T03:00:00Z', 'America/New_York', 'YESTERDAY, 10:00 PM'],
  ])('%s in %s reads %s', (iso, timezone, text) => {
    expect(momentText(iso, now, timezone)).toBe(text);
  });
});

describe('deadlineText', () => {
  it.each([
    ['2026-11-21', 'TODAY', true],
    ['2026-11-22', 'TOMORROW', true],
    ['2026-11-23', '23.11.2026', false],
    ['2026-11-20', '20.11.2026', false],
  ])('%s reads %s', (day, text, near) => {
    expect(deadlineText(day, now, 'UTC')).toEqual({ text, near });
  });
});

describe("in the person's time zone", () => {
  const late = '2026-11-21T13:00:00Z';
  it('a day begins where they are', () => {
    expect(dayIn('Pacific/Auckland', new Date(late))).toBe('2026-11-22');
    expect(dateText(late, 'Pacific/Auckland')).toBe('22.11.2026');
    expect(dayText(late, now, 'Pacific/Auckland')).toBe('TOMORROW');
    expect(dayText(late, now, 'UTC')).toBe('TODAY');
    expect(timeText(late, 'Pacific/Auckland')).toBe('2:00 AM');
  });
  it('a zone that this browser does not know is its own', () => {
    expect(dayIn('Nowhere/Land', new Date(late))).toBe(dayIn(null, new Date(late)));
  });
});

describe('a moment within a sentence', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['2026-11-21T09:42:00Z', 'Europe/London', '9:42 AM'],
    ['2026-11-20T09:42:00Z', 'Europe/London', '20.11.2026, 9:42 AM'],
    // Yesterday in London is today further west, and the other way round.
    ['2026-11-20T23:30:00Z', 'Asia/Tokyo', '8:30 AM'],
    ['2026-11-21T02:00:00Z', 'America/New_York', '20.11.2026, 9:00 PM'],
  ])('%s in %s is %s', (iso, timezone, expected) => {
    expect(momentInWords(iso, now, timezone)).toBe(expected);
  });
});
