import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('what is not needed', () => {
  it.each([
    ["Doesn't matter if you've never worn a hard hat", 'to have worn a hard hat before'],
    ['No problem if you have never worked nights', 'to have worked nights before'],
    ["We don't mind if you don't have a degree", 'a degree'],
    ["Don't worry if you can't type yet", 'to be able to type'],
    ['Never laid a brick? No problem', 'to have laid a brick before'],
    ["You don't have to have worked in a nursery before", 'to have worked in a nursery before'],
    ["You won't need any experience", 'experience'],
    ['0 to 2 years of experience', 'experience'],
    ['0-3 yrs exp', 'experience'],
    ['0 to 2 years of experience, freshers can apply', 'experience'],
  ])('%s', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'without', text });
  });
  it.each([
    ["It doesn't matter where you trained"],
    ['Age is no barrier'],
    ["We're not bothered about CVs"],
    ["Background doesn't matter"],
  ])('%s: asks for nothing', (line) => {
    expect(readPerson(line)).toBeNull();
  });
  it.each([
    ["GCSE maths and English (talk to us if you haven't got them)", true],
    ['a degree in biology (or talk to us)', true],
    ["a driving licence (don't worry if you haven't)", true],
    ['Level 2 in care - speak to us if you have not got one', true],
    ['GCSE maths (grade C or above)', false],
    ['a degree in biology (talk to the dean for a list)', false],
  ])('asks so that nobody is turned away: %s', (line, desirable) => {
    expect(readPerson(line)).toMatchObject({ kind: 'have', desirable });
  });
  it('is not what somebody does not mind', () => {
    expect(readPerson("Doesn't mind getting wet")).toMatchObject({ kind: 'do', text: 'don’t mind getting wet' });
  });
});
