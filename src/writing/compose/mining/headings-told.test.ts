import { describe, expect, it } from 'vitest';
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
