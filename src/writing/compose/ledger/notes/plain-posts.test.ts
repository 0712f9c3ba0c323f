/** Notes on a post by what it is, and records without who did it: as the sentences that an advert has. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const ledgerOf = (brief: object) =>
  buildLedger(makeInput({ advert: { jobTitle: 'HGV Driver', location: 'Wakefield' }, brief }), false);
const description = (text: string): string[] =>
  ledgerOf({ description: text }).sentences.map(({ statement }) => statement.text);
const evidence = (text: string): string[] =>
  ledgerOf({ supportingEvidence: text }).sentences.map(({ statement }) => statement.text);

describe('a note on the post', () => {
  it.each([
    ['Direct contract, not through an agency.', 'This is a direct contract, not through an agency'],
    ['Direct contract, no Zeitarbeit.', 'This is a direct contract with no Zeitarbeit'],
    [
      'Seasonal contract April to end of October, extension possible.',
      'This is a seasonal contract from April to the end of October, which may be extended',
    ],
    ['Covers Sligo, Leitrim & north Roscommon.', 'You cover Sligo, Leitrim and north Roscommon'],
    [
      'Portfolio is water rights, drought and tribal co-management.',
      'Your portfolio is water rights, drought and tribal co-management',
    ],
    ['Call-out 1 in 9, paid on top.', 'The call-out rota is 1 in 9, paid on top'],
    ['1 in 6 nights on call.', 'You are on call one night in 6'],
    ['Team of six vets, five nurses.', 'The team has six vets and five nurses'],
    ['3 days office (Infopark), 2 remote.', 'You work 3 days in the office (Infopark) and 2 from home'],
    ['Mixed post, roughly 60% farm, 40% small animal.', 'This is a mixed post, roughly 60% farm and 40% small animal'],
    [
      'Executive lead for 1,180 nurses across a 346-bed hospital.',
      'You will be the executive lead for 1,180 nurses across a 346-bed hospital',
    ],
    [
      'Early morning van run to shops, cafes and two hospitals.',
      'The job is an early morning van run to shops, cafes and two hospitals',
    ],
    ['Servicing and repairs in our own 11,600 homes.', 'The work is servicing and repairs in our own 11,600 homes'],
    ['Current MD retires March 2027 after 19 years.', 'Our current MD retires in March 2027 after 19 years'],
    ['Three-month handover planned.', 'A three-month handover is planned'],
    ['Start 1 Sept.', 'The job starts on 1 September'],
    ['8-4.30 Mon to Fri.', '8 to 4.30 Monday to Friday'],
    [
      '4 days out on jobs with us, 1 day at Stockport college.',
      '4 days out on jobs with us and 1 day at Stockport college',
    ],
    ['Part-time in our bookshop, Thurs to Sun.', 'You work part-time in our bookshop, Thursday to Sunday'],
    ['Site-based QS for a 240-bed hospital project.', 'You will be a site-based QS for a 240-bed hospital project'],
    ['Heads finance for a farmer-owned cooperative.', 'You head finance for a farmer-owned cooperative'],
    ['On-call one week in five.', 'On call one week in five'],
  ])('%s', (note, said) => expect(description(note)).toContain(said));

  it.each([
    'IT park campus, 9 gates, around 11,000 staff on a weekday.',
    '32-36 hrs/wk at our Alberta St cafe, openers start 5:45am, everyone out by 4pm.',
  ])('is in no text where nothing joins its halves: %s', (note) => expect(description(note)).toEqual([]));
});

describe('a record without who did it', () => {
  it.each([
    ['€9m recyclable film line commissioned in 2025.', 'We commissioned a €9m recyclable film line in 2025'],
    [
      '38 agency workers taken on permanently in the last three years',
      'We have taken on 38 agency workers permanently in the last three years',
    ],
    [
      '1.4 million euros put into new machines since 2023',
      'We have put 1.4 million euros into new machines since 2023',
    ],
    ['Profitable in each of the past 22 years', 'We have been profitable in each of the past 22 years'],
    ['tips averaged $7.40/hr in 2025', 'Our tips averaged $7.40 an hour in 2025'],
    ['4.9 on Google from 630 reviews', 'We score 4.9 on Google from 630 reviews'],
    ['Midwife vacancy rate down to 3% this spring', 'Our midwife vacancy rate is down to 3% this spring'],
    ['Rated Good by CQC Nov 2024', 'We were rated Good by CQC in November 2024'],
    [
      '62 officers promoted to supervisor in last 3 years',
      '62 officers were promoted to supervisor in the last 3 years',
    ],
    ['6,200 patients on our books', 'We have 6,200 patients on our books'],
    ['Teacher retention 91 percent last year', 'Our teacher retention was 91 percent last year'],
  ])('%s', (note, said) => expect(evidence(note)).toContain(said));

  it('is parted where each half says itself, children among them', () =>
    expect(evidence('Rated Good by Ofsted in 2024, 210 children, 14 teaching assistants')).toEqual([
      'We were rated Good by Ofsted in 2024',
      'We have 210 children',
      'We have 14 teaching assistants',
    ]));
});

describe('a promise', () => {
  const promise = (proposition: string) =>
    ledgerOf({ proposition }).sentences.map(({ statement }) => [statement.text, statement.kind]);
  it('stays whole where its second sentence leans on the first', () => {
    expect(promise('Caseloads are capped at 55 files. We mean it.')).toEqual([
      ['Caseloads are capped at 55 files. We mean it', 'loose'],
    ]);
    expect(promise('A board that has already funded the staffing plan. You get to carry it out.')[0]?.[1]).toBe(
      'loose',
    );
  });
  it('loses what leans on it where both are too long for one', () =>
    expect(
      promise(
        'Every £310 you help raise pays for a nurse’s night at somebody’s bedside in the county this year. You will meet the families it’s for.',
      ).map(([text]) => text),
    ).not.toContain('You will meet the families it’s for'));
});
