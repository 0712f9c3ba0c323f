import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('what is only named', () => {
  it.each([
    ['HEC-RAS', 'know HEC-RAS'],
    ['Northgate/Academy', 'know Northgate or Academy'],
    ['Mosaic or Liquidlogic', 'know Mosaic or Liquidlogic'],
    ['EMIS or Vision', 'know EMIS or Vision'],
    ['Meta Ads', 'know Meta Ads'],
    ['STAAD Pro', 'know STAAD Pro'],
    ['HTM 04-01', 'know HTM 04-01'],
    ['NEC contracts', 'know NEC contracts'],
    ['Thesaurus Payroll Manager', 'know Thesaurus Payroll Manager'],
    ['Read Write Inc', 'know Read Write Inc'],
    ['Kerala seafood', 'know Kerala seafood'],
    ['Italian food', 'know Italian food'],
  ])('%s is known', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'do', text, desirable: false });
  });
  it.each([
    ['Northgate or Academy helpful', 'know Northgate or Academy'],
    ['Kerala cuisine a plus', 'know Kerala cuisine'],
  ])('%s is wished for', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'do', text, desirable: true });
  });
  it.each([
    ['Chettinad cooking', 'experience of Chettinad cooking'],
    ['vegan menus', 'experience of vegan menus'],
  ])('%s was done', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'have', text });
  });
  it.each(['Vision', 'Analyst', 'Fresh food', 'BORAS', 'EPA 608', 'Level 2 food'])(
    '%s may be anything else',
    (typed) => {
      expect(readPerson(typed)?.text ?? '').not.toMatch(/^know/);
    },
  );
});
