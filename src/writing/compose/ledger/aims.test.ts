import { describe, expect, it } from 'vitest';
import { aimInWords, asDoing } from './aims.ts';
import { readStatement } from './statement.ts';

describe('missions, visions and purposes in words that a sentence takes', () => {
  it.each([
    ['purpose', "Why we're here: to keep trains on time", 'To keep trains on time'],
    ['mission', "It's our mission to print books that last", 'To print books that last'],
    ['vision', 'Zero accidents. Zero waste. Zero excuses.', 'Zero accidents, zero waste, zero excuses'],
    [
      'vision',
      'The first name that a wig maker in any country calls',
      'To be the first name that a wig maker in any country calls',
    ],
    ['vision', 'The most trusted locksmith in Fife', 'To be the most trusted locksmith in Fife'],
    ['vision', 'That nobody must hear the neighbour.', 'A day when nobody must hear the neighbour.'],
    ['vision', 'That is why we farm', 'That is why we farm'],
    ['mission', 'That every child reads', 'That every child reads'],
    ['vision', 'the bakery other bakers ask', 'To be the bakery other bakers ask'],
    ['purpose', 'Purpose: clean water, always', 'Clean water, always'],
  ] as const)('%s: %s', (kind, typed, said) => {
    expect(aimInWords(typed, kind)).toBe(said);
  });
  it.each([
    ['vision', 'A city where no one eats alone'],
    ['vision', 'The end of plastic in our bay'],
    ['vision', 'The best start for each child'],
    ['mission', 'We mend bones. We send people home.'],
    ['mission', 'Our mission is to teach 10,000 adults to read'],
  ] as const)('and plain ones stay: %s: %s', (kind, typed) => {
    expect(aimInWords(typed, kind)).toBe(typed);
  });
  it('a doing is no sentence', () => {
    const kindOf = (text: string) => asDoing(readStatement(text) as NonNullable<ReturnType<typeof readStatement>>).kind;
    expect(kindOf('Repairing what others throw away')).toBe('ing');
    expect(kindOf('Putting the ballet in front of people who have never seen one')).toBe('ing');
    expect(kindOf('Farming is our future')).toBe('clause');
  });
  it.each(['Comfort, dignity and time', 'Comfort for patients and strength for families', 'Care, comfort and dignity'])(
    'things in a row are no order: %s',
    (typed) => {
      const statement = readStatement(typed);
      expect(statement && asDoing(statement).kind).toMatch(/^(?:np|loose|adjective)$/);
    },
  );
  it.each(['Inform, educate and entertain', 'Care for every family in Cork', 'Feed the city and train its cooks'])(
    'and an order stays one: %s',
    (typed) => {
      const statement = readStatement(typed);
      expect(statement && asDoing(statement).kind).toBe('verb');
    },
  );
});
