import { describe, expect, it } from 'vitest';
import { findConflicts } from './conflicts.ts';

const against = (brief: string, line: string): string[] => {
  const notes = new Set<string>();
  const rejected = findConflicts(brief, notes)(line);
  expect(rejected).toBe(notes.size > 0);
  return [...notes];
};

describe('what the job description says against the brief', () => {
  it.each([
    ['Team of 24 pickers', 'Supervise a team of 18 associates', /18.*24/],
    ['You lead a team of six', 'Manage a nine-strong team', /9.*6/],
    ['Night shift only, 10pm to 6am', 'Supervise the day shift', /nights/],
    ['Four years in hotel events, calm', 'Minimum of five years in event management', /5.*4/],
    ['Two years in a bakery', "At least 3 years' experience", /3.*2/],
    ['Earlies and lates, no nights', 'Cover night shifts every second week', /nights/],
  ])('%s / %s', (brief, line, note) => {
    expect(against(brief, line).join()).toMatch(note);
  });
  it.each([
    ['Team of 24 pickers', 'Supervise a team of 24 associates'],
    ['Team of 24 pickers', 'Brief the team before each shift'],
    ['We are a friendly shop', 'Manage a team of 12'],
    ['Days and nights in turn', 'Supervise the day shift'],
    ['Nights, four on and four off', 'Hand over to the day shift and the night shift lead'],
    ['Monday to Friday', 'Write the night log'],
    ['Four years in hotel events', 'Four years of event experience'],
    ['Four years in hotel events', 'Two years with a forklift'],
    ['Two years in a bakery', 'A two-year contract'],
    ['Two years in a bakery', 'Five years with wood ovens is desirable'],
  ])('and what goes with it: %s / %s', (brief, line) => {
    expect(against(brief, line)).toEqual([]);
  });
});
