import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import { FactBook } from './facts.ts';
import { readReward } from './guides.ts';

const read = (title: string, statement: string): string | undefined =>
  readReward({ id: '1', title, statement }, 0, new FactBook(), () => true)?.statements[0]?.text;

/** All that the writer says of a reward, whatever the seed. */
const allOf = (title: string, statement: string | null): string[] => {
  const input = makeInput({
    advert: { jobTitle: 'Team Member', location: 'Derby' },
    guidelines: { companyName: 'Calder', rewards: [{ id: '1', title, statement }] },
  });
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) =>
    JSON.stringify(
      writeStep(input, 5, { selectedBenefits: [title], noOfLine: 1, outputLengthType: 'small' }, { seed }).items,
    ),
  );
};

describe('what is said of a reward leans on its title', () => {
  it.each([
    ['Company car', 'or £5,400 car allowance', 'A company car or a £5,400 car allowance'],
    ['Uniform', 'provided & laundered', 'Your uniform is provided and laundered'],
    ['College fees', 'paid', 'Your college fees are paid'],
    ['Pets at work', 'Dogs welcome (well-behaved ones)', 'Dogs are welcome (well-behaved ones)'],
    ['Early finish Fridays', 'Done by 1pm on Fridays', 'You are done by 1pm on Fridays'],
    ['Long service', "extra week's leave at 10 years", "An extra week's leave at 10 years"],
    ['Annual leave', '25 + 8, plus your birthday', '25 plus 8, plus your birthday'],
    ['Pension', 'Employer: 12%. You: 6%.', 'Employer 12%, you 6%'],
    ['Free lunch', 'Mon-Thurs', 'From Monday to Thursday'],
    ['Sleep-in rate', '£65 per night', 'A sleep-in rate of £65 per night'],
    ['Wedding leave', 'a week', 'A week of wedding leave'],
    ['Paid volunteering', '3 days', '3 days of paid volunteering'],
    ['Carers leave', '5 days a year', '5 days of carers leave a year'],
    ['Meal card', '₹2,200 per month', 'A meal card worth ₹2,200 per month'],
    ['Study leave', '1 day/week off to attend', '1 day a week off to attend'],
    ['Shift premium', '25%', 'A shift premium of 25%'],
    ['Mileage', '45p', '45p'],
    ['Night rate', '+12%', '+12%'],
    ['401(k)', 'Match up to 4%', 'We match up to 4% of what you pay in'],
    ['PTO', '15 days to start, 20 after year two', '15 days of PTO to start, 20 after year two'],
    ['Fruit', 'box a week', 'A box a week'],
    ['Coffee', '250g bag each week', 'A 250g bag each week'],
    ['Boots', '£140 pa', '£140 a year'],
  ])('%s: %s', (title, value, text) => {
    expect(read(title, value)).toBe(text);
  });

  it.each([
    ['Season ticket loan', 'interest free, after probation', /brings: interest/],
    ['Critical illness cover', 'optional', /brings: optional/],
    ['Company sick pay', 'none in year one, then 20 days', /brings: none/],
    ['Van', 'Yours to take home, private use not included', /brings: yours/],
    ['Wellbeing', 'On-site counsellor every other Thursday', /get wellbeing/],
    ['Annual pay review', 'every April, in line with inflation or better', /you get every/i],
    ['Refer a friend', '£1,000 for nurses, £250 for other roles', /you get £/i],
    ['Death in service', 'Three times your annual salary, no qualifying period', /(?:get|expect|with|you) three/i],
    ['Hardship fund', 'Grants of up to £750 for staff in need', /you get grants|comes with grants/i],
    ['Housing', 'A rent-free two-bed cottage; council tax is yours', /At Calder, a rent|Here, a rent/],
    ['Team events', 'Summer BBQ, Christmas do, quarterly budget of £40 a head', /At Calder, summer|Here, summer/],
    ['Electric car scheme', 'Through salary sacrifice, after 6 months', /brings: through/],
    ['Dog friendly', null, /get dog|part of what/],
    ['Tips', 'all of them, shared by hours', /(?:Calder|Here|this), all|: all.*(?<!Tips.*)$|^What/],
    ['Tablet', 'refreshed every three years at our cost', /(?:brings|get|means for you): refreshed/],
    ['Overalls', 'laundered', /(?:brings|get|means for you): laundered/],
    ['Saturdays', 'Every other one off', /get every/],
    ['Christmas', 'Closed from 23 Dec to 2 Jan', /get Christmas/],
    ['Conferences', '€2,000 a year and 5 days', /get €/],
    ['Licence', 'We pay for it.', /count on us|(?:Calder|Here), we pay for it/],
    ['Moving costs', 'capped at ₹1 lakh', /get: capped/],
    ['Buddy', 'For your first 90 days', /get Buddy|offer Buddy/],
    ['Working hours', '35 hours, flexi between 7 and 7', /top of your pay/],
    ['Birthday off', null, /get birthday|: birthday|offers? (?:your )?birthday/],
  ])('%s: %s is no gift of its own', (title, value, wrong) => {
    for (const text of allOf(title, value)) {
      expect(text).not.toMatch(wrong);
      expect(text).not.toBe('[]');
    }
  });

  it('says nothing of what is not given', () => {
    expect(allOf('Garden leave not included', null).every((text) => text === '[]')).toBe(true);
  });
});
