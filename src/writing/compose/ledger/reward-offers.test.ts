import { describe, expect, it } from 'vitest';
import { rewardInFull } from './reward-wording.ts';

describe('a reward that is worded as an order, a lift or a state', () => {
  it.each([
    ['Have breakfast with us before you go home', 'You can have breakfast with us before you go home'],
    ['Start between 7.30am and 10am', 'You can start between 7.30am and 10am'],
    ['Eligible to buy in after two years', 'You are eligible to buy in after two years'],
    ['Free to work from any of our offices', 'You are free to work from any of our offices'],
    ['Lift to site from our yard in Splott', 'A lift to site from our yard in Splott'],
    ['Shift premium of 22% is already in the salary', 'The shift premium of 22% is already in the salary'],
    ['Company pension, employer adds 15%', 'You get a company pension, and we add 15%'],
    ['Defined contribution scheme, employer pays 8%', 'You get a defined contribution scheme, and we pay 8%'],
  ])('%s', (typed, said) => {
    expect(rewardInFull(typed)).toBe(said);
  });
  it.each([
    'Travel is paid monthly',
    'Free for all staff',
    'Open to everybody',
    'A lift home after midnight',
    'Starter bonus of £500',
  ])('stays as it was: %s', (typed) => {
    expect(rewardInFull(typed)).toMatch(new RegExp(`${typed.slice(1)}$`));
  });
});
