import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { callsToApply } from './calls-to-apply.ts';
import { buildLedger } from './ledger.ts';

describe('a call to apply', () => {
  it.each([
    'APPLY TODAY',
    'Apply now!',
    'Apply online via the link below',
    'Please apply before 3 May',
    'Click the link to apply.',
    'Send us your CV',
    "Don't wait, apply now",
    'Hurry!',
  ])('is no work: %s', (text) => expect(callsToApply(text)).toBe(true));
  it.each([
    'Apply plaster to walls in new homes',
    'Apply statistics in the lab',
    'Apply the food hygiene rules on every shift',
    'Click and collect orders',
    'Send out invoices every week',
    'Submit planning applications for clients',
    'Apply dressings and creams',
    'Upload photographs of each site',
  ])('and work is none: %s', (text) => expect(callsToApply(text)).toBe(false));
});

it('is left out of a description', () =>
  expect(
    buildLedger(
      makeInput({
        advert: { jobTitle: 'Lineworker' },
        brief: { description: 'Crews work four 10-hour days. APPLY TODAY' },
      }),
      true,
    ).sentences.map(({ statement }) => statement.text),
  ).toEqual(['Crews work four 10-hour days']));
