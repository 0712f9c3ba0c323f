import { describe, expect, it } from 'vitest';
import { kindOf } from '../../language/kind.ts';
import { tellsDeed } from '../../language/past-deeds.ts';
import { asItWasThen } from './past-time.ts';
import { withSubject } from './proof.ts';

describe('a record of a time that is over', () => {
  it.each([
    [
      'Rated Good by the CQC in all five areas at our last inspection',
      'We were rated Good by the CQC in all five areas at our last inspection',
    ],
    [
      'Rated Outstanding by the VCI at our 2024 inspection',
      'We were rated Outstanding by the VCI at our 2024 inspection',
    ],
    ['4.7 out of 5 from 900 guests in 2025', 'We scored 4.7 out of 5 from 900 guests in 2025'],
    [
      'Garden Centre Association award for best plant area in the East, 2025',
      'We won the Garden Centre Association award for best plant area in the East in 2025',
    ],
    [
      'Great Taste Award for our sourdough, 2024 and 2025',
      'We won the Great Taste Award for our sourdough in 2024 and 2025',
    ],
  ])('%s', (typed, said) => {
    expect(withSubject(typed)).toBe(said);
  });
  it.each(['4.6/5 on Glassdoor', 'Rated 4.6 out of 5 by over 8,000 guests'])('what is so now stays so: %s', (typed) => {
    expect(withSubject(typed)).toMatch(/^We (?:score|are rated) /);
  });
});

describe('what somebody did to something', () => {
  it.each([
    'In 2025 the jump-in team covered 94% of sick shifts on our ward',
    'Repeat orders made up 71% of 2025 sales in the area',
    'The team approved 1,140 applications in 2025',
    'Service contracts brought in 40% of revenue last year',
  ])('is a sentence already: %s', (text) => {
    expect(tellsDeed(text)).toBe(true);
    expect(kindOf(text)).toBe('clause');
    expect(withSubject(text)).toBe(text);
  });
  it.each([
    'Homes built the old way since 1950',
    'Six fitted kitchens a week',
    '640 homes fitted in 2025',
    'Two newly opened wards in 2025',
    'Pupils taught in small groups',
    'Our staff have been trained two days a month',
  ])('is none of its own here: %s', (text) => {
    expect(tellsDeed(text)).toBe(false);
  });
});

describe('what was counted in a time that is over', () => {
  it.each([
    ['We have 214 deploys in Q4 2025', 'We had 214 deploys in Q4 2025'],
    ['We have 460 calls in March 2025', 'We had 460 calls in March 2025'],
  ])('%s: was so', (text, said) => {
    expect(asItWasThen(text)).toBe(said);
  });
  it.each(['We have 40 beds', 'We have 12 vans since 2019', 'We have 3 yards in Leeds'])('%s: is so', (text) => {
    expect(asItWasThen(text)).toBe(text);
  });
});
