import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { withPapersInFull } from './paper-abbreviations.ts';
import { splitRequirements } from './split.ts';

const asked = (skills: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Supervisor' }, brief: { skills } }), false).person.map(
    ({ fact }) => fact.text,
  );

describe('a diploma that is cut short', () => {
  it.each([
    ['Dip. Tool & Die', 'diploma in Tool & Die'],
    ['DTDM / Dip. Tool & Die, 8+ yrs', 'DTDM / diploma in Tool & Die, 8+ yrs'],
    ['Dip. Mech. Engg., 5 yrs', 'diploma in mechanical engineering, 5 yrs'],
    ['PG Dip. Nursing', 'postgraduate diploma in Nursing'],
    ['Dip Ed or PGCE', 'Dip Ed or PGCE'],
    ['Dip the tanks', 'Dip the tanks'],
  ])('%s', (typed, said) => expect(withPapersInFull(typed)).toBe(said));

  it.each([
    ['- DTDM / Dip. Tool & Die\n- 8+ yrs', ['a DTDM or diploma in Tool and Die', '8+ years of experience']],
    ['Tailoring diploma, five years', ['a tailoring diploma', 'five years of experience']],
    ['Dip. Mech. Engg., 5 yrs', ['a diploma in mechanical engineering', '5 years of experience']],
  ])('is one paper with its field: %s', (typed, said) => expect(asked(typed)).toEqual(said));
});

describe('papers whose names are words of every day', () => {
  it.each([
    ['own tools, safe pass, 3 yrs exp', 'Safe Pass'],
    ['care certificate, driving licence', 'Care Certificate'],
  ])('have their capitals: %s', (row, name) => {
    expect(splitRequirements(row)).toContain(name);
  });
  it('and other words keep their small letters', () => {
    expect(splitRequirements('safe pass rate of drivers, care certificates checked').join()).not.toMatch(/Safe|Care/);
  });
});
