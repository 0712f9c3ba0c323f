import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const boss = (statement: string, weight = 100): string =>
  JSON.stringify(
    buildLedger(
      {
        ...makeInput({
          advert: { jobTitle: 'Supply Chain Director', brandName: 'Palar' },
          guidelines: { pillars: [{ id: 'p', value: 'A seat at the table', statement, weight }] },
        }),
        jobDescription: {
          text: 'Supply Chain Director\nReports to: Managing Director\n\nDuties\n- Lead 260 people\n- Cut costs',
          matches: true,
        },
      },
      true,
    ).reportsTo,
  );

describe('whom somebody reports to', () => {
  it('is told once, where a pillar says it', () =>
    expect(boss('You report to the managing director and sit on the board.')).toBe('null'));
  it('is told where none does, or where none may be said', () => {
    expect(boss('You sit on the board.')).toMatch(/managing director/i);
    expect(boss('You report to the managing director and sit on the board.', 25)).toMatch(/managing director/i);
  });
});
