import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { againstStart, saysStart } from './start-times.ts';

describe('at what time the work starts', () => {
  it.each([
    ['start at 5 am', 'You start at 5 am'],
    ['Starts from 6.30am', 'You start at 6.30am'],
    ['start work at 05:00', 'You start at 05:00'],
    ['start at the bottom', null],
    ['start at 5 am and fire the ovens', null],
    ['start 12 trainees a year', null],
  ])('as a sentence: %s', (part, said) => expect(saysStart(part)).toBe(said));

  it.each([
    ['You start at 5 am', 'Start work at 4 am'],
    ['5am start', 'Begin work at 04:00 and fire the ovens'],
    ['Starts at 7.30am', 'The shift starts at 6 am'],
  ])('the brief goes before the job description: %s / %s', (brief, line) =>
    expect(againstStart(brief)(line)).toContain(`"${line}"`),
  );
  it.each([
    ['You start at 5 am', 'Start work at 05:00'],
    ['Early shift starts at 6 am, late shift starts at 2 pm', 'Start at 2pm on lates'],
    ['You open the shop at 7 am', 'Start work at 4 am'],
    ['You start at 5 am', 'Start the ovens and bake'],
  ])('says nothing against it: %s / %s', (brief, line) => expect(againstStart(brief)(line)).toBeNull());
});

it('what the brief has overruled is told as that, and by no note as missing', () => {
  const ledger = buildLedger(
    {
      ...makeInput({
        advert: { jobTitle: 'Baker', location: 'Leeds' },
        brief: { description: 'You start at 5 am. Five days in the office.', responsibilitiesRole: 'Bake bread' },
      }),
      jobDescription: {
        matches: true,
        text: 'BAKER\nHybrid working, two days at home.\nDuties\n- Start work at 4 am and fire the ovens\n- Bake rolls to recipe\n',
      },
    },
    true,
  );
  expect(ledger.notes.join(' ')).toMatch(/"start work at 4 am and fire the ovens", the brief names another time/i);
  expect(ledger.notes.join(' ')).toContain('The brief says on site, the job description hybrid (attendance)');
  expect(ledger.unreadLines.duties.join(' ')).not.toMatch(/4 am|Hybrid/);
  expect(ledger.sentences.map(({ statement }) => statement.text).join(' ')).not.toMatch(/hybrid|4 am/i);
});
