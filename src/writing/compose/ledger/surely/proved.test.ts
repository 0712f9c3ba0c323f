/** The company's record: what our reader would have to guess a verb or a subject for is told by a note. */
import { expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const evidence = (supportingEvidence: string): string[] =>
  buildLedger(makeInput({ brief: { supportingEvidence } }), false)
    .sentences.filter(({ fact }) => fact.kind === 'evidence')
    .map(({ statement }) => statement.text);

it.each([
  'Nobody has been moved against their wishes in nine years',
  'Fully compliant in all 15 regulations checked at our September 2025 inspection',
  'Champion Beer of Wales',
  'Michelin plate',
  'Earned recognition',
  'Only three herdsmen in 20 years',
  'Repeat customers make up most of it',
  'Boat refitted 2022, new engine and wheelhouse',
  'Deploys went from monthly to 12 a day',
  'Staff satisfaction with IT 4.4/5',
])('is guessed: %s', (typed) => expect(evidence(`${typed}.`)).toEqual([]));

it.each([
  ['Reject rate is 0.4%', 'Reject rate is 0.4%'],
  [
    'Forecast accuracy has been within 2% of revenue for six quarters',
    'Forecast accuracy has been within 2% of revenue',
  ],
  ['Six of ten partners trained here', 'Six of ten partners trained here'],
  ['70% of patients come back within two years', '70% of patients come back within two years'],
  ['Vacancy rate under 4%', 'Our vacancy rate is under 4%'],
  ['3 of our nurses got certificates last year, all funded', '3 of our nurses got certificates last year'],
  ['Crew retention 90%', 'Our crew retention is 90%'],
  ['Saved £1.2m in returns', 'We saved £1.2m in returns'],
  ['Assaults down 30%', 'Assaults are down 30%'],
  ['Tips averaged £140 a week in summer', 'Tips averaged £140 a week in summer'],
])('is said: %s', (typed, sentence) => expect(evidence(`${typed}.`).join('\n')).toContain(sentence));
