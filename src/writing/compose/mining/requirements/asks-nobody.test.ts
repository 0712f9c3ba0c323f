import { describe, expect, it } from 'vitest';
import { tellsOfThePlace } from './asks-nobody.ts';
import { readPerson } from './person.ts';

describe('a sentence among what is asked that asks nothing', () => {
  it.each([
    'Members join the Single Public Service Pension Scheme.',
    'Staff receive a uniform and two pairs of boots',
    'Employees get a discount of 20%',
    'New recruits attend a three-week course',
    'All colleagues join the bonus scheme after six months',
    'Crews meet at the depot at 6am',
    'Being on call affects the people you live and work with.',
    'Working nights takes its toll on a family',
    'Working at the site means no commute',
    'None of these is required.',
  ])('%s', (line) => {
    expect(tellsOfThePlace(line)).toBe(true);
    expect(readPerson(line)).toBeNull();
  });

  it.each([
    'Members must join the register',
    'Staff training experience',
    'Being on call one week in four is required',
    'Being able to work alone',
    'Staff management experience in a hotel',
    'Team player',
    'Drivers licence',
    'Working knowledge of Excel',
  ])('%s is none', (line) => expect(tellsOfThePlace(line)).toBe(false));
});
