import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('articles', () => {
  it.each([
    ['Working knowledge of Linux', 'a working knowledge of Linux'],
    ['Sound knowledge of VAT', 'a sound knowledge of VAT'],
    ['Good working knowledge of Sage', 'a good working knowledge of Sage'],
    ['Solid grounding in statistics', 'a solid grounding in statistics'],
    ['Keen eye for detail', 'a keen eye for detail'],
    ['Strong track record in sales', 'a strong track record in sales'],
    ['Good understanding of HACCP', 'a good understanding of HACCP'],
    ['Firm grasp of double-entry bookkeeping', 'a firm grasp of double-entry bookkeeping'],
    ['Degree or HND', 'a degree or an HND'],
    ['Degree or HNC in engineering', 'a degree or an HNC in engineering'],
    ['Thorough knowledge of payroll', 'thorough knowledge of payroll'],
    ['Knowledge of payroll', 'knowledge of payroll'],
  ])('%s', (line, text) => {
    expect(readPerson(line)?.text).toBe(text);
  });
});
