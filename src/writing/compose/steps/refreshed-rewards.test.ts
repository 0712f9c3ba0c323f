/** A refresh tells a reward again in another sentence, as long as there is one; it never repeats one. */
import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { wordsOf } from '../language/words.ts';
import { readStatement } from '../ledger/statement.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { turnedRound } from './turned-rewards.ts';

const write = (title: string, statement: string, seed: number, advert: Record<string, string> = {}): string[] => {
  const input = makeInput({
    advert: { jobTitle: 'Fitter', location: 'Halifax', brandName: 'Kestrel', ...advert },
    guidelines: { rewards: [{ id: '1', title, statement }] },
  });
  return [0, 1].map((iteration) =>
    writeStep(input, 5, { selectedBenefits: [title], noOfLine: 1, outputLengthType: 'small' }, { seed, iteration })
      .items.map(itemBody)
      .join(),
  );
};

describe('a reward in a refresh', () => {
  it.each([
    ['Tuition', '$5,000 a year for study.'],
    ['Licence pay', '£1,200 a year for a class B licence.'],
    ['Sabbatical', 'Four paid weeks after three years.'],
    ['Shares', 'Stock options that vest over four years.'],
    ['Offcuts', 'Take fabric offcuts home.'],
    ['Pension', 'The Authority pays 11% into your pension.'],
    ['Health plan', 'The county pays 88% of your premium.'],
  ])('%s: %s', (title, statement) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const [first = '', second = ''] = write(title, statement, seed);
      expect(first).not.toBe('');
      expect(second, first).not.toBe('');
      expect(wordsOf(second).join(' ')).not.toBe(wordsOf(first).join(' '));
      // Its figures stay.
      for (const figure of statement.match(/\d[\d,]*/g) ?? []) expect(second).toContain(figure);
    }
  });
});

describe('what a house does, turned round', () => {
  it.each([
    ['The Authority pays 11% into your pension.', 'the Authority to pay 11% into your pension'],
    ['The city council matches your savings.', 'the city council to match your savings'],
  ])('%s', (typed, turned) => {
    const statement = readStatement(typed);
    expect(statement && turnedRound(statement).map((one) => one.statement.lower)).toEqual([turned]);
  });
  it.each([
    'The shop is closed on Sundays.',
    'The firm pays your fees and gives you time.',
    'The bus stops at the gate.',
  ])('not %s', (typed) => {
    const statement = readStatement(typed);
    expect(statement ? turnedRound(statement) : []).toEqual([]);
  });
});

it('has no long names where a shorter sentence tells as much', () => {
  for (let seed = 0; seed < 6; seed += 1)
    for (const text of write('Pension', 'The NHS Pension Scheme.', seed, {
      jobTitle: 'Director of Estates and Facilities',
      brandName: 'Haven University Teaching Hospitals',
    }))
      expect(text).not.toMatch(/Facilities.*Haven/);
});
