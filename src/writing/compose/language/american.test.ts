import { expect, it } from 'vitest';
import { inAmerican } from './american.ts';

it.each([
  ['You need a CPA licence.', 'cpa or mba', 'You need a CPA license.'],
  ['Organise and prioritise the work.', '', 'Organize and prioritize the work.'],
  ['Analyse test results for the programme.', '', 'Analyze test results for the program.'],
  // What was typed so stays so.
  ['A Public Service Vehicle licence', 'public service vehicle licence', 'A Public Service Vehicle licence'],
  ['The exercise is a surprise.', '', 'The exercise is a surprise.'],
])('%s', (text, typed, said) => {
  expect(inAmerican(text, typed)).toBe(said);
});
