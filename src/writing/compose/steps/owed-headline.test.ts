import { describe, expect, it } from 'vitest';
import { coverage } from '../language/words.ts';
import { makeInput } from '../testing/input.ts';
import type { Step2Item } from '../types.ts';
import { writeStep } from '../write.ts';

/** Introductions, as they come first and refreshed. */
const introductions = (
  pillars: readonly { value: string; statement: string | null; weight: number }[],
  outputLengthType: 'small' | 'medium' | 'large' = 'medium',
): Step2Item[][] => {
  const input = makeInput({
    advert: {
      jobTitle: 'Night Manager',
      location: 'Sligo',
      brandName: 'Coldwater',
      salaryFrom: 36000,
      salaryTo: 41000,
    },
    guidelines: {
      pillars: pillars.map((one, index) => ({ id: `p${index}`, ...one })),
      strapline: { value: 'Lights on all night', statement: null },
      mission: 'To keep every light on.',
    },
    brief: {
      description: 'Permanent, 40 hours a week, four nights from 10pm to 8am.',
      proposition: 'Four nights a week, then three days of mountains.',
      responsibilitiesRole: 'Check in late guests, balance the tills, walk the fire round, run the hotel at night',
      skills: 'Two years in a hotel, calm with guests',
      supportingEvidence: 'Guests gave our nights 9.2 out of 10 in 2025',
    },
  });
  return [0, 1].map(
    (iteration) =>
      writeStep(input, 2, { noOfLine: 3, outputType: 'prose', outputLengthType }, { iteration }).items as Step2Item[],
  );
};
const stands = (items: readonly Step2Item[], name: string, statement: string | null): number =>
  items.filter(
    ({ headline }) => coverage(name, headline) >= 0.99 || (statement !== null && coverage(statement, headline) >= 0.6),
  ).length;

describe('a pillar at 100% stands over one introduction of each batch', () => {
  it.each([
    // What leans on its name stands right below it.
    ['Two on every night', 'You always have a porter with you.'],
    ['Winter hours, same pay', 'Your monthly pay stays the same all year.'],
    ['Afternoons free', 'Every shift ends at noon.'],
    // What the writer does not take for a sentence for sure stands over a text as it was typed.
    ['Time in the chair', 'No hygienist sees more than ten patients a day.'],
    ['Answers in a day', 'Members hear back within one working day.'],
    ['Bills paid on time', 'Site bills clear within 15 days.'],
    ['A caseload of 32', 'No midwife carries more than 32 families.'],
    // Over a text it needs no verb.
    ['Quiet Sundays', 'No field work on Sundays.'],
    // Nothing was typed to it.
    ['Small on purpose', null],
    ['Bread you eat', null],
  ])('%s: %s', (value, statement) => {
    for (const length of ['small', 'medium', 'large'] as const)
      for (const items of introductions([{ value, statement, weight: 100 }], length))
        expect(
          stands(items, value, statement),
          `${length}: ${items.map(({ headline }) => headline).join(' | ')}`,
        ).toBeGreaterThanOrEqual(1);
  });

  it('holds for each of two', () => {
    const pillars = [
      { value: 'Two on every night', statement: 'You always have a porter with you.', weight: 100 },
      { value: 'A cooked supper', statement: 'The kitchen leaves you supper at ten.', weight: 100 },
    ];
    for (const items of introductions(pillars))
      for (const { value, statement } of pillars)
        expect(stands(items, value, statement), value).toBeGreaterThanOrEqual(1);
  });

  it('says below its name what it means, and no name again', () => {
    let met = 0;
    for (const [value, statement] of [
      ['Time in the chair', 'No hygienist sees more than ten patients a day.'],
      ['A caseload of 32', 'No midwife carries more than 32 families.'],
      ['Bills paid on time', 'Site bills clear within 15 days.'],
    ] as const)
      for (const { headline, introduction } of introductions([{ value, statement, weight: 100 }], 'small').flat())
        if (headline === value && coverage(statement, introduction) >= 0.99) {
          met += 1;
          expect(introduction.toLowerCase()).not.toContain(value.toLowerCase());
        }
    expect(met).toBeGreaterThan(0);
  });

  it('keeps below its name what leans on it', () => {
    const [items = []] = introductions([
      { value: 'Early Fridays', statement: 'The office shuts at three.', weight: 100 },
    ]);
    const below = items.find(({ headline }) => headline === 'Early Fridays');
    expect(below?.introduction).toMatch(/early Fridays[^.]* the office shuts at three/i);
  });

  it('is not owed below 100%', () => {
    const [items = []] = introductions([{ value: 'Small on purpose', statement: null, weight: 25 }]);
    expect(stands(items, 'Small on purpose', null)).toBe(0);
  });
});
