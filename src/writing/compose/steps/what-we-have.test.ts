import { describe, expect, it } from 'vitest';
import type { Ledger } from '../ledger/facts.ts';
import { readStatement } from '../ledger/statement.ts';
import { asLed, asOurs, asTurns } from './what-we-have.ts';

describe('turns by their number', () => {
  it.each([
    ['the two sleepovers a month', 'There are two sleepovers a month'],
    ['two sleep-ins per week', 'There are two sleep-ins a week'],
    ['the one Saturday a month', 'You work one Saturday a month'],
    ['the three late shifts a week', 'You work three late shifts a week'],
    ['the four site visits a year', 'There are four site visits a year'],
  ])('%s', (text, said) => expect(asTurns(text)?.text).toBe(said));
  it.each(['the two training days a year', 'the two sleepovers', 'two days off a week'])('%s is none', (text) =>
    expect(asTurns(text)).toBeNull(),
  );
});

describe('a team that is led', () => {
  it.each([
    ['the floor team of 14', 'Main duties\n- Lead a floor team of 14', 'You lead a floor team of 14'],
    ['team of 7', 'Manages a team of 7', 'You manage a team of 7'],
    ['the team of 12', 'Supervise 12 staff', 'You supervise a team of 12'],
  ])('%s', (text, paper, said) => expect(asLed(text, [paper])?.text).toBe(said));
  it.each([
    ['the team of 14', 'You join a team of 14'],
    ['the team of 14', 'Lead a team of 6. The department has 14 people'],
  ])('%s is joined: %s', (text, paper) => expect(asLed(text, [paper])).toBeNull());
});

describe('so many that a note of the description counts', () => {
  const withNote = (note: string): Ledger =>
    ({
      guides: [],
      sentences: [
        {
          fact: { id: 'description:0', source: 'brief', kind: 'description', text: note, weight: 1 },
          statement: readStatement(note),
        },
      ],
    }) as unknown as Ledger;
  it.each([
    ['the 14 depots', '14 depots', 'We have 14 depots'],
    ['the 62 stores', 'We have 62 stores', 'We have 62 stores'],
    ['the four dogs', 'Four dogs', 'We have four dogs'],
  ])('%s', (text, note, said) => expect(asOurs(text, withNote(note))?.text).toBe(said));
  it.each([
    ['the 640 people', '640 people'],
    ['the 14 depots', 'Deliveries to 14 depots'],
    ['the 12 sites', '12 sites'],
  ])('and not %s of "%s"', (text, note) => expect(asOurs(text, withNote(note))).toBeNull());
});
