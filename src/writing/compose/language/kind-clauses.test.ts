import { describe, expect, it } from 'vitest';
import { readStatement, settle } from '../ledger/statement.ts';

const kindOfNote = (text: string): string | undefined => {
  const read = readStatement(text);
  return read ? settle(read).kind : undefined;
};

describe('what something or somebody does, by a verb that may be a noun', () => {
  it.each([
    'The week ends at noon on Friday.',
    'Every shift starts with breakfast.',
    'Our day ends at four.',
    'The kitchen closes at ten.',
    'Your week starts on a Tuesday.',
    'Work stops when anyone sees a risk.',
    'Bad news comes before good news.',
    'Every designer visits users once a month.',
    'Each joiner signs every chair.',
    'Code that you write prices a ticket in a second.',
    'Bread that we bake feeds the whole street.',
  ])('%s', (text) => {
    expect(kindOfNote(text)).toBe('clause');
  });
  it.each([
    'The week ends',
    'Every second Friday',
    'Day shifts only',
    'Day shifts only, with one Sunday a month',
    'A late start on Mondays',
    'A slow start in January',
    'Every site visit',
    'Two bus stops from the station',
  ])('but %s', (text) => {
    expect(kindOfNote(text)).not.toBe('clause');
  });
});
