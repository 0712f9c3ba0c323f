/** "Knowledge of" and "ability to" over points are the first words of each. */
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { withHeadsOnPoints } from './heads-of-points.ts';

const asked = (under: string): string[] =>
  buildLedger(
    {
      ...makeInput({ advert: { jobTitle: 'Clerk' }, brief: { description: 'Full-time.' } }),
      jobDescription: { matches: true, text: `Duties\n- Write clear reports\n\n${under}` },
    },
    true,
  ).person.map(({ person }) => `${person.desirable ? 'wish: ' : ''}${person.text}`);

describe('a head over points is said of each', () => {
  it.each([
    [
      'EMPLOYMENT STANDARDS\n\nKnowledge of\n- Public budgeting and purchasing.\n- Principles of supervision, training and evaluation.',
      [
        'knowledge of principles of supervision, training and evaluation',
        'knowledge of public budgeting and purchasing',
      ],
    ],
    [
      'Understanding of\n- Stock control and ordering\n- The needs of older people',
      ['an understanding of stock control and ordering', 'an understanding of the needs of older people'],
    ],
    [
      'Requirements\n\nAbility to:\n- Lead change in departments\n- Explain rules to people',
      ['explain rules to people', 'lead change in departments'],
    ],
    ['Desirable\n\nKnowledge of\n- Public procurement', ['wish: knowledge of public procurement']],
    [
      'Knowledge:\n- Payroll and procurement\n- Public budgeting',
      ['knowledge of payroll and procurement', 'knowledge of public budgeting'],
    ],
  ])('%s', (under, read) => {
    expect(asked(under).toSorted()).toEqual(read.toSorted());
  });

  it.each([
    [['Knowledge', '- GCSE English', '- Good knowledge of Excel', '- Fluent German']],
    [['Knowledge of the Highways Act', '- Repair the gates']],
    [['Ability to climb', 'We offer a van']],
  ])('but what has its own head, or no points, stays: %s', (lines) => {
    expect(withHeadsOnPoints(lines)).toEqual(lines);
  });
});
