import { describe, expect, it } from 'vitest';
import { findOtherCompanies } from './company.ts';
import { findBoast } from './withhold.ts';

describe('whom one is told to join by another name', () => {
  it.each([
    ["Join Oceanarium Whitby, the coast's favourite day out!", 'Oceanarium Whitby'],
    ['Permanent. Join Hartley Foods!', 'Hartley Foods'],
    ['Come and join Northgate Motors, where every day is new.', 'Northgate Motors'],
  ])('%s', (text, name) => expect(findOtherCompanies(text, 'Pell & Marsh')).toEqual([name]));
  it.each([
    'Join Pell & Marsh, a family firm.',
    'Join Team Night Shift, a crew of six.',
    'Join us in Leeds, a city by the water.',
    'Join Leeds, the best of them.',
    'Join the Leeds office, a team of nine.',
  ])('is nobody else here: %s', (text) => expect(findOtherCompanies(text, 'Pell & Marsh')).toEqual([]));
});

describe('whom a pasted advert is to be joined by', () => {
  it.each([
    [
      'We seek an assistant to join  BrightLens Opticians Galway. BrightLens has a gym.',
      ['BrightLens Opticians Galway', 'BrightLens'],
    ],
    ['You will join Harrow Foods Leeds.\nHarrow was founded in 1990.', ['Harrow Foods Leeds']],
  ])('%s', (text, names) => expect(findOtherCompanies(text, 'Pell & Marsh')).toEqual(names));
  it.each([
    'We seek a nurse to join Millbrook House. Millbrook has 40 beds.',
    'A cook to join Pell Kitchens Leeds. Pell is a family firm.',
    'A fitter to join Harrow Foods Leeds.',
    'We seek a carer to join Team Harbour. Team spirit counts.',
  ])('is nobody else here: %s', (text) => expect(findOtherCompanies(text, 'Pell & Marsh')).toEqual([]));
});

describe('a comparison with somebody by name', () => {
  it.each([
    'Say we beat Ledgerbird India hands down',
    'Our rates beat Northgate Motors',
    'We pay more than Tesco',
    'We always outperform Hartley Foods',
    'We are kinder than Hartley Foods',
  ])('is nothing that anybody can show: %s', (text) => expect(findBoast(text)).not.toBeNull());
  it.each([
    'We beat Monday traffic with a 10am start',
    'We beat Christmas stress with an early rota',
    'We left Friday meetings behind',
    'We pay more than the minimum wage',
    'You beat the rush hour',
  ])('and this compares nobody: %s', (text) => expect(findBoast(text)).toBeNull());
});
