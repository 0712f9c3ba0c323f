import { describe, expect, it } from 'vitest';
import { allExclusions } from './withhold.ts';

const told = (text: string): string =>
  allExclusions(text)
    .map(({ phrase }) => phrase)
    .join(' | ');

describe('people of whom a company only tells', () => {
  it.each([
    '40% women in engineering, up from 12% in 2016',
    'Enable 1 lakh women weavers to sell direct',
    'Two thirds of our foremen started as labourers',
    "A boat leaves when she's right",
    '75% of salary up to age 67, from month 6',
    'Over 200 women trained since 2010',
  ])('shut nobody out: %s', (text) => {
    expect(told(text)).toBe('');
  });
  it.each([
    ['2 women required for packing', 'women'],
    ['Age up to 35', 'Age up to 35'],
    ['She must be able to drive', 'She'],
    ['Women only, 200 places', 'Women only'],
  ])('somebody who is wanted still does: %s', (text, phrase) => {
    expect(told(text)).toContain(phrase);
  });
});

describe('each demand on looks, skin, accent and health is named', () => {
  it.each([
    ['Only young unmarried girls below 28, fair and slim', 'fair and slim'],
    ['Must be slim, fair and tall', 'slim, fair and tall'],
    ['Neutral accent required', 'Neutral accent required'],
    ['No diabetics', 'No diabetics'],
    ['Must not wear glasses', 'Must not wear glasses'],
    ['Company hostel for bachelors', 'for bachelors'],
    ['Pure vegetarians only', 'Pure vegetarians'],
    ['Clear skin and a good height', 'Clear skin'],
  ])('%s', (text, phrase) => {
    expect(told(text)).toContain(phrase);
  });
  it.each([
    'Fair pay for fair work',
    'A fair and open rota',
    "A bachelor's degree in nursing",
    'Vegetarian food only in the canteen',
    'Teach actors an American accent',
    'Polish glasses without marks',
    'Advise on good skin care',
  ])('and these are none: %s', (text) => {
    expect(told(text)).toBe('');
  });
});

describe('those who are there to learn shut out nobody', () => {
  it.each([
    'train the young ones to pour properly',
    'Train the younger fitters on site',
    'bring on our younger cooks',
    'You mentor our young designers',
    'show the young staff how we plate',
    'support our two young nurses',
  ])('%s', (text) => expect(told(text)).toBe(''));
  it.each([
    'We want young ones',
    'find young staff for the bar',
    'Join our young team',
    'suits the young ones who train hard',
  ])('kept: %s', (text) => expect(told(text)).not.toBe(''));
});
