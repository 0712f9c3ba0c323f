import { expect, it } from 'vitest';
import { briefOf } from '../../../../testing/brief-of.ts';
import { buildLedger } from '../ledger.ts';

const evidence = (text: string): string[] => {
  const { input } = briefOf({ jobTitle: 'Welder', location: 'Hull' }, { supportingEvidence: text }, {});
  return buildLedger(input, false).sentences.map(({ statement }) => statement.text);
};

it.each([
  [
    'Family firm, 34 people, third generation',
    ['We are a family firm', 'There are 34 of us', 'We are in our third generation'],
  ],
  ['Charity, founded in 1987, 40 staff', ['We are a charity', 'We were founded in 1987', 'There are 40 of us']],
  [
    'Open since 1998, 74 children, half of our staff have been here over five years',
    ['We have been open since 1998', 'We have 74 children', 'Half of our staff have been here over five years'],
  ],
  [
    'Average caseload 65 claims, 4.7 out of 5 from customers in 2025',
    ['Our average caseload is 65 claims', 'Customers gave us 4.7 out of 5 in 2025'],
  ],
  ['1,650 food businesses, 97% rated 3 or above', ['97% of our 1,650 food businesses are rated 3 or above']],
  ['140 people from 23 countries', ['There are 140 of us from 23 countries']],
])('what a company is and has: %s', (typed, said) => expect(evidence(typed)).toEqual(said));
