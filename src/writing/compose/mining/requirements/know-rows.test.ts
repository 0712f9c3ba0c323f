import { describe, expect, it } from 'vitest';
import { inOneKnowledge } from './know-rows.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('a row that is to be known', () => {
  it.each([
    ['Should know FOIR, LTV and bureau analysis', 'Knowledge of FOIR, LTV and bureau analysis'],
    ['Must know welding, grinding and CNC', 'Knowledge of welding, grinding and CNC'],
    ['You should know SAP, Excel and GST rules.', 'Knowledge of SAP, Excel and GST rules.'],
  ])('%s', (typed, said) => expect(inOneKnowledge(typed)).toBe(said));
  it.each([
    'Should know how to weld, grind and cut',
    'Must know SAP, hold a licence and be calm',
    'Should know SAP, two years in stores and a forklift licence',
    'Must know Excel',
    'Knowledge of SAP, Excel and GST rules',
  ])('and none is: %s', (typed) => expect(inOneKnowledge(typed)).toBe(typed));
});

describe('what a register says of somebody', () => {
  it('is no field of study', () =>
    expect(splitRequirements('MS in Genetic Counseling, ABGC certified or eligible')).toEqual([
      'MS in Genetic Counseling',
      'ABGC certified or eligible',
    ]));
  it('and fields of study stay one row', () =>
    expect(splitRequirements('Experience in sales, marketing or PR')).toEqual([
      'Experience in sales, marketing or PR',
    ]));
});

describe('first aid', () => {
  it.each([
    ['first aid', 'knowledge of first aid'],
    ['First aid', 'knowledge of first aid'],
    ['First aid certificate', 'a first aid certificate'],
    ['Paediatric first aid', 'a paediatric first aid certificate'],
  ])('%s', (typed, said) => expect(readPerson(typed)?.text).toBe(said));
});

describe('what comes in the hiring', () => {
  it.each(['A work trial of one week with us', 'a paid trial shift', 'an assessment day in May'])(
    'is nothing that one brings: %s',
    (typed) => expect(readPerson(typed)).toBeNull(),
  );
  it.each(['Experience of clinical trials', 'interview skills'])('and this is asked: %s', (typed) =>
    expect(readPerson(typed)).not.toBeNull(),
  );
});
