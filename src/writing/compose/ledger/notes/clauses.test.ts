import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';
import { readStatement, settle } from '../statement.ts';
import { inFullClause } from './clauses.ts';

describe('a note that is a clause but for a small word', () => {
  it.each([
    [
      'Community Mental Health Team, covers Barnsley and surrounding villages',
      'Our Community Mental Health Team covers Barnsley and surrounding villages',
    ],
    [
      'Responsible for a £3.4m capital budget and up to 11 direct reports',
      'You are responsible for a £3.4m capital budget and up to 11 direct reports',
    ],
    [
      'Zero hours contract but we normally offer 15-20 hours',
      'This is a zero hours contract, but we normally offer 15-20 hours',
    ],
    ['ISO 17025 accredited', 'We are ISO 17025 accredited'],
    ['ISO 9001 certified since 2004', 'We have been ISO 9001 certified since 2004'],
    ['UKAS accredited', 'We are UKAS accredited'],
    ['Days to be agreed, must include Friday', 'The days are to be agreed, and must include Friday'],
    ['Start date to be confirmed', 'The start date is to be confirmed'],
    ['Start date flexible but ideally before 1 March', 'The start date is flexible, but ideally before 1 March'],
    ['Hours flexible around school runs', 'The hours are flexible around school runs'],
    ['Reporting line: Group Treasurer', 'You report to the Group Treasurer'],
    ['Contract runs until the end of the season', 'The contract runs until the end of the season'],
    [
      'Ideal for a returner or someone leaving the forces',
      'The job is ideal for a returner or someone leaving the forces',
    ],
    ['Backfill for 6 months, then likely permanent', 'This is a backfill for 6 months, then likely permanent'],
    ['Maternity cover for 9 months', 'This is maternity cover for 9 months'],
    ['Applications reviewed on a rolling basis', 'Applications are reviewed on a rolling basis'],
    ['Friday finishes at 1', 'You finish at 1 on Fridays'],
    ['1 in 6 Saturdays', 'You work 1 in 6 Saturdays'],
    ['Night shift premium applies', 'A night shift premium applies'],
    ['Weekend enhancements apply after 8pm', 'Weekend enhancements apply after 8pm'],
    [
      'Opening a 2nd branch in Limerick this autumn, hence the vacancy',
      'We are opening a 2nd branch in Limerick this autumn, hence the vacancy',
    ],
    ['Seasonal pickers wanted June to September', 'We need seasonal pickers from June to September'],
    ['Bank staff needed for weekends', 'We need bank staff for weekends'],
  ])('%s', (typed, said) => {
    expect(inFullClause(typed)).toBe(said);
  });

  it.each([
    'Please apply by Friday',
    'Own hand tools required for the first week',
    'Flexible hours around school',
    'The team covers Barnsley and is growing fast: 12 so far',
    'Chartered accountant',
    'You can apply for a grant',
  ])('leaves alone: %s', (typed) => {
    expect(inFullClause(typed)).toBeNull();
  });
});

describe('notes in their row', () => {
  it.each([
    [
      'Rotating shifts (6-2, 2-10), overtime at time and a half',
      ['Rotating shifts (6-2, 2-10)', 'Overtime is paid at time and a half'],
    ],
    ['Shifts are 12 hrs, 7.30 to 7.30', ['Shifts are 12 hours, 7.30 to 7.30']],
    ['Small animal practice, 5 vets, own CT scanner', ['A small animal practice with 5 vets and its own CT scanner']],
    [
      'Dairy unit, 240 Holsteins, twice-a-day milking, robot planned for 2026',
      ['A dairy unit with 240 Holsteins', 'Twice-a-day milking, robot planned for 2026'],
    ],
    [
      'Kitchen of 7, 120 covers on a Saturday, fresh food only',
      ['You work in a kitchen of 7 with 120 covers on a Saturday', 'Fresh food only'],
    ],
    ['Busy office, 9 to 5, free parking', ['A busy office', '9 to 5', 'There is free parking']],
    [
      'Part-time (16-24 hours), days to be agreed, must include Friday',
      ['Part-time (16-24 hours)', 'The days are to be agreed, and must include Friday'],
    ],
    ['Backfill for 6 months, then likely perm', ['This is a backfill for 6 months, then likely permanent']],
    ['Working hours 6.45am - 2.45pm', ['6.45am to 2.45pm']],
    ['Term time only + 5 INSET days', ['Term time only, plus 5 INSET days']],
    ['Four-on-four-off', ['You work four on, four off']],
    [
      'This is a maternity cover post (9-12 months) with the possibility of extension',
      ['This is a maternity cover post (9-12 months), which may be extended'],
    ],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual(said);
  });
});

describe('what stands before a clause makes it no note', () => {
  it.each([
    'Due to continued growth, we are looking for a second engineer',
    'Working from our shop in the market, you sell cheese and cure fish',
    'Vans leave at 6.15am sharp',
    'Otherwise you plan your own day',
    'Last winter we rehoused 340 families',
  ])('%s', (typed) => {
    const read = readStatement(typed);
    expect(read && settle(read)).toMatchObject({ kind: 'clause', text: typed });
  });
  it.each([
    ['Code that lands on Mars', 'np'],
    ['Check that goods are labelled', 'verb'],
    ['Yes means yes', 'clause'],
    ['Last winter', 'np'],
    ['Working with people you like', 'ing'],
  ])('%s', (typed, kind) => {
    expect(readStatement(typed)?.kind).toBe(kind);
  });
});

describe('a capital that is only the sentence’s', () => {
  it.each([
    ['Either 30 or 37.5 hours', 'either 30 or 37.5 hours'],
    ['24 December - 2 January', '24 December to 2 January'],
  ])('%s', (typed, said) => {
    expect(readStatement(typed)?.lower).toBe(said);
  });
  it('is no word of a journey', () => {
    const read = readStatement('First bus is at 5:10');
    expect(read && settle(read).text).toBe('The first bus is at 5:10');
  });
});
