import { describe, expect, it } from 'vitest';
import { adviceFor } from './advice.ts';

const sources = (...kinds: string[]) => ({ brief: true, jobDescription: true, kinds: new Set(kinds), unsaid: false });

describe('what would bring more text', () => {
  it('is no further task while the job description has some that were left out', () => {
    expect(adviceFor(3, sources('duty', 'spare duty'))).toMatch(/^The job description has more tasks/);
    expect(adviceFor(4, sources('skill', 'spare skill'))).toMatch(/^The job description has more requirements/);
  });
  it('is one where all are used', () => {
    expect(adviceFor(3, sources('duty', 'spare skill'))).toBe('Add more responsibilities to the brief for more.');
    expect(adviceFor(4, sources('skill'))).toBe('Add more skills to the brief for more.');
  });
});
