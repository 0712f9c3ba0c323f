import { describe, expect, it } from 'vitest';
import { askedOf } from '../testing/asked.ts';
import { withoutHearsay } from './hearsay.ts';

describe('who said so is told to nobody', () => {
  it.each([
    ['QQI Level 5 essential (Deirdre says), patience', 'QQI Level 5 essential, patience'],
    ['Two years on the tools (so says Tom)', 'Two years on the tools'],
    ['A clean licence (HR insists)', 'A clean licence'],
    ['30 hours (the MD confirmed)', '30 hours'],
    ['Starts in May (according to Ann Reilly)', 'Starts in May'],
  ])('%s', (typed, left) => expect(withoutHearsay(typed)).toBe(left));
  it.each([
    'Level 3 (or Level 2 with a year behind you)',
    'Paid by the hour (per NJC scale)',
    'A card (CSCS)',
    'Travel (via Leeds)',
    'Safe Pass (we say it once a year)',
  ])('what a bracket says besides stays: %s', (typed) => {
    expect(withoutHearsay(typed)).toBe(typed);
  });
  it('in what is asked', () => {
    expect(
      askedOf('QQI Level 5 SNA essential (Deirdre says), patience', '').map(({ person }) => person.text),
    ).toContain('QQI Level 5 SNA');
  });
});

describe('the letter of the office that a line answers', () => {
  it.each([
    ["as per Sam's email: 5 yrs commercial floristry", '5 yrs commercial floristry'],
    ["Re your question Thurs: what's good about it is you do the designs yourself", 'You do the designs yourself'],
    ['As in my last note - two days at home', 'Two days at home'],
  ])('goes: %s', (typed, said) => expect(withoutHearsay(typed)).toBe(said));

  it.each([
    'See our video: a day on the farm',
    'Re-seal joints',
    'As per the drawing: cut, fold and weld',
    'What is good about it is hard to say',
  ])('and nothing else does: %s', (typed) => expect(withoutHearsay(typed)).toBe(typed));
});
