import { describe, expect, it } from 'vitest';
import { setApart } from './set-apart.ts';

describe('a description that only makes sense together', () => {
  it.each([
    ['What do we do? We repair clocks.', 'We repair clocks.', []],
    ['Who with? Two others and a radio.', '', ['Who with? Two others and a radio.']],
    ['Is there parking? Yes, behind the shop.', '', ['Is there parking? Yes, behind the shop.']],
    ['Why is the post free? Marie retires in May after 19 years.', 'Marie retires in May after 19 years.', []],
    ['What is it? A permanent job, 38 hours.', 'A permanent job, 38 hours.', []],
    ['Two states. Now four more. We sell pumps.', 'We sell pumps.', ['Two states. Now four more.']],
    ['Three shops. Soon five.', '', ['Three shops. Soon five.']],
    [
      'Permanent. Twelve days in June, 60,000 people; the rest of the year we plan it.',
      'Permanent.',
      ['Twelve days in June, 60,000 people; the rest of the year we plan it.'],
    ],
    ['Remote job. Office in Lewes for those who like one.', 'Remote job.', ['Office in Lewes for those who like one.']],
  ])('%s', (text, said, told) => expect(setApart(text)).toEqual({ said, told }));

  it.each([
    ['No w/e or BH.', 'No weekends or bank holidays.'],
    ['3 shifts rotation, Sunday off.', '3 shifts in rotation, Sunday off.'],
    ['The shop’s by the station.', 'The shop is by the station.'],
    ['click here You sew the panels.', ' You sew the panels.'],
  ])('%s is put in the words that are read', (text, said) => expect(setApart(text).said.trim()).toBe(said.trim()));

  it.each([
    'Two shops. You would run the new one.',
    'Do you like early mornings? Then come and bake with us.',
    'The season is twelve weeks in summer.',
    'Office in Bath, hybrid, two days remote.',
    'The job is in a remote village. Office in the old school.',
  ])('%s stays as it is', (text) => expect(setApart(text)).toEqual({ said: text, told: [] }));
});
