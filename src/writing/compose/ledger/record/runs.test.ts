import { describe, expect, it } from 'vitest';
import { asRecord } from './record.ts';

describe('what has gone on, and what was won', () => {
  it.each([
    ['412 days without a lost-time injury', 'We have gone 412 days without a lost-time injury'],
    ['38 trucks, all under four years old', 'We have 38 trucks, all under four years old'],
    ['140 beds on five wards', 'We have 140 beds on five wards'],
    ['Three years without a missed deadline', 'We have gone three years without a missed deadline'],
    ['Profit up for six years running', 'Profit has been up for six years running'],
    ['Membership numbers rising for four years', 'Our membership numbers have been rising for four years'],
    ['Series B of 60 million euros in March 2025', 'We raised a Series B of 60 million euros in March 2025'],
    ['Series A of $9m', 'We have raised a Series A of $9m'],
    ['Michelin Bib Gourmand 2024 and 2025', 'We won a Michelin Bib Gourmand in 2024 and 2025'],
    ['Green Flag Award 2024', 'We won a Green Flag Award in 2024'],
    ['Best Window, Galway Retail Awards 2024', 'We won Best Window at the Galway Retail Awards 2024'],
    [
      "Austin's Best Gear Shop 2025 (Hill Country Weekly)",
      "We were named Austin's Best Gear Shop 2025 (Hill Country Weekly)",
    ],
    ["One of the Guide's 100 to watch, 2026", "We are one of the Guide's 100 to watch, 2026"],
    ['Charity Navigator 4 stars', 'We have 4 stars from Charity Navigator'],
    ['11 test benches, two of them commissioned in 2024', 'We have 11 test benches, two of them commissioned in 2024'],
    ['62 members across the week', 'We have 62 members across the week'],
    ['Average cell count below 120,000 in 2024', 'Our average cell count was below 120,000 in 2024'],
  ])('is said: %s', (typed, said) => {
    expect(asRecord(typed)).toBe(said);
  });

  it.each([
    'Six years without',
    'Life without the commute',
    'Best of both worlds',
    'Series of talks in 2024',
    'Ages 16 to 24',
  ])('stays as it was typed: %s', (typed) => {
    expect(asRecord(typed)).toBeNull();
  });
});
