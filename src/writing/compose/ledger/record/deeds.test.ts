/** Notes of a record that lack their auxiliary, their "we have" or the part they lean on. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const evidence = (supportingEvidence: string): string[] =>
  buildLedger(
    makeInput({ advert: { jobTitle: 'HGV Driver', location: 'Wakefield' }, brief: { supportingEvidence } }),
    false,
  ).sentences.map(({ statement }) => statement.text);

describe('what was done, without its auxiliary', () => {
  it.each([
    // What has its verb further on needs no second.
    [
      'Milk price paid to members has been above the average in each of the last seven years',
      ['Our milk price paid to members has been above the average in each of the last seven years'],
    ],
    ['Starting wage raised 3 times since 2022', ['Our starting wage has been raised 3 times since 2022']],
    ['Piece rates revised twice in 2024', ['Piece rates were revised twice in 2024']],
    ['Presses serviced every quarter', ['Presses are serviced every quarter']],
    ['A 3D printer and two lathes bought last year', ['A 3D printer and two lathes were bought last year']],
    ['3 Haas mills bought last year', ['We bought 3 Haas mills last year']],
    ['12 patents filed since 2019', ['12 patents have been filed since 2019']],
    ['38 people promoted from within in 2024', ['38 people were promoted from within in 2024']],
    [
      '9 in 10 temps taken on permanently within 12 months',
      ['9 in 10 temps are taken on permanently within 12 months'],
    ],
    ['Drawings issued on time on 31 of 33 jobs', ['Drawings are issued on time on 31 of 33 jobs']],
    ['Work booked to Q3 2027', ['Work is booked to Q3 2027']],
    [
      '90 km of road resurfaced in a year, no fatality on site',
      ['90 km of road were resurfaced in a year, with no fatality on site'],
    ],
    ['Migrated 40 pipelines to Snowflake in 2024', ['We migrated 40 pipelines to Snowflake in 2024']],
    ['Chartered 8 engineers in last 5 yrs', ['We have chartered 8 engineers in the last 5 years']],
    ['Plant ran at 91% OEE last year', ['Our plant ran at 91% OEE last year']],
  ])('%s', (typed, said) => expect(evidence(typed)).toEqual(said));
});

describe('how things stand', () => {
  it.each([
    ['0 lost-time accidents in 412 days', ['We have had no lost-time accidents in 412 days']],
    ['5 line cooks on at dinner', ['We have 5 line cooks on at dinner']],
    ['27 pupils and two adults per class', ['We have 27 pupils and two adults per class']],
    ['Jira Cloud live since March', ['Jira Cloud has been live since March']],
    [
      'No night shift since the new ovens went in (2022)',
      ['We have had no night shift since the new ovens went in (2022)'],
    ],
    ['Rooms 90% booked', ['Our rooms are 90% booked']],
    ['Occupancy 62% to 81% in two years', ['Our occupancy went from 62% to 81% in two years']],
    ['Average age of van 2.5 years', ['The average age of a van is 2.5 years']],
    ['Average bonus last year 1.8 monthly salaries', ['Our average bonus last year was 1.8 monthly salaries']],
    ['CREST accredited SOC', ['We are a CREST accredited SOC']],
    ['SIA Approved Contractor', ['We are an SIA Approved Contractor']],
    ['Late deliveries down by a third', ['Late deliveries are down by a third']],
    [
      'CQC Good in all five areas, Outstanding for Caring (Feb 2025)',
      ['CQC rated us Good in all five areas and Outstanding for Caring in February 2025'],
    ],
  ])('%s', (typed, said) => expect(evidence(typed)).toEqual(said));
});

describe('what leans on the part before it', () => {
  it.each([
    ['6 carers promoted to senior in 2024, 2 in 2023', ['6 carers were promoted to senior in 2024, and 2 in 2023']],
    ['45 new managers last year, 38 internal', ['We had 45 new managers last year (38 of them internal)']],
    ['42 foster families, 10 per worker max', ['We have 42 foster families, at most 10 per worker']],
    ['Fleet of 40 buses, newest is 2024', ['We have a fleet of 40 buses, the newest from 2024']],
    [
      'Nurse turnover 6% last year, HSE average is over 10',
      ['Our nurse turnover was 6% last year, and the HSE average is over 10'],
    ],
    [
      'two pharmacists on duty every weekday, never under 3 techs',
      ['We have two pharmacists on duty every weekday, never under 3 techs'],
    ],
    ['Team grew from 3 to 11, only one left', ['Our team grew from 3 to 11, and only one left']],
    [
      'Ofsted Outstanding Nov 2023 & 14 staff on Level 5 or above',
      ['Ofsted rated us Outstanding in November 2023', 'We have 14 staff on Level 5 or above'],
    ],
  ])('%s', (typed, said) => expect(evidence(typed)).toEqual(said));
});
