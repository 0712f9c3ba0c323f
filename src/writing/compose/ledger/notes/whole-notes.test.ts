import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { sayWhole } from './whole-notes.ts';

describe('a note that is one sentence with all behind its commas', () => {
  it.each([
    [
      'Nights at Birch Lodge, our 42-bed home for older people, many of them living with dementia',
      'You work nights at Birch Lodge, our 42-bed home for older people, many of them living with dementia',
    ],
    ['Days at Rowan House, a hospice by the sea', 'You work days at Rowan House, a hospice by the sea'],
    [
      'Mostly schools, flats and shops within 30 miles of Cardiff',
      'The work is mostly schools, flats and shops within 30 miles of Cardiff',
    ],
    [
      'Mostly slates, leadwork and gutters on older houses',
      'The work is mostly slates, leadwork and gutters on older houses',
    ],
    ['Mainly roofs, gutters and chimneys', 'The work is mainly roofs, gutters and chimneys'],
    ['Closed Mondays and Christmas week', 'We are closed on Mondays and in Christmas week'],
    ['Closed Sundays, bank holidays and August', 'We are closed on Sundays, on bank holidays and in August'],
    ['Some evenings and every fourth Saturday', 'You work some evenings and every fourth Saturday'],
    [
      'Vocational training starting on 1 August 2027, three years, with block teaching at the school in Ulm',
      'The vocational training starts on 1 August 2027 and takes three years, with block teaching at the school in Ulm',
    ],
    [
      'Board role running our two recycling plants in Hull and Goole, 240 people',
      'This is a board role running our two recycling plants in Hull and Goole, with 240 people',
    ],
    ['Entry level', 'This is an entry-level job'],
    ['Full profit and loss responsibility', 'You have full profit and loss responsibility'],
    [
      'One year of training in design, foundry and assembly',
      'You get one year of training in design, foundry and assembly',
    ],
    ['Head of the Indian company of a German group', 'You will be head of the Indian company of a German group'],
    ['Replaces a retiring director', 'You take over from a retiring director'],
    [
      'Field sales to dental practices between Dortmund, Münster and Bielefeld',
      'The work is field sales to dental practices between Dortmund, Münster and Bielefeld',
    ],
  ])('%s', (note, sentence) => expect(sayWhole(note)).toBe(sentence));

  it.each([
    'Nights, every other weekend',
    'Mostly nights, weekends and evenings',
    'Mostly serving customers, parents and staff',
    'Closed loop systems and controls',
    'Closed shop, open house',
    'The role is running late',
    'Level entry for wheelchairs',
    'Head of steam',
    'Replaces worn parts',
  ])('and none of another kind: %s', (note) => expect(sayWhole(note)).toBeNull());

  it('and what is made for somebody is worked on by those who make it', () => {
    expect(sayWhole('Firmware for axle counters and track sensors', ['embedded', 'engineer'])).toBe(
      'You work on firmware for axle counters and track sensors',
    );
    expect(sayWhole('Software for clinics', ['office', 'manager'])).toBeNull();
  });
});

const said = (jobTitle: string, description: string, country = 'United Kingdom'): string[] =>
  buildLedger(makeInput({ advert: { jobTitle, country }, brief: { description } }), false).sentences.map(
    ({ statement }) => statement.text,
  );

describe('whom somebody looks for', () => {
  it.each([
    [
      'Store Manager',
      'We require a Store Manager for our new flagship store at Koregaon Park, Pune.',
      'You will work at our new flagship store at Koregaon Park, Pune',
    ],
    [
      'CNC Programmer / Setter',
      'For our milling department we are looking for a CNC programmer and setter for 5-axis centres.',
      'You will work in our milling department as a CNC programmer and setter for 5-axis centres',
    ],
    [
      'Assistant Planner',
      'The Council is recruiting an Assistant Planner for Development Management.',
      'You will work as an Assistant Planner for Development Management',
    ],
    [
      'Baker',
      'We are looking for a baker to run the night shift in our Lyon bakery.',
      'You run the night shift in our Lyon bakery',
    ],
    [
      'Heat Pump Installer / Plumber',
      'Qualified plumber to fit heat pumps in homes around Waterford.',
      'As a qualified plumber, you fit heat pumps in homes around Waterford',
    ],
    [
      'Midwife',
      'Experienced midwife to lead our community team in Cardiff.',
      'As an experienced midwife, you lead our community team in Cardiff',
    ],
    [
      'Chef de Partie',
      'Chef de partie for the sauce section in our 60-cover restaurant.',
      'You work in the sauce section of our 60-cover restaurant',
    ],
    [
      'Paediatric Nurse',
      'Nurse for our surgical ward with 18 beds.',
      'You will work on our surgical ward with 18 beds',
    ],
  ])('tells what the post is for: %s: %s', (title, typed, sentence) => {
    expect(said(title, typed)).toEqual([sentence]);
  });
  it.each([
    ['Teacher', 'We need a teacher who loves maths.', ['We need a teacher who loves maths']],
    ['Forklift Driver', 'We need a forklift driver.', []],
    [
      'Theatre Nurse',
      'We are opening a fourth theatre in February and need a registered nurse for scrub.',
      ['We are opening a fourth theatre in February and need a registered nurse for scrub'],
    ],
  ])('and stays as it is where it tells more, or nothing: %s: %s', (title, typed, sentences) => {
    expect(said(title, typed)).toEqual(sentences);
  });
});

describe('what belongs together', () => {
  it('stays together: what points back, and all that somebody is in charge of', () => {
    expect(said('Payroll Clerk', "We run payroll for 38 schools. You'd look after eight of them.")).toEqual([
      "We run payroll for 38 schools, and you'd look after eight of them",
    ]);
    expect(said('Staff Nurse', "18 beds. You'd look after six of them.")).toEqual([
      "We have 18 beds, and you'd look after six of them",
    ]);
    expect(
      said('Branch Manager', 'Manage the Alder branch: eleven staff, 42 open hours a week, 190,000 visits a year.'),
    ).toEqual(['Manage the Alder branch: eleven staff, 42 open hours a week, and 190,000 visits a year']);
    expect(said('Fitter', 'Own van.')).toEqual(['You have your own van']);
    expect(said('Carer', '$17.25 an hour, $18.50 on weekends.', 'United States')).toEqual([
      'The pay is $17.25 an hour and $18.50 on weekends',
    ]);
  });
});
