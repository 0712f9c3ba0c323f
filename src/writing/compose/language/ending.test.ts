import { describe, expect, it } from 'vitest';
import { endsOpen } from './ending.ts';

describe('a phrase that ends in a preposition', () => {
  it.each([
    'the dairy that farmers want to sell to',
    'a firm that people love to work for',
    'the plants that you lend to',
    'To get everyone in the city where they need to be.',
    'make the service all that it can be',
    'We speak to children as we would like to be spoken to.',
    'tools that can be relied on',
    'a place where people are cared for',
    'the city that we like best of all',
    'we insure farms and those who love them most of all',
    'No project starts without a meeting on the street it is for.',
    'no bus runs on a road it was not built for',
    'We write in the language they are from.',
    'nobody opens a clinic without the people it’s for',
    'Each apprentice has one mason to learn from.',
    'There is always somebody to talk to',
    'It is a firm to be proud of.',
    'No overnight sites: we only take contracts we can drive home from.',
    'the town that we grew up in and the yard we came back from',
  ])('is whole where what it wants stands before it: %s', (text) => {
    expect(endsOpen(text)).toBe(false);
  });
  it.each([
    'prepare statements under the',
    'check stock and it is for',
    'ask the team to report to',
    'Train the new starters to work with',
    'tell the office if they are from',
    'the lines that we sell and',
    'the stock that is to be',
    'load the van and drive home from',
    'maintain goods lifts of all',
    'repair brakes on various',
    'carry out checks of each',
  ])('is cut here: %s', (text) => {
    expect(endsOpen(text)).toBe(true);
  });
});
