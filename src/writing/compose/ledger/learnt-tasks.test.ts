import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mining/mine.ts';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { lineFor } from './told-by-line.ts';

const tasks = (jobTitle: string, responsibilitiesRole: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle }, brief: { responsibilitiesRole } }), false).duties.map(
    ({ fact }) => fact.text,
  );

describe('papers that somebody else answers for', () => {
  it.each([
    ['Trainee Accounting Technician', 'VAT returns, bank reconciliations'],
    ['Apprentice Accountant', 'VAT returns, bank reconciliations'],
  ])('are prepared where a trade is learnt: %s', (title, typed) => {
    expect(tasks(title, typed)).toContain('prepare VAT returns');
    expect(tasks(title, typed).join()).not.toMatch(/file/);
  });
  it.each(['Accountant', 'Trainee Manager Coach'])('and filed by others: %s', (title) =>
    expect(tasks(title, 'VAT returns, bank reconciliations')).toContain('file VAT returns'),
  );
});

describe('a form by its number', () => {
  const lines = mineJobDescription(
    'What you will do\n- Prepare VAT3 returns for review by a senior\n- Ring clients',
    '',
  ).duties;
  it('is the one that the brief names', () =>
    expect(lineFor('VAT returns', lines)?.text).toBe('prepare VAT3 returns for review by a senior'));
  it('and no other', () => expect(lineFor('PAYE returns', lines)).toBeNull());
});
