/** An answer against the General tab, the brief or itself: what is said, and what the recruiter is told. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';
import { otherTitle } from './at-odds.ts';

const input = makeInput({
  advert: {
    jobTitle: 'Sales Engineer',
    location: 'Luton',
    country: 'United Kingdom',
    salaryFrom: 41000,
    salaryTo: 44000,
  },
  brief: { description: 'A permanent post. You sell pumps to breweries.' },
  guidelines: { companyName: 'Brae Pumps' },
});
const result = (question: QuestionNumber, answer: string, over: Over = {}) => ask(input, question, answer, over);
const text = (question: QuestionNumber, answer: string): string => result(question, answer).contents.join('\n');
const notes = (question: QuestionNumber, answer: string): string => result(question, answer).notes.join('\n');

describe('the General tab', () => {
  it('has the title, the place and the pay of a headline', () => {
    const answer = 'Sales Manager, Derby - £52k and a van of your own';
    const made = text(1, answer);
    expect(made).not.toMatch(/Sales Manager|Derby|52/);
    expect(made).toMatch(/a van of your own/i);
    for (const said of ['title (Sales Manager)', 'place (Derby)', 'pay (£52,000)'])
      expect(notes(1, answer)).toContain(said);
  });
  it('has the title of whom an introduction seeks', () => {
    const answer = 'Orders from breweries have doubled. We are looking for a Sales Director to look after them.';
    expect(text(2, answer)).toContain('looking for a Sales Engineer to look after them');
    expect(notes(2, answer)).toContain('title (Sales Director) differs from the General tab (Sales Engineer)');
  });
  it('has the town where an answer says that one is based in another', () => {
    expect(text(2, 'Orders have doubled. Based in Derby.')).not.toContain('Derby');
    expect(notes(2, 'Orders have doubled. Based in Derby.')).toContain(
      'place (Derby) differs from the General tab (Luton)',
    );
  });
  it('stands beside a site that may be in its town, and the recruiter is asked', () => {
    expect(text(2, 'Orders have doubled. Based at our Wigmore plant.')).toContain('based at our Wigmore plant.');
    expect(notes(2, 'Orders have doubled. Based at our Wigmore plant.')).toContain('our Wigmore plant');
  });
  it.each<[QuestionNumber, string]>([
    [2, 'Our Sales Manager has moved to Spain, so there is more to do.'],
    [2, 'Orders have doubled. Based in Luton.'],
    [2, 'Orders have doubled. Based at our workshop by the canal.'],
    [1, 'Pumps for 200 breweries, and a van of your own'],
    [1, '£41,000 to £44,000, a van of your own'],
  ])('is at odds with nothing here (question %s): %s', (question, answer) => {
    expect(notes(question, answer)).not.toMatch(/differs|names a place/);
  });
  it('is another title only where it is another trade', () => {
    expect(otherTitle('We need a Sales Manager', 'Sales Engineer')).toBe('Sales Manager');
    expect(otherTitle('We need a Senior Sales Engineer', 'Sales Engineer')).toBeNull();
    expect(otherTitle('We need a sixth engineer', 'Sales Engineer')).toBeNull();
  });
});

describe('the brief', () => {
  it('is named beside what the answer says of the contract', () => {
    expect(notes(2, 'Orders have doubled. 12 month fixed-term contract.')).toContain(
      'says “fixed-term”, the brief “permanent”',
    );
    expect(notes(2, 'Orders have doubled. Permanent, full time.')).not.toContain('“permanent”');
  });
});

describe('an answer that takes itself back', () => {
  it.each<[QuestionNumber, string, string, RegExp]>([
    [
      4,
      'No experience needed. Four years selling to breweries. Clean licence.',
      '4 years',
      /experience is needed|no experience/i,
    ],
    [
      4,
      'Five years in field sales. Previous experience not required.',
      '5 years',
      /do(?:n't| not) (?:need|require)|no need/i,
    ],
    [7, 'Ring Ada on 01582 555 010 - email only: ada@brae.example', 'ada@brae.example', /01582/],
    [7, 'Send your CV to ada@brae.example. No CVs please, the form only.', 'No CVs', /Send your CV/],
    [6, 'We are a company of 30. 210 people in four plants. Cake on Fridays.', 'company of 30', /210/],
  ])('says one of the two and names both (question %s): %s', (question, answer, said, left) => {
    const made = text(question, answer);
    expect(made).not.toMatch(left);
    expect(`${made}${notes(question, answer)}`.toLowerCase().replace('four', '4').replace('five', '5')).toContain(
      said.toLowerCase(),
    );
    expect(notes(question, answer)).toMatch(/says two things/);
  });
  it.each<[QuestionNumber, string]>([
    [4, 'No experience needed. Clean driving licence for 2 years.'],
    [6, 'We are a company of 30. 12 of us in the workshop. Cake on Fridays.'],
    [7, 'Call Ada on 01582 555 010. No cover letter needed.'],
    [3, 'Leads a team of four. Visits breweries.'],
  ])('is no such answer (question %s): %s', (question, answer) => {
    expect(notes(question, answer)).not.toMatch(/says two things/);
  });
  it('has two figures for the week', () => {
    expect(notes(2, 'Orders have doubled. 35 hours a week. You work 40 hours a week in spring.')).toContain(
      '35 hours a week',
    );
  });
});
