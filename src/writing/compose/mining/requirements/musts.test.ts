import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind} ${fact.text}` : 'nothing';
};

describe('what nobody may be or do', () => {
  it.each([
    ['Must not be on the barred list', 'be not on the barred list'],
    ['Must not be a councillor elsewhere', 'be not a councillor elsewhere'],
    ['Candidates must not be related to a governor', 'be not related to a governor'],
    [
      'You must not already hold a qualification at the same level in the same subject',
      'do don’t already hold a qualification at the same level in the same subject',
    ],
    ['Must not have any unspent convictions', 'do don’t have any unspent convictions'],
    ['Must not smoke on site', 'do don’t smoke on site'],
    ['Must not have been dismissed from a public post', 'do have not been dismissed from a public post'],
    ['Must never have been struck off', 'do have never been struck off'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('either of two musts will do', () => {
  it.each([
    [
      'Must hold a current NMC registration, or be due to register by September 2026',
      'do hold a current NMC registration or are due to register by September 2026',
    ],
    [
      'Must live within 20 minutes of the hotel or have own transport as shifts finish after last bus',
      'do live within 20 minutes of the hotel or have your own transport, as shifts finish after last bus',
    ],
    [
      'You must have passed the Level 3 exam or be booked to sit it',
      'do have passed the Level 3 exam or are booked to sit it',
    ],
    [
      'Hold, or be prepared to study for, NPTC Level 2 in chainsaw maintenance',
      'do hold NPTC Level 2 in chainsaw maintenance or are prepared to study for it',
    ],
    [
      'Must have, or be willing to gain, a Level 3 award in assessing',
      'do have a Level 3 award in assessing or are willing to gain it',
    ],
    ['Able to use a hoist, or to be trained to use one', 'be able to use a hoist, or to be trained to use one'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
  it('wherever its commas stand', () => {
    expect(splitRequirements('Calm; hold, or be prepared to study for, NPTC Level 2 in felling')).toEqual([
      'Calm',
      'hold or be prepared to study for NPTC Level 2 in felling',
    ]);
  });
});

describe('how somebody is, or is ready to become', () => {
  it.each([
    ['Confident making cocktails, or keen to learn how', 'be confident making cocktails or keen to learn how'],
    [
      'Ideally local to Norwich or prepared to work away Mon-Thu',
      'be local to Norwich or prepared to work away Monday to Thursday',
    ],
    ['Comfortable on horseback or happy to be taught', 'be comfortable on horseback or happy to be taught'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});
