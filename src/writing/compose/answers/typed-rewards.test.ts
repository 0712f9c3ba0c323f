/** Rewards whose words stand in the wrong order for a sentence are put right, and told once. */
import { describe, expect, it } from 'vitest';
import { ask, type Over, siteManager } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';

const write = (answer: string, over: Over = {}): string =>
  ask(siteManager, 5, answer, { outputLength: 'small', ...over }).contents.join('\n');

describe('a reward', () => {
  it.each([
    ['£30k, vision + dental 50% paid, parking', 'We pay 50% of your vision and dental cover.'],
    ['£30k, gym membership 40% covered by us', 'We pay 40% of your gym membership.'],
    ['40k-52k NHS scale, 25 days holiday', '£40,000 to £52,000 a year on the NHS scale'],
    ['£30k. £120 a week standby allowance on top, parking', 'a standby allowance of £120 a week'],
    [
      '£30k\nEvery third Friday off, the others finish at 3',
      'You get every third Friday off, and the others finish at 3.',
    ],
    [
      '£30k\n- life cover from day 1, 401k with 5% match\n- parking',
      'life cover from day one and a 401(k) with a 5% match',
    ],
    ['£30k\n- medical from day 1\n- parking', 'medical cover from day one'],
    ['£30k\n- sailing trip every year, paid\n- parking', 'a paid sailing trip every year'],
    ['£30k\n- training days, paid\n- parking', 'paid training days'],
    [
      '£30k\nclosed between Christmas and New Year, paid',
      "We're closed between Christmas and New Year, and you're paid.",
    ],
    ['£30k, summer and Christmas bonus, parking', 'a summer and Christmas bonus'],
    ['£30k, parking, flexitime account', 'a flexitime account'],
    ['£30k, SIA licence paid, uniform', 'We pay for your SIA licence.'],
    ['£30k, rail pass paid in full, uniform', 'We pay for your rail pass in full.'],
    ['£30k\nNMC registration fee paid\nparking', 'We pay your NMC registration fee.'],
    ['£30k\nPhone bill paid\nparking', 'We pay your phone bill.'],
    ['£30k\nCIPD or CIPS fees paid\nparking', 'We pay your CIPD or CIPS fees.'],
    ['£30k\nGym fees covered up to £30 a month\nparking', 'Gym fees are covered up to £30 a month.'],
    ['£30k\nOvertime paid at time and a half\nparking', 'Overtime is paid at time and a half.'],
    ['£30k\nTips shared by hours\nparking', 'Tips are shared by hours.'],
    ['£30k\nChisels sharpened on the house\nparking', 'Chisels are sharpened on the house.'],
    ['£30k\nUniform washed every week\nparking', 'Your uniform is washed every week.'],
    ['£30k\nSafety gear washed every week\nparking', 'Your safety gear is washed every week.'],
    ['£30k, nights paid £2 more\nparking', 'Nights are paid £2 more.'],
    ['£30k\nParking permit or bike of your choice\nlunch', 'a parking permit or a bike of your choice'],
    ['parking, paid fortnightly', "You're paid fortnightly."],
    ['£30k\n£1,500 welcome payment after six months\nparking', 'a £1,500 welcome payment after six months'],
    ['£30k\nLocal Government Pension\nparking', 'the Local Government Pension'],
    ["£30k\nTeachers' Pension Scheme\nparking", "the Teachers' Pension Scheme"],
    ['£30k\nPhone of your choice\nparking', 'a phone of your choice'],
    ['£30k\nChoice of van or car\nparking', 'a choice of van or car'],
    ['£30k\nRail card or parking space\nlunch', 'a rail card or a parking space'],
    ['£30k\nThree training weeks a year\nlunch', 'three training weeks a year'],
    ['£30k\n401(k) with a 4% match\nlunch', 'a 401(k) with a 4% match'],
    ['£30k\nMedical, dental and vision from day one\nparking', 'medical, dental and vision cover from day one'],
    ['£30k\nMedical and vision\nparking', 'medical and vision cover'],
    ['£30k\nA flat for the first six weeks, free of charge\nparking', 'a flat for the first six weeks, free of charge'],
    ['Fixed salary of £30,000 a year\nparking', 'a fixed salary of £30,000 a year'],
  ])('%s', (answer, wanted) => {
    for (const iteration of [0, 1]) expect(write(answer, { iteration })).toContain(wanted);
  });

  it.each([
    ['£30k, lunch paid', 'What else you get: lunch paid.'],
    ['£30k, CSCS fees paid', 'CSCS fees are paid.'],
    ['£30k, medical, dental, parking', 'medical, dental'],
  ])('stays as it was: %s', (answer, wanted) => {
    expect(write(answer)).toContain(wanted);
  });
});

describe('the statement of a reward', () => {
  const input = (statement: string) =>
    makeInput({
      advert: { jobTitle: 'Site Manager', location: 'Leeds' },
      guidelines: { companyName: 'Pell & Marsh', rewards: [{ id: 'r1', title: 'Cover', statement }] },
    });

  it.each([
    ['We pay for your CPCS card.', '£30k, CPCS card paid, parking', /CPCS card/g],
    ['Building Trades Pension Scheme', '£30k, BTPS pension (we pay 9%), parking', /pension/gi],
    ['Cover is paid every month.', '£30k, monthly cover, parking', /cover/gi],
    ['Cover for two every three years', '£30k, cover for 2 every 3 yrs, parking', /cover/gi],
  ])('is not told again: %s', (statement, answer, named) => {
    const { contents } = ask(input(statement), 5, answer);
    expect(contents.join('\n').match(named)?.length).toBe(1);
  });
});
