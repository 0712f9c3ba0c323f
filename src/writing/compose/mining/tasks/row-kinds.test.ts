/** What a verb can't be done to belongs to no row of it, by its kind. */
import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

describe('a row ends before what its verb is never done to', () => {
  it.each([
    ['Drench lambs, shearing in June, paperwork', ['Drench lambs', 'shearing in June', 'paperwork']],
    [
      'Drawing up care plans, medication rounds and bathing',
      ['Drawing up care plans', 'medication rounds and bathing'],
    ],
    ['Mentor trainees, appraisals and rotas', ['Mentor trainees', 'appraisals and rotas']],
    [
      'Sampling at the quarry, lab tests, cubes and reports',
      ['Sampling at the quarry', 'lab tests', 'cubes and reports'],
    ],
    ['Raise POs, GRN matching, statements and queries', ['Raise POs', 'GRN matching', 'statements and queries']],
    [
      'Inspect and repair lifts, hospital and hotel call-outs',
      ['Inspect and repair lifts', 'hospital and hotel call-outs'],
    ],
    ['Look after equipment, school and home safety visits', ['Look after equipment', 'school and home safety visits']],
    ['Supervise caseload, home and work visits', ['Supervise caseload', 'home and work visits']],
    ['Manage the caseload, clinic and ward visits', ['Manage the caseload', 'clinic and ward visits']],
    ['Maintain the fleet, school and hospital runs', ['Maintain the fleet', 'school and hospital runs']],
    ['Keep the garden, school and group tours', ['Keep the garden', 'school and group tours']],
    ['Look after stock, farm and market visits', ['Look after stock', 'farm and market visits']],
    ['Run the farm, school and evening talks', ['Run the farm', 'school and evening talks']],
    ['Handle linen, ward and theatre runs', ['Handle linen', 'ward and theatre runs']],
    ['Fit kitchens, worktops and splashbacks, snagging', ['Fit kitchens, worktops and splashbacks', 'snagging']],
    ['Planting beds, turf laying and irrigation', ['Planting beds', 'turf laying and irrigation']],
    ['Configure switches, firewalls and Wi-Fi, cabling', ['Configure switches, firewalls and Wi-Fi', 'cabling']],
    ['Manage the team, budgets and programmes, caterers', ['Manage the team, budgets and programmes', 'caterers']],
  ])('%s', (typed, tasks) => {
    expect(splitDuties(typed)).toEqual(tasks);
  });
  it.each([
    'Check tickets, gates and barriers',
    'Manage rotas, training and appraisals',
    'Arrange interviews, inductions and training',
    'Order materials, plant and labour',
    'Draft contracts, reports and minutes',
    'Answer calls, emails and enquiries',
    'Look after plants, trees and flower beds',
    'Plan home, work and site visits',
    'Supervise lunch, play and exam rooms',
    'Manage the budget, stock and rotas',
    'Install sockets, lighting and alarms',
    'Supply cafes, pubs and delis',
    'Dispatch sheriff, fire, EMS, search & rescue',
    'Send police, fire and ambulance',
    'Assess patients before and after treatment, needle fistulas and care for lines',
  ])('a row of one verb stays: %s', (typed) => {
    expect(splitDuties(typed)).toEqual([typed]);
  });
  // What only the last of a row names belongs to all of it.
  it.each([
    'Answer burglary, assault and traffic calls',
    'Answer fire, road accident and flood calls',
    'Handle booking, refund and complaint calls',
    'Process motor, home and travel claims',
    'Take blood, urine and tissue samples',
    'Teach piano, violin and singing lessons',
  ])('the head of a row is for all of it: %s', (typed) => {
    expect(splitDuties(`${typed}, attend meetings`)).toEqual([typed, 'attend meetings']);
  });
});

describe('a name with what it is for, and fixed terms', () => {
  // A deed at the end of a name says what it is for: nothing before it is done so.
  it.each([
    'home visits for people on tube feeding',
    'clinics for patients with wound healing',
    'advice sessions for farmers on calf rearing',
    'leaflets for safe lifting',
    'home visits for tube feeding',
    'drop-in sessions for parents on potty training',
  ])('%s', (typed) => {
    expect(readDuty(typed, { fallback: true })?.text).toBe(`handle ${typed}`);
  });
  it.each([
    ['letters from tenants answering', 'answer letters from tenants'],
    ['parcels from couriers receiving and sorting', 'receive and sort parcels from couriers'],
    ['inspect the public rights of way network', 'inspect the public rights of way network'],
    ['keep the bill of materials list', 'keep the bill of materials list'],
    ['clear rights of way', 'clear rights of way'],
    ['clean at end of shift', 'clean at the end of the shift'],
    ['upselling rooms', 'upsell rooms'],
    ['filling in certificates', 'fill in certificates'],
    ['training Saturday staff', 'train Saturday staff'],
    ['restocking rooms', 'restock rooms'],
  ])('%s', (typed, task) => {
    expect(readDuty(typed, { fallback: true })?.text).toBe(task);
  });
});
