import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';
import { buildLedger } from './ledger.ts';
import { findAttendance, findContract } from './slots.ts';
import { displayTitle } from './title.ts';
import { findExclusion, stripWorn } from './withhold.ts';

describe('what looks like a fault and is none', () => {
  it('is a street with the name of a worn word', () => {
    expect(stripWorn('Support four men in a shared house on Unicorn Road').worn).toBeNull();
    expect(stripWorn('We are looking for a unicorn').worn).toBe('unicorn');
  });
  it('is a time of the day, and no age', () => {
    expect(findExclusion('Be on duty between 23:00 and 07:00')).toBeNull();
    expect(findExclusion('aged between 23 and 40')).not.toBeNull();
  });
  it.each([
    'Fixed term 1 yr w. option of permanent, 3 shifts.',
    'Temporary, one year, with the option of a permanent contract.',
    'Seasonal role with a view to permanent',
  ])('is a contract that may become permanent: %s', (description) => {
    expect(findContract(description)).toBe('fixed-term');
    const { input } = briefOf({ jobTitle: 'Picker' }, { description });
    expect(buildLedger(input, false).notes.join('\n')).not.toMatch(/permanent in one place/);
  });
});

it('a place to work at is read beside a word to a colleague', () => {
  expect(findAttendance('42 hours, permanent. On site obv. 4 nights on, 3 off')).toBe('on site');
});

it('whoever is over somebody is named without a title that was cut off', () => {
  const { input } = briefOf({ jobTitle: 'COO' }, { description: 'COO, new role, reports to CEO Dr. Lena Ortiz.' });
  const { reportsTo, rough } = buildLedger(input, false);
  expect(reportsTo).toBe('CEO');
  expect(rough.join('|')).not.toMatch(/Lena/);
});

describe('a title that names what is learnt', () => {
  it.each([
    [
      'Ausbildung: Fachinformatiker (m/w/d) Systemintegration, start 1 September',
      'Apprentice Fachinformatiker Systemintegration',
    ],
    ['Apprenticeship: Plumbing', 'Apprentice in Plumbing'],
    ['Internship - Marketing', 'Intern in Marketing'],
  ])('%s', (raw, text) => {
    expect(displayTitle(raw, null)?.text).toBe(text);
  });
});

describe('a task in haste', () => {
  const write = (responsibilitiesRole: string) => {
    const { input, options } = briefOf({ jobTitle: 'Loader' }, { responsibilitiesRole });
    return writeStep(input, 3, { ...options[3], outputLengthType: 'medium' });
  };
  it('keeps its row of verbs', () => {
    const { items } = write('Pull out, empty and return bins, clear spillages, help the driver to reverse');
    expect(items.map(itemBody).join('\n')).toMatch(/pull out, empty and return bins/i);
  });
  it('has the article that a sum of money hides', () => {
    const { items } = write('Lead the site team, £24M operating budget, open new sites');
    expect(items.map(itemBody).join('\n')).toMatch(/a £24M operating budget/);
  });
});

describe('who is shut out', () => {
  it.each([
    'no people with disabilities please (lots of field visits)',
    'No one with a disability',
    'no candidates who have health issues',
    'Not suitable for disabled people',
    'no disabled applicants',
  ])('is told and asked of nobody: %s', (text) => {
    expect(findExclusion(text)?.about).toBe('disability or health');
  });
  it.each(['Support people with disabilities at home', 'No people with disabilities are turned away'])(
    'is nobody here: %s',
    (text) => {
      expect(findExclusion(text)).toBeNull();
    },
  );
});

it.each(['Insert value here', 'Your mission here', 'Enter text here', 'Value 2', 'Pillar 1'])(
  'a form that nobody filled in says nothing: %s',
  (value) => {
    const { input } = briefOf(
      { jobTitle: 'Fitter' },
      {},
      {
        guidelines: { values: [{ id: 1, value, supportingValue: '' }] },
        sliders: { values: [{ guidelineTitleId: 1, selectedPercentages: 100 }] },
      },
    );
    expect(buildLedger(input, false).guides).toEqual([]);
  },
);

describe('what leans on what stands before it', () => {
  it('stays with it', () => {
    const { input } = briefOf({ jobTitle: 'Pharmacist' }, { proposition: 'You get a lunch break. A real one.' });
    expect(buildLedger(input, false).sentences.map(({ statement }) => statement.text)).toContain(
      'You get a lunch break, a real one',
    );
  });
  it('is a team, and no town', () => {
    const { input } = briefOf(
      { jobTitle: 'Social Worker' },
      { description: 'Permanent social worker, working in the Children in Care team.' },
    );
    expect(buildLedger(input, false).notes.join('\n')).not.toMatch(/places the job in Children/);
  });
});

it('a pillar that only tells where is no promise', () => {
  const { input, options } = briefOf(
    { jobTitle: 'Chef' },
    { responsibilitiesRole: 'Run the pass, order fish, train two cooks, write the menu' },
    {
      guidelines: { evpPillars: [{ id: 1, value: 'By the water', supportingValue: null }] },
      sliders: { evpPillars: [{ guidelineTitleId: 1, selectedPercentages: 100 }] },
    },
  );
  const { items } = writeStep(input, 3, { ...options[3], outputLengthType: 'medium' });
  expect(items.map(itemBody).join('\n')).not.toMatch(/promise/);
});

describe('a panel for two kinds of post', () => {
  const notesOf = (description: string): string =>
    buildLedger(briefOf({ jobTitle: 'Assistant Planner' }, { description }).input, false).notes.join('\n');
  it.each([
    'Panel competition for Assistant Planners, permanent and temporary.',
    'A panel from which permanent and fixed-term vacancies will be filled.',
    'We fill temporary as well as permanent posts from this panel.',
  ])('is no contradiction: %s', (description) => expect(notesOf(description)).not.toMatch(/permanent in one place/));
  it('but two words on one post are', () =>
    expect(notesOf('The job is permanent. It is a temporary contract.')).toMatch(/permanent in one place/));
});
