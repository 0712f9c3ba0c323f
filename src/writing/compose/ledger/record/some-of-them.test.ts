/** Records that have their verb behind a place: a whole clause is no thing that one has. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const evidence = (text: string): string[] =>
  buildLedger(
    makeInput({ advert: { jobTitle: 'Support Worker' }, brief: { supportingEvidence: text } }),
    false,
  ).sentences.map(({ statement }) => statement.text);

describe('so many of them, who do something themselves', () => {
  it.each([
    'Six of the nine people in the team have been here longer than three years',
    '14 drivers at the depot were here before the move',
    'Eight nurses on the ward can prescribe',
    'Five people in the office will retire with us',
  ])('%s', (typed) => expect(evidence(`${typed}.`)).toEqual([typed]));

  it('and are had where no verb stands behind the place', () =>
    expect(evidence('11 cranes up in London now.')).toEqual(['We have 11 cranes up in London now']));
});

describe('what it does that the sentence before names', () => {
  it.each([
    [
      'The plant has had no drinking water violations since 2011. It serves 46,000 people.',
      ['The plant has had no drinking water violations since 2011', 'The plant serves 46,000 people'],
    ],
    [
      'Our clinic was opened in 2012. It treats 900 patients a month.',
      ['Our clinic was opened in 2012', 'Our clinic treats 900 patients a month'],
    ],
  ])('%s', (typed, said) => expect(evidence(typed)).toEqual(said));

  it.each([
    'The plant has a new filter hall. It serves 46,000 people.',
    'We opened the clinic in 2012. It treats 900 patients a month.',
  ])('and stays a note where it may be another thing: %s', (typed) =>
    expect(evidence(typed).join()).not.toMatch(/46,000|900/),
  );
});

describe('what a house has and has done, by its number alone', () => {
  it.each([
    ['NABH accredited, 26 machines, 41,000 sessions done since 2017', 'We have done 41,000 sessions since 2017'],
    ['Independent since 1974; five stores, and the average technician has stayed 6 years.', 'We have five stores'],
  ])('%s', (typed, said) => expect(evidence(typed)).toContain(said));
});
