import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';

const read = (lines: readonly string[]) => {
  const { duties, person } = mineJobDescription(lines.join('\n'), '');
  return { tasks: duties.map(({ text }) => text).join('\n'), asked: person.map(({ text }) => text).join('\n') };
};

describe('a label with what it asks for above tasks and demands by turns', () => {
  const paper = [
    'Must have: Diploma in Tool and Die Making',
    'Conduct die trials and record corrections in the trial sheet',
    'Knowledge of heat treatment',
    'Prepare indents for inserts and spares',
    'Ensure zero accidents in the section',
    'Experience of 8 years in a toolroom',
  ];
  it('leaves the tasks to be tasks, and asks for the rest', () => {
    const { tasks, asked } = read(paper);
    expect(tasks).toMatch(/die trials/);
    expect(tasks).toMatch(/prepare indents/);
    expect(asked).toMatch(/diploma in Tool and Die Making/i);
    expect(asked).toMatch(/heat treatment/);
    expect(asked).not.toMatch(/indents|die trials|accidents/);
  });
  it('is a list of what is asked where the paper names its tasks', () => {
    const { asked } = read(['Main duties', 'Clean the hall', '', ...paper]);
    expect(asked).toMatch(/diploma/i);
  });
  it('and where verbs below it say how somebody is', () => {
    const { asked } = read([
      'Must have: a driving licence',
      'Work well under pressure',
      'Communicate clearly with customers',
      'Speak good English',
      'Drive a 3.5 t van',
    ]);
    expect(asked).toMatch(/pressure/);
    expect(asked).toMatch(/English/);
  });
});
