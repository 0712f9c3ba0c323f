import { describe, expect, it } from 'vitest';
import { determine } from './articles.ts';
import { isProperFirst, lowerFirst } from './first-capitals.ts';
import { trails } from './joined-phrases.ts';
import { withNames } from './names-here.ts';

describe('what begins with the name of its owner has no article, and keeps its capital', () => {
  it.each(["Teesside's largest food bank", "Norfolk's oldest bakery", "Leeds' first tram depot"])('%s', (text) => {
    expect(determine(text)).toBe(text);
    expect(lowerFirst(text)).toBe(text);
  });
  it.each([
    ["Bachelor's degree", "a bachelor's degree"],
    ["Driver's licence", "a driver's licence"],
  ])('a kind is no owner: %s', (text, said) => {
    expect(determine(text)).toBe(said);
  });
});

describe('a clause is no thing that there is one of', () => {
  it.each(['what we promise to the customer we hold', 'how we treat a patient', 'whoever calls first'])(
    '%s',
    (text) => {
      expect(determine(text)).toBe(text);
    },
  );
});

describe('the German names of trades are names in an English line', () => {
  it.each(['Programmierer', 'Staplerfahrer', 'Bauleiterin', 'Mechatroniker'])('%s', (word) => {
    expect(isProperFirst(word)).toBe(true);
  });
  it.each(['Striker', 'Programmer', 'Baker'])('%s is no such name', (word) => {
    expect(isProperFirst(word)).toBe(false);
  });
});

describe('a capital that belongs to the word', () => {
  it.each(['F-gas tickets', 'X-ray rooms', 'Bakery.com reviews', 'Compass goes live in June'])(
    '%s keeps its capital',
    (text) => {
      expect(lowerFirst(text)).toBe(text);
    },
  );
  it.each(['A.M. Best A (Excellent)', 'Barclays are our neighbours', 'Hitachi Rail'])('%s is a name', (text) => {
    expect(lowerFirst(text)).toBe(text);
  });
  it.each([
    ['E-bikes for all', 'e-bikes for all'],
    ['Trees went down', 'trees went down'],
    ['Offcuts heat the boiler', 'offcuts heat the boiler'],
    ['Hurleys go to two hundred clubs', 'hurleys go to two hundred clubs'],
    ['A level 7 qualification', 'a level 7 qualification'],
  ])('%s has none of its own', (text, lower) => {
    expect(lowerFirst(text)).toBe(lower);
  });
});

describe('a phrase that what follows would be taken into', () => {
  it.each([
    ["assist people who've booked a ramp", true],
    ['build a forecast the board can rely on', true],
    ['advise shops so that they can comply', true],
    ['sell tickets', false],
    ['help passengers at the barriers', false],
  ])('%s', (phrase, so) => {
    expect(trails(phrase)).toBe(so);
  });
});

describe('a name before other names', () => {
  it.each(['Team Teach, Makaton and Prevent training'])('keeps its capitals: %s', (text) => {
    expect(lowerFirst(text)).toBe(text);
  });
  it.each([
    ['Fluent English and German', 'fluent English and German'],
    ['Every Monday and Tuesday', 'every Monday and Tuesday'],
    ['Strong Excel and Power BI', 'strong Excel and Power BI'],
  ])('a quality or a time before names is none: %s', (text, lower) => {
    expect(lowerFirst(text)).toBe(lower);
  });
});

describe('what several do is said of things, though the last word of the employer names them too', () => {
  it.each([
    ['Puzzles are filed three weeks ahead', 'puzzles are filed three weeks ahead'],
    ['Boats leave at seven', 'boats leave at seven'],
  ])('%s', (text, lower) => {
    expect(withNames(['Black', 'Square', 'Puzzles', 'Skerry', 'Boats'], () => lowerFirst(text))).toBe(lower);
  });
  it('and a name keeps its capital before what one does', () => {
    expect(withNames(['Puzzles'], () => lowerFirst('Puzzles has a stand'))).toBe('Puzzles has a stand');
  });
});
