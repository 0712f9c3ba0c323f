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

describe('a thing with what is said of it behind a comma', () => {
  it.each([
    'Five paid training days a year, chosen by you',
    'Free eye tests for you, and half-price glasses for your family',
    'A starter set of hand tools worth £400, yours to keep once you pass your second year',
    'Three nights a week, 11 pm to 7 am',
  ])('%s is no clause', (text) => {
    expect(kindOfNote(text)).toMatch(/^(?:np|loose)$/);
  });
  it.each(['We pay for lunch, and you eat together', 'Two teams share one van', 'I am here'])('%s is one', (text) => {
    expect(kindOfNote(text)).toBe('clause');
  });
});
