/** A sentence made of a hasty note stands only where it is good English; what is not stands as it was typed. */
import { describe, expect, it } from 'vitest';
import { ask, siteManager } from '../testing/ask.ts';
import type { QuestionNumber } from './note.ts';
import { isSound, withPauses } from './sound.ts';

describe('a sentence made of a note', () => {
  it.each([
    'You also put away with reach truck.',
    'You’ll greet guests and help kitchen assistant.',
    'You have same owners 22 years.',
    'Expect small kitchen 6 of us.',
    'You’ll need experience and leadership course.',
    'We have certificate a bonus.',
    'Three drivers been here since 2004.',
    'Level 2 certificate or will put you through it.',
    'You’ll work in warehouse off the A40.',
    'Expect current one moving to Portugal.',
  ])('is not sound: %s', (text) => {
    expect(isSound(text, false)).toBe(false);
  });

  it.each([
    'You’ll greet guests at reception and show them to their room.',
    'You also work nights on site and keep records by hand.',
    'You’ll order sand, gravel and lime.',
    'You have a degree in any stream.',
    'We give staff a voice in the rota.',
    'On Fridays the shop closes at noon.',
    'You work four days a week.',
    'You need reach and counterbalance tickets.',
    'We have been here since 2004.',
  ])('is sound: %s', (text) => {
    expect(isSound(text, false)).toBe(true);
  });

  it('needs a verb where nothing of it is ours', () => {
    expect(isSound('Staff trip to a supplier every spring.', true)).toBe(false);
    expect(isSound('Start date is flexible.', true)).toBe(true);
    expect(isSound('Text Dan on 07700 900123.', true)).toBe(true);
  });
});

describe('notes without the comma between them', () => {
  it.each([
    ['small kitchen 6 of us', 'small kitchen, 6 of us'],
    ['garden 2000 square metres', 'garden, 2000 square metres'],
    ['no TVs no egos', 'no TVs, no egos'],
    ['at most 6 points no DR10', 'at most 6 points, no DR10'],
    ['level 3 in childcare', 'level 3 in childcare'],
    ['two days a week in Leeds', 'two days a week in Leeds'],
  ])('%s', (typed, parted) => {
    expect(withPauses(typed)).toBe(parted);
  });
});

describe('what cannot be made a sentence', () => {
  const cases: readonly [QuestionNumber, string, string][] = [
    [2, 'need a cook for our 40 cover cafe. small kitchen 5 of us', 'small kitchen, 5 of us'],
    [
      4,
      '2 yrs as barista, level 2 food hygiene or will put u thru it',
      'level 2 food hygiene or will put you through it',
    ],
    [6, 'independent, same owners 22 yrs, close early before holidays', 'same owners, 22 years'],
  ];
  it.each(cases)('question %i, as it was typed: %s', (question, answer, wanted) => {
    const text = ask(siteManager, question, answer).contents[0] ?? '';
    expect(text).toMatch(new RegExp(`: [^.]*${wanted}`));
  });
});
