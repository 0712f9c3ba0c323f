/** Lines of briefs and job descriptions that were misread, in the texts that come of them. */
import { describe, expect, it } from 'vitest';
import { asCounted } from '../ledger/notes/shapes.ts';
import { besidePost } from '../ledger/own-post.ts';
import { isEnglish } from '../mining/page/english.ts';
import { keepMarks } from '../mining/page/paper.ts';
import { readPerson } from '../mining/requirements/person.ts';
import { splitRequirements } from '../mining/requirements/split.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { readStepBrief } from './step-brief.ts';

describe('a task', () => {
  it.each([
    ['look after a team of 7', 'look after a team of 7'],
    ['lead team of 7', 'lead a team of 7'],
    ['sorting cover when somebody rings in sick', 'sort cover when somebody rings in sick'],
    ['load the van if van driver off', 'load the van if the van driver is off'],
    ['Pulling cable', 'pull cable'],
  ])('%s', (typed, said) => {
    expect(readDuty(typed)?.text).toBe(said);
  });
});

describe('what is asked', () => {
  it('of several places is one requirement, with what is said of it', () => {
    expect(
      splitRequirements('2 years in a deli, bakery or café, some of that minding a shift, good with people'),
    ).toEqual(['2 years in a deli, bakery or café, some of that minding a shift', 'good with people']);
  });
  it.each([
    ['qualified at least 12 months', 'be', 'qualified for at least 12 months'],
    ['managed renewals of at least 1 million', 'do', 'have managed renewals of at least 1 million'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text });
  });
});

describe('a paper', () => {
  it('has marks behind dots, and feet that ask for nothing', () => {
    expect(keepMarks('A diploma ..... H\nA qualification ..... D\npg 2 of 2  v0.7 DRAFT')).toBe(
      'A diploma - E\nA qualification - D',
    );
  });
  it('may have lines in Welsh', () => {
    expect(isEnglish('Rhoi cyngor i fusnesau ar bob agwedd o gyfraith masnach')).toBe(false);
    expect(isEnglish('Beidh an stiúrthóir freagrach as an mbuiséad')).toBe(false);
    expect(isEnglish('Déanfaidh tú teagmháil leis na custaiméirí')).toBe(false);
    expect(isEnglish('Bob and his crew look after the gantry')).toBe(true);
    expect(isEnglish('Make the crème brûlée and the pâté en croûte')).toBe(true);
    expect(isEnglish('Report to Siobhán Ní Dhomhnaill in Dún Laoghaire')).toBe(true);
  });
});

describe('a description', () => {
  it('counts things, of which the last is one', () => {
    expect(asCounted('310 employees, three shifts, union site (UFCW)')).toBe(
      '310 employees, three shifts and a union site (UFCW)',
    );
  });
  it('tells of the post and when it starts', () => {
    expect(besidePost('1st year apprentice, starting September.', 'Apprentice Electrician')).toEqual([
      'You will work as a 1st year apprentice.',
      'Starting September.',
    ]);
  });
});

it.each([
  ['programming before machine care', 'programming'],
  ['the fun stuff first, then the personal care', 'the fun stuff'],
  ['keep the counter and the team ahead of the paperwork', 'keep the counter and the team'],
  ['before you apply, come and see us', 'before you apply, come and see us'],
])('a step brief that puts one thing before another is about the first: %s', (typed, rest) => {
  expect(readStepBrief(typed).rest).toBe(rest);
});
