import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../../index.ts';
import { readPerson } from './person.ts';

describe('a degree by its letters', () => {
  it.each([
    ['B.Ed', 'a BEd'],
    ['M.Sc', 'an MSc'],
    ['BCA', 'a BCA'],
    ['LLM', 'an LLM'],
  ])('%s has its article', (typed, said) => {
    expect(readPerson(typed)?.text).toBe(said);
  });
  it('is in a text on the person, however many other things are asked', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Chemistry Teacher', country: 'India', location: 'Nashik' },
      {
        skills: 'B.Ed, two years with classes 9 to 12, clear spoken English, a love of experiments, patience',
        responsibilitiesRole: 'Teach two sections, mark lab books, run the science club',
      },
    );
    const texts = writeStep(input, 4, { ...options[4], outputLengthType: 'medium' }).items.map(itemBody);
    expect(texts.some((text) => /\bBEd\b/.test(text))).toBe(true);
  });
});
