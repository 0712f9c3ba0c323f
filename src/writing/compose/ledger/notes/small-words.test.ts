import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';
import { withSmallWords } from './small-words.ts';

/** Wordings that were taken for something else. */
describe('notes with small words of their own', () => {
  it.each([
    ['Live in available', 'Live-in accommodation is available'],
    ['5 days, early start, weekends on rota', 'You work 5 days, with an early start and weekends on a rota'],
    ['Continuous shift: 3 days 3 nights 6 off', 'You work 3 days and 3 nights, then have 6 days off'],
    ['Regional routes, home on weekends', 'You are home on weekends'],
    [
      'Front office of a primary school with 210 pupils',
      'You work in the front office of a primary school with 210 pupils',
    ],
    ['Finance department of our brewery', 'You work in the finance department of our brewery'],
    ['Board post, voting executive director', 'This is a board post as a voting executive director'],
    [
      'Maternity cover, May to October, could go on',
      'This is a maternity cover from May to October, which may be extended',
    ],
    ['Piano house in Leipzig looks for a tuner', 'You work in a piano house in Leipzig'],
    ['Occasional Sunday in rota', 'You work an occasional Sunday on a rota'],
    ['Occasional Saturday mornings on a rota', 'You work occasional Saturday mornings on a rota'],
    ['Occasional Sunday late shifts', 'occasional Sunday late shifts'],
    ['Occasional weekend on a rota', 'You work an occasional weekend on a rota'],
  ])('%s', (note, said) => {
    expect(readNotes(note, []).join('. ')).toContain(said);
  });

  it.each([
    ['Four days out of seven, every other weekend', 'Four days out of seven, including every other weekend'],
    ['5 days over 7, every second weekend off', '5 days over 7, every second weekend off'],
    ['8 to 4 with a 36 minute lunch break', '8 to 4 with a 36-minute lunch break'],
    [
      'Learn tiling on site four days a week, college one day',
      'Learn tiling on site four days a week and go to college one day a week',
    ],
  ])('%s is written out', (note, said) => {
    expect(withSmallWords(note)).toBe(said);
  });

  it.each([
    'Academy for 8 weeks',
    '24/7 SOC in Dublin 2',
    'Learning from our head maker',
    'Main dealer',
    'Client: auto ancillary',
  ])('%s is neither a post nor a house', (note) => {
    expect(readNotes(note, []).join(' ')).not.toMatch(/^(?:You (?:work|will)|The client is)/);
  });
});
