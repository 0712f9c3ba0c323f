/** Sentences that begin with their time or have an aside, and rows that are typed in a hurry. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, siteManager as input } from '../testing/ask.ts';

const write = (question: QuestionNumber, answer: string): string => ask(input, question, answer).contents.join('\n');

describe('a sentence stays one', () => {
  it.each<[QuestionNumber, string, string]>([
    [
      3,
      'Plan the work\nCheck the tanks\nDuring vintage you lead a crew of eight on the night shift.',
      'During vintage you lead a crew of eight on the night shift.',
    ],
    [
      3,
      'Check your bus\nSell tickets\nYou do not clean the bus: that is done by our night team',
      'You do not clean the bus: that is done by our night team.',
    ],
    [4, 'Patient and polite, even when the traffic is not', 'patient and polite, even when the traffic is not'],
    [
      6,
      'Our CEO, Margaret Doucet, started in the call centre in 1998.',
      'Our CEO, Margaret Doucet, started in the call centre in 1998.',
    ],
    [7, 'Apply at a.example. Training starts on 10 March.', 'Training starts on 10 March.'],
    [
      5,
      '£29,500 during your first year, £33,000 after that\nOvertime paid at 1.5 times the normal rate',
      '£29,500 a year during your first year, and £33,000 a year after that. Overtime is paid at 1.5 times the normal rate.',
    ],
  ])('question %i: %s', (question, answer, said) => {
    expect(write(question, answer)).toContain(said);
  });
});

describe('rows in a hurry', () => {
  it.each<[QuestionNumber, string, string]>([
    [2, 'new site, 120k sq ft, parking', '120,000 square feet'],
    [4, '1 yr+ as TL or supervisor in whse, basic excel', 'a team leader or supervisor in a warehouse'],
    [4, 'good w/ people. FLT licence (counterbalance) ess, WMS exp', 'an FLT licence (counterbalance)'],
    [5, 'qtrly bonus up to £600, staff disc, FLT refresher paid', 'quarterly bonus up to £600'],
    [5, 'pension, FLT refresher paid', 'We pay for your FLT refresher.'],
    [5, '4 wks AL, parking', "4 weeks' annual leave"],
    [5, 'free hot drinks + fruit, parking', 'free hot drinks and fruit'],
    [6, 'good bunch, xmas do paid for', 'We pay for the Christmas do.'],
    [6, 'friendly team of 16, avg stay 7 yrs', 'The average stay is 7 years.'],
    [6, 'owner dr lisa tran very supportive, beach walk at lunch', 'Our owner Dr Lisa Tran is very supportive.'],
    [7, 'call jo baker 03 5550 0187 for a chat', 'all Jo Baker on 03 5550 0187 for a chat'],
  ])('question %i: %s', (question, answer, said) => {
    expect(write(question, answer)).toContain(said);
  });
  it('hires nobody who is there already', () => {
    expect(write(2, 'private practice, 5 dentists 2 site managers, est 1987')).not.toMatch(/hiring/);
  });
});
