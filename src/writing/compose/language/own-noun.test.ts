import { describe, expect, it } from 'vitest';
import { lacksItsNoun, pointsBack } from './own-noun.ts';

describe('a sentence whose pronoun has no noun before it', () => {
  it.each([
    'You take each one out, clean it and put it back',
    'A robot picks most of them',
    'Two dentists share them',
    'Eight trains pass it each day',
    '1,100 lorries use it daily',
    'You talk to their drivers',
    'Nobody has ever counted them',
    'Whoever answers it stays on until the caller hangs up',
    '140 people work there',
    'You schedule both',
    'Each is read by 20,000 people',
    'Families remember how it was done',
    'What it does next is up to you',
    'The person who finds it leads the fix',
    'The nurse who gives it signs for it',
  ])('means something of the one before: %s', (text) => {
    expect(lacksItsNoun(text)).toBe(true);
  });

  it.each([
    'Then the truck leaves',
    'Most are cafés and builders',
    'So do you, twice a week',
    'We staff that floor with four nurses',
    'This is repeated three days later',
    'That would be you',
  ])('goes on from the one before: %s', (text) => {
    expect(pointsBack(text)).toBe(true);
  });

  it.each([
    'You decide how we look after the pond, and you answer for it',
    'We bake bread and sell it from a van',
    'You greet visitors and show them the house',
    'The school feeds its pupils',
    'You join a team that runs its own budget',
    "It's a busy shop with a post office in it",
    'Tenants call us when their heating fails',
    'This is a new post',
    "You'll find it easy to park",
    'Everyone here cooks their own lunch',
    'If a machine stops, you find out why and fix it',
    'A customer rings, you listen to them',
    'Each of our vans has its own driver',
    'There is a bus to the door',
    'Pipes burst when it freezes',
    'You do what it takes',
  ])('names what it speaks of: %s', (text) => {
    expect(pointsBack(text)).toBe(false);
  });
});
