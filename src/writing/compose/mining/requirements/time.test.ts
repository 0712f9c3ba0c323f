import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('a working time that is asked for', () => {
  it.each([
    ['5 days week (every Sunday off)', 'be ready for a 5-day week (every Sunday off)'],
    ['8 days a week', 'be ready for an 8-day week'],
    ['12 hr shifts', 'be ready to work 12-hour shifts'],
    ['On your feet 8 hrs', 'can be on your feet for 8 hours'],
    ['On your feet 7+ hrs, can lift 20 kg', 'can be on your feet for 7+ hours and lift 20 kg'],
    ['alternate saturdays', 'be ready to work alternate Saturdays'],
    ['one weekend in three', 'be ready to work one weekend in three'],
    ['24x7 support during quarter end', 'be ready for 24/7 support during quarter end'],
    ['Be present at sports day', 'can be present at sports day'],
    ["Attend parents' evenings", "can attend parents' evenings"],
  ])('%s', (line, text) => {
    const fact = readPerson(line);
    expect(`${fact?.kind} ${fact?.text}`).toBe(text);
  });
  it.each([['38 hours per week'], ['Shift timings 6am to 2pm'], ['Alternate Sundays off']])('%s: is none', (line) => {
    expect(readPerson(line)).toBeNull();
  });
});
