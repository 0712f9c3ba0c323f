/** "Hybrid" and "remote" before another noun are of that noun, and say nothing of where one works. */
import { describe, expect, it } from 'vitest';
import { findAttendance } from './slots.ts';

describe('where one works', () => {
  it.each([
    'bring the hybrid paddy pipeline to market',
    'Hybrid maize and sunflower trials',
    'hybrid events for 300 guests',
    'train teachers in hybrid teaching methods',
    'service hybrid and electric fleets',
    'hybrid bond issues',
    'our hybrid cloud',
  ])('is not told by a kind of thing: %s', (text) => expect(findAttendance(text)).toBeNull());
  it.each([
    'The post is hybrid',
    'Hybrid working',
    'hybrid role with two days in Leeds',
    'Hybrid Leeds office, 3 days',
    'hybrid after a month',
    'a hybrid, full-time job',
    'hybrid two days on site',
    'hybrid working pattern',
    'It is a hybrid and flexible job',
    'Hybrid possible',
    'hybrid home and office',
    'Flexible hybrid model',
    'permanent hybrid contract',
    'full time, hybrid leeds 2 days',
    'hybrid leeds, flexi',
  ])('is told: %s', (text) => expect(findAttendance(text)).toBe('hybrid'));
});
