import { describe, expect, it } from 'vitest';
import { withNamesOf } from './kept-names.ts';

describe('the capitals of names', () => {
  it.each([
    ['In Dayton, Kettering and Oakwood', 'in Dayton, kettering and Oakwood', 'in Dayton, Kettering and Oakwood'],
    [
      'You cover Barking, Tooting and Bath',
      'you cover Barking, tooting and Bath',
      'you cover Barking, Tooting and Bath',
    ],
    ['Drive from Corby to Reading', 'drive from Corby to reading', 'drive from Corby to Reading'],
  ])('are kept: %s', (typed, made, text) => {
    expect(withNamesOf(typed, made)).toBe(text);
  });
  it.each([
    ['Nights. Team of six', 'you work nights in a team of six'],
    ['Reading with children, a Reading corner', 'reading with children'],
    ['Manage The Daily Rota And Lead The Team', 'manage the daily rota and lead the team'],
  ])('are none where the word begins something or stands without one: %s', (typed, made) => {
    expect(withNamesOf(typed, made)).toBe(made);
  });
});
