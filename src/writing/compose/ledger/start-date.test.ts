import { describe, expect, it } from 'vitest';
import type { FactBook } from './facts.ts';
import { readSentences } from './sentences.ts';
import type { Slots } from './slots.ts';

const slots = { mixedContract: false, hours: null, contract: null, time: null, attendance: null } as unknown as Slots;
const book = {
  add: (kind: string, source: string, index: number, text: string) => ({
    id: `${kind}:${index}`,
    kind,
    source,
    text,
    weight: 50,
  }),
} as unknown as FactBook;
const told = (start: string, description = 'You bake for three shops.'): string[] =>
  readSentences(
    { advert: {}, brief: { description }, guidelines: {} } as unknown as Parameters<typeof readSentences>[0],
    null,
    book,
    () => true,
    slots,
    '',
    start,
  ).map(({ statement }) => statement.text);

describe('when the job starts, as the head of the job description has it', () => {
  it.each([
    ['March 2027', 'The job starts in March 2027'],
    ['1 April 2027', 'The job starts on 1 April 2027'],
    ['as soon as possible', 'The job starts as soon as possible'],
  ])('%s', (start, said) => {
    expect(told(start)).toContain(said);
  });
  it('is left to the brief where that says it', () => {
    expect(told('March 2027', 'You start in May.').join()).not.toMatch(/March/);
  });
  it.each([['TBC'], ['to be agreed'], ['']])('says nothing of %j', (start) => {
    expect(told(start).join()).not.toMatch(/starts/);
  });
});
