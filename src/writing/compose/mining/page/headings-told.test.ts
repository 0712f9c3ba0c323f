import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { headingOf } from './headings.ts';

describe('a line that waits for what is asked', () => {
  it.each([
    'Drivers must:',
    'Candidates should:',
    'Applicants must have:',
    'The successful applicant should be:',
    'You are:',
    'You have:',
  ])('%s', (line) => {
    expect(headingOf(line, false)).toBe('person');
  });
  it.each(["You won't need:", 'What you don’t need:', 'You don’t need'])('%s asks for nothing', (line) => {
    expect(headingOf(line, false)).toBe('drop');
  });
  it.each(['Drivers must report defects at once', 'You are the face of the shop'])('%s opens nothing', (line) => {
    expect(headingOf(line, false)).toBeNull();
  });
});

it('what comes of a task is told where the task alone would be half of it', () => {
  const { duties, unread } = mineJobDescription(
    'Outcomes\n• Build a forecast\n• Open Switzerland: first six customers by December 2027\n• Sign three partners\n• Hiring: two clerks in the first six months\n• Reduce churn: below 8% by 2028',
    '',
    'Sales Director',
  );
  expect(duties.map(({ text }) => text)).toEqual([
    'build a forecast',
    'sign three partners',
    'hire two clerks in the first six months',
  ]);
  expect(unread.duties).toEqual([
    'Open Switzerland: first six customers by December 2027',
    'Reduce churn: below 8% by 2028',
  ]);
});
