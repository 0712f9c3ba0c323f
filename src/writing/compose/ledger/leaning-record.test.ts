import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { pointsOutside } from '../language/leaning.ts';
import { buildLedger } from './ledger.ts';
import { findBoast } from './withhold.ts';

const said = (field: 'supportingEvidence' | 'proposition', text: string): string[] =>
  buildLedger(briefOf({ jobTitle: 'Yard Planner' }, { [field]: text }).input, false).sentences.map(
    ({ statement }) => statement.text,
  );

describe('what leans on the sentence before it', () => {
  it.each([
    [
      'Four in ten households know us, but only 6% bought us last year. That is the job.',
      ['Four in ten households know us, but only 6% bought us last year'],
    ],
    ['Our bread won gold in 2024. We baked it.', ['Our bread won gold in 2024']],
    ['We won gold in 2024. But that was our third try.', ['We won gold in 2024']],
    ['We have 12 wards. Their managers all trained here.', ['We have 12 wards']],
    [
      'Delivery reliability rose from 81% to 93% last year; our goal is 98%.',
      ['Delivery reliability rose from 81% to 93% last year; our goal is 98%'],
    ],
    [
      "96% of patients in our 2024 survey said they'd recommend us.",
      ["96% of patients in the 2024 survey said they'd recommend us"],
    ],
    ['We grow 30 kinds of beans and sell them nearby.', ['We grow 30 kinds of beans and sell them nearby']],
  ])('of the record: %s', (text, sentences) => {
    expect(said('supportingEvidence', text)).toEqual(sentences);
  });
  it.each([
    ['Three plants and one operations chief. You decide how they work together.', 1],
    ['Six local papers and one newsdesk. You set their front pages.', 1],
    ['We run 140 vans. You plan how they charge.', 1],
    ['You plan the rota. You lead the team.', 2],
  ])('of a promise: %s', (text, count) => {
    expect(said('proposition', text)).toHaveLength(count);
  });
  it.each(['You decide how they work together', 'You set their front pages'])('%s points outside', (text) => {
    expect(pointsOutside(text)).toBe(true);
  });
  it.each([
    'You teach classes of 18 and mark their work',
    'Each apprentice keeps their tools',
    'Nobody eats their lunch alone',
  ])('%s does not', (text) => {
    expect(pointsOutside(text)).toBe(false);
  });
});

describe('another firm run down', () => {
  it.each([
    'Much better results than Desert Pages Literacy Alliance',
    'Better food than The Copper Kettle',
    'Faster than Harrow Trailers',
    'We have cheaper rooms than Seaview Hotels',
  ])('%s is told', (text) => {
    expect(findBoast(text)).not.toBeNull();
  });
  it.each([
    'Higher than the Real Living Wage',
    'Better results than in March',
    'A bigger fleet than last year',
    'Warmer than England',
  ])('%s is no such thing', (text) => {
    expect(findBoast(text)).toBeNull();
  });
});
