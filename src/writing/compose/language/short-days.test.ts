import { describe, expect, it } from 'vitest';
import { withShortDays } from './short-days.ts';
import { writeOut } from './shorthand.ts';

describe('months in small letters', () => {
  it.each([
    ['from mar to oct', 'from March to October'],
    ['starts mar', 'starts March'],
  ])('%s', (typed, said) => expect(writeOut(typed)).toBe(said));
});

describe('days in small letters', () => {
  it.each([
    ['every fri + sat night', 'every Friday + Saturday night'],
    ['no sun', 'no Sunday'],
    ['closed on sun', 'closed on Sunday'],
    ['you work till sat', 'you work till Saturday'],
    ['interviews on wed', 'interviews on Wednesday'],
    ['on sun mornings', 'on Sunday mornings'],
    ['tue and sun', 'Tuesday and Sunday'],
    ['rota: tue to sun', 'rota: tue to Sunday'],
  ])('%s', (typed, said) => expect(withShortDays(typed)).toBe(said));
  it.each([
    'A grid that runs on sun and wind.',
    'A farm that lives on sun, rain and patience',
    'sun and sea all year',
    'We came, talked and sat, and then we built it',
    'a promise to wed craft and code',
    'Work in all sun and wind',
    'growing on sun, not on oil',
    'They may start in mar or jan',
  ])('is no day: %s', (typed) => expect(withShortDays(typed)).toBe(typed));
  it.each(['you may march on and act', 'we mar no surface', 'a grid that runs on sun and wind'])(
    'and no month either: %s',
    (typed) => expect(writeOut(typed)).toBe(typed),
  );
});
