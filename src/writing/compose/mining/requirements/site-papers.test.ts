import { describe, expect, it } from 'vitest';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (typed: string) => {
  const fact = readPerson(typed);
  return fact && asSaid(fact);
};

describe('papers as they are called', () => {
  it.each([
    ['2391 test and inspect', 'a City & Guilds 2391 qualification'],
    ['food safety level 3', 'a Level 3 qualification in food safety'],
    ['Masters in data science', "a master's degree in data science"],
    ['PGCE maths', 'a PGCE in maths'],
    ['CDL Class A', 'a Class A CDL'],
    ['digi tacho card', 'a digital tachograph card'],
    ['first aid at work', 'a first aid at work certificate'],
    ['CA or CMA', 'a CA or CMA qualification'],
    ['PHR or SHRM-CP', 'PHR or SHRM-CP certification'],
    ['F-Gas', 'F-Gas certification'],
    ['3-5 yrs Python', '3 to 5 years’ experience with Python'],
  ])('%s is had', (typed, text) => {
    expect(said(typed)?.text.replace('City and Guilds', 'City & Guilds')).toBe(text);
  });
});

describe('what somebody has worked with', () => {
  it.each([
    ['audio typing', 'experience of audio typing'],
    ['personal care', 'experience of personal care'],
    ['court reports', 'experience of court reports'],
    ['conduit bending', 'experience of conduit bending'],
    ['SaaS sales', 'experience of SaaS sales'],
    ['ER casework', 'experience of ER casework'],
    ['temporary works', 'experience of temporary works'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toMatchObject({ kind: 'have', text, sure: true });
  });
  it.each(['grocery or food service contacts', 'no visible tattoos', 'steel toe boots', 'publications'])(
    '%s is nothing of the kind',
    (typed) => {
      expect(said(typed)?.text ?? '').not.toMatch(/^experience/);
    },
  );
});

it.each([
  ['chartered or working towards', 'chartered or working towards it'],
  ['weekend shift 1 in 4', 'ready to work one weekend in four'],
  ['Able to walk uneven ground in all weather', 'walk uneven ground in all weather'],
])('%s', (typed, text) => {
  expect(readPerson(typed)?.text).toBe(text);
});
it('a level before its language begins a line', () => {
  expect(splitRequirements('Kubernetes a plus, B2 English')).toEqual(['Kubernetes a plus', 'B2 English']);
});
