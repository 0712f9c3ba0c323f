import { describe, expect, it } from 'vitest';
import { stretchesOf, unsaidOf } from './quoted-parts.ts';

const unsaid = (line: string, ...texts: string[]): string | null => unsaidOf(line, stretchesOf(texts), new Set());

describe('a line is quoted without what the texts say of it', () => {
  it.each([
    ['cut picking errors (now 2 in 900)', 'You cut picking errors.', 'now 2 in 900'],
    ['Part-time (3 days)', 'The post is part-time.', '3 days'],
    [
      'the incumbent will report to the Bursar, chair the estates group and lead a grounds team of 14',
      'Your manager is the Bursar. The grounds team has 14 people.',
      'chair the estates group',
    ],
    [
      'Hours: 37 per week to include one Saturday and two late shifts',
      "You'll work 37 hours a week.",
      'include one Saturday and two late shifts',
    ],
    ['Maintain the chillers and log every reading', 'You maintain the chillers.', 'log every reading'],
    ['A permanent contract, with a trial of six weeks', 'This is a permanent job.', 'with a trial of six weeks'],
    ['Forklift licence: counterbalance and reach', 'You need a forklift licence.', 'counterbalance and reach'],
  ])('%s beside "%s"', (line, text, left) => {
    expect(unsaid(line, text)).toBe(left);
  });
  it.each([
    ['Hours: 37 per week', 'The week is 37 hours.'],
    ['The successful candidate will report to the Matron', 'You answer to the Matron.'],
    ['three shifts a week', 'You work 3 shifts a week.'],
    // What is left tells nothing by itself.
    ['Inspect the lifts and sundry', 'You inspect the lifts.'],
    ['lead a finance function of 46', 'The finance function has 46 people.'],
  ])('nothing of %s beside "%s"', (line, text) => {
    expect(unsaid(line, text)).toBeNull();
  });
  it.each([
    ['sort fish by camera (shrimp, squid)', 'You sort letters.'],
    ['No driving at night or lifting', 'There is no lifting.'],
    ['Learn to hole and hang slate', 'You learn to hang slate.'],
    ['Trace leaks and gland faults, torque and tension bolts', 'You mend gland faults.'],
    ['Manage the bar stock', 'You manage the bar.'],
    ['Part-time (3 days)', 'The post is full-time.'],
    ['Repair pumps, valves and gauges', 'You read gauges.'],
  ])('%s stays whole beside "%s"', (line, text) => {
    expect(unsaid(line, text)).toBe(line);
  });
});
