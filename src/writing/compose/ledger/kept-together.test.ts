import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { asksForMore, countsOfPast, keptTogether, withAnswer, withoutAsking } from './kept-together.ts';
import { buildLedger } from './ledger.ts';

describe('what a comma parts and what belongs together', () => {
  it.each([
    ['team of two, own van', 'team of two with its own van'],
    ['crew of three, own boat', 'crew of three with its own boat'],
    ['college in Hull, one day a week', 'college in Hull one day a week'],
    ['with vocational school, two days a week.', 'with vocational school two days a week.'],
    ['own van, tools and phone', 'own van, tools and phone'],
    ['a branch with our own workshop', 'a branch with our own workshop'],
    ['the shop, three days a week', 'the shop, three days a week'],
    ['your own van', 'your own van'],
  ])('%s', (typed, kept) => expect(keptTogether(typed)).toBe(kept));

  it('gives nobody the van of a team, nor a school’s day to the job', () => {
    const said = (description: string): string =>
      buildLedger(makeInput({ brief: { description } }), false)
        .sentences.map(({ statement }) => statement.text)
        .join('|');
    expect(said('- team of two, own van\n- 38 turbines')).not.toMatch(/your own/i);
    expect(said('Three-year training with vocational school in Kempten, one day a week.')).not.toMatch(/you work/i);
  });

  it.each([
    '214 production deploys in Q4 2025, 2 rollbacks',
    '96 weddings in 2025, 3 complaints',
    '1,240 calls last winter, 2 complaints',
    '40 surveys in 2024 and no claims',
  ])('counts of the past are one: %s', (text) => expect(countsOfPast(text)).toBe(true));
  it.each([
    '96 weddings in 2025',
    '12 boats, 3 of them electric',
    'Two shops, 14 staff',
    'Revenue rose in 2025, 3 shops opened',
  ])('and these are none: %s', (text) => expect(countsOfPast(text)).toBe(false));

  it.each([
    'I want one more, starting in September',
    'We need a third',
    'One more would help',
    'We want another one',
    "You'd do one in two",
  ])('leans on the sentence before: %s', (text) => expect(asksForMore(text)).toBe(true));
  it.each(['We want one more carpenter', 'You will run a third of the shop', 'We have two vets', 'You learn more'])(
    'leans on none: %s',
    (text) => expect(asksForMore(text)).toBe(false),
  );

  it.each([
    ['How many births? 212 in 2025, and more to come.', '212 births in 2025, and more to come.'],
    ['How many rooms? About 40.', 'About 40 rooms.'],
    ['How many of us? 9 people.', 'How many of us? 9 people.'],
    ['Why us? 40 years.', 'Why us? 40 years.'],
  ])('an answer has the noun of its question: %s', (typed, said) => expect(withAnswer(typed)).toBe(said));

  it.each([
    ['How will the day go? Take bloods, ship by 2.', 'Take bloods, ship by 2.'],
    ["What's in it? Payroll for 80.", 'Payroll for 80.'],
    ['What will you do? Check-ups.', 'Check-ups.'],
    ['Answer calls. Ask what hurts.', 'Answer calls. Ask what hurts.'],
    ['Ask “how can I help?” of all callers', 'Ask “how can I help?” of all callers'],
  ])('a question that the tasks answer is none of them: %s', (typed, left) => expect(withoutAsking(typed)).toBe(left));
});
