import { describe, expect, it } from 'vitest';
import type { Candidate } from './pool.ts';
import { saysAgain } from './says-again.ts';

const said = (text: string, group: string, factId: string): Candidate => ({
  text,
  frameId: `${group}: {s}`,
  group,
  factIds: [factId],
  tags: [],
  words: text.split(' ').length,
  opening: text.split(' ').slice(0, 2).join(' ').toLowerCase(),
  fit: 0,
});

describe('what a text has said', () => {
  it.each([
    ['One more thing: CQC rated us Good.', 'CQC rated us Good in all five areas in March 2026.', 'proof', 'evidence:0'],
    [
      "What's more, the base salary comes with a bonus and equity.",
      'You get a base salary plus annual bonus and equity.',
      'about',
      'description:0',
    ],
    [
      'The company has been profitable for 31 consecutive years.',
      'A fact about Halvorsen Foods: 31 consecutive years of profit.',
      'proof',
      'evidence:0',
    ],
    [
      'You spend one day a week in college in Tralee.',
      'You go to college one day a week and hand in your work.',
      'more',
      'duty:0',
    ],
  ])('is not said again: %s', (must, other, group, factId) => {
    expect(saysAgain(said(must, 'must', 'imperative:0'), said(other, group, factId))).toBe(true);
  });
  it('and what is new is', () => {
    expect(
      saysAgain(
        said('What’s more, we pay for the DBS check.', 'must', 'imperative:0'),
        said('CQC rated us Good in 2026.', 'proof', 'evidence:0'),
      ),
    ).toBe(false);
  });
});
