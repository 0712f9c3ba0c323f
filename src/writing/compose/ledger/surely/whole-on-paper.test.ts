import { expect, it } from 'vitest';
import type { PersonFact } from '../../mining/requirements/person-shapes.ts';
import { isSureOnPaper } from './on-paper.ts';

const fact = (kind: PersonFact['kind'], text: string): PersonFact => ({ kind, text, desirable: false });

it.each([
  ['have', 'knowledge of IR(ME)R 2017 and RIS/', 'Knowledge of IR(ME)R 2017, RIS/'],
  [
    'have',
    'colour vision to standard Valid European Train Driving Licence',
    'Colour vision to standard Valid European Train Driving Licence',
  ],
  ['have', 'an HNC in civil engineering Engineering min', 'HNC Civil Engineering min'],
  ['have', 'FETAC Level 3 or above or 3 Ds', 'FETAC Level 3 min or 3 Ds'],
  ['have', 'a D1 on licence (desirable, pre-97)', 'D1 on licence (desirable, pre-97)'],
  ['have', 'English and basic', 'English – basic'],
  ['have', 'communication', 'Communication'],
  ['have', 'knowledge of Colour vision to standard', 'Colour vision to standard'],
  ['have', 'GCSE English', 'GCSE English, Maths, Science (grade 3+)'],
  ['can', 'integrate with MM/SD', 'integration with MM/SD'],
  ['can', 'dive HSE Part 3', 'Diving HSE Part 3'],
] as const)('is not sure that one has or can "%s %s"', (kind, text, typed) => {
  expect(isSureOnPaper(fact(kind, text), typed)).toBe(false);
});

it.each([
  ['have', 'knowledge of 18th edition wiring regulations', '18TH EDITION WIRING REGULATIONS'],
  ['have', 'a Full Stack background', 'a Full Stack background'],
  ['have', 'French and German at B2', 'French and German - B2'],
  ['have', 'excellent communication', 'Excellent communication'],
  ['have', 'GCSE English, maths and science', 'GCSE English, Maths, Science'],
  ['can', 'lift 25 kg', 'Able to lift 25 kg'],
] as const)('is sure of "%s %s"', (kind, text, typed) => {
  expect(isSureOnPaper(fact(kind, text), typed)).toBe(true);
});
