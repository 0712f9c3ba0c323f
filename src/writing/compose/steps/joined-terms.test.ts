import { describe, expect, it } from 'vitest';
import type { Candidate } from '../plan/pool.ts';
import { joinTerms } from './joined-terms.ts';
import { candidate } from './line.ts';

const said = (group: string, text: string): Candidate => candidate(text, `${group}: x`, group, [`${group}:0`], 0);
const together = (...sentences: Candidate[]): string[] => joinTerms(sentences, new Set()).map(({ text }) => text);

describe('two short terms in a row', () => {
  it('are one sentence', () => {
    expect(together(said('hours', 'You will work 37 hours a week.'), said('terms', 'The post is permanent.'))).toEqual([
      'You will work 37 hours a week, and the post is permanent.',
    ]);
  });
  it('leave a third to itself', () => {
    expect(
      together(
        said('hours', 'The week is 37 hours.'),
        said('terms', 'The post is permanent.'),
        said('pay', 'We pay £30,000 a year.'),
      ),
    ).toEqual(['The week is 37 hours, and the post is permanent.', 'We pay £30,000 a year.']);
  });
  it('are not joined with a task, over a mark or where the second points at the first', () => {
    const apart = [
      [said('work', 'You draft notices.'), said('terms', 'The post is permanent.')],
      [said('hours', 'You work 4 on, 4 off.'), said('terms', 'The post is permanent.')],
      [said('terms', 'The post is permanent.'), said('terms', 'This is a full-time post.')],
    ];
    for (const pair of apart) expect(together(...pair)).toHaveLength(2);
  });
  it('are not joined twice in the same words', () => {
    const before = new Set(['The week is 37 hours, and the post is permanent.']);
    const pair = [said('hours', 'The week is 37 hours.'), said('terms', 'The post is permanent.')];
    expect(joinTerms(pair, before)).toHaveLength(2);
  });
});
