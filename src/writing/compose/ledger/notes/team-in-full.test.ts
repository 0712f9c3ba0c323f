/** The team, the calendar and the tools of a post, as they are jotted down. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { teamInFull } from './team-in-full.ts';

describe('a note on the team, the calendar or the tools is said', () => {
  it.each([
    [
      'Full-time, permanent post in a team of seven covering product safety, fair trading and scams',
      'Full-time, permanent. You work in a team of seven that covers product safety, fair trading and scams',
    ],
    [
      'Part of a team of five auditing co-ops, charities and schools',
      'You work in a team of five that audits co-ops, charities and schools',
    ],
    [
      'Post in our payroll team covering councils, schools and care homes',
      'You work in our payroll team, which covers councils, schools and care homes',
    ],
    [
      'Backend dev in a team of six building booking software for clinics',
      'Backend dev. You work in a team of six that builds booking software for clinics',
    ],
    ['four of us', 'There are four of us'],
    ['190-day calendar', 'The calendar has 190 days'],
    ['own tools', 'You bring your own tools'],
    ['Must have own knives', 'You bring your own knives'],
    ['Own tools and transport', 'You need your own tools and transport'],
    ['Must have own hand tools and truck', 'You need your own hand tools and truck'],
    ['Freelance or employed', 'You can be freelance or employed'],
    ['Driver with own car', 'You need to be a driver with your own car'],
  ])('%s', (note, sentence) => expect(teamInFull(note)).toBe(sentence));

  it.each([
    'Post in the theatres team covering days, nights and weekends',
    'A team covering for you',
    'Own tools provided',
    'Own brand tools',
    'All of us',
    '28-day holiday',
  ])('%s is left to others', (note) => expect(teamInFull(note)).toBeNull());
});

const said = (jobTitle: string, description: string): { texts: string[]; terms: (string | undefined)[] } => {
  const { sentences, slots } = buildLedger(
    makeInput({ advert: { jobTitle, country: 'United Kingdom' }, brief: { description } }),
    false,
  );
  return { texts: sentences.map(({ statement }) => statement.text), terms: [slots.contract?.text, slots.time?.text] };
};

it('what the team covers is whole, and the terms before it stay terms', () =>
  expect(
    said(
      'Trading Standards Officer',
      'Full-time, permanent post in a team of seven covering product safety, fair trading and scams.',
    ),
  ).toEqual({
    texts: ['You work in a team of seven that covers product safety, fair trading and scams'],
    terms: ['permanent', 'full-time'],
  }));

it('a row behind an order gives its notes their own sentences', () =>
  expect(
    said('Kitchen Manager', 'Run the kitchen at Elm Elementary: 420 lunches a day, four of us, 190-day calendar.')
      .texts,
  ).toEqual([
    'Run the kitchen at Elm Elementary: 420 lunches a day',
    'There are four of us',
    'The calendar has 190 days',
  ]));

it('how many there are is told beside another four', () =>
  expect(said('Dental Nurse', 'Dental nurse, 4 days, no weekends. Two surgeries, four of us.').texts).toContain(
    'There are four of us',
  ));
