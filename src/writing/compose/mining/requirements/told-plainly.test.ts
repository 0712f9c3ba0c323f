import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { readRow } from './read-row.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.desirable ? 'wish ' : ''}${fact.kind} ${fact.text}` : 'nothing';
};

describe('somebody, and what else will do', () => {
  it.each([
    ['RGN w/ community experience & own transport', 'be an RGN with community experience and your own transport'],
    [
      'Reception (EYFS) teacher with phonics lead potential',
      'be a reception (EYFS) teacher with phonics lead potential',
    ],
    ['Finance graduate or AAT L4', 'do are a finance graduate or have AAT Level 4'],
    ['Stock taker', 'be a stock taker'],
    ['Kitchen porter', 'be a kitchen porter'],
    ['Degree educated and/or qualified by experience', 'be degree-educated or qualified by experience'],
    [
      'Hold or be eligible to hold a firearms certificate',
      'do hold a firearms certificate or are eligible to hold one',
    ],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('notes in the words of a sentence', () => {
  it.each([
    ['PBS trained even better', 'wish be PBS trained'],
    ['Can drive manual and automatic up to 3.5t', 'can drive manual and automatic vehicles up to 3.5t'],
    ['Know how to lift safely, and do it every time', 'do know how to lift safely, and do it every time'],
    ['Pivot tables and lookups as a minimum', 'have pivot tables and lookups as a minimum'],
    ['Good timekeeping as you’ll hold the keys', 'have good time-keeping skills'],
    ['Hair tied back', 'nothing'],
    ['50+ units', 'nothing'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
  it('how somebody is, is no field of theirs', () => {
    expect(said('Stock taker - accurate')).not.toContain('(');
  });
  it('what speaks of the thing before it stays with it', () => {
    expect(readRow('Know how to lift safely, and do it every time', 'person').map(({ text }) => text)).toEqual([
      'know how to lift safely, and do it every time',
    ]);
  });
  it('a time behind a comma is so much of what stands before it', () => {
    expect(splitRequirements('Deli counter background, 1yr plus')).toEqual(['Deli counter background (1+ years)']);
  });
});
