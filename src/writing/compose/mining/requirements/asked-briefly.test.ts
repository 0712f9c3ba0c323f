/** Notes of what is asked that look like something to have: what nobody does, what is under way, how one is, how much one has handled, in which branch. */
import { expect, it } from 'vitest';
import { asNamedOnly } from './bare-names.ts';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';

const said = (typed: string): string => {
  const read = readPerson(typed);
  const fact = read && asNamedOnly(asSaid(read), typed);
  return fact ? `${fact.desirable ? 'wish: ' : ''}${fact.kind} ${fact.text}` : 'nothing';
};

it.each([
  ["doesn't shout", 'do don’t shout'],
  ["won't cut corners", 'do don’t cut corners'],
  ['never cuts corners', 'do never cut corners'],
  ["isn't afraid of heights", 'be not afraid of heights'],
  ['Manual therapy certificate or working on it', 'do have a manual therapy certificate or are working on it'],
  ['SIA licence or working on one', 'do have an SIA licence or are working on one'],
  ['Membership of CIEH or working towards it', 'do have membership of CIEH or are working towards it'],
  ['Familiarity with PCI DSS', 'be familiar with PCI DSS'],
  ['Familiarity with livestock', 'be familiar with livestock'],
  ['Fluency in Dutch', 'be fluent in Dutch'],
  ['Confidence with spreadsheets', 'be confident with spreadsheets'],
  ['Good familiarity with the Working Time Act', 'have good familiarity with the Working Time Act'],
  ['capital projects over £5 million', 'have experience with capital projects over £5 million'],
  ['loads up to 44 tonnes', 'have experience with loads up to 44 tonnes'],
  ['events for 500+ guests', 'have experience with events for 500+ guests'],
  ['dental or medical preferred', 'wish: have dental or medical experience'],
  ['residential or commercial a plus', 'wish: have residential or commercial experience'],
  ['calm or patient preferred', 'wish: be calm or patient'],
  ['Active NMBI registration', 'have active NMBI registration'],
  ['Dental nurse GDC registered', 'be a GDC-registered dental nurse'],
  ['Git', 'do know Git'],
  ['Go', 'do know Go'],
  ['Marathi and Hindi spoken', 'can speak Marathi and Hindi'],
  [
    'GCSE grade C/4 in English, maths and science or the equivalent',
    'have GCSEs in English, maths and science at grade C/4, or the equivalent',
  ],
  ['Heat pump training (we will pay for it if not)', 'have heat pump training (we will pay for it if you have none)'],
  ['Knowledge of project business and service', 'have knowledge of project business and service'],
])('says "%s" as it is meant', (typed, meant) => {
  expect(said(typed)).toBe(meant);
});
