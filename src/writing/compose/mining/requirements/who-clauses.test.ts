import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { partClauses } from './who-clauses.ts';

const said = ({ skills = '', paper = '' }: { skills?: string; paper?: string }): string[] =>
  buildLedger(
    {
      ...makeInput({ advert: { jobTitle: 'Banqueting Manager' }, brief: { skills } }),
      ...(paper ? { jobDescription: { matches: true, text: paper } } : {}),
    },
    true,
  ).person.map(({ fact }) => fact.text);

const both = ['lead the service team of our department', 'know the business from the bottom up'];

describe('somebody in two clauses', () => {
  it('is asked for twice, in a field', () =>
    expect(
      said({
        skills:
          'A person who can lead the service team of our department and who knows the business from the bottom up',
      }),
    ).toEqual(both));
  it('and in a job description', () =>
    expect(
      said({
        paper:
          'Banqueting Manager\n\nWE ARE LOOKING FOR A PERSON WHO CAN LEAD THE SERVICE TEAM OF OUR DEPARTMENT AND WHO KNOWS THE BUSINESS FROM THE BOTTOM UP!!!\n\nYOUR PROFILE:\nVERY GOOD GERMAN\n',
      }),
    ).toEqual(expect.arrayContaining(both)));
  it.each(['Someone who can cook and likes people', 'Staff who work late and who live near', 'Knows who is who'])(
    '%s is one line',
    (line) => expect(partClauses(line)).toBeNull(),
  );
});
