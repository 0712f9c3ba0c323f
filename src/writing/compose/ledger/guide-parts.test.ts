import { describe, expect, it } from 'vitest';
import { statementParts } from './guide-parts.ts';
import { readStatement, settle } from './statement.ts';

describe('the sentences behind a pillar or a value', () => {
  it.each([
    [['No experience?', 'We train you from scratch.'], ['We train you from scratch.']],
    [
      ['Self-rostering: you pick shifts 8 weeks ahead, and swap them in the app.'],
      ['You pick shifts 8 weeks ahead, and swap them in the app'],
    ],
    [['Bangalore, Boston, Berlin: you work with all three'], ['Bangalore, Boston, Berlin: you work with all three']],
    [
      ['First in India to use drone inspection on live lines'],
      ['We were the first in India to use drone inspection on live lines'],
    ],
    [
      ['Pay reviewed every six months until you reach the top'],
      ['Pay is reviewed every six months until you reach the top'],
    ],
    [['The first ten minutes belong to the patient'], ['The first ten minutes belong to the patient']],
    [['Caseloads capped at 18'], ['Caseloads are capped at 18']],
    [['First come, first served'], ['First come, first served']],
    [['Who looks after you?'], ['Who looks after you?']],
  ])('%s', (typed, said) => {
    expect(statementParts(typed)).toEqual(said);
  });

  it.each([
    ['Normally three days in the office and two at home', 'loose'],
    ["How we'd want our own mum looked after", 'loose'],
    ['How you teach is up to you', 'clause'],
    ['What we promise, we do', 'loose'],
    ["±5 microns or it doesn't ship", 'loose'],
    ["Everyone's business, every day", 'loose'],
    ['Not another call centre', 'loose'],
    ['A purpose built, air-conditioned warehouse (opened 2023)', 'np'],
  ])('%s is %s', (typed, kind) => {
    const read = readStatement(typed);
    expect(read && settle(read).kind).toBe(kind);
  });

  it('takes a doing and a place for no name', () => {
    expect(readStatement('Feeding London')?.lower).toBe('feeding London');
  });
});
