import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind} ${fact.text}` : 'nothing';
};

describe('an activity with its quality is something that somebody does', () => {
  it.each([
    ['Clear writing in German', 'do write clearly in German'],
    ['Clear speech', 'do speak clearly'],
    ['Clear, concise writing', 'do write clearly and concisely'],
    ['Accurate typing', 'do type accurately'],
    ['Safe driving is essential', 'do drive safely'],
    ['Confident public speaking', 'do speak confidently in public'],
    ['Careful packing of china', 'do pack china carefully'],
    ['Careful use of ladders and tools', 'do use ladders and tools carefully'],
    ['Accurate data entry', 'do enter data accurately'],
    ['Confident handling of live poultry', 'be confident in handling live poultry'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it('is a wish where it is one', () => {
    expect(readPerson('Clear writing in Dutch an advantage')).toEqual({
      kind: 'do',
      text: 'write clearly in Dutch',
      desirable: true,
    });
  });
  it.each([
    ['Strong writing', 'have strong writing skills'],
    ['Good understanding of payroll', 'have a good understanding of payroll'],
    ['Good training in first aid', 'have good training in first aid'],
    ['Creative writing', 'have creative writing'],
  ])('what nobody does, or not so, stays what one has: %s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it('is one among others', () => {
    expect(splitRequirements('Two years in a lab, clear, careful writing, good German')).toEqual([
      'Two years in a lab',
      'clear, careful writing',
      'good German',
    ]);
  });
});
