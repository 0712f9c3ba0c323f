import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('a paper, or what counts as much', () => {
  it.each([
    ['MLIS or close to finishing', 'have an MLIS or are close to finishing it'],
    ['MLIS, or close to finishing', 'have an MLIS or are close to finishing it'],
    [
      'a Level 3 diploma in childcare, or close to completing',
      'have a Level 3 diploma in childcare or are close to finishing it',
    ],
    ['MBA or close to completion', 'have an MBA or are close to finishing it'],
    [
      "Master's degree in social work or nearing completion",
      "have a master's degree in social work or are close to finishing it",
    ],
    ['PGCE or nearly finished', 'have a PGCE or are close to finishing it'],
    ['LLB or almost done', 'have an LLB or are close to finishing it'],
    [
      'Degree or technician in mechanical engineering',
      'have a degree in mechanical engineering or are a technician in that field',
    ],
    [
      'Diploma or technician in dental technology',
      'have a diploma in dental technology or are a technician in that field',
    ],
    [
      'Degree or qualified engineer in mechatronics',
      'have a degree in mechatronics or are a qualified engineer in that field',
    ],
    [
      "Bachelor's degree or state-certified technician in electrical engineering",
      "have a bachelor's degree in electrical engineering or are a state-certified technician in that field",
    ],
    [
      'Completed studies in mechanical engineering (FH/DH/TU) or state-certified technician',
      'have completed studies in mechanical engineering (FH/DH/TU) or are a state-certified technician',
    ],
    [
      'Completed training in logistics or a qualified forwarder',
      'have completed training in logistics or are a qualified forwarder',
    ],
  ])('%s', (typed, text) => {
    expect(splitRequirements(typed)).toHaveLength(1);
    expect(readPerson(typed)).toMatchObject({ kind: 'do', text });
  });
  it.each([
    ['Degree or diploma in mechanical engineering', 'a degree or a diploma in mechanical engineering'],
    ['A degree or an apprenticeship in horticulture', 'a degree or an apprenticeship in horticulture'],
    ['Degree in biology, chemistry or physics', 'a degree in biology, chemistry or physics'],
    ['Completed training as a machinist or similar', 'completed training as a machinist or similar'],
  ])('is one thing: %s', (typed, text) => {
    expect(readPerson(typed)?.text).toBe(text);
  });
  it.each([
    [
      'Degree in maths, statistics or economics, at least two actuarial papers passed',
      ['Degree in maths, statistics or economics', 'at least two actuarial papers passed'],
    ],
    [
      'Degree in law, politics or history, at least three modules completed',
      ['Degree in law, politics or history', 'at least three modules completed'],
    ],
    [
      'Diploma in pharmacy, nursing or dentistry, minimum two exams passed, Excel',
      ['Diploma in pharmacy, nursing or dentistry', 'minimum two exams passed', 'Excel'],
    ],
    [
      'Training in sales, retail or service, at least one audit led',
      ['Training in sales, retail or service', 'at least one audit led'],
    ],
    [
      'Experience in retail, wholesale or hospitality, at least a year',
      ['Experience in retail, wholesale or hospitality, at least a year'],
    ],
    [
      'Experience in retail or hospitality, at least two years',
      ['Experience in retail or hospitality, at least two years'],
    ],
  ])('is parted: %s', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
});
