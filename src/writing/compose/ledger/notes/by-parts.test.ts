/** Notes of a description read by their parts, in the wordings of many trades: times, houses, people, terms, work. */
import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from '../ledger.ts';
import { readNotes } from '../notes.ts';
import { sayByParts } from './by-parts.ts';
import { readTimes } from './part-times.ts';

const said = (typed: string, title = 'Stock Auditor'): string[] => readNotes(typed, title.toLowerCase().split(' '));

describe('a note that tells when one works', () => {
  it.each([
    [
      '30 hours a week, mornings or evenings, every other weekend',
      'You work mornings or evenings, and every other weekend',
    ],
    ['Late one evening per week', 'You work late one evening a week'],
    ['Weekly off by rotation', 'You have a weekly day off in rotation'],
    ['Half day Wednesdays', 'You have a half day on Wednesdays'],
    ['Break shift', 'You work a break shift'],
    ['24/7 roster', 'You work a 24/7 roster'],
    ['Week on week off', 'You work week on, week off'],
    ['Flexitime without core hours', 'You work flexitime without core hours'],
    ['9.15 - 2.45', 'You work 9.15 to 2.45'],
    ['Outpatient knee clinic, 4x10s', 'You work four 10-hour days'],
    ['2 shifts (early/late), changing weekly', 'You work 2 shifts (early/late), changing weekly'],
  ])('%s', (typed, sentence) => expect(said(typed)).toContain(sentence));
  it('and joins the one shift and the other', () =>
    expect(sayByParts('Early shift 6-2, late shift 2-10')).toEqual([
      'You work an early shift 6-2 and a late shift 2-10',
    ]));
  it('and nothing where a word is none of time', () => {
    expect(readTimes('nights out with the team')).toBeNull();
    expect(readTimes('days of rain')).toBeNull();
    expect(readTimes('first week')).toBeNull();
  });
});

describe('a note that names where and for whom one works', () => {
  it.each([
    [
      'Timber merchant supplier outside Bremen with 90 employees',
      'You work for a timber merchant supplier outside Bremen with 90 employees',
    ],
    ['£4m garden centre, team of 22', 'You work in a £4m garden centre with a team of 22'],
    ['Violin workshop since 1921', 'We have been a violin workshop since 1921'],
    ['Manufacturing site of 450', 'You work on a manufacturing site of 450'],
    ['Rolling stock depot near Crewe, crew of 31', 'You work in a rolling stock depot near Crewe with a crew of 31'],
    ['300-cap venue, Digbeth', 'You work in a 300-cap venue in Digbeth'],
  ])('%s', (typed, sentence) => expect(said(typed)).toContain(sentence));
  it('and no school where one learns, no house that the post brings', () => {
    expect(said('Vocational school on Mondays')).toEqual(['You go to vocational school on Mondays']);
    expect(said('Underwriting authority from day one')).toEqual(['You have underwriting authority from day one']);
    expect(said('Cottage with the job')).toEqual(['A cottage comes with the job']);
  });
});

describe('a note that names people', () => {
  it.each([
    ['Usually pairs with a trainee', 'You usually pair with a trainee'],
    ['Nine in the laundry team', 'There are nine people in the laundry team'],
    ['Small audit team, Perth', 'a small audit team in Perth'],
    ['22 of us', 'There are 22 of us'],
    ['Four of us', 'There are four of us'],
    ['One other librarian and a driver', 'You work with one other librarian and a driver'],
    ['Head gardener + 3', 'You work with the head gardener and three others'],
    ['Porter x3', 'You work with three porters'],
    ['Small survey team (5)', 'You work in a small survey team of 5'],
  ])('%s', (typed, sentence) => expect(said(typed)).toContain(sentence));
});

describe('a note on the terms, and why the post is open', () => {
  it.each([
    ['Backfill', 'You take over an existing post'],
    ['Replacing Ursula who retires at Easter', 'You take over from Ursula, who retires at Easter'],
    ['Vacancy due to relocation', 'The post is open because of relocation'],
    ['Successor wanted for a colleague who is going abroad', 'You take over from a colleague who is going abroad'],
    ['Season May to October', 'The season runs from May to October'],
    ['0.8 FTE', 'The post is 0.8 FTE'],
    ['Staff flat available', 'A staff flat is available'],
    ['Part-time 60%, unlimited', 'The contract is permanent'],
    ['Casework about 35 live', 'You have about 35 live cases'],
    ['Housing on site', 'There is housing on site'],
    ['Night premium 25%', 'The night premium is 25%'],
    ['Bank or permanent', 'The job can be bank or permanent'],
    ['Own kayak needed', 'Your own kayak is needed'],
  ])('%s', (typed, sentence) => expect(said(typed)).toContain(sentence));
});

describe('a note that names the work', () => {
  it.each([
    ['Lots of christenings April to July', 'There are lots of christenings from April to July'],
    ['Three trade fairs a year', 'There are three trade fairs a year'],
    ['Mix of planting and path building', 'The work is a mix of planting and path building'],
    ['Dawn and dusk surveys across Skye', 'The work is dawn and dusk surveys across Skye'],
    ['Patch in Cowley', 'You have a patch in Cowley'],
    ['Start-up project so some long weeks', 'You work on a start-up project, so there are some long weeks'],
    ['Work comes through from two agencies', 'The work comes through from two agencies'],
    ['First ferry 5.40 so early starts', 'The first ferry is at 5.40, so there are early starts'],
  ])('%s', (typed, sentence) => expect(said(typed)).toContain(sentence));
  it('leaves an order and a list whole', () => {
    expect(said('Process claims for a large insurer')).toEqual(['Process claims for a large insurer']);
    expect(sayByParts('Projects across finance, treasury, procurement and IT')).toBeNull();
    expect(said('Round of 3 interviews').join()).not.toMatch(/^You/);
  });
});

describe('a day that is never worked', () => {
  it.each([
    ['No Sundays ever.', 'You never work Sundays'],
    ['No late nights.', "You don't work late nights"],
  ])('%s', (description, sentence) => {
    const { input } = briefOf({ jobTitle: 'Butcher' }, { description });
    expect(buildLedger(input, false).sentences.map(({ statement }) => statement.text)).toContain(sentence);
  });
});
