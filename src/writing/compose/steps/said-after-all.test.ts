import { describe, expect, it } from 'vitest';
import { withoutSaid } from './said-after-all.ts';

const texts = [
  'You know the customs software. We have a 2nd class of 27 pupils.\n• Take part in HAZOP studies.',
  'The route stays the same all year.',
];

describe('a note on what is missing', () => {
  it.each([
    ['No sentence of these texts comes from "customs software". Written in a plainer way, it could be used.'],
    [
      'The built-in writer is not sure how to say "2nd class", so it was left out. Put it in other words, or into a text yourself.',
    ],
    ['"All year" is named in none of these texts, though its slider is at 50%: there was no room.'],
  ])('goes where one sentence says it all: %s', (note) => {
    expect(withoutSaid([note], texts)).toEqual([]);
  });
  it('goes where the text has a hyphen that the line has not', () => {
    expect(
      withoutSaid(
        [
          'No sentence of these texts comes from this line of the job description: "First aid course, not older than two years". Read whether the texts say enough of it.',
        ],
        ['First-aid courses must be no older than two years.'],
      ),
    ).toEqual([]);
  });
  it('names only what is missing', () => {
    expect(
      withoutSaid(
        [
          'The built-in writer is not sure how to say "2nd class", "12 nights", so they were left out. Put them in other words, or into a text yourself.',
        ],
        texts,
      ),
    ).toEqual([
      'The built-in writer is not sure how to say "12 nights", so it was left out. Put it in other words, or into a text yourself.',
    ]);
    expect(
      withoutSaid(
        [
          'No sentence of these texts comes from these lines of the job description: "HAZOP studies", "Visit suppliers", "Read drawings" and 2 more. Read whether the texts say enough of them.',
        ],
        texts,
      ),
    ).toEqual([
      'No sentence of these texts comes from these lines of the job description: "Visit suppliers", "Read drawings" and 2 more. Read whether the texts say enough of them.',
    ]);
  });
  it('stays where a word or a figure is missing, or the words are in two sentences', () => {
    for (const note of [
      'No sentence of these texts comes from "pupils in a HAZOP study". Written in a plainer way, it could be used.',
      'No sentence of these texts comes from "customs software is not needed". Written in a plainer way, it could be used.',
      'The built-in writer is not sure how to say "3rd class", so it was left out. Put it in other words, or into a text yourself.',
      'There are 2 texts only: another would say again what these say.',
    ])
      expect(withoutSaid([note], texts)).toEqual([note]);
  });
});
