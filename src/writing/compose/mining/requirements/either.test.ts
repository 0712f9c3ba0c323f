import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind} ${fact.text}` : 'nothing';
};

describe('two ways in, of which the second is of another form', () => {
  it.each([
    [
      'Educated to A-level standard or equivalent experience',
      'do are educated to A-level standard or have equivalent experience',
    ],
    ['Qualified to Level 3 or relevant experience (E)', 'do are qualified to Level 3 or have relevant experience'],
    ['A qualified joiner or equivalent experience', 'be a qualified joiner, or somebody with equivalent experience'],
    ['Qualified chef or similar experience', 'be a qualified chef, or somebody with similar experience'],
    [
      'Must live within 15 miles of Alnwick or be prepared to move',
      'be based within 15 miles of Alnwick or prepared to move',
    ],
    [
      'Live on site or be able to reach the kennels in ten minutes',
      'be based on site or able to reach the kennels in ten minutes',
    ],
    ['Must have a car or be willing to cycle', 'have a car or the willingness to cycle'],
    ['Must speak Welsh or be willing to learn', 'be able to speak Welsh or willing to learn'],
    ['Registered with the council or be willing to register', 'be registered with the council or willing to register'],
    ['Membership of the scheme or willingness to join', 'have membership of the scheme or the willingness to join'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it.each([
    ['A degree in law or equivalent experience', 'have a degree in law or equivalent experience'],
    ['An LGV licence or equivalent experience', 'have an LGV licence or equivalent experience'],
  ])('of one form they stay as they are: %s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('who may apply is a sentence of its own', () => {
  it.each([
    [
      'You may be a barrister, a legal executive or a paralegal',
      'do may be a barrister, a legal executive or a paralegal',
    ],
    ['you may also be qualified by experience.', 'do may be qualified by experience'],
    ['You might come from a bank or a building society', 'do might come from a bank or a building society'],
    ['You could already be working in care', 'do could be working in care'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
    expect(splitRequirements(line)).toHaveLength(1);
  });
});

describe('what somebody is, or has', () => {
  it.each([
    ['Time-served or HND in building services', 'do are time-served or have an HND in building services'],
    ['A degree or time-served', 'do have a degree or are time-served'],
    ['NVQ 3 or working towards', 'do have NVQ 3 or are working towards it'],
    ['Level 2 in Youth Work or working towards it', 'do have Level 2 in Youth Work or are working towards it'],
  ])('each with its verb: %s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});
