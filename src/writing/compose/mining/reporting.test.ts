import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemText, writeStep } from '../index.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { readReporting } from './reporting.ts';

describe('who is over somebody', () => {
  it.each([
    [
      'You report to the Head of Sales and work closely with three buyers.',
      'Head of Sales',
      'You work closely with three buyers.',
    ],
    [
      'You will report to the Director of Care and supervise four carers.',
      'Director of Care',
      'You supervise four carers.',
    ],
    [
      'Reporting to the Head of Food and Drink, you run two kitchens.',
      'Head of Food and Drink',
      'You run two kitchens.',
    ],
    ['You report to the Head of Research and Development.', 'Head of Research and Development', ''],
    [
      "You'll be one of six joiners in the workshop and report to the Head Joiner.",
      'Head Joiner',
      "You'll be one of six joiners in the workshop",
    ],
    ['You will report to the Curator of Birds.', 'Curator of Birds', ''],
    [
      'You report to the Senior Librarian and open the branch twice a week.',
      'Senior Librarian',
      'You open the branch twice a week.',
    ],
  ])('%s', (sentence, to, rest) => {
    expect(readReporting(sentence)).toEqual({ to, rest });
  });
  it.each(['Report faults to the Shift Lead', 'You report to the board each month', 'Report to Reception on arrival'])(
    'but %s',
    (sentence) => {
      expect(readReporting(sentence)).toBeNull();
    },
  );
});

describe('a reporting line anywhere in the job description', () => {
  const reportsTo = (text: string): string | null =>
    buildLedger(
      briefOf(
        { jobTitle: 'Keeper' },
        { responsibilitiesRole: 'Feed the birds, clean the aviaries' },
        { jobDescription: { text, checkResult: 'match' } },
      ).input,
      true,
    ).reportsTo;
  it.each([
    ['KEEPER\nReports to: Curator of Birds\nDuties\n- Feed the birds\n- Clean the aviaries', 'Curator of Birds'],
    ['KEEPER\nResponsible to: Senior Keeper\nDuties\n- Feed the birds\n- Clean the aviaries', 'Senior Keeper'],
    [
      'Keeper\nDuties:\n- Feed the birds\nYou should have:\n- A diploma\n\nYou will report to the Head of Animal Care.',
      'Head of Animal Care',
    ],
    [
      'Keeper\nDuties:\n- Feed the birds\nYour qualifications\n- A diploma\n\nYou report to the Zoo Director.',
      'Zoo Director',
    ],
    [
      "Keeper\nYou'll be one of five keepers on the early team and report to the Head Keeper.\nDuties:\n- Feed the birds",
      'Head Keeper',
    ],
  ])('%s', (text, to) => {
    expect(reportsTo(text)).toBe(to);
  });
  it('is no requirement', () => {
    const { person } = buildLedger(
      briefOf(
        { jobTitle: 'Keeper' },
        { responsibilitiesRole: 'Feed the birds' },
        {
          jobDescription: {
            text: 'Keeper\nDuties:\n- Feed the birds\nYou should have:\n- A diploma\n\nYou will report to the Head of Animal Care.',
            checkResult: 'match',
          },
        },
      ).input,
      true,
    );
    expect(person.map(({ person: { text } }) => text).join()).not.toMatch(/report/);
  });
  it('is no name of a person', () => {
    expect(reportsTo('KEEPER\nReports to: Jane Baker\nDuties\n- Feed the birds')).toBeNull();
  });
});

it('what else the sentence says is a task, wherever it stands', () => {
  const { duties } = buildLedger(
    briefOf(
      { jobTitle: 'Keeper' },
      { responsibilitiesRole: 'Feed the birds' },
      {
        jobDescription: {
          text: 'Keeper\nDuties:\n- Feed the birds\nYour profile\n- A diploma\nYou report to the Head of Birds and mentor one trainee.',
          checkResult: 'match',
        },
      },
    ).input,
    true,
  );
  expect(duties.map(({ fact }) => fact.text)).toContain('mentor one trainee');
});

it.each(['Board of Directors', 'Partners'])('%s is nobody who manages', (to) => {
  const text = `KEEPER\nReports to: ${to}\nDuties\n- Feed the birds\n- Clean the aviaries`;
  const brief = briefOf({ jobTitle: 'Keeper' }, {}, { jobDescription: { text, checkResult: 'match' } });
  const { items } = writeStep(
    brief.input,
    3,
    { ...brief.options[3], useJobDescription: true },
    { seed: 1, iteration: 0 },
  );
  expect(items.map(itemText).join(' ')).not.toMatch(/manager is|person you report/);
});

it('who somebody reports to is in one text on the role at least', () => {
  const brief = briefOf(
    { jobTitle: 'Keeper' },
    {
      responsibilitiesRole: 'Feed the birds, clean the aviaries, talk to visitors, keep the records',
      description: 'Look after parrots and owls in a town park.',
    },
    {
      jobDescription: {
        text: 'KEEPER\nReports to: Curator of Birds\nDuties\n- Weigh each bird once a week\n- Mend nets and perches\n- Help the vet with checks',
        checkResult: 'match',
      },
    },
  );
  for (const iteration of [0, 1]) {
    const { items } = writeStep(
      brief.input,
      3,
      { ...brief.options[3], useJobDescription: true },
      { seed: 1, iteration },
    );
    expect(items.map(itemText).join(' ')).toMatch(/Curator of Birds/);
  }
});
