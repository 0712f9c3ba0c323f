/** Sentences on whom a house appoints: the post and the house are said anyway, and where one works is what they tell. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const ledgerOf = (jobTitle: string, description: string, location: string | null = null) =>
  buildLedger(makeInput({ advert: { jobTitle, location }, brief: { description } }), false);
const said = (jobTitle: string, description: string, location: string | null = null): string[] =>
  ledgerOf(jobTitle, description, location).sentences.map(({ statement }) => statement.text);

describe('whom a house appoints', () => {
  it.each([
    [
      'Registration Officer',
      'The Council is seeking to appoint a Registration Officer to its Registration and Ceremonies Service.',
      'You will work in our Registration and Ceremonies Service',
    ],
    [
      'Water Treatment Plant Operator II',
      'The City of Linden Falls is hiring an Operator II for its 12-MGD lime-softening plant.',
      'You will work at our 12-MGD lime-softening plant',
    ],
    [
      'Civil Enforcement Officer',
      'The Council is seeking to appoint to a permanent post of Civil Enforcement Officer within its Parking and Highways Service.',
      'You will work in our Parking and Highways Service',
    ],
    [
      'Assistant Store Manager',
      'Full-time ASM at our Hamilton Place store.',
      'You will work full-time at our Hamilton Place store',
    ],
    [
      'Adult Literacy Tutor',
      "We're looking for a tutor for our literacy centre in Longford town.",
      'You will work at our literacy centre in Longford town',
    ],
  ])('%s: %s', (title, typed, sentence) => {
    expect(said(title, typed)).toContain(sentence);
    expect(ledgerOf(title, typed).rough).toEqual([]);
  });

  it('and nothing where it is another post', () =>
    expect(said('Planner', 'The Council is seeking to appoint a chief executive to its board.').join()).not.toMatch(
      /You will work/,
    ));
  it('and for whom, where it is no place: those of the house are ours', () =>
    expect(said('Planner', 'The Council is looking for a planner for its residents.')).toEqual([
      'You will work as a planner for our residents',
    ]));

  it('though the General tab has a town: no part of a house is one', () =>
    expect(
      said(
        'Civil Enforcement Officer',
        'The Council is seeking to appoint a Civil Enforcement Officer within its Parking and Highways Service.',
        'Norwich',
      ),
    ).toEqual(['You will work in our Parking and Highways Service']));

  it('and without a town that the General tab does not have', () => {
    const { sentences, notes } = ledgerOf(
      'Adult Literacy Tutor',
      "We're looking for a tutor for our literacy centre in Longford town.",
      'Carrick-on-Shannon',
    );
    expect(sentences.map(({ statement }) => statement.text)).toEqual(['You will work at our literacy centre']);
    expect(notes.join()).toMatch(/places the job in Longford was left out/);
  });
});

describe('what the postholder will do', () => {
  it('is said to the reader', () =>
    expect(
      said(
        'Registration Officer',
        'The postholder will be based at the Register Office in Alnwick and will be required to work flexibly across the Borough, including Saturdays.',
      ),
    ).toEqual([
      'You will be based at the Register Office in Alnwick and will be required to work flexibly across the Borough, including Saturdays',
    ]));
});
