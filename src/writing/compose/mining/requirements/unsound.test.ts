import { describe, expect, it } from 'vitest';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';
import { readsBadly } from './unsound.ts';

const bad = (typed: string): boolean => {
  const fact = readPerson(typed);
  return fact !== null && readsBadly(asSaid(fact), typed);
};

describe('what no editor would print', () => {
  it.each([
    'good presentation',
    '2391',
    'splits ok',
    'shift ready',
    'steady nerves heights',
    'confident driver motorway',
    'ring frame',
    'sous chef 3 yrs fresh food',
    'RN med-surg 1 yr',
    'welder 6G TIG stainless',
    'committee',
    'carpets',
    'PQQ/ITT',
    'teamfähig',
    'schichtbereit',
    'able to lift within agreed',
    'able to work under the relevant',
  ])('%s is left out', (typed) => {
    expect(bad(typed)).toBe(true);
  });
  it.each([
    'full clean driving licence',
    'smartphone',
    'a good phone manner',
    'steady hand',
    'testing mindset',
    'an audio typing speed of 60 wpm',
    'calm under pressure',
    'strong at maths',
    'good with people',
    'five years in sales',
    'at least two years as a duty manager',
    'able to work weekends',
    'knows the M6',
    'GCSE Maths & English (grade 4/C) or equivalent',
    'safeguarding',
    'CPR',
    'negative TB test',
    'experience in sales, marketing or PR',
    'good-humoured',
    'JIB approved',
  ])('%s is said', (typed) => {
    expect(bad(typed)).toBe(false);
  });
});
