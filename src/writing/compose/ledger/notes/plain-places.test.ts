import { describe, expect, it } from 'vitest';
import { briefOf } from '../../../../testing/brief-of.ts';
import { buildLedger } from '../ledger.ts';

const description = (text: string): string[] => {
  const { input } = briefOf({ jobTitle: 'Welder', location: 'Hull' }, { description: text }, {});
  return buildLedger(input, false).sentences.map(({ statement }) => statement.text);
};

describe('a note on where, in which team and when one works', () => {
  it.each([
    [
      'Warehouse for frozen fish and car parts near the port.',
      ['You work in a warehouse for frozen fish and car parts near the port'],
    ],
    ['Food and health and safety team.', ['You work in the food and health and safety team']],
    ['Up to three days of mobile work per week.', ['You can work remotely on up to three days a week']],
    ['Mobile working two days a week.', ['You can work remotely on two days a week']],
    ['Home working up to three days a week.', ['You can work from home up to three days a week']],
    ['Mornings, 7am to 12 noon, six days a week.', ['You work mornings, 7am to 12 noon, six days a week']],
    ['Two shifts, 6am to 2pm and 2pm to 10pm.', ['You work in two shifts, 6am to 2pm and 2pm to 10pm']],
    [
      'Heat pump and bathroom installs, some repairs.',
      ['The work is heat pump and bathroom installs, with some repairs'],
    ],
    ['Home claims, mostly escape of water and storm.', ['The work is home claims, mostly escape of water and storm']],
    ['Solar pump range.', ['You work on the solar pump range']],
    ['Mixed practice, 70% small animal.', ['You work in a mixed practice (70% small animal)']],
    ['Two plants, 620 employees.', ['We have two plants and 620 employees']],
    ['Repair and new build for lake freighters.', ['The work is repair and new build for lake freighters']],
    [
      'Permanent. Design of rural road and drainage schemes for county councils.',
      ['The work is the design of rural road and drainage schemes for county councils'],
    ],
    ['Site visits about once a week.', ['There are site visits about once a week']],
    [
      'Sea freight import for food customers, around 120 containers a week.',
      ['The work is sea freight import for food customers, around 120 containers a week'],
    ],
    [
      'Service route of 72 lifts in LS postcodes + Bradford.',
      ['You have a service route of 72 lifts in LS postcodes and Bradford'],
    ],
    ['KS3 to A level.', ['The job covers KS3 to A level']],
    ["Five weeks' paid training.", ["You get five weeks' paid training"]],
    [
      'Early and late shifts, a night porter covers the nights.',
      ['You work early and late shifts', 'A night porter covers the nights'],
    ],
    [
      'Replaces a colleague who moved to our export business.',
      ['You take over from a colleague who moved to our export business'],
    ],
    [
      'Independent, five branches across Cork, open since 1974.',
      ['We are independent', 'We have five branches across Cork', 'We have been open since 1974'],
    ],
  ])('%s', (typed, said) => expect(description(typed)).toEqual(said));
  it.each([
    'On the estate team of five',
    'The role leads a team of two',
    'Small team',
    'Evenings and weekends, mostly Fridays',
  ])('is left to others: %s', (typed) => expect(description(typed).join()).not.toMatch(/You work in the|The work is/));
});
