import { expect, it } from 'vitest';
import { briefOf } from '../../../../testing/brief-of.ts';
import { buildLedger } from '../ledger.ts';

const said = (field: 'supportingEvidence' | 'description', text: string): string[] => {
  const { input } = briefOf({ jobTitle: 'Welder', location: 'Hull' }, { [field]: text }, {});
  return buildLedger(input, false).sentences.map(({ statement }) => statement.text);
};

it.each([
  ['4,200 scans in 2025', ['We carried out 4,200 scans in 2025']],
  ['4,300 eye tests last year', ['We carried out 4,300 eye tests last year']],
  ['46 stores and app', ['We have 46 stores and an app']],
  ['96 vehicles, 22 of them electric', ['We have 96 vehicles, of which 22 are electric']],
  ['1.4m riders a month', ['We have 1.4m riders a month']],
  [
    '41 schemes completed for county councils since 2018',
    ['We have completed 41 schemes for county councils since 2018'],
  ],
  ['Turnover of 6% in three years', ['Our staff turnover has been 6% in three years']],
  [
    'Family owned since 1958, 1,150 staff, not one redundancy for operational reasons in 20 years',
    [
      'We have been family owned since 1958',
      'There are 1,150 of us',
      'We have not had one redundancy for operational reasons in 20 years',
    ],
  ],
  [
    'RIAI housing award 2024, shortlisted again for 2025',
    ['We won an RIAI housing award in 2024', 'We were shortlisted again for 2025'],
  ],
  ['On-time dispatch up from 82% to 95% during 2025', ['Our on-time dispatch went up from 82% to 95% during 2025']],
])('counts of a company: %s', (typed, texts) => expect(said('supportingEvidence', typed)).toEqual(texts));

it.each([
  [
    '8 labs, 1,040 pupils, team of three technicians.',
    ['We have 8 labs, 1,040 pupils, and a team of three technicians'],
  ],
  [
    'Finance team of seven, hybrid (3 days office).',
    ['You work in the finance team of seven', 'The job is hybrid, with 3 days in the office'],
  ],
  [
    '23-strong agency in Finnieston, hybrid, finish at 3 on Fridays.',
    ['We are a 23-strong agency in Finnieston', 'You finish at 3 on Fridays'],
  ],
  [
    '12 engineers per pod, Baner office, 2 days at home.',
    ['There are 12 engineers per pod', 'You work in the Baner office, and from home 2 days a week'],
  ],
  ['Housing on the farm if wanted.', ['There is housing on the farm if you want it']],
  ['Joining two directors, on call one week in three.', ['You join two directors and are on call one week in three']],
  [
    'AWS, EKS, Terraform, GitHub Actions, Grafana stack.',
    ['Our stack is AWS, EKS, Terraform, GitHub Actions and Grafana'],
  ],
  [
    'Partner to Repairs and Property (310 colleagues).',
    ['You are the partner to Repairs and Property (310 colleagues)'],
  ],
])('notes on a post without their verb: %s', (typed, texts) => expect(said('description', typed)).toEqual(texts));

it.each([
  [
    '11 service desk technicians moved up to engineer roles since 2022',
    ['11 service desk technicians have moved up to engineer roles since 2022'],
  ],
  [
    'Accredited to ISO 17025 since 2004, 90,000 samples in 2025',
    ['We have been accredited to ISO 17025 since 2004', 'We tested 90,000 samples in 2025'],
  ],
])('what has gone on since: %s', (typed, texts) => expect(said('supportingEvidence', typed)).toEqual(texts));

it.each([
  [
    'Two-form entry, 410 pupils, class of 27.',
    ['We are a two-form entry school', 'We have 410 pupils', 'You have a class of 27'],
  ],
  ['Some evening and weekend events, with time back.', ['There are some evening and weekend events, with time back']],
])('a house and what there is: %s', (typed, texts) => expect(said('description', typed)).toEqual(texts));

it.each([
  [
    '2,400 employees, 5 plants in Germany, Poland and Mexico.',
    ['We have 2,400 employees and 5 plants in Germany, Poland and Mexico'],
  ],
  [
    'Kitchen of nine, lunch and dinner, closed Mondays and Tuesdays.',
    ['You work in a kitchen of nine', 'We serve lunch and dinner', 'We are closed on Mondays and Tuesdays'],
  ],
  ['Office based with 3 to 4 site visits a month.', ['Office based with 3 to 4 site visits a month']],
  [
    'Permanent. Two or three days a week with customers, the rest at home or in Altona.',
    ['You spend two or three days a week with customers and the rest at home or in Altona'],
  ],
  [
    'Permanent role for our five largest customers. Unbefristet, 38 hours.',
    ['A permanent role for our five largest customers'],
  ],
])('rows of a description: %s', (typed, texts) => expect(said('description', typed)).toEqual(texts));

it('what people said of us stands as it was typed', () =>
  expect(said('supportingEvidence', '96% of patients said reception was helpful in our 2025 survey')).toEqual([
    '96% of patients said reception was helpful in the 2025 survey',
  ]));
