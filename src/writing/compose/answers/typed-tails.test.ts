/** What belongs to the thing before its comma stays with it: "including two trainees", "when the crane is booked", "tea included". */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over, siteManager } from '../testing/ask.ts';

const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  ask(siteManager, question, answer, over).contents.join('\n');

describe('a tail stays with its head', () => {
  it.each<[QuestionNumber, string, string]>([
    [3, 'Supervise the gang of nine, including two trainees', 'supervise the gang of nine, including two trainees'],
    [2, 'Remote within the UK, with two days a month in Leeds', 'remote within the UK, with two days a month in Leeds'],
    [
      2,
      '45 hours over five days, with split shifts only in July',
      '45 hours over five days, with split shifts only in July',
    ],
    [3, 'Order all materials, excluding the steel', 'order all materials, excluding the steel'],
    [
      3,
      'Inspect the scaffold on Mondays, when the crane is away\nlock the gates',
      'inspect the scaffold on Mondays, when the crane is away',
    ],
    [3, 'Stand in for the planner, if he is ill, and check the drawings', 'for the planner, if he is ill'],
    [3, 'Coach beginners, all ages and abilities', 'coach beginners, all ages and abilities'],
    [3, 'Serve all the counters, all days except Sunday', 'serve all the counters, all days except Sunday'],
    [3, 'Manages budgets, contracts and claims - 12 people', 'manage budgets, contracts and claims (12 people)'],
    [3, 'Lead procurement, quality and safety, chair the weekly meeting', 'procurement, quality and safety'],
    [5, '£41,000 plus bonus, about £2,000 last year. 26 days leave', 'plus bonus (about £2,000 last year)'],
    [5, 'pension, 30 days leave, dental, 80% of premiums covered', 'dental (80% of premiums covered)'],
    [6, 'Six depots, all in Wales. Boots off in the office.', 'six depots, all in Wales.'],
    [6, 'A talk every Friday, lunch included. Nobody shouts.', 'talk every Friday, lunch included'],
    [7, 'Two half days on site, both paid. Write to jobs@pell.example.', 'Two half days on site, both paid'],
    [7, 'Write to jobs@pell.example. Come for a morning on site, paid.', 'Come for a morning on site (paid).'],
  ])('question %i, %s', (question, answer, wanted) => {
    for (const iteration of [0, 1]) expect(write(question, answer, { iteration })).toContain(wanted);
  });

  it.each<[QuestionNumber, string]>([
    [3, 'Supervise the gang of nine, including two trainees'],
    [3, 'Inspect the scaffold on Mondays, when the crane is away'],
    [6, 'A talk every Friday, lunch included. Nobody shouts.'],
    [7, 'Two half days on site, both paid. Write to jobs@pell.example.'],
    [7, 'Come for a morning on site, paid. Write to jobs@pell.example.'],
  ])('and gets no verb or article of its own: question %i, %s', (question, answer) => {
    for (const outputType of ['sentences', 'bullets'] as const)
      expect(write(question, answer, { outputType })).not.toMatch(
        /including including|• Including|; including|(?:^|[.] )When the crane|[Ll]unch is|both are|The come/,
      );
  });

  it('leaves what is a thing of its own', () => {
    const text = write(5, '£30k, canteen, 25 days holiday, parking, pension', { outputLength: 'small' });
    expect(text).toMatch(/canteen/);
    expect(write(3, 'Run the diary, write rotas, train starters')).toMatch(
      /run the diary.*write rotas.*train starters/s,
    );
    expect(write(5, '£30k, if we win the bid we share a bonus', { outputLength: 'small' })).toMatch(/if we win/i);
  });
});

describe('more tails', () => {
  it.each<[QuestionNumber, string, string]>([
    [3, 'orders sand, gravel and lime\nkeeps the site diary', 'order sand, gravel and lime'],
    [3, 'orders slates, battens and lead\nkeeps the site diary', 'order slates, battens and lead'],
    [
      3,
      'Works with stores, finance and planning teams, who sit in Hull. Keeps the site diary.',
      'with stores, finance and planning teams',
    ],
    [3, 'Walks round with the client every Friday', 'walk round with the client'],
    [3, 'Checks drains, gullies and searches. Keeps the site diary.', 'gullies and searches'],
    [
      4,
      'Diploma in building, surveying, planning or similar - not mandatory\nCSCS card',
      'a diploma in building, surveying, planning or similar',
    ],
    [4, 'CSCS card. Driving licence C, clean or nearly', 'licence C, clean or nearly'],
    [
      4,
      'Crane ticket not needed as we train you (two weeks)\nCSCS card',
      "You don't need a crane ticket, as we train you (two weeks).",
    ],
    [4, 'Vaccinated against hep B. You get paid time for it. CSCS card', 'hep B. You get paid time'],
    [5, '£31k, 24 days, bank holidays included, boots', "24 days' holiday, bank holidays included"],
    [6, 'Nine foremen, four of them women. Boots off in the office.', 'nine foremen, four of them women'],
    [6, '60 people, 20 of them welders. Boots off in the office.', '60 people, of whom 20 are welders'],
    [7, 'CV to jobs@pell.example. Two interviews, the second on site.', 'two interviews, the second on site'],
  ])('question %i, %s', (question, answer, wanted) => {
    expect(write(question, answer).toLowerCase()).toContain(wanted.toLowerCase());
  });

  it('parts the tasks of one bullet, each a verb with its object', () => {
    expect(write(3, '- take bookings, help drivers with forms\n- keep the site diary\n- lock the yard')).not.toContain(
      'take bookings, help',
    );
  });
});
