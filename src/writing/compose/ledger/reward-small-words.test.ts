import { expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

const described = (title: string, statement: string, seed: number): string => {
  const input = makeInput({
    advert: { jobTitle: 'Welder', location: 'Halifax' },
    guidelines: { companyName: 'Kestrel', rewards: [{ id: '1', title, statement }] },
  });
  const { items } = writeStep(input, 5, { selectedBenefits: [title], noOfLine: 1 }, { seed });
  return JSON.stringify(items);
};

it.each([
  [
    'Health plan',
    'Medical, dental and vision from day 30, and we pay 85% of the premium.',
    /get medical, dental and vision cover from day 30, and we pay/,
  ],
  ['Training', 'Heat pump training paid by us, with two weeks at the manufacturer.', /training paid for by us/],
  [
    'Wellbeing hour',
    'An hour a week in work time for whatever does you good.',
    /(?:get|:) an hour a week|brings an hour|offer an hour|expect an hour|with an hour|you an hour/,
  ],
  ['Early Fridays', '3pm finish every Friday.', /a 3pm finish every Friday/i],
  [
    'Free membership',
    'Gym, swim and classes for you and your household.',
    /free membership for the gym, swim and classes/,
  ],
  [
    'Free dental care',
    'Free check-ups and hygiene visits for you.',
    /^(?!.*(?:At|With|Here,?) [A-Z]?[a-z]*,? ?free check-ups)/,
  ],
  ['Overtime', 'Time and a half, double at Christmas.', /vertime is paid at time and a half, and double at Christmas/],
  ['Staff quarters', 'Staff quarters at the depot, or house rent allowance.', /you get staff quarters/i],
  ['Pension', 'Pension with sick pay cover from day one.', /^(?!.*From day one, )/],
  ['Time back', 'Every event weekend is given back as days off within a month.', /^(?!.*Within a month, )/],
  ['Learning days', '8 days a year and a budget of EUR 1,500.', /8 learning days a year/],
  ['Annual leave', '28 days plus bank holidays.', /28 days of annual leave plus/],
  ['Medical cover', 'Medical insurance for you, spouse, children and parents.', /for you, your spouse, children/],
])('says of "%s" what it is: %s', (title, statement, said) => {
  for (let seed = 1; seed < 9; seed += 1) expect(described(title, statement, seed)).toMatch(said);
});
