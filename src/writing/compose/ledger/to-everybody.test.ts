import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { toEverybody } from './to-everybody.ts';

describe('lines of a job description that speak of one sex', () => {
  it.each([
    ['He should be able to lift 50 lbs', 'You should be able to lift 50 lbs', true],
    ['- She must hold a full licence', '- You must hold a full licence', true],
    ['• He/she has to work weekends', '• You need to work weekends', false],
    ['The chef says he will be back', 'The chef says he will be back', false],
  ])('%s', (line, said, ofOneSex) => {
    expect(toEverybody(line)).toEqual({ text: said, ofOneSex });
  });
  it('ask everybody for the same, and the recruiter is told', () => {
    const { person, notes } = buildLedger(
      {
        ...makeInput({ advert: { jobTitle: 'Sous Chef' } }),
        jobDescription: { matches: true, text: 'Requirements\n- He should be able to lift 20 kg\n- Knife skills\n' },
      },
      true,
    );
    expect(person.map(({ fact }) => fact.text)).toContain('lift 20 kg');
    expect(notes.join(' ')).toMatch(/"he" or "she"/);
  });
});
