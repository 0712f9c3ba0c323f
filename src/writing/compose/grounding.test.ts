import { expect, it } from 'vitest';
import { groundText } from './grounding.ts';
import { makeInput } from './testing/input.ts';

it.each([
  ['Junior Cert with maths', 'You have a Junior Certificate with maths.', 'Certificate'],
  ['full driving lic', 'You have a full driving licence.', 'driving licence'],
  ['reg’d nurse', 'You are a registered nurse.', 'registered'],
  ['BLS | NRP', 'We look for a nurse with a BLS certificate.', 'certificate'],
  ['ITIL Foundation is a plus', 'It helps if you have ITIL Foundation certification.', 'certification'],
  ['2 yrs in hotel housekeeping', "You have 2 years' experience in hotel housekeeping.", "years' experience"],
  ['NVQ/QCF Level 3', 'You have an NVQ Level 3.', 'NVQ'],
  ['for two apprentices', 'The apprenticeship is two years.', 'apprenticeship'],
])('a paper that was typed short is in the brief: %s', (skills, text, paper) => {
  const claims = groundText(text, makeInput({ brief: { skills } }));
  expect(claims.find(({ text: said }) => said.toLowerCase() === paper.toLowerCase())?.source).toBe('Brief: skills');
});

it.each([
  ['BLS', 'You have a PALS certificate.', 'certificate'],
  ['good with people', 'You have a BLS certificate.', 'certificate'],
  ['2 months in a hotel', "You have 2 years' experience.", "years' experience"],
])('a paper that nobody named is in no fact: %s', (skills, text, paper) => {
  const claims = groundText(text, makeInput({ brief: { skills } }));
  expect(claims.find(({ text: said }) => said === paper)?.source).toBeNull();
});

it.each(['SQL is a must.', 'Please note that SQL is a must.', 'You should know that SQL is a must.'])(
  'a must has its source behind words of ours: %s',
  (text) => {
    const claims = groundText(text, makeInput({ brief: { skills: 'SQL is a must' } }));
    expect(claims.find(({ kind }) => kind === 'must')?.source).toBe('Brief: skills');
  },
);
