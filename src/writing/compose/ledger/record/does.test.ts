import { describe, expect, it } from 'vitest';
import { withSubject } from './proof.ts';
import { withSmallWords } from './proof-dates.ts';

describe('what a company does, did or was given, noted without itself', () => {
  it.each([
    ['Supplies 42 restaurants and 6 farm shops', 'We supply 42 restaurants and 6 farm shops'],
    ['Looks after 310 gardens in two counties', 'We look after 310 gardens in two counties'],
    ['Works with 14 schools across Kent', 'We work with 14 schools across Kent'],
    ['420 meals a day', 'We serve 420 meals a day'],
    ['Carries 9 million passengers a year', 'We carry 9 million passengers a year'],
    ['Rated 4.6 out of 5 by over 8,000 guests', 'We are rated 4.6 out of 5 by over 8,000 guests'],
    ['4.8/5 by 220 parents in 2025', 'We were rated 4.8 out of 5 by 220 parents in 2025'],
    ['4.8/5 from 220 parents', 'We score 4.8 out of 5 from 220 parents'],
    ['83% of our watchmakers trained with us', '83% of our watchmakers trained with us'],
    ['Table bookings down 3% in 2024', 'Table bookings were down 3% in 2024'],
    ['Red grouse counts up 40% over five years', 'Red grouse counts are up 40% over five years'],
    ['Steinway & Sons service partner since 1987', 'We have been a Steinway & Sons service partner since 1987'],
    ['1.2 million hours without a lost time injury', 'We have gone 1.2 million hours without a lost time injury'],
    ['Meister exam paid for 7 mechanics so far', 'The Meister exam has been paid for 7 mechanics so far'],
  ])('says whose it is: "%s"', (typed, said) => {
    expect(withSubject(typed)).toBe(said);
  });

  it.each([
    ['Sold 900 boats since 1990', 'We have sold 900 boats since 1990'],
    ['Hosted the Irish Open in 2023', 'We hosted the Irish Open in 2023'],
    ['Grew 40% since 2021', 'We have grown 40% since 2021'],
    ['Made 40,000 cushions in our own mill last year', 'We made 40,000 cushions in our own mill last year'],
    ['Arranged €310m in mortgages last year', 'We arranged €310m in mortgages last year'],
    ['Agency spend cut by half since 2023', 'We have cut the agency spend by half since 2023'],
    ['Worked on York Minster, Ely and Lincoln', 'We have worked on York Minster, Ely and Lincoln'],
  ])('in the tense that its time wants: "%s"', (typed, said) => {
    expect(withSmallWords(typed)).toBe(said);
  });

  it.each([
    'Trains 40 minutes from London',
    'Exports 12% up on last year',
    'Services in 14 countries',
    'Houses 2 miles from the sea',
  ])('makes no deed of a thing: "%s"', (typed) => {
    expect(withSubject(typed)).not.toMatch(/^We /);
  });
});
