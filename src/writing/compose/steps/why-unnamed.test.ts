import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { tellMissed } from './unsaid.ts';

/** The notes on a value at 50% that no text names, where the texts tell the facts of the given words. */
function notesOn(
  name: string,
  meaning: string,
  tasks: string,
  told: RegExp,
  { jobTitle = 'Reservations Agent', description = '' } = {},
): string {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: { jobTitle, country: 'India', location: 'Kochi', brandName: 'Palms' },
          advertBrief: { responsibilitiesRole: tasks, description },
          guidelines: { values: [{ id: 1, value: name, supportingValue: meaning }] },
          sliders: { values: [{ guidelineTitleId: 1, selectedPercentages: 50 }] },
        },
      ],
    }),
    'x.json',
  );
  if (!brief) throw new Error('no brief');
  const ledger = buildLedger(brief.input, true);
  const facts = new Set([...ledger.facts.values()].filter(({ text }) => told.test(text)).map(({ id }) => id));
  const notes = new Set<string>();
  tellMissed({ ledger, notes }, [facts], { step: 3, length: 'medium' }, () => 'beside');
  return [...notes].join('\n');
}

describe('why a value is named in no text', () => {
  it('a task that shares a word with it does not say it', () => {
    const notes = notesOn(
      'Guest at heart',
      'We answer as we would like to be answered.',
      'Answer calls and emails, take bookings',
      /^answer/i,
    );
    expect(notes).toMatch(/"Guest at heart" is named in none of these texts/);
    expect(notes).not.toMatch(/much the same/);
  });
  it('so many days a week for something else do not say it', () => {
    const notes = notesOn(
      'Time for research',
      'Lecturers have two days a week for research.',
      'Teach two modules',
      /outside term/i,
      { jobTitle: 'Lecturer', description: 'Two days a week can be from home outside term.' },
    );
    expect(notes).toMatch(/"Time for research" is named in none of these texts/);
    expect(notes).not.toMatch(/much the same/);
  });
});
