import { expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { similarity } from '../language/words.ts';
import { makeInput } from '../testing/input.ts';

const twice = (title: string, statement: string, seed: number): readonly [string, string] => {
  const input = makeInput({
    advert: { jobTitle: 'Fitter', location: 'Halifax' },
    guidelines: { companyName: 'Kestrel', rewards: [{ id: '1', title, statement }] },
  });
  const options = { selectedBenefits: [title], noOfLine: 1, outputLengthType: 'small' } as const;
  const write = (run: number, shown: string[]): string => {
    const [item] = writeStep(input, 5, options, { seed, iteration: run, shown }).items;
    return item && typeof item === 'object' && 'description' in item ? String(item.description) : JSON.stringify(item);
  };
  const first = write(0, []);
  return [first, write(1, [first])];
};

it.each([
  ['Leave', 'You get 30 days of leave, plus bank holidays.'],
  ['Pension', 'We pay 6% into your pension.'],
  ['Health insurance', 'We pay 90% of the health premium for you and your family.'],
  ['Learning', 'You get €900 a year for courses and conferences.'],
  ['Training', 'We pay for your Level 3 course and give you time for it.'],
  ['Tools', "We give you a full set of tools, and they're yours to keep."],
  ['Overtime', 'Your overtime is paid at time and a half.'],
  ['Staff flat', 'You can rent a staff flat for €290 a month.'],
])('says %s in another shape when refreshed', (title, statement) => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const [first, second] = twice(title, statement, seed);
    expect(second).not.toBe('');
    expect(second).not.toMatch(/\bpays .* and give\b/);
    // Behind the lead the rest may not be the same sentence again.
    const core = (text: string): string =>
      text.replace(/^(?:[^:]*: |(?:Here|With Kestrel|At Kestrel), )/, '').toLowerCase();
    expect([core(first) === core(second), first, second]).toEqual([false, first, second]);
    expect(similarity(first, second)).toBeLessThan(1);
  }
});

it.each([
  ['Leave', '29 days of annual leave rising to 31 after five years.'],
  ['Safety bonus', '$300 for every quarter without an injury on your shift.'],
  ['Pension', 'A contribution growing by 1% each year.'],
])('leaves the time of %s where it belongs', (title, statement) => {
  for (let seed = 0; seed < 16; seed += 1)
    for (const text of twice(title, statement, seed))
      expect(text).not.toMatch(/^(?:After five years|On your shift|Each year),/);
});

it('puts the time of a plain reward first', () => {
  const all = Array.from({ length: 24 }, (_, seed) => twice('Sick pay', 'Full sick pay after one year.', seed)).flat();
  expect(all.some((text) => text.startsWith('After one year,'))).toBe(true);
});

it.each([
  ['Discount', '25% off everything in the shop.'],
  ['Provident fund', 'PF and ESI from the first month.'],
  ['Overtime', 'Time and a half after 40 hours.'],
  ['Ski pass', 'Free use of the trails.'],
  ['Relocation', 'Up to $8,000 toward your move.'],
  ['Meals', 'Three cooked meals a day.'],
])('never says %s again with the employer beside it or without', (title, statement) => {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/(?:at|with) (?:kestrel|this job|us)|here/g, '')
      .replace(/[^a-z0-9%$]+/g, ' ')
      .trim();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const [first, second] = twice(title, statement, seed);
    if (second === undefined) continue;
    expect(`${bare(first)}|${bare(second)}`).not.toBe(`${bare(first)}|${bare(first)}`);
    expect(bare(second), first).not.toContain(bare(first));
  }
});
