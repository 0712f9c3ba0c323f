import { describe, expect, it } from 'vitest';
import { asksAnew } from './asks-anew.ts';
import { joinLines } from './joined-lines.ts';

const linesIn = (rows: string): string[] =>
  joinLines(
    `ACTIVITIES COORDINATOR\n\nThe postholder will plan and lead a weekly programme of group and individual\nactivities.\nSupport residents to attend Mass, outings and family\nevents.\nOrder craft materials\nKeep the activity records for the inspectors and for the families of residents\n\nThe person:\n${rows}\n`,
  ).map(({ text }) => text);

describe('a requirement in small letters begins a line of its own', () => {
  it.each([
    ['Must be Garda vetted before starting', 'warm and outgoing with good spoken English'],
    ['Must be Garda vetted before starting', 'an instrument or singing voice is desirable'],
    ['Should hold a first aid certificate', 'calm, patient and kind'],
  ])('%s / %s', (above, below) => {
    expect(asksAnew(above, below)).toBe(true);
    expect(linesIn(`${above}\n${below}`)).toContain(below);
  });
});

describe('and what goes on does', () => {
  it.each([
    ['Must always be', 'warm and outgoing with residents'],
    ['Must support residents who stay', 'calm and quiet in the evening'],
    ['Knowledge of dementia care, for which', 'a course is desirable'],
    ['Knowledge of dementia', 'care is desirable'],
    ['Support residents to attend Mass and', 'outings'],
  ])('%s / %s', (above, below) => {
    expect(asksAnew(above, below)).toBe(false);
  });
});
