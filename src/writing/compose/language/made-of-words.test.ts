import { describe, expect, it } from 'vitest';
import { lowerFirst } from './first-capitals.ts';

describe('a first word that is made of two', () => {
  it.each([
    ['Waterbirth experience', 'waterbirth experience'],
    ['Homebirths and clinics', 'homebirths and clinics'],
    ['Catchcrop trials', 'catchcrop trials'],
    ['Candlemaking skills', 'candlemaking skills'],
  ])('%s', (typed, inside) => expect(lowerFirst(typed)).toBe(inside));
  it.each([
    'Salesforce experience',
    'Bluebeam skills',
    'Mailchimp knowledge',
    'Smartsheet experience',
    'Makaton signing',
  ])('is a name: %s', (typed) => expect(lowerFirst(typed)).toBe(typed));
});
