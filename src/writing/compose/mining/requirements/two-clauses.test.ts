import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string | null => {
  const read = readPerson(line);
  return read && `${read.kind}: ${read.text}`;
};

describe('a sentence behind the comma says why, and is no part of what is asked', () => {
  it.each([
    ['Be polite to customers, you are the face of the firm', 'be: polite to customers'],
    ['Good timekeeping, we start at 6', 'have: good time-keeping skills'],
    ['Be flexible, no two weeks are the same', 'be: flexible'],
    ['Have a clean licence, we check it', 'have: a clean licence'],
    ['Punctual, the first van leaves at 6am', 'be: punctual'],
    ['Good spoken English, customers phone all day', 'have: good spoken English'],
    ['Own transport, there are no buses', 'have: your own transport'],
    ['Clear handwriting, labels are written by hand', 'have: clear handwriting'],
    ['Be calm, it gets busy', 'be: calm'],
    ["Be tidy, this is somebody's home", 'be: tidy'],
    ["Be on time, trains don't wait", 'be: on time'],
    ['A head for heights, you will be on ladders', 'have: a head for heights'],
    ['Over 21, our insurers require it', 'be: over 21'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it.each([
    ['Be kind, patient and honest', 'be: kind, patient and honest'],
    ['Good with people, calm, able to say no', 'be: good with people, calm and able to say no'],
    [
      'Experience of working with children, families and carers is essential',
      'have: experience of working with children, families and carers',
    ],
    ['Driving licence, this is essential', 'have: a driving licence'],
    ['Full clean driving licence essential for the bus', 'have: a full clean driving licence for the bus'],
    ['Own transport needed for early starts', 'have: your own transport for early starts'],
    ['Level 3 qualification required for this role', 'have: a Level 3 qualification'],
    ['Experience in retail, full training will be given', 'have: experience in retail (training is given)'],
  ])('a row stays whole: %s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it.each(['You are organised, you can plan', 'Be punctual, you must work Sundays', 'Be tidy, you speak German'])(
    'what asks for a second thing is left out: %s',
    (line) => {
      expect(said(line)).toBeNull();
    },
  );
  it('nor is it in the skills of a brief', () => {
    expect(splitRequirements('Polite to customers, you are the face of the firm, clean licence, we check it')).toEqual([
      'Polite to customers',
      'clean licence',
    ]);
  });
});

describe('whom a house takes as well', () => {
  it.each([
    ['2 years in accounting, part qualified ACCA is fine, Excel', 'part qualified ACCA is fine'],
    ['3 years in sales, trainees are fine, Excel', 'trainees are fine'],
    ['Good English, graduates considered', 'graduates considered'],
  ])('is no reason for what stands before it: %s', (row, part) => {
    expect(splitRequirements(row)).toContain(part);
  });
  it('and a reason still is one', () => {
    expect(splitRequirements('good timekeeping, the shift is early, Excel')).toEqual(['good timekeeping', 'Excel']);
  });
});
