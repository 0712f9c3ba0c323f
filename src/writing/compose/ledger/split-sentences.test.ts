import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

describe('where sentences end', () => {
  it.each([
    [
      'counter is flat out since Easter. need someone who can talk to builders. Mon-Fri 8 to 5.30',
      ['counter is flat out since Easter.', 'need someone who can talk to builders.', 'Mon-Fri 8 to 5.30'],
    ],
    ['approx. two years in a shop', ['approx. two years in a shop']],
    ['max. three nights away', ['max. three nights away']],
    ['at least two yrs. in a shop', ['at least two yrs. in a shop']],
    // Who begins with a capital would have gone on with one.
    ['Two years. e.g. in a shop', ['Two years. e.g. in a shop']],
    ['Our app runs on next.js and node. js', ['Our app runs on next.js and node. js']],
  ])('%s', (text, sentences) => expect(splitSentences(text)).toEqual(sentences));
});
