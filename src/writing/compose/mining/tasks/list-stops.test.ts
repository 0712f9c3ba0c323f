import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { withDeedFirst, withPartsOnLines } from './list-stops.ts';

const tasksOf = (responsibilitiesRole: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Bar Manager' }, brief: { responsibilitiesRole } }), false).duties.map(
    ({ fact }) => fact.text,
  );

describe('a list with stops and small letters', () => {
  it.each([
    ['rotas!! ordering stock. stocktake every Monday', 'rotas\nordering stock\nstocktake every Monday'],
    ['closing up Fri/Sat. till reconciliation', 'closing up Fri/Sat\ntill reconciliation'],
    ['fillet, skin, pin bone. serve. talk to people', 'fillet, skin, pin bone\nserve\ntalk to people'],
    ['approx. six calls a day, misc. duties, Sat. mornings', 'approx. six calls a day, misc. duties, Sat. mornings'],
  ])('%s', (typed, parts) => expect(withPartsOnLines(typed)).toBe(parts));

  it.each([
    ['Bands - booking them', 'booking bands'],
    ['Deliveries: checking them in', 'checking deliveries in'],
    ['Bands - three a week', 'Bands - three a week'],
  ])('a deed stands before its thing: %s', (typed, said) => expect(withDeedFirst(typed)).toBe(said));

  it('is read part by part', () => {
    const tasks = tasksOf(
      'bar, cellar, staff of 9, rotas!! ordering stock. stocktake every Monday. Bands - booking them. Closing up Fri/Sat. till reconciliation',
    );
    expect(tasks).toEqual(expect.arrayContaining(['order stock', 'book bands']));
    expect(tasks.join('; ')).not.toMatch(/\. |handle bands/);
    expect(tasks.some((text) => /^close up /.test(text))).toBe(true);
  });
});
