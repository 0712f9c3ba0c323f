import { describe, expect, it } from 'vitest';
import type { Tag } from '../frames/frame.ts';
import { countWords, wordsOf } from '../language/words.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Body } from './body.ts';
import { beginOtherwise } from './other-openings.ts';

const hours = ['hours:general:0'];
const sentence = (text: string, factIds = hours, tags: Tag[] = []): Candidate => ({
  text,
  frameId: `hours: ${text}`,
  group: 'hours',
  factIds,
  tags,
  words: countWords(text),
  opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase(),
  fit: 0,
});
const first = sentence('You run your own list.', ['duty:0']);
const bodyOf = (...sentences: Candidate[]): Body => ({ headline: null, leadIn: null, bullets: [], sentences });

/** The last sentence of the second of two texts that both tell the hours in these words. */
function second(pool: readonly Candidate[], most = 40): string | undefined {
  const said = sentence('You work 37 hours a week.');
  const bodies = [bodyOf(first, said), bodyOf(first, said)];
  beginOtherwise(bodies, { pool, imperatives: [], most, said: new Set() });
  return bodies[1]?.sentences.at(-1)?.text;
}

describe('a sentence that begins like one in a text before', () => {
  const other = sentence('The week is 37 hours.');
  it('gives way to other words for the same fact', () => {
    expect(second([other])).toBe('The week is 37 hours.');
  });
  it('stays where the others tell something else, or more', () => {
    expect(second([sentence('The pay is £30,000 a year.', ['pay:general:0'])])).toBe('You work 37 hours a week.');
    expect(second([sentence('It is a permanent post with 37 hours.', [...hours, 'contract:general:terms'])])).toBe(
      'You work 37 hours a week.',
    );
  });
  it.each(['lead', 'last', 'stiff', 'bare', 'label', 'note'] as const)(
    'stays where the others have words that say nothing (%s)',
    (tag) => {
      expect(second([sentence('Worth knowing, the week is 37 hours.', hours, [tag])])).toBe(
        'You work 37 hours a week.',
      );
    },
  );
  it('stays where there is no room for the others', () => {
    expect(second([sentence('Each week of the year has 37 hours of work.')], 10)).toBe('You work 37 hours a week.');
  });
  it('is left as it is in the first text', () => {
    const bodies = [bodyOf(first, sentence('You work 37 hours a week.'))];
    beginOtherwise(bodies, { pool: [other], imperatives: [], most: 40, said: new Set() });
    expect(bodies[0]?.sentences.at(-1)?.text).toBe('You work 37 hours a week.');
  });
});
