import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { termsOf } from './slots.ts';
import { findCalendar } from './whole-year.ts';

describe('the year of a post', () => {
  it.each([
    ['Year-round dockmaster for a 120-slip marina', 'year-round'],
    ['Permanent, year-round', 'year-round'],
    ['A year round full-time position in Camden', 'year-round'],
    ['The job is year-round, not seasonal', 'year-round'],
    ['Seasonal position, May 1 - October 31', 'seasonal'],
    ['Full-time seasonal job', 'seasonal'],
    ['Contract runs from April to October', 'seasonal'],
  ])('%s: %s', (text, said) => expect(findCalendar(text, 'Dockmaster')).toBe(said));
  it.each([
    'Our pool is heated and open year-round',
    'Supervise 8 seasonal dockhands',
    'Our seasonal menu changes every month',
    '92% of our seasonal slip holders came back',
    'Work from Monday to Friday',
    'Seasonal work in summer and year-round work for some',
  ])('%s says nothing of it', (text) => expect(findCalendar(text, 'Dockmaster')).toBeNull());
});

const ledgerOf = (jobTitle: string, description: string, text: string) =>
  buildLedger(
    { ...makeInput({ advert: { jobTitle }, brief: { description } }), jobDescription: { text, matches: true } },
    true,
  );
const jd = (first: string): string =>
  `DOCKMASTER\n${first}\n\nDuties:\n* Direct boats to slips by radio\n* Hire and train dockhands\n`;

describe('General counts over brief over job description', () => {
  it.each([
    [
      'Dockmaster',
      'Year-round dockmaster for a marina. 40 hours a week.',
      'Seasonal position, May 1 - October 31',
      'seasonal',
      'The brief says year-round, the job description seasonal (contract). We use the brief.',
    ],
    [
      'Dockmaster',
      'Seasonal job, May to October.',
      'This is a year-round position.',
      'year-round',
      'The brief says seasonal, the job description year-round (contract). We use the brief.',
    ],
    [
      'Year-round Dockmaster',
      'Seasonal position.',
      '',
      'seasonal',
      'The General tab says year-round, the brief seasonal (contract). We use the General tab.',
    ],
  ])('%s / %s / %s', (title, description, line, loser, note) => {
    const ledger = ledgerOf(title, description, jd(line));
    expect([...ledger.notes]).toContain(note);
    expect(
      [
        ...termsOf(ledger.slots),
        ...[...ledger.facts.values()]
          .filter(({ kind }) => kind === 'description')
          .map(({ text, statement }) => statement ?? text),
      ].join(' '),
    ).not.toContain(loser);
  });
  it('a season that nothing contradicts stays one', () =>
    expect(ledgerOf('Dockmaster', 'A dockmaster for the summer. Seasonal.', jd('Pay weekly')).slots.seasonal).toBe(
      true,
    ));
  it('nor is the post seasonal by those whom it leads', () =>
    expect(termsOf(ledgerOf('Dockmaster', 'Supervise 8 seasonal dockhands.', jd('Fixed-term contract')).slots)).toEqual(
      ['fixed-term'],
    ));
});
