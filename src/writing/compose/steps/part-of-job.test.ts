import { describe, expect, it } from 'vitest';
import { isPartOfJob } from './part-of-job.ts';

describe('what a job takes in', () => {
  it.each(['the palate test', 'the trade test', 'the skills assessment', 'a driving test', 'the medical'])(
    'and not %s, which an applicant takes',
    (thing) => expect(isPartOfJob(thing)).toBe(false),
  );
  it.each(['the €5 million goal', 'the capital', 'our hospital'])('and not %s, which is there', (thing) =>
    expect(isPartOfJob(thing)).toBe(false),
  );
  it.each(['the eye tests', 'the night shift', 'the school run', 'risk assessments'])('but %s', (thing) =>
    expect(isPartOfJob(thing)).toBe(true),
  );
});
