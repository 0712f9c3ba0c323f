import { describe, expect, it } from 'vitest';
import { readImperatives } from './imperatives.ts';
import { asWish } from './not-forgotten.ts';

describe('a wish put as a warning', () => {
  it.each([
    ["Don't forget the free parking", 'Mention the free parking'],
    ['Do not forget to mention that we close at three', 'Mention that we close at three'],
    ["Please don't leave out the pension", 'Mention the pension'],
    ['Never omit the on-call rota', 'Mention the on-call rota'],
    ['Remember the Christmas shutdown', 'Mention the Christmas shutdown'],
    ['Remember to say we train', 'Mention we train'],
    ['Make sure the early finish is in', 'Mention the early finish'],
    ['Make sure you mention the company van', 'Mention the company van'],
    ['The canteen must be mentioned', 'Mention the canteen'],
    ['Get the bike scheme in', 'Mention the bike scheme'],
    ["Don't hide the weekend work", 'Mention the weekend work'],
    ['A word about the gym', 'Mention the gym'],
    ["Don't forget to bring your licence", 'Bring your licence'],
    ["Don't mention the salary", "Don't mention the salary"],
    ['Never use the word rockstar', 'Never use the word rockstar'],
    ['Mention the van', 'Mention the van'],
  ])('%s', (text, wish) => {
    expect(asWish(text)).toBe(wish);
  });
  it('bans nothing', () => {
    const { required, banned } = readImperatives([{ id: '1', value: "Don't forget the free parking" }]);
    expect(banned).toEqual([]);
    expect(required.map(({ text }) => text.toLowerCase())).toEqual(['the free parking']);
  });
});
