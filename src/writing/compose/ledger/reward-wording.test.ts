import { describe, expect, it } from 'vitest';
import { rewardInFull, thingThatIs, withItsTitle } from './reward-wording.ts';
import { readStatement, settle } from './statement.ts';

describe('what a reward is', () => {
  it.each([
    ['Uniform and safety boots supplied.', 'Uniform and safety boots are supplied'],
    ['Fed on every shift.', 'You are fed on every shift'],
    ['Mentored by a senior nurse for a year', 'You are mentored by a senior nurse for a year'],
    [
      'Subsidised canteen, and company bus from Hosur and Electronic City.',
      'Subsidised canteen, and a company bus from Hosur and Electronic City',
    ],
    ['Van and fuel card, for work use only.', 'a van and fuel card, for work use only'],
    ['₹7 lakh family floater for you and your parents', 'A ₹7 lakh family floater for you and your parents'],
    ['28 days of leave', '28 days of leave'],
    ['Moving package worth up to £8,000', 'A moving package worth up to £8,000'],
    ['13th month’s pay, half of it in June', 'A 13th month’s pay, half of it in June'],
    ['Pick up and drop for late shifts', 'A pick-up and drop-off for late shifts'],
    ['Family health cover of ₹4 lakh, parents can join', 'Family health cover of ₹4 lakh, and parents can join'],
    ['Dental and eye care after 90 days, we pay all of it', 'Dental and eye care after 90 days, and we pay all of it'],
    ['Free parking, bikes and lockers', 'Free parking, bikes and lockers'],
    ['We pay for your exams, you choose when', 'We pay for your exams, you choose when'],
    ['We feed you on every shift', 'We feed you on every shift'],
  ])('%s', (typed, said) => {
    expect(rewardInFull(typed)).toBe(said);
  });
  it.each([
    ['A three-year cash plan tied to return on capital', 'np'],
    ['A bonus linked to sales', 'np'],
    ['30% off everything except live animals', 'np'],
    ['Drop by company cab if you stay after 8 pm', 'np'],
    ['A mentor is paid for your first year', 'clause'],
    ['An extra £1.40 an hour for every hour worked between 10pm and 6am', 'np'],
    ['A company car or a BahnCard 100, as you prefer', 'np'],
    ['A van or a fuel card, whichever suits you', 'np'],
    ['A further £2 an hour for each shift worked after 8pm', 'np'],
    ['An hour a week in work time for whatever does you good', 'np'],
    ['A day off when you move house', 'np'],
    ['A bike or a bus pass, if you would rather not drive', 'np'],
    ['An extra 40p a mile for any trip driven after dark', 'np'],
    ['A colleague drives you home if you miss the last bus', 'clause'],
    ['A doctor sees you on site, as often as you like', 'clause'],
    ['One of us covers for you when your child is ill', 'clause'],
    ['A hot meal waits for you after every late shift', 'clause'],
    ['Direct insurance with a 20% employer top-up after probation', 'np'],
  ])('%s is %s', (typed, kind) => {
    const statement = readStatement(rewardInFull(typed));
    expect(statement && settle(thingThatIs(statement)).kind).toBe(kind);
  });
  it('has "the" before the name of a scheme', () => {
    const statement = readStatement('Social Housing Pension Scheme; we pay in 10% if you pay in 5%');
    expect(statement && settle(statement).lower).toBe(
      'the Social Housing Pension Scheme; we pay in 10% if you pay in 5%',
    );
  });
});

describe('a reward that goes on behind a comma, or from its title', () => {
  it.each([
    ['Van and fuel card, take it home.', 'a van and fuel card to take home'],
    ['Company bike, you can keep it for yourself', 'company bike to keep for yourself'],
  ])('is one thing with what it is for: %s', (typed, said) => {
    expect(rewardInFull(typed).toLowerCase().replace(/[.]$/, '')).toBe(said);
  });
  it.each([
    ['Plus 24 and 31 December.', '30 days of leave', '30 days of leave, plus 24 and 31 December'],
    ['Plus bank holidays', '26 days of holiday', '26 days of holiday, plus bank holidays'],
    ['Rising to 31 after five years', "26 days' leave", "26 days' leave, rising to 31 after five years"],
  ])('%s, under its title', (typed, title, said) => expect(withItsTitle(typed, title)).toBe(said));
});
