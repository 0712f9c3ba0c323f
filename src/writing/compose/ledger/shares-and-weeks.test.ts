import { describe, expect, it } from 'vitest';
import { endsOpen } from '../language/ending.ts';
import { kindOf } from '../language/kind.ts';
import { rewardInFull } from './reward-wording.ts';

describe('where a share goes is a sentence', () => {
  it.each([
    '2% of sales above target goes to the floor team each month',
    '1% of turnover goes to local charities',
    '10% of net profit gets split equally every year',
    'Half of every tip goes to the kitchen',
    'A third of the surplus goes back into training',
    'Most of the fee comes back to the crew',
  ])('%s', (text) => expect(kindOf(text)).toBe('clause'));
  it.each(['2% of sales above target each month', '10% of your salary in your pension', 'Half of the fares'])(
    'and a share alone is none: %s',
    (text) => expect(kindOf(text)).not.toBe('clause'),
  );
});

it.each([
  'Six weeks across pattern, sand, melt and fettling when you join',
  'Four weeks between kitchen, bar and floor before you start',
  'Two days in the pattern shop and stores',
])('so long among these is a thing: %s', (text) => expect(kindOf(text)).toBe('np'));

describe('a sentence may end as it asks', () => {
  it.each([
    'You decide who you visit and when',
    'You choose which days you work and where',
    'You know who is on shift and when',
    'Reviews ask how the system failed, never who',
    'We ask how and why',
  ])('%s', (text) => expect(endsOpen(text)).toBe(false));
  it.each(['You visit farms and when', 'We fix machines where', 'Call us if', 'You pick the days and which'])(
    'and is cut where nothing was asked: %s',
    (text) => expect(endsOpen(text)).toBe(true),
  );
});

describe('what is done with a reward', () => {
  it.each([
    ['Registration and exam fees refunded when you pass', 'Registration and exam fees are refunded when you pass'],
    ['Membership fees reimbursed each year', 'Membership fees are reimbursed each year'],
    ['Nursery fees part-funded after six months', 'Nursery fees are part-funded after six months'],
    ['HGV licence renewals covered every five years', 'HGV licence renewals are covered every five years'],
  ])('%s', (typed, said) => expect(rewardInFull(typed)).toBe(said));
  it.each(['All breaks on nights are paid', 'Paid in November', 'You are paid when you travel'])(
    'is as it was where nothing lacks: %s',
    (typed) => expect(rewardInFull(typed)).toBe(typed),
  );
});
