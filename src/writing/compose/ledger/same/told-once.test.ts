import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from '../ledger.ts';
import { tellsTask } from './told-task.ts';

/** Whether the proposition and a pillar are kept apart. */
function apart(proposition: string, value: string, supportingValue: string, jobTitle = 'Keeper'): boolean {
  const { input } = briefOf(
    { jobTitle },
    { proposition },
    {
      guidelines: { evpPillars: [{ id: 1, value, supportingValue }] },
      sliders: { evpPillars: [{ guidelineTitleId: 1, selectedPercentages: 100 }] },
    },
  );
  const { alike, guides, sentences } = buildLedger(input, false);
  const [guide] = guides;
  const [sentence] = sentences.filter(({ fact }) => fact.kind === 'proposition');
  if (!guide || !sentence) throw new Error('nothing read');
  return alike.get(sentence.fact.id)?.has(guide.fact.id) ?? false;
}

describe('the proposition and a pillar', () => {
  it.each([
    // The same by the roots of their words.
    [
      'Your tests decide which engine goes into the ferry.',
      'Proof first',
      'Each test leads to a decision on an engine.',
    ],
    ['You paint sets that audiences see for years.', 'Work that lasts', 'Audiences see every painted set.'],
    // How often, in other words.
    [
      'You spend one day a month on the farms that buy what you build.',
      'Near the field',
      'Every engineer goes to a farm once a month.',
      'Engineer',
    ],
    [
      'You spend a day a month in the yards with those who use what you draw.',
      'In the open',
      'Every designer meets users once a month.',
      'Boat Designer',
    ],
    [
      'You train on every new engine type before it reaches the yard.',
      'Ahead of the fleet',
      'Fitters learn each engine type before it comes in.',
    ],
    ['You have an afternoon every week to learn.', 'Time to grow', 'Each week we keep four hours free for learning.'],
    ['You visit a school twice a year.', 'Out of the office', 'Everyone goes to two schools a year.'],
    // One's own hand.
    [
      'You set the menu yourself, and you have £900 a week to buy for it.',
      'Your ideas count',
      'Each cook writes their own menu.',
      'Cook',
    ],
    ['You choose your own route.', 'Trust on the road', 'Drivers plan their routes themselves.', 'Driver'],
  ])('say the same: %s / %s: %s', (proposition, value, statement, title = 'Keeper') => {
    expect(apart(proposition, value, statement, title)).toBe(true);
  });
  it.each([
    [
      'You bake with long ferments and stoneground flour.',
      'Worth the wait',
      'Every loaf takes a day from mixing to oven.',
    ],
    ['You coach people on real calls.', 'See it through', 'The person who answers stays until the end.'],
    ['You plan the tours yourself.', 'Room to rest', 'Nobody guides on two days in a row.'],
    ['You spend one day a month at the harbour.', 'Fair pay', 'Wages are paid once a month.'],
    ['You train the horses yourself.', 'Safe yards', 'We check each saddle before a ride.'],
    ['You build engines for ferries.', 'Open books', 'Every month all of us see the figures.'],
  ])('are two things: %s / %s: %s', (proposition, value, statement) => {
    expect(apart(proposition, value, statement)).toBe(false);
  });
});

describe('a sentence and a task', () => {
  it.each([
    ['You coach people on real cases, not in a classroom', 'coach advisers'],
    ['Assist surgeons in six theatres', 'assist the surgeon during procedures'],
    ['Build the pipelines behind 2.3 million policies', 'build pipelines in Spark'],
    ['You train colleagues at the bench', 'train technicians'],
    ['You sit on the board and manage a department of 31', 'lead, develop and motivate the finance department'],
    ['You write for the website and lead a team of six', 'manage the editorial team'],
  ])('that say the same: %s / %s', (sentence, task) => {
    expect(tellsTask(sentence, task)).toBe(true);
  });
  it.each([
    ['You coach people on real cases', 'coach the under-12 football team'],
    ['You sit on the board and manage a budget of £2 million', 'lead the finance department'],
    ['You sit on the board and manage a department of 31', 'recruit and train the finance department'],
    ['Help customers by telephone', 'help customers at the till'],
    ['Assist surgeons in six theatres', 'assist in the pharmacy'],
    ['You teach people to sail', 'teach navigation'],
  ])('that are two: %s / %s', (sentence, task) => {
    expect(tellsTask(sentence, task)).toBe(false);
  });
});
