import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';

describe("notes that one sentence of ours can't hold", () => {
  it.each([
    [
      'Five days over seven including Saturdays, 6am starts',
      ['You work five days over seven including Saturdays', 'You start at 6am'],
    ],
    [
      'Double days (6-2 and 2-10), Friday lates finish at 7',
      ['You work double days (6-2 and 2-10)', 'Friday lates finish at 7'],
    ],
    ['Rotating shifts (6-2, 2-10), Friday nights end at 4', ['Rotating shifts (6-2, 2-10)', 'Friday nights end at 4']],
    ['Four days a week including Sundays, 5am starts', ['Four days a week including Sundays', 'You start at 5am']],
    ['Evenings and weekends, six weeks off in summer', ['Evenings and weekends', 'You have six weeks off in summer']],
    [
      'Evenings and Saturdays, four weeks off in August',
      ['Evenings and Saturdays', 'You have four weeks off in August'],
    ],
  ])('are parted: %s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual(said);
  });
  it.each([
    'Four days a week, starting at 6am',
    'Evenings and weekends off, four weeks of leave',
    'You work days and nights, early starts are paid',
    'You have evenings and weekends, six weeks off in summer',
    'Monday to Friday, 8am to 4pm',
  ])('and all others stand as they do: %s', (typed) => {
    expect(readNotes(typed, []).join(' ')).toContain(typed.slice(typed.indexOf(' ') + 1));
  });
});
