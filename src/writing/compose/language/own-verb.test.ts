import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { kindOf } from './kind.ts';
import { doesItself } from './own-verb.ts';

const told = (supportingEvidence: string): string[] =>
  buildLedger(briefOf({ jobTitle: 'Yard Planner' }, { supportingEvidence }).input, false).sentences.map(
    ({ statement }) => statement.text,
  );

it.each([
  '98% of food businesses in the district hold a hygiene rating of 4 or 5 (2026)',
  '9 in 10 parents of children in our nurseries across Kent say the staff know their child',
  'Most of the farms on our round in the Dales keep the same vet for ten years',
  '87% of households within a mile of our shop buy their bread here',
  'Three in four graduates of our course in Leeds run their own studio',
  '62% of the trees in our nursery at Alton carry a number (2025)',
  '14 hospitals in three counties use our blood bank every day',
  '97% of trains on our lines across the valley reach the terminus on time',
  '1,900 clinics in 14 states use the product',
  '300 farms across Devon sell through us',
  '40 schools in the county order from us',
])('has its verb, and gets no second one: %s', (text) => {
  expect(doesItself(text)).toBe(true);
  expect(kindOf(text)).toBe('clause');
  expect(told(text)).toEqual([text]);
});

it.each([
  'Six of the team hold RHS qualifications',
  'Four of our drivers speak Polish',
  'Two of the crew run the youth club',
  'Five of the partners teach part-time',
  'A team of nine looks after the ledger service used by small shops',
  'Team of eight covers the district',
  'A crew of six runs the night trains to Inverness',
  'A board of seven volunteers meets every month',
  'A group of five bakers supplies the market',
])('is what they do: %s', (text) => {
  expect(doesItself(text)).toBe(true);
  expect(kindOf(text)).toBe('clause');
});

it.each([
  'Six of the team',
  'Three of the oldest boats on the coast',
  'Two of the company cars',
  'Five of our drivers with a forklift licence',
  'A team of nine engineers',
  'A team of four drivers and two loaders',
  'A team of six cooks with two apprentices',
  'A crew of five guards each with their own post',
  'A group of care homes',
  '96% of calls answered within the hour',
  '98% of repairs done on first visit the same day',
  '3 years experience on site lead a team',
  '46,000 samples a year',
  'Two nights of call work a month',
  'Half of the beds in use each night',
  'Most of our work in the field all year',
  '14 books on order from us',
  '60 repairs in two towns each week',
])('has none: %s', (text) => {
  expect(doesItself(text)).toBe(false);
});

it.each([
  ['11 rail operators use our engine, 2,300 trains a day.', ['11 rail operators use our engine, 2,300 trains a day']],
  ['Six ports run our software, 310 ships a week', ['Six ports run our software, 310 ships a week']],
  ['96% of calls answered within the hour', ['96% of calls are answered within the hour']],
  ['46,000 samples a year', ['We handle 46,000 samples a year']],
])('figures of what others do stay with them: %s', (text, sentences) => {
  expect(told(text)).toEqual(sentences);
});

it.each(['Grade I holders can apply', 'Career changers may apply', 'Two-wheeler owners will be paid mileage'])(
  'is what they may do: %s',
  (text) => {
    expect(doesItself(text)).toBe(true);
    expect(kindOf(text)).toBe('clause');
  },
);
it.each(['Shops that customers can reach', 'Returns must', 'Teams who will move'])(
  'and here nobody says so: %s',
  (text) => expect(doesItself(text)).toBe(false),
);
