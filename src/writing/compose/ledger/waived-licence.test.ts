import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const read = (skills: string, text: string) => {
  const input = makeInput({ advert: { jobTitle: 'Housing Options Officer' }, brief: { skills } });
  const { person, notes } = buildLedger({ ...input, jobDescription: { text, matches: true } }, true);
  return { asked: person.map(({ person: { text: one } }) => one).join('\n'), notes: [...notes].join('\n') };
};

describe('a driving licence that is not needed', () => {
  const waived = 'Good English. A driving licence is not required.';
  it.each(['access to a vehicle', 'own van', 'use of a car'])(
    'takes %s of the job description with it, and tells',
    (thing) => {
      const { asked, notes } = read(waived, `Person specification\nEssential: full driving licence and ${thing}\n`);
      expect(asked).not.toMatch(/vehicle|\bvan\b|\bcar\b/);
      expect(notes).toMatch(/in the job description was left out: the brief says that a driving licence isn't needed/);
    },
  );
  it('leaves what the brief itself asks for, and tells that too', () => {
    const { asked, notes } = read('Good English. Own van. A driving licence is not required.', '');
    expect(asked).toMatch(/van/);
    expect(notes).toMatch(/One line says that a driving licence isn't needed/);
  });
  it('leaves other things, and vehicles where another licence is spared', () => {
    expect(
      read(waived, 'Person specification\nEssential: experience of vehicle maintenance; a calm manner\n').asked,
    ).toMatch(/vehicle/);
    expect(
      read('A trade licence is not required.', 'Person specification\nEssential: access to a vehicle\n').asked,
    ).toMatch(/vehicle/);
  });
});
