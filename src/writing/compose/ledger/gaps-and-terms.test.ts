import { describe, expect, it } from 'vitest';
import { guideFrames } from '../frames/guides.ts';
import { joinable } from '../frames/patterns.ts';
import { determine } from '../language/articles.ts';
import { pointsOutside } from '../language/leaning.ts';
import { fieldOfWork } from '../steps/reader-verb.ts';
import { makeInput } from '../testing/input.ts';
import { cleanText } from './clean.ts';
import { buildLedger } from './ledger.ts';

const ledgerOf = (over: Parameters<typeof makeInput>[0], text = '') =>
  buildLedger(
    {
      ...makeInput({ ...over, advert: { jobTitle: 'Coordinator', location: 'Leeds', ...over?.advert } }),
      jobDescription: text ? { text, matches: true } : null,
    },
    text !== '',
  );

describe('a guideline whose statement is a gap', () => {
  const guidelines = (statement: string | null) => ({
    companyName: 'Kaveri',
    pillars: [{ id: '1', value: 'Growth', statement, weight: 100 }],
  });
  it.each(['[TO BE ADDED]', 'TBC', '[supporting text]'])('is told in a note: %s', (statement) => {
    const { guides, notes } = ledgerOf({ guidelines: guidelines(statement) });
    expect(guides[0]?.gap).toBe(true);
    expect(notes.join(' ')).toMatch(/"Growth" has a gap in place of its statement/);
  });
  it.each([null, '', 'Two paid courses a year.'])(
    'a statement that is there, or none at all, is no gap: %s',
    (statement) => {
      const { guides, notes } = ledgerOf({ guidelines: guidelines(statement) });
      expect(guides[0]?.gap).toBe(false);
      expect(notes.join(' ')).not.toMatch(/gap/);
    },
  );
  it('has frames that promise nothing', () => {
    const frames = guideFrames.filter(({ kinds }) => kinds?.includes('gap'));
    expect(frames.length).toBeGreaterThan(3);
    expect(frames.filter(({ template }) => /offer|get|expect|promise/i.test(template))).toEqual([]);
  });
  it('an aim that is switched on and has only a gap is told', () => {
    const { notes } = ledgerOf({ advert: { hasVision: true }, guidelines: { vision: 'TBC' } });
    expect(notes.join(' ')).toMatch(/vision is switched on, but has a gap/);
    expect(ledgerOf({ advert: { hasVision: false }, guidelines: { vision: 'TBC' } }).notes.join(' ')).not.toMatch(
      /gap/,
    );
  });
});

describe('a sum is no one thing', () => {
  it.each([
    ['€500 to set up your desk at home', '€500 to set up your desk at home'],
    ['£300 for a kit of your own', '£300 for a kit of your own'],
    ['$250 towards your laptop', '$250 towards your laptop'],
    ['£40 a month off your bike', '£40 a month off your bike'],
    ['$200 boot allowance', 'a $200 boot allowance'],
    ['£1,000 welcome bonus', 'a £1,000 welcome bonus'],
  ])('%s', (typed, said) => expect(determine(typed)).toBe(said));
});

describe('whom one joins', () => {
  it.each(['team of 31', 'a family-owned maker of glass', 'small friendly crew'])('%s', (text) =>
    expect(joinable.test(text)).toBe(true),
  );
  it.each(['One of a team of eight', 'part of a team of nine', 'head of the team', 'baker in a team of six'])(
    'is not the reader: %s',
    (text) => expect(joinable.test(text)).toBe(false),
  );
});

describe('a sector that is one of several houses is no field', () => {
  it.each(['Food bank', 'Care home', 'Call centre', 'Garden shop'])('%s', (sector) =>
    expect(fieldOfWork(sector)).toBeNull(),
  );
  it.each([
    ['Food retail', 'food retail'],
    ['Passenger transport', 'passenger transport'],
    ['The public sector', 'the public sector'],
  ])('%s is one', (sector, field) => expect(fieldOfWork(sector)).toBe(field));
});

describe('a post that is paid for until a date is not called permanent', () => {
  it.each([
    ['Grant funded until June 2028.', 'Status: Full-time, permanent'],
    ['Lottery funded to March 2027.', 'Contract: permanent'],
    ['Permanent, council funded until 2029.', ''],
  ])('%s %s', (description, text) => {
    const { slots, notes } = ledgerOf({ brief: { description } }, text);
    expect(slots.contract).toBeNull();
    expect(notes.join(' ')).toMatch(/called permanent in one place and ".*funded/);
  });
  it('what is funded without an end stays permanent', () =>
    expect(ledgerOf({ brief: { description: 'Permanent, grant funded.' } }).slots.contract?.text).toBe('permanent'));
});

describe('what points at the sentence before', () => {
  it.each([
    'You would decide what we do about it over the next five years',
    'You decide how we deal with it',
    'We ask you to lead on it',
  ])('%s', (text) => expect(pointsOutside(text)).toBe(true));
  it.each([
    'You own the rota and what we do about it',
    'You see a problem and speak about it',
    'You run the garden and live from it',
    'We make bread and are proud of it',
  ])('and not at one of its own: %s', (text) => expect(pointsOutside(text)).toBe(false));
});

describe('support is had, and nothing that the reader can do', () => {
  it.each([
    'Support with relocation costs.',
    'Cover for dental work.',
    'Access to the staff gym.',
    'Help with your move.',
  ])('%s', (statement) => {
    const { rewards } = ledgerOf({ guidelines: { rewards: [{ id: '1', title: 'Extras', statement }] } });
    expect(rewards[0]?.statements[0]?.kind).not.toBe('verb');
  });
  it.each(['Buy up to ten days of leave.', 'Work from anywhere for a month.'])('%s is', (statement) => {
    const { rewards } = ledgerOf({ guidelines: { rewards: [{ id: '1', title: 'Extras', statement }] } });
    expect(rewards[0]?.statements[0]?.kind).toBe('verb');
  });
});

it.each([
  ['Values TBC', 'null', /"Values TBC" in the guidelines is still to be filled in, so no text names it\./],
  ['Accuracy', 'null', /"Accuracy" has a gap in place of its statement/],
])('a value without a name is not named: %s', (value, statement, note) => {
  const input = {
    ...makeInput({
      advert: { jobTitle: 'Baker' },
      guidelines: { values: [{ id: 'v', value, statement, weight: 50 }] },
    }),
    jobDescription: null,
  };
  const ledger = buildLedger(input, false);
  expect(ledger.notes.join('\n')).toMatch(note);
  expect(ledger.guides.length).toBe(value === 'Accuracy' ? 1 : 0);
});

it('a heading in markup ends what it says', () => {
  expect(cleanText('<h2>Join us now</h2> Full-time and permanent').text).toBe('Join us now.\n Full-time and permanent');
});

describe('a gap in the description', () => {
  const notesOf = (description: string): string =>
    ledgerOf({ advert: {}, brief: { description } })
      .notes.filter((note) => note.includes('A gap in the brief'))
      .join(' ');
  it.each([
    ['Full time. Base salary plus commission of {{commission}}. You sell hives.', 'plus commission of {{commission}}'],
    ['Permanent. [insert team size]. You sell hives.', '[insert team size]'],
    ['You report to [name of manager].', 'You report to [name of manager]'],
    ['Nights. Overtime at [rate]. You drive a van.', 'Overtime at [rate]'],
    ['Permanent. [add shift times].', '[add shift times]'],
    ['A bonus of [amount]. Permanent.', 'A bonus of [amount]'],
  ])('is told: %s', (typed, gap) => {
    expect(notesOf(typed)).toContain(gap);
  });
  it.each([
    'Permanent, 38 hours. You drive a van.',
    'You check PC-DMIS [preferred] reports.',
    'Based in Leeds [city centre].',
    'Permanent. [Hybrid].',
  ])('and what is filled in is none: %s', (typed) => {
    expect(notesOf(typed)).toBe('');
  });
});

describe('what there is of several kinds', () => {
  const said = (description: string): string[] =>
    ledgerOf({ brief: { description } })
      .sentences.filter(({ fact }) => fact.kind === 'description')
      .map(({ fact }) => fact.text);
  it.each([
    ['Three freezer warehouses, 410 people, two shifts.', 'Three freezer warehouses, 410 people and two shifts'],
    ['Two paint shops, 90 people, three lines.', 'Two paint shops, 90 people and three lines'],
    ['240 staff and 700 volunteers.', '240 staff and 700 volunteers'],
    ['Two theatres, 60 nurses, one sterile unit.', 'Two theatres, 60 nurses and one sterile unit'],
  ])('is one row with its "and": %s', (typed, text) => {
    expect(said(typed)).toContain(text);
  });
  it('and other notes beside it stand for themselves', () => {
    expect(said('34 staff, 46,000 swords, muskets and suits of armour, turnover of £5.2m.')).toContain(
      'The turnover is £5.2m',
    );
  });
});
