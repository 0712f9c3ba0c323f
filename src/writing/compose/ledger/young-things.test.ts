/** "Young" of what ripens, grows or was founded is no age of those who apply. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const barred = (description: string): boolean =>
  buildLedger(makeInput({ advert: { jobTitle: 'Keeper' }, brief: { description } }), false).notes.some((note) =>
    note.includes('can shut people out'),
  );

describe('what is young', () => {
  it.each([
    'We buy young cheeses from 14 farms and ripen them in our caves.',
    'You taste young wines straight from the barrel.',
    'You keep young spirits in old casks.',
    'You plant young hedgerows in winter.',
    'You prune young olive groves.',
    'We ride young thoroughbreds for owners in Kildare.',
    'We are a young charity that mends bikes.',
    'We are a young and growing company with 14 staff.',
    'We work in a young industry.',
  ])('is a thing: %s', (text) => {
    expect(barred(text)).toBe(false);
  });
  it.each([
    'Join a young team.',
    'We want young cheese makers.',
    'We want young sales staff.',
    'Young mechanics preferred.',
    'Young dog walkers wanted.',
    'Young and energetic candidates wanted.',
    'A company that wants young company drivers.',
    'We have a young workforce.',
  ])('or shuts people out: %s', (text) => {
    expect(barred(text)).toBe(true);
  });
});
