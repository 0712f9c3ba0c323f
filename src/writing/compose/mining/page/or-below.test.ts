import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

const rows = (text: string): string[] => readLines(text).lines.map(({ text: row, section }) => `${section}: ${row}`);

describe('a point that ends in "or"', () => {
  it.each([
    [
      'Requirements\n(a) hold a level 7 qualification in education; or\n(b) have at least four years of experience in a role with education; and\n(c) have a full licence.\n',
      [
        'person: hold a level 7 qualification in education, or have at least four years of experience in a role with education',
        'person: have a full licence.',
      ],
    ],
    [
      'Requirements\n- A degree in planning, or\n- Five years in a planning office\n- A driving licence\n',
      ['person: A degree in planning, or five years in a planning office', 'person: A driving licence'],
    ],
    ['Requirements\n- HNC\n- or\n- NVQ 3 in joinery\n', ['person: HNC, or NVQ 3 in joinery']],
    // What only has an "or" inside is over at its end.
    [
      'Requirements\n- A degree or HND in planning\n- A driving licence\n',
      ['person: A degree or HND in planning', 'person: A driving licence'],
    ],
  ])('%s', (text, expected) => expect(rows(text)).toEqual(expected));
});

describe('a line that only leads to a list of wishes', () => {
  it.each([
    [
      'Desirable\nThe ideal candidate will have:\n- Knowledge of traffic law\n',
      ['desirable: Knowledge of traffic law'],
    ],
    // It is a heading of its own behind a list, and where it says how much it asks.
    [
      'Desirable\n- Knowledge of traffic law\n\nThe successful candidate will have:\n- A driving licence\n',
      ['desirable: Knowledge of traffic law', 'person: A driving licence'],
    ],
    ['Desirable\nYou must have:\n- A driving licence\n', ['person: A driving licence']],
  ])('%s', (text, expected) => expect(rows(text)).toEqual(expected));
});
