import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from '../../ledger/ledger.ts';

const asked = (skills: string): string[] =>
  buildLedger(briefOf({ jobTitle: 'Archivist' }, { skills }).input, false).person.map(
    ({ person: { kind, text } }) => `${kind} ${text}`,
  );

describe('what somebody has to be free for', () => {
  it.each([
    ['Able to attend evening committee meetings', 'be able to attend evening committee meetings'],
    ['Can work some early mornings before the doors open', 'be able to work some early mornings before the doors open'],
    ['Able to travel to our Truro store', 'be able to travel to our Truro store'],
    ['Able to read old handwriting', 'can read old handwriting'],
    ['Can work alone outdoors', 'can work alone outdoors'],
  ])('is no permission: %s', (skills, said) => {
    expect(asked(skills)).toContain(said);
  });
});
