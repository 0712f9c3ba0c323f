/** What recruiters jot down for the writer to say, in whole words. */
import { describe, expect, it } from 'vitest';
import { readImperatives } from './imperatives.ts';

const said = (value: string): string =>
  readImperatives([{ id: '1', value }])
    .required.map(({ statement }) => statement.text)
    .join(' / ');

describe('a jotted order', () => {
  it.each([
    ['CORU registered', 'You need to be CORU registered'],
    ['NMC registered', 'You need to be NMC registered'],
    ['GDC registered, trainee considered', 'You need to be GDC registered, but trainees are considered too'],
    ['Part-qualified or finalist, CIMA/ACCA', 'You need to be part-qualified or a finalist (CIMA or ACCA)'],
    ['Veteran owned', 'We are veteran owned'],
    ['Family firm', 'We are a family firm'],
    ['Grade I holders can apply', 'Grade I holders can apply'],
    ['- up to 400T presses', 'Presses of up to 400T'],
    ['Mention up to 40 tonne cranes', 'Cranes of up to 40 tonnes'],
    ['Up to 3 visits a week', 'Up to 3 visits a week'],
    ['- Tamil must', 'Tamil is a must'],
    ['Driving licence must', 'A driving licence is a must'],
    ['Mention the two AA rosettes', 'We have two AA rosettes'],
    ['Include the funding round (Series A, €9m)', 'We have raised a Series A round of €9m'],
    ['State the class size limit of 24', 'There is a class size limit of 24'],
    ['Mention 1 in 4 weekend rota', 'You are on a 1 in 4 weekend rota'],
    ['Mention that notice period should be under 60 days', 'Your notice period should be under 60 days'],
    ['Own bike is must', 'Your own bike is a must'],
    ['Say that Sundays are 1 in 4, finish by 2pm', 'Sundays are 1 in 4 and finish by 2pm'],
    ['Say an ITI is fine if they have two years on the line', 'An ITI is fine if you have two years on the line'],
    ['18th Edition & gold JIB card essential', '18th Edition and a gold JIB card are essential'],
    ['PA1 & PA6 an advantage', 'PA1 and PA6 are an advantage'],
    ['State that food hygiene certificate is a plus', 'A food hygiene certificate is a plus'],
    ['SIA licence, 5 year checkable history', 'SIA licence and a 5-year checkable history'],
    ['Mention that the work is mostly pharma', 'The work is mostly pharma'],
    ['State minimum height 5\'2" and ability to swim', 'A minimum height of 5\'2" and the ability to swim'],
  ])('%s', (typed, whole) => expect(said(typed)).toBe(whole));
});

it.each([
  ['Mention the field tests on buses', 'np'],
  ['Mention the four visits a year to the test farm', 'np'],
  ['Include the staff trips', 'np'],
  ['Mention our open talks each month', 'np'],
  ['Mention the team works on two sites', 'clause'],
  ['Mention that the field tests start in May', 'clause'],
])('several of a kind that are verbs as well are a thing: %s', (value, kind) => {
  expect(readImperatives([{ id: '1', value }]).required.map(({ statement }) => statement.kind)).toEqual([kind]);
});
