import { describe, expect, it } from 'vitest';
import { ofWhereOrWhen } from './where-when.ts';

describe('a note on where, when and with what one works', () => {
  it.each([
    ['days only, 39 hours Monday to Friday', 'You work days only, 39 hours a week, Monday to Friday'],
    ['39 hours Monday to Friday, days only', 'You work days only, 39 hours a week, Monday to Friday'],
    ['37.5 hours a week, Tuesday to Saturday', 'You work 37.5 hours a week, Tuesday to Saturday'],
    [
      'Permanent days, Monday to Friday, 48 hours a week on average',
      'You work permanent days, Monday to Friday, 48 hours a week on average',
    ],
    ['Nights, Sunday to Thursday', 'You work nights, Sunday to Thursday'],
    ['weekdays only', 'You work weekdays only'],
    ['Six-day week with alternate Saturdays off', 'You work a six-day week with alternate Saturdays off'],
    ['five-day week, Sundays and Mondays off', 'You work a five-day week with Sundays and Mondays off'],
    ['Six-day week, shifts between 7am and 11pm', 'You work a six-day week, in shifts between 7am and 11pm'],
    ['shifts from 6am to 10pm', 'You work shifts from 6am to 10pm'],
    [
      'five days a week, rotating shifts between 6am and 10pm',
      'You work five days a week, in rotating shifts between 6am and 10pm',
    ],
    ['Term time plus five training days', 'You work term time plus five training days'],
    ['term-time only plus two weeks', 'You work term time plus two weeks'],
    ['On site at the Peelamedu plant', 'You work on site at the Peelamedu plant'],
    ['onsite in Galway', 'You work on site in Galway'],
    ['Year 1 and Year 2 at Newland Lane Primary', 'You work with Year 1 and Year 2 at Newland Lane Primary'],
    ['Key Stage 2 at Hill Road Primary', 'You work with Key Stage 2 at Hill Road Primary'],
    ['Senior Infants in Oranmore', 'You work with Senior Infants in Oranmore'],
    ['All work on site at Little Island', 'All work is on site at Little Island'],
    ['All visits within 20 miles of Hull', 'All visits are within 20 miles of Hull'],
    ['All shifts at the Kells depot', 'All shifts are at the Kells depot'],
    ['Yearly spend of ₹140 crore on castings and motors', 'The yearly spend is ₹140 crore on castings and motors'],
    [
      'Mixed caseload: sports injuries, post-op knees and hips, falls prevention',
      'You have a mixed caseload: sports injuries, post-op knees and hips, and falls prevention',
    ],
    ['Outbound side of our distribution center', 'You work on the outbound side of our distribution center'],
    ['Usage data from 480,000 water meters', 'You work with usage data from 480,000 water meters'],
    ['Monthly payroll for 640 people at four sites', 'You run the monthly payroll for 640 people at four sites'],
  ])('%s', (note, said) => {
    expect(ofWhereOrWhen(note)).toBe(said);
  });
  it.each([
    'Year 2 is the first',
    'on site parking',
    'All welcome',
    'data entry',
    'term time',
    'Mixed caseload',
    'weekly wage of £500',
    'Five-day week',
    'on site with customers',
  ])('and not: %s', (note) => {
    expect(ofWhereOrWhen(note)).toBeNull();
  });
});
