import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

const said = (line: string, list: 'person' | 'desirable' = 'person'): string => {
  const fact = readPerson(line, list);
  return fact ? `${fact.kind}${fact.desirable ? ' wish' : ''} ${fact.text}` : 'nothing';
};

describe('a deed that is named like a thing is something that somebody can do', () => {
  it.each([
    ['Reading of circuit diagrams', 'can read circuit diagrams'],
    ['Setting of milling machines', 'can set milling machines'],
    ['Taking of blood samples and histories', 'can take blood samples and histories'],
    ['Preparation of month-end journals', 'can prepare month-end journals'],
    ['Use of gauges, callipers and micrometers', 'can use gauges, callipers and micrometers'],
    ['Installation of solar panels', 'can install solar panels'],
    ['Parcel handling', 'can handle parcels'],
    ['Cash handling', 'can handle cash'],
    ['Fault finding on pumps', 'can find faults on pumps'],
    ['Lease drafting', 'can draft leases'],
    ['diesel injection systems', 'have knowledge of diesel injection systems'],
    ['Tractor driving', 'can drive tractors'],
    ['Nursing of patients overnight', 'can nurse patients overnight'],
    ['Show empathy', 'be empathetic'],
    ['Enjoyment of working in a team', 'do enjoy working in a team'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it('as a wish too', () => {
    expect(said('Supervision of trainees', 'desirable')).toBe('can wish supervise trainees');
  });
  it.each([
    ['Understanding of planning law', 'have an understanding of planning law'],
    ['Love of dogs', 'have a love of dogs'],
    ['A record of growing sales', 'have a record of growing sales'],
    ['Breadth of experience in audit', 'have breadth of experience in audit'],
  ])('what one has or feels stays a thing: %s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});
