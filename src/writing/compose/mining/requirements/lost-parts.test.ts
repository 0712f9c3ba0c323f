import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.desirable ? 'wish ' : ''}${fact.kind} ${fact.text}` : 'nothing';
};

describe('what a line says beside its first words is kept', () => {
  it.each([
    ['Knows wine - WSET 2 or higher', 'do know wine (WSET 2 or higher)'],
    [
      'Knowledge of Welsh (level 3 speaking & listening) is essential',
      'have knowledge of Welsh (level 3 speaking and listening)',
    ],
    ['Evidence of continuing professional development', 'have evidence of continuing professional development'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('names of skills that begin like deeds', () => {
  it.each([
    ['Pipetting accuracy', 'have pipetting accuracy'],
    ['Typing speed and accuracy', 'have typing speed and accuracy'],
    ['Pastry section', 'have experience on the pastry section'],
    ['Salon exp either as junior or stylist', 'have salon experience either as a junior or as a stylist'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});
