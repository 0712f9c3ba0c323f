import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { isToldOfOthers } from './helped-deeds.ts';
import { namedWork } from './named-work.ts';
import { tasksBetween } from './semicolons.ts';

const mined = (text: string): string[] => mineJobDescription(text, '').duties.map((duty) => duty.text);

describe('a task that is named with how, how often or of what it consists', () => {
  it.each([
    ['Daily check of the forklift before use', 'check the forklift daily before use'],
    ['Weekly inspection of harnesses', 'inspect harnesses weekly'],
    ['Full care of the baby: bottles, solids, naps', 'take full care of the baby, including bottles, solids and naps'],
    ['Full post-editing of machine output', 'fully post-edit machine output'],
    ['Timely and accurate filing of all returns', 'file all returns on time and accurately'],
    [
      'MIS reports: plan vs actual, OTIF, inventory days',
      'prepare MIS reports on plan vs actual, OTIF and inventory days',
    ],
    ['Weekly reports: sales, waste and labour', 'prepare weekly reports on sales, waste and labour'],
    [
      'Branch compliance reviews and follow-up of open points',
      'carry out branch compliance reviews and follow up on open points',
    ],
    ['Pre-departure checks and reporting of defects', 'carry out pre-departure checks and report defects'],
    [
      'Daily running of the restaurant, lunch and dinner service',
      'run the restaurant day to day, with lunch and dinner service',
    ],
    ['Being on site at our events and looking after guests', 'look after guests on site at our events'],
    ['on-site help on about 20 event days', 'help on site on about 20 event days'],
    ['Line management of one account executive', 'manage one account executive'],
    ['Professional guidance of two specialist staff', 'guide two specialist staff'],
    ['Driving as per timetable', 'drive as per the timetable'],
    ['help in evacuation', 'help with evacuations'],
    ['college one day a week', 'attend college one day a week'],
    ['Roster, attendance and briefing of service staff', 'handle the roster, attendance and briefing of service staff'],
    ['To telephone and email customers about overdue balances', 'call and email customers about overdue balances'],
    [
      'Receiving first calls and arranging removals, day or night when on call',
      'receive first calls and arrange removals, day or night when on call',
    ],
    ['Upkeep of hearse and limousines', 'maintain the hearse and limousines'],
    [
      'Preparation of monthly production plan based on sales forecast',
      'prepare the monthly production plan based on the sales forecast',
    ],
    ['play outdoors most days', 'play outdoors most days'],
  ])('%s', (line, text) => expect(readDuty(line)?.text).toBe(text));
});

describe('what no verb of the line governs', () => {
  it.each([
    ['Carry out risk assessments along with teaching staff', 'carry out risk assessments along with teaching staff'],
    ['Handling of failures and assistance in emergencies', 'handle failures and assist in emergencies'],
    ['Leads a job from tender to completion and reports to a director', 'lead a job from tender to completion'],
    [
      'Lead a job from tender to completion, reporting to the technical director',
      'lead a job from tender to completion',
    ],
  ])('%s', (line, text) => expect(readDuty(line)?.text).toBe(text));
  it.each(['Cash closing and POS reconciliation', 'checks before service', 'Support during tax audits and appeals'])(
    '%s is no order',
    (line) => expect(readDuty(line)).toBeNull(),
  );
  it('a pair behind a closed row begins a task of its own', () => {
    expect(splitDuties('waterproofing, laying large formats and mosaic, grouting and silicone joints')).toEqual([
      'waterproofing',
      'laying large formats and mosaic',
      'grouting and silicone joints',
    ]);
    expect(splitDuties('Teaching reading and writing, spelling and grammar')).toHaveLength(1);
  });
});

describe('what somebody else is helped to do', () => {
  it.each([
    ['help residents claim benefits and pay rent on time', true],
    ['support young adults to keep their home and to live independently', true],
    ['teach apprentices how to read drawings and order parts', true],
    ['encourage pupils to read and write stories', true],
    ['help with the washing and do the shopping', false],
    ['help load vans and sweep the yard', false],
    ['support the manager with rotas and order stock', false],
    ['coach agents and check calls', false],
  ])('%s: %s', (task, told) => expect(isToldOfOthers(task)).toBe(told));
});

describe('work by its name', () => {
  it.each([
    ['venue and catering bookings', ['make venue and catering bookings']],
    ['budget lists', ['keep budget lists']],
    ['registration desk', ['work on the registration desk']],
    ['school drop-off and pick-up', ['school drop-off', 'pick-up']],
    ['ER casework with an adviser', ['ER casework with an adviser']],
    ['service and on-board sales', ['service', 'on-board sales']],
    ['API and event design', ['API and event design']],
    ['capacity and manpower planning', ['capacity and manpower planning']],
    ['safety demo and checks', ['carry out the safety demo and checks']],
    ['door and platform watch', ['keep watch on doors and platforms']],
    ['brakes and running gear', ['work on brakes and running gear']],
    ['palliative support at home', ['palliative support at home']],
    ['material availability with stores and purchase', ['check material availability with stores and purchase']],
    ['queries with clients', ['clear up queries with clients']],
    ['checks before service', ['carry out checks before service']],
    ['weekly stocktake', ['do the weekly stocktake']],
    ['first aid', ['give first aid']],
    ['a short daily note to the parents', ['write a short daily note to the parents']],
    ['risk assessments along with teaching staff', ['carry out risk assessments along with teaching staff']],
  ])('%s', (name, said) =>
    expect(namedWork(name)?.map(({ verb, name: work }) => (verb ? `${verb} ${work}` : work))).toEqual(said),
  );
});

describe('lines of a job description', () => {
  it('a row of verbs that share their object is one task, without a heading too', () => {
    expect(
      mined(
        'COMMUNITY NURSE\nClinical\nAssess, plan, deliver and evaluate care for a defined caseload\nProvide end of life care',
      ),
    ).toContain('assess, plan, deliver and evaluate care for a defined caseload');
  });
  it('work by its name and an order behind it are two', () => {
    expect(tasksBetween('Daily QA on the scanners, report faults to the supplier')).toEqual([
      'Daily QA on the scanners',
      'Report faults to the supplier',
    ]);
    expect(tasksBetween('Check fridges, report faults to the supplier')).toHaveLength(1);
  });
});
