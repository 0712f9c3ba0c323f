/** Tasks that are typed shorter than an order can be: said where their meaning is sure, and left as they are where it is not. */
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { ordersInFull } from './orders-in-full.ts';

const tasks = (jobTitle: string, responsibilitiesRole: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle }, brief: { responsibilitiesRole } }), false)
    .duties.filter(({ doubt }) => doubt < 1)
    .map(({ fact }) => fact.text);

describe('a task in few words', () => {
  it.each([
    ['Assistant Store Manager', 'Open/close, help run the floor', 'open and close the store'],
    ['Trail Crew Leader', 'Lead 6. Build trail, cut deadfall, radio in daily.', 'lead a crew of 6'],
    ['Trail Crew Leader', 'Lead 6. Build trail, cut deadfall, radio in daily.', 'check in by radio daily'],
    ['Trail Crew Leader', 'Lead 6. Build trail, cut deadfall, radio in daily.', 'cut deadfall'],
    ['Admissions Counsellor', 'walk-in students + parents | CRM update | document verification', 'update the CRM'],
    ['Staff Nurse', 'IV chemo (once signed off), blood products', 'give IV chemo once you are signed off'],
    [
      'Paint Sprayer',
      'Prep, mask, mix and spray panels and full resprays. Waterbased system (Standox). Keep oven & gun clean, filter log.',
      'prepare, mask, mix and spray panels and full resprays',
    ],
    [
      'Support Worker',
      'Help people plan their week, cook and shop; go with them to work placements, the gym and family visits; write daily notes',
      'go with people to work placements, the gym and family visits',
    ],
    [
      'Salesforce Administrator',
      'User management, reports & dashboards for sales ops, data quality',
      'handle reports and dashboards for sales operations',
    ],
    [
      'Staff Nurse',
      'Total pt care for max 4 pts on days. Blood products',
      'handle total patient care for at most 4 patients on days',
    ],
  ])('of a %s: %s', (title, typed, said) => expect(tasks(title, typed)).toContain(said));

  it.each([
    ['Team Leader', 'Lead 6 Sigma projects'],
    ['Planner', 'Lead 6'],
    ['Planner', 'Open/close tickets'],
    ['Store Manager', 'Open/close the till'],
    ['Nurse', 'Chemo suite rota'],
    ['Manager', 'CRM updates to the board'],
  ])('and stays as it was typed: %s: %s', (title, typed) => expect(ordersInFull(typed, title)).toBe(typed));
});
