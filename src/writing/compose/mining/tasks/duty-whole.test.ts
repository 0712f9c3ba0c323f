import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { readThing } from './things.ts';

describe('a task is said whole, and of nothing that it is not', () => {
  it.each([
    ['Acts as first contact for outsourced IT provider', 'act as first contact for the outsourced IT provider'],
    ['Acting as fire warden for the second floor', 'act as fire warden for the second floor'],
    ['Serves as deputy to the head of science', 'act as deputy to the head of science'],
    ['supervise 4 admin staff', 'supervise 4 admin staff'],
    ['maintenance on separators, pumps and the dryer', 'maintain separators, pumps and the dryer'],
    ['Run hotel 11pm to 7am', 'run the hotel 11pm to 7am'],
    ['repairs to gates, fences and walls', 'repair gates, fences and walls'],
    ['Coach 3 support analysts', 'coach 3 support analysts'],
    ['Mentorship of finance leaders and succession planning', 'mentor finance leaders and handle succession planning'],
    ['Training of new starters and shift scheduling', 'train new starters and handle shift scheduling'],
    ['process taxi, alcohol and street trading applications', 'process taxi, alcohol and street trading applications'],
    ['Handle flight, hotel and car hire bookings', 'handle flight, hotel and car hire bookings'],
    [
      'Root cause analysis of faults in co-operation with Design, Purchasing and PLC Software',
      'find the root causes of faults in co-operation with Design, Purchasing and PLC Software',
    ],
    [
      'Negotiation of framework contracts with procurement and legal at CxO level',
      'negotiate framework contracts with procurement and legal at CxO level',
    ],
    [
      'Selection of tools, inserts and cutting parameters for turning',
      'select tools, inserts and cutting parameters for turning',
    ],
    [
      'Identification and reporting of damp, hoarding and safeguarding concerns',
      'identify and report damp, hoarding and safeguarding concerns',
    ],
    [
      'Carry out security checks and gritting of platforms in winter',
      'carry out security checks and gritting of platforms in winter',
    ],
    [
      'Joint working with the police and the fire service on licensing',
      'work with the police and the fire service on licensing',
    ],
    [
      'Identification of fraud triggers and referral to the Investigation Unit',
      'identify fraud triggers and refer them to the Investigation Unit',
    ],
    ['Coaching of agents and quality monitoring', 'coach agents and handle quality monitoring'],
    ['Setting up of exhibitions and liaison with lenders', 'set up exhibitions and liaise with lenders'],
    ['Recruitment and retention of volunteers', 'recruit and retain volunteers'],
    [
      'Oversee the finances, fabric and safeguarding of the parish',
      'oversee the finances, fabric and safeguarding of the parish',
    ],
    ['Ensures that all lifts, hoists and slings are checked', 'ensure that all lifts, hoists and slings are checked'],
    ['Managing the budget (£1.2m a year)', 'manage the budget (£1.2m a year)'],
    ['cooking tea together', 'cook tea'],
    ['Leads on fire safety, first aid and lone working', 'lead on fire safety, first aid and lone working'],
    ['Training of juniors and performance reviews', 'train juniors and handle performance reviews'],
    ['Elaboration of test specifications', 'draw up test specifications'],
    [
      'Diagnosis of defects and agreement of follow-on works with the Supervisor',
      'diagnose defects and agree follow-on works with the Supervisor',
    ],
    ['Adherence to working at height procedures', 'keep to working at height procedures'],
    // How large it is stays, what it pays doesn't.
    ['lead finance, treasury, tax and IT (38 people)', 'lead finance, treasury, tax and IT (38 people)'],
    ['Own the DACH number (€14m ARR today)', 'own the DACH number (€14m ARR today)'],
    ['Run the kitchen (six chefs)', 'run the kitchen (six chefs)'],
    ['Cover Saturdays (£120 extra)', 'cover Saturdays'],
    ['Drive the van (2 days a week)', 'drive the van'],
  ])('%s', (raw, text) => {
    expect(readDuty(raw)?.text).toBe(text);
  });

  it.each([
    [
      'Responsible for opening and closing procedures incl. alarm & cash-up',
      'handle opening and closing procedures including alarm and cash-up',
    ],
    ['loading and unloading procedures', 'handle loading and unloading procedures'],
    ['Responsible for stock ordering, rotation and wastage', 'handle stock ordering, rotation and wastage'],
    ['boarding formalities', 'handle boarding formalities'],
    ['partner meetings', 'handle partner meetings'],
    ['Weekly pipeline and forecast review', 'handle weekly pipeline and forecast review'],
    ['mainly joinery and plumbing', 'handle joinery and plumbing'],
    ['bit of glazing', 'handle some glazing'],
  ])('%s is a thing', (raw, text) => {
    expect(readDuty(raw)).toBeNull();
    expect((readDuty(raw, { fallback: true }) ?? readThing(raw))?.text).toBe(text);
  });

  it.each([
    [
      "joinery in tenants' homes, plus patch plastering, tiling, glazing",
      ["joinery in tenants' homes", 'patch plastering', 'tiling', 'glazing'],
    ],
    [
      'till work, stock rotation, plus deliveries, window displays',
      ['till work', 'stock rotation', 'deliveries', 'window displays'],
    ],
    [
      'factory acceptance tests, function tests on prototypes, error analysis together with design and programming, test reports',
      [
        'factory acceptance tests',
        'function tests on prototypes',
        'error analysis together with design and programming',
        'test reports',
      ],
    ],
    [
      'look after 40 dairy cows, milking, calving, plus fencing, hedge cutting',
      ['look after 40 dairy cows', 'milking', 'calving', 'fencing', 'hedge cutting'],
    ],
    [
      'teach KS3 science, form tutor, lunch duty, plus an after-school club',
      ['teach KS3 science', 'form tutor', 'lunch duty', 'an after-school club'],
    ],
    [
      'maintenance on separators, pumps, fillers and the dryer, fault finding, keep the PPM log',
      ['maintenance on separators, pumps, fillers and the dryer', 'fault finding', 'keep the PPM log'],
    ],
    [
      'Run hotel 11pm to 7am, night audit, late arrivals, supervise night porters',
      ['Run hotel 11pm to 7am', 'night audit', 'late arrivals', 'supervise night porters'],
    ],
    ['Pull out, empty and return bins, clear spillages', ['Pull out, empty and return bins', 'clear spillages']],
    ['Check feed, water & temps, collect eggs', ['Check feed, water & temps', 'collect eggs']],
  ])('%s is a list', (typed, parts) => {
    expect(splitDuties(typed)).toEqual(parts);
  });
});
