import { describe, expect, it } from 'vitest';
import { isBareShare } from '../language/bare-shares.ts';
import { tellsOfSomebody } from '../language/none-does.ts';
import { setApart, withoutOpening } from './set-apart.ts';
import { allExclusions } from './withhold.ts';

describe('people of whom a brief tells', () => {
  it.each([
    'You run a corps of 165 young performers.',
    'You teach young violinists.',
    'Our customers are mostly young families and students.',
    'Most of our residents are over 60.',
    'We want someone to overlap with him for three months.',
    'She will show you everything.',
  ])('%s shuts nobody out', (text) => expect(allExclusions(text)).toEqual([]));

  it.each([
    'A young team needs you.',
    'We look for young drivers.',
    'Young performers wanted.',
    'He must be over 60.',
    'Applicants over 60 need not apply.',
    'She must be able to lift.',
  ])('%s does', (text) => expect(allExclusions(text).length).toBeGreaterThan(0));
});

describe('sentences that lean', () => {
  it.each(['We make 46 a year.', 'and we make 46 a year', 'You’d see about 8 a week.', 'We built 14 last year'])(
    '%s says nothing without what stands before it',
    (text) => expect(isBareShare(text)).toBe(true),
  );
  it.each([
    'We make 46 envelopes a year.',
    'You work 30 hours a week.',
    'We sold 12 boats last year',
    'You see 8 farms a week.',
  ])('%s stands by itself', (text) => expect(isBareShare(text)).toBe(false));

  it.each(['Charge nurse does not take patients', 'On Friday the clinic closes at 1 pm'])('%s is no order', (text) =>
    expect(tellsOfSomebody(text)).toBe(true),
  );
  it.each(['Charge batteries every night', 'On Friday you finish at noon', 'Lead the team'])('%s may be one', (text) =>
    expect(tellsOfSomebody(text)).toBe(false),
  );

  it('says the answer of a question that opens any promise', () => {
    expect(withoutOpening('Why come? You get the keys on day one.')).toBe('You get the keys on day one.');
    expect(withoutOpening('Who checks the checkers? You do.')).toBe('Who checks the checkers? You do.');
    expect(setApart('What are you like?').said).toBe('What are you like?');
  });
});
