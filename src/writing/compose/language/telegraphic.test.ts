import { describe, expect, it } from 'vitest';
import { isTelegraphic } from './telegraphic.ts';

describe('wording as people note it down', () => {
  it.each([
    'grade E, hybrid 3 days home once trained, own car',
    '4 yr Level 3 apprenticeship',
    'hybrid, Tuesday to Thursday in Baner office',
    '5 days, general shift, company bus from MVP Colony and Gajuwaka, free lunch',
    'an FD for family-owned port operator and ship agent, turnover £64m, 310 staff',
    'New theatre and dental suite opened October 2025',
    'We won a bronze for the potato salad 2024',
    'per hour, plus mileage',
    'block C = INR 210 crore investment',
    'a team of six, reporting line to the CFO, company car',
    'You work in shared office with the sales team',
    'nights, 4 on 4 off + weekends',
    'Ops, fleet, warehouse, IT, HR',
    '150 covers Saturday',
    'You work a shift Saturdays',
    'Tips on top (about £250/m)',
    'A salary and incentives and petrol allowance',
  ])('is told: %s', (text) => {
    expect(isTelegraphic(text)).toBe(true);
  });
  it.each([
    'You work alternate weekends',
    'We’ve been family-owned since 1987',
    '70% of our plants come from growers within 60 km',
    '31 of our 58 carers have been here over 3 years',
    'Rated Good by the CQC in October 2024',
    'You work 24 hours over four days, including every second Saturday',
    'You are calm on a full Saturday',
    'You are still polite after a long Friday',
    'We opened a second studio in Leith, Edinburgh, in 2024',
    'Nobody drives tired; we cover for each other',
    'You work earlies and lates, one weekend in three',
    'You’ll work as a full-time driver on the school and city routes',
    'Evenings, weekends and bank holidays are shared by everyone',
    'You join a team of nine in our Baner office',
    'You work Monday to Friday, 8 am to 4 pm',
    'The yard is in Sefton, Liverpool',
    'You run a branch with a turnover of £2m and 14 staff',
    'Our chef, Ana Silva, trained in Lisbon',
    'The job is permanent and full-time, 39 hours a week',
    'You are on call one week in six, paid €320 a week',
    'This post is subject to an enhanced DBS check',
    'We spent £400,000 on training last year',
    'Our driver turnover is 17%, against 80% nationally',
    'We are used in 1 in 4 Irish schools',
  ])('is whole: %s', (text) => {
    expect(isTelegraphic(text)).toBe(false);
  });
});
