import { describe, expect, it } from 'vitest';
import { welcomed } from '../../steps/welcomed.ts';
import { readPerson } from './person.ts';
import { whomItTakes } from './whom-a-house-takes.ts';

describe('whom a house is happy to take', () => {
  it.each([
    ['Happy with new grads', 'New grads are welcome'],
    ["We're happy to take school leavers", 'School leavers are welcome'],
    ['open to career changers', 'Career changers are welcome'],
    ['Fine with part-timers', 'Part-timers are welcome'],
  ])('is no demand on the reader: %s', (typed, said) => {
    expect(readPerson(typed)).toBeNull();
    expect(welcomed(typed)).toEqual([said]);
  });
  it.each([
    'Happy with animals',
    'Happy with children',
    'happy to work weekends',
    'open to feedback',
    'ok with heights',
  ])('how somebody is, is one: %s', (typed) => {
    expect(whomItTakes(typed)).toBeNull();
    expect(welcomed(typed)).toEqual([]);
  });
});
