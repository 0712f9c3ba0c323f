import { describe, expect, it } from 'vitest';
import { isImpossible } from '../../plan/impossible.ts';
import { readNotes } from '../notes.ts';
import { tidyBrief } from '../tidy-brief.ts';
import { asTypedIn } from '../typed-words.ts';
import { readTimes } from './part-times.ts';
import { wholeWeek } from './whole-weeks.ts';

const read = (note: string): string[] => readNotes(note, []);

describe('a week that is told day by day stays whole', () => {
  it.each([
    ['Mon-Thu 7.30 to 4.30, Fri finish at 1.', 'You work Monday to Thursday, 7.30 to 4.30, and finish at 1 on Fridays'],
    ['Monday to Thursday 7-4, Friday to noon', 'You work Monday to Thursday, 7 to 4, and finish at noon on Fridays'],
    ['Mon-Fri 9-5.30 and Sat 9-1', 'You work Monday to Friday, 9 to 5.30, and Saturday, 9 to 1'],
    ['Tuesday to Friday 10 to 6, Saturday 9 to 4', 'You work Tuesday to Friday, 10 to 6, and Saturday, 9 to 4'],
    [
      'Monday to Wednesday 8am to 6pm, Thursday 8am to 8pm, Friday 8am to 1pm',
      'You work Monday to Wednesday, 8am to 6pm, Thursday, 8am to 8pm, and Friday, 8am to 1pm',
    ],
    [
      'Tuesday to Friday 10 to 6, Saturdays and Sundays 9 to 4',
      'You work Tuesday to Friday, 10 to 6, and Saturdays and Sundays, 9 to 4',
    ],
  ])('%s', (note, said) => {
    expect(read(note)).toContain(said);
  });
  it('with what stands round it in sentences of their own', () => {
    expect(read('40 hours, Monday to Friday 8am to 5pm, Saturday 8am to 12pm, free parking')).toEqual([
      '40 hours',
      'You work Monday to Friday, 8am to 5pm, and Saturday, 8am to 12pm',
      'Free parking',
    ]);
  });
  it.each([['Monday to Friday, 9am to 5pm'], ['Four days a week'], ['Monday to Saturday'], ['Team of six']])(
    'and other notes are none: %s',
    (note) => {
      expect(wholeWeek(note)).toBeNull();
    },
  );
});

describe('the hours of two shifts', () => {
  it.each([
    [
      'Two-two-three rotation, 12-hour shifts, 6 am to 6 pm and 6 pm to 6 am',
      '12-hour shifts, 6 am to 6 pm and 6 pm to 6 am',
    ],
    ['Days and nights, 7am to 7pm and 7pm to 7am, permanent', 'days and nights, 7am to 7pm and 7pm to 7am'],
  ])('stand beside the shifts: %s', (note, said) => {
    expect(read(note)).toContain(`You work ${said}`);
  });
  it('and are never those of one day', () => {
    expect(isImpossible('In this job, you work 6 am to 6 pm and 6 pm to 6 am.')).toBe(true);
    expect(isImpossible('You work 7am to 7pm and 7pm to 7am.')).toBe(true);
    expect(isImpossible('You work 12-hour shifts, 6 am to 6 pm and 6 pm to 6 am.')).toBe(false);
    expect(isImpossible('You work 6 am to 2 pm and 4 pm to 6 pm.')).toBe(false);
    expect(isImpossible('You work 8 am to noon and 1 pm to 5 pm.')).toBe(false);
    expect(isImpossible('You work 6 am to 6 pm.')).toBe(false);
  });
});

describe('a day that is free', () => {
  it.each([
    ['Sunday off', 'Sundays off'],
    ['Monday off', 'Mondays off'],
    ['a Sunday off', 'a Sunday off'],
    ['Sundays off', 'Sundays off'],
    ['weekday off', 'a weekday off'],
    ['one Sunday off in two', 'one Sunday off in two'],
  ])('%s: each of them, where nobody wrote "a"', (note, text) => {
    expect(readTimes(note)?.text).toBe(text);
  });
});

describe('clock times with their stops', () => {
  it.each([['mostly 3 p.m. to 11 p.m.'], ['7 a.m. to 3 p.m.'], ['usually 6 a.m. to 2 p.m.']])('%s', (note) => {
    expect(readTimes(note)?.verb).toBe('work');
  });
  it('end no part of what was typed', () => {
    expect(
      asTypedIn('40 hours a week, mostly 3 p.m. to 11 p.m. Looking for somebody.', 'mostly 3 p.m. to 11 p.m'),
    ).toBe('mostly 3 p.m. to 11 p.m');
    expect(asTypedIn('Machine operator on No. 3 paper machine.', 'Machine operator on No. 3 paper machine')).toBe(
      'Machine operator on No. 3 paper machine',
    );
    expect(asTypedIn('We bake. Ovens from 2024.', 'Ovens from 2024')).toBe('Ovens from 2024');
  });
});

describe('a row behind one word', () => {
  it.each([
    ['Senior leader for finance, IT, property and HR at a charity with 260 staff'],
    ['Manager for payroll, IT, fleet and stores at a port with nine berths'],
    ['Buyer for timber, paint, tools and garden at a chain of nine shops'],
  ])('stays whole: %s', (note) => {
    expect(read(note).join(' ')).toContain(note.slice(8));
  });
  it('and so long somewhere is nobody to work with', () => {
    expect(
      read('Permanent podiatrist for our clinic, with one day a fortnight at the Wooler outreach room.'),
    ).toContain('You work one day a fortnight at the Wooler outreach room');
    expect(read('Teacher at our main school, with two mornings a week at the nursery').join()).toContain(
      ', with two mornings a week at the nursery',
    );
    expect(read('One other librarian and a driver')).toEqual(['You work with one other librarian and a driver']);
  });
});

describe('times among the tasks', () => {
  const brief = (responsibilitiesRole: string) =>
    tidyBrief({
      description: null,
      proposition: null,
      responsibilitiesRole,
      skills: null,
      used: null,
      keywords: null,
      supportingEvidence: null,
      toneOfVoice: null,
    } as never);
  it.each([
    ['Clean and wrap instruments. Evening shift, 1:30 pm to 10 pm.', 'Evening shift, 1:30 pm to 10 pm.'],
    ['Pick orders, load vans. Nights, 10pm to 6am.', 'Nights, 10pm to 6am.'],
    ['Bake bread. Early shift, 3 am to 11 am.', 'Early shift, 3 am to 11 am.'],
  ])('tell when one works: %s', (typed, times) => {
    expect(brief(typed)?.description).toBe(times);
    expect(brief(typed)?.responsibilitiesRole).not.toContain(times);
  });
  it.each([
    ['Open the shop at 7 am. Sweep the yard.'],
    ['Run the evening shift.'],
    ['Check the ovens. Hand over at 2 pm.'],
  ])('but a task with a time is a task: %s', (typed) => {
    expect(brief(typed)?.description).toBeNull();
  });
});
