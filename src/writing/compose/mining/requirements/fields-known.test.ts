import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from '../../ledger/ledger.ts';

it.each([
  ['basic chemistry', ['a basic knowledge of chemistry']],
  ['good physics', ['a good knowledge of physics']],
  ['sound botany', ['a sound knowledge of botany']],
  ['good geography', ['a good knowledge of geography']],
  ['basic food microbiology', ['a basic knowledge of food microbiology']],
  ['basic hydraulics', ['a basic knowledge of hydraulics']],
  ['basic maths', ['basic maths skills']],
  ['basic Spanish', ['basic Spanish']],
  ['basic tools', ['basic tools']],
  ['good ministry', ['good ministry']],
])('%s', (skills, asked) => {
  expect(
    buildLedger(briefOf({ jobTitle: 'Operator' }, { skills }).input, false).person.map(({ person }) => person.text),
  ).toEqual(asked);
});
