import { expect, it } from 'vitest';
import { withSubject } from './proof.ts';

it.each([
  ['GAF Master Elite contractor since 2016', 'We have been a GAF Master Elite contractor since 2016'],
  [
    'four-star Charity Navigator rating for nine years running',
    'We have had a four-star Charity Navigator rating for nine years running',
  ],
  ['IHK pass rate 100% since 2019', 'Our IHK pass rate has been 100% since 2019'],
  ['Guest rating 9.2 for three years running', 'Our guest rating has been 9.2 for three years running'],
  ['order book EUR 310 million', 'Our order book is EUR 310 million'],
  ['independent audit published every July', 'An independent audit is published every July'],
  ['96% of customers renewed in 2025', '96% of customers renewed in 2025'],
  ['91% of pupils passed maths in 2024', '91% of pupils passed maths in 2024'],
  ['90% of staff rated at 4 or more', '90% of staff rated at 4 or more'],
  ['98% of orders shipped the same day', '98% of orders are shipped the same day'],
  ['92% of loans repaid on time (FY25)', '92% of loans were repaid on time (FY25)'],
  ['a sensory garden built by parents in 2023', 'We have a sensory garden built by parents in 2023'],
  ['4.9 stars from 1,150 Google reviews', 'We have 4.9 stars from 1,150 Google reviews'],
  [
    '412 days without a reportable accident (31 Jan 2026)',
    'On 31 January 2026 we had gone 412 days without a reportable accident',
  ],
])('a record has its verb: %s', (note, sentence) => {
  expect(withSubject(note)).toBe(sentence);
});
it.each([
  'Our members have had a say since 1994',
  'Every contractor since 2016 has been certified',
  'Never quotas for vaccines',
])('what is a sentence or of no known shape stays: %s', (note) => {
  expect(withSubject(note)).toBe(note);
});
