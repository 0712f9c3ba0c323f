import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('the basics of something are known', () => {
  it.each([
    ['tenancy law basics', 'tenancy law'],
    ['bookkeeping basics', 'bookkeeping'],
    ['food hygiene basics', 'food hygiene'],
    ['HTML basics', 'HTML'],
    ['Excel basics', 'Excel'],
    ['first aid basics', 'first aid'],
    ['accounting basics', 'accounting'],
    ['health & safety basics', 'health and safety'],
    ['GST and TDS basics', 'GST and TDS'],
    ['AWS or Azure basics', 'AWS or Azure'],
    ['basics of payroll', 'payroll'],
    ['the basics of plumbing', 'plumbing'],
    ['know the basics of tenancy law', 'tenancy law'],
    ['Good grasp of the fundamentals of accounting', 'accounting'],
    ['basic first aid', 'first aid'],
    ['basic food hygiene', 'food hygiene'],
  ])('%s', (line, field) => {
    expect(readPerson(line)).toMatchObject({ kind: 'do', text: `know the basics of ${field}`, desirable: false });
  });
  it.each([
    ['computer basics', 'basic computer skills'],
    ['PC and spreadsheet basics', 'basic PC and spreadsheet skills'],
    ['Know the basics of email', 'basic email skills'],
    ['keyboard basics essential', 'basic keyboard skills'],
  ])('of what is counted they are skills: %s', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'have', text, desirable: false });
  });
  it('a wish stays one', () => {
    expect(readPerson('networking basics desirable')).toMatchObject({
      text: 'know the basics of networking',
      desirable: true,
    });
  });
  it("of a quality it can't be told of what", () => {
    expect(readPerson('electrical basics')).toBeNull();
  });
  it.each(['basic computer skills', 'basic first aid certificate', 'basic English', 'Level 2 food hygiene'])(
    'and not %s',
    (line) => {
      expect(readPerson(line)?.text).not.toMatch(/basics/);
    },
  );
});
