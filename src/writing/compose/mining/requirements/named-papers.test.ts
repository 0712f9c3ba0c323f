import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('papers by their proper names', () => {
  it.each([
    ['Basic Life Support certificate', 'a Basic Life Support certificate'],
    ['Basic life support certificate', 'a basic life support certificate'],
    ['Advanced Life Support', 'Advanced Life Support'],
    ['First Aid at Work certificate', 'a First Aid at Work certificate'],
    ['first aid at work cert', 'a first aid at work certificate'],
    ['Working at Height certificate', 'a Working at Height certificate'],
    ['Food Hygiene Level 2', 'Level 2 Food Hygiene'],
    ['Level 2 Food Safety certificate', 'a Level 2 Food Safety certificate'],
    ['Manual Handling training', 'Manual Handling training'],
    ['Confined Spaces ticket', 'a Confined Spaces ticket'],
    ['Commercial Pesticide Applicator license', 'a Commercial Pesticide Applicator license'],
    ['Full Clean Driving Licence', 'a full clean driving licence'],
    ['Valid Driver CPC and digital tacho card', 'a valid Driver CPC and digital tachograph card'],
  ])('%s', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'have', text });
  });
  it('names somebody by a register', () => {
    expect(readPerson('Certified Nursing Assistant (CNA)')).toMatchObject({
      kind: 'be',
      text: 'a Certified Nursing Assistant (CNA)',
    });
  });
  it('says once that a level is of a qualification', () => {
    expect(readPerson('Level 2 safeguarding')?.text).toBe('a Level 2 qualification in safeguarding');
  });
});

describe('what a state recognises somebody as', () => {
  it.each([
    ['State recognition as a midwife in Germany', 'state recognition as a midwife in Germany'],
    ['Recognition as an educator in Bavaria', 'recognition as an educator in Bavaria'],
    ['Approbation as a physician in Germany', 'approbation as a physician in Germany'],
  ])('%s', (typed, text) => expect(readPerson(typed)).toMatchObject({ kind: 'have', text, sure: true }));
});
