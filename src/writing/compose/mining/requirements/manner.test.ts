import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind} ${fact.text}` : 'nothing';
};

describe('a quality before the name of a deed', () => {
  it.each([
    ['good patient communication', 'have good patient communication skills'],
    ['excellent guest care', 'have excellent guest care skills'],
    ['good crowd control', 'have good crowd control skills'],
    ['strong problem solving', 'have strong problem-solving skills'],
    ['strong supplier relations', 'have strong supplier relations skills'],
    ['clear parent communication', 'do communicate clearly with parents'],
    ['clear written communication', 'do communicate clearly in writing'],
    ['careful letter writing', 'do write letters carefully'],
    ['tactful complaint handling', 'do handle complaints tactfully'],
    ['safe food handling', 'do handle food safely'],
    ['confident decision making', 'do make decisions confidently'],
    ['effective team building', 'do build teams effectively'],
    ['clear explanation', 'do explain things clearly'],
    ['confident presentation to trustees', 'do present confidently to trustees'],
    ['clear communication with surgeons', 'do communicate clearly with surgeons'],
    ['patient explanation of forms', 'do explain forms patiently'],
    ['strong leadership of several shops', 'have strong skills in the leadership of several shops'],
    ['discreet handling of personal files', 'do handle personal files discreetly'],
    ['excellent organisation', 'have excellent organisational skills'],
    ['precise soldering', 'do solder precisely'],
    ['safe lone working', 'do work alone safely'],
    ['neat handwriting', 'have neat handwriting'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it.each([
    ['strong commercial understanding', 'have strong commercial understanding'],
    ['excellent medical cover', 'have excellent medical cover'],
    ['good hygiene', 'have good hygiene'],
    ['a polite phone manner', 'have a polite phone manner'],
    ['careful driving', 'do drive carefully'],
  ])('what is no such thing stays as it is: %s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});
