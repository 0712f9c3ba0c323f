/** What a reward's statement says of its title, without naming it again. */
import { describe, expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const written = (title: string, statement: string): string[] => {
  const input = makeInput({
    advert: { jobTitle: 'Lock Keeper', location: 'Athlone' },
    guidelines: { companyName: 'Shannon Locks', rewards: [{ id: '1', title, statement }] },
  });
  const options = { selectedBenefits: [title], noOfLine: 1, outputLengthType: 'medium' } as const;
  return [1, 2, 3, 4].flatMap((seed) =>
    writeStep(input, 5, options, { seed, iteration: 0, shown: [] }).items.map((item) => itemText(item)),
  );
};

describe('a statement that begins with what the titled thing does', () => {
  it.each([
    ['Medical insurance', 'Covers you, your parents and two children.', 'your medical insurance covers you'],
    ['Pension', 'Starts on your first day.', 'your pension starts on your first day'],
    ['Dental plan', 'Includes check-ups twice a year.', null],
    ['Annual leave', 'Rises to 30 days after five years.', 'your annual leave rises to 30 days'],
    ['Shift allowance', 'Applies from 10 pm to 6 am.', 'your shift allowance applies from 10 pm'],
    ['Health plan', 'Covers the whole family from month one.', 'your health plan covers the whole family'],
    ['Company phone', 'Comes with unlimited data.', 'your company phone comes with unlimited data'],
  ])('%s: %s', (title, statement, said) => {
    for (const text of written(title, statement)) {
      if (said) expect(text.toLowerCase()).toContain(said);
      expect(text).not.toMatch(/What the job brings: (?:covers|starts|rises|applies|comes)|^(?:Covers|Starts|Rises)/);
    }
  });
  it.each([
    ['Meals', 'Meals you cook with the crew.'],
    ['Tools', 'Tools for the whole of your apprenticeship.'],
    ['Training', 'Courses in York twice a year.'],
    ['Travel', 'Flights home twice a year.'],
  ])('a thing stays one: %s: %s', (title, statement) => {
    for (const text of written(title, statement))
      expect(text).not.toMatch(/\byour (?:meals|tools|training|travel) (?:meals|tools|courses|flights)/i);
  });
});

describe('a thing, and that the reader chooses', () => {
  it.each([
    ['Festival bonus', "One month's pay at Eid or Diwali, you choose."],
    ['Day off', 'A Monday or a Friday each month, you pick.'],
    ['Work kit', 'A laptop or a desktop, you choose.'],
    ['Travel', 'A bus pass or a bike, you choose.'],
    ['Bonus', 'Two weeks of pay or ten days off, you decide.'],
    ['Shares', 'Shares or cash each March, you choose.'],
  ])('%s: %s', (title, statement) => {
    for (const text of written(title, statement))
      expect(text).not.toMatch(/^.*(?:Here|At Shannon Locks), .*you (?:choose|pick|decide)/);
  });
});
