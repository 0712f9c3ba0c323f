import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { isLettersFirst } from './letters-first.ts';

const tasksOf = (responsibilitiesRole: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Clerk' }, brief: { responsibilitiesRole } }), false).duties.map(
    ({ fact }) => fact.text,
  );

describe('letters that are spelt like a verb', () => {
  it.each([
    'DO from shipping lines',
    'DO collection and gate passes',
    'DO release with liners',
    'GO from the registry',
    'BE and shipping bills for all clients',
  ])('%s names a thing', (line) => expect(isLettersFirst(line)).toBe(true));

  it.each(['DO the rota', 'GO the extra mile', 'Do from home', 'DO', 'BE KIND TO GUESTS', 'IT tickets'])(
    '%s is left as it is',
    (line) => expect(isLettersFirst(line)).toBe(false),
  );

  it.each([
    'Filing bills of entry, coordinating examination, DO from shipping lines, updating clients',
    'Book slots, DO release with liners, file papers',
    'Filing returns, GO from the registry, checking stock',
  ])('no verb comes of them: %s', (field) => {
    expect(tasksOf(field).filter((text) => /^(?:do|go) /.test(text))).toEqual([]);
    expect(tasksOf(field).some((text) => /\b(?:DO|GO) (?:from|release)/.test(text))).toBe(true);
  });
});
