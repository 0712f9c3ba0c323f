import { expect, it } from 'vitest';
import { groundText } from './grounding.ts';
import { makeInput } from './testing/input.ts';

it.each([
  ['Junior Cert with maths', 'You have a Junior Certificate with maths.', 'Certificate'],
  ['full driving lic', 'You have a full driving licence.', 'driving licence'],
  ['reg’d nurse', 'You are a registered nurse.', 'registered'],
])('a paper that was typed short is in the brief: %s', (skills, text, paper) => {
  const claims = groundText(text, makeInput({ brief: { skills } }));
  expect(claims.find(({ text: said }) => said.toLowerCase() === paper.toLowerCase())?.source).toBe('Brief: skills');
});
