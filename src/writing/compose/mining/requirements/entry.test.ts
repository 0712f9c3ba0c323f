import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readPerson } from './person.ts';

describe('what comes before the work', () => {
  it.each([
    ['Take a colour vision test before you start', 'a colour vision test before you start'],
    ['You will take a hearing test before starting', 'a hearing test before you start'],
    ['You must complete a DOT medical', 'a DOT medical'],
    ['complete a DBS check', 'a DBS check'],
    ['undergo Garda vetting', 'Garda vetting'],
    ['provide two references', 'two references'],
    ['sit an aptitude test', 'an aptitude test'],
    ['attend an induction before your first shift', 'an induction before your first shift'],
  ])('%s', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'have', text, arranged: true });
  });
  it('is passed where it says so', () => {
    expect(readPerson('pass a medical')).toMatchObject({ kind: 'can', text: 'pass a medical' });
  });
  it('is no task, wherever it stands', () => {
    const { duties, person } = mineJobDescription(
      'Duties\n- Take a drug test before you start\n- Drive the van\n- Complete DBS checks for new staff',
      '',
    );
    expect(person.map(({ text }) => text)).toEqual(['a drug test before you start']);
    expect(duties.map(({ text }) => text)).toEqual(['drive the van', 'complete DBS checks for new staff']);
  });
});

describe('what prose asks for among other sentences', () => {
  const asked = (text: string): string[] =>
    mineJobDescription(`Driver\nAbout the role\n\nYou will drive the van. ${text}`, '').person.map((line) => line.text);
  it.each([
    ['You must be 18 or over and you need a clean licence.', ['18 or over', 'a clean licence']],
    ['To register with SOLAS you need a degree, and you must be 16 or over.', ['a degree', '16 or over']],
    [
      "Candidates must hold, or be eligible for, a nursing license in Ohio and a master's degree in nursing.",
      ['have a nursing license in Ohio or are eligible for one', "a master's degree in nursing"],
    ],
    [
      'At least ten years of nursing leadership are required, including five at director level.',
      ['at least ten years’ experience of nursing leadership, including five at director level'],
    ],
  ])('%s', (text, parts) => {
    expect(asked(text)).toEqual(parts);
  });
  it('takes no task for it', () => {
    expect(asked('You need to plan the rota. Training is required each year.')).toEqual([]);
  });
});
