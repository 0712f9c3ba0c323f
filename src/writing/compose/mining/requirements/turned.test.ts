import { describe, expect, it } from 'vitest';
import { readDuty } from '../tasks/duty.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind}${fact.loose ? ' loose' : ''} ${fact.text}` : 'nothing';
};

describe('what is asked in one form and said in another', () => {
  it.each([
    ['Late finishes suit you', 'be happy with late finishes'],
    ['Belief that every pupil can improve', 'do believe that every pupil can improve'],
    ['Discretion at all times', 'be discreet at all times'],
    ['Three seasons in orchards', 'have three seasons’ experience in orchards'],
    ['Strong copywriting in Irish English', 'have strong copywriting skills in Irish English'],
    ['Deputy manager experience, or ready to step up', 'have deputy manager experience or the willingness to step up'],
    ['A year or more in a nursery', 'have at least one year’s experience in a nursery'],
    ['Two or more years as a rigger', 'have at least two years’ experience as a rigger'],
    ['ACA or ACCA qualification', 'have an ACA or ACCA qualification'],
    ['Full, clean UK licence', 'have a full clean UK licence'],
    ['Clear, polite phone manner', 'have a clear, polite phone manner'],
    ['Own transport as trains stop at midnight', 'have your own transport'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('what belongs to the words before it is asked with them', () => {
  it.each([
    ['Basic English, spoken and written, own boots', ['Basic English, spoken and written', 'own boots']],
    ['Full, clean driving licence, punctual', ['Full, clean driving licence', 'punctual']],
    ['Clear, polite phone manner, punctual', ['Clear, polite phone manner', 'punctual']],
  ])('%s', (line, parts) => {
    expect(splitRequirements(line)).toEqual(parts);
  });
});

describe('tasks', () => {
  it.each([
    ['Greet guests, check them in and show them round', 'greet guests, check them in and show them round'],
    ['Keep the drugs under lock and key', 'keep the drugs under lock and key'],
    ['Run paid search and social campaigns', 'run paid search and social campaigns'],
  ])('%s', (line, text) => {
    expect(readDuty(line, { fallback: true, lean: 'orders' })?.text).toBe(text);
  });
});
