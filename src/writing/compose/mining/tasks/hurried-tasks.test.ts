import { describe, expect, it } from 'vitest';
import { toIng } from '../../language/verbs.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { readThing } from './things.ts';

describe('shorthand inside a task is written out', () => {
  it.each([
    ['Performs venepuncture once competency assessed', 'perform venepuncture once competency is assessed'],
    ['deliver if van driver off', 'deliver if the van driver is off'],
    ['cover reception when manager on leave', 'cover reception when the manager is on leave'],
    ['administer meds once signed off', 'administer meds once signed off'],
    ['pick apples Aug-Oct', 'pick apples from August to October'],
    ['report discrepancies >2% to the buyer', 'report discrepancies over 2% to the buyer'],
    ['Opens/closes store', 'open and close the store'],
    ['Loading/unloading vehicles with a reach truck', 'load and unload vehicles with a reach truck'],
    [
      'Calling on existing accounts plus winning 2 new ones per month',
      'call on existing accounts and win 2 new ones per month',
    ],
    ['Should visit dealers on regular basis', 'visit dealers on a regular basis'],
    ['record seal nos.', 'record seal numbers'],
    ['harvest 4am start in summer', 'harvest in summer'],
    ['Manage call outs', 'manage call-outs'],
    ['Dispatching engineers, re-booking missed appointments', 'dispatch engineers and re-book missed appointments'],
    ['Do handover at 7:45', 'do the handover at 7:45'],
    ['stock shelves overnight', 'stock shelves overnight'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it('of two words the last is bent', () => {
    expect(['shrink-wrap', 're-book', 'co-run', 'double-check'].map(toIng)).toEqual([
      'shrink-wrapping',
      're-booking',
      'co-running',
      'double-checking',
    ]);
  });
  it.each([
    'sign ups',
    'set work is provided',
    'anything above goes to the FD',
    'Lifts 50 lbs and stands for long periods',
  ])('%s is no order', (line) => {
    expect(readDuty(line)).toBeNull();
  });
});

describe('what stands between commas is no end of a task', () => {
  it.each([
    [
      'Represent the Council at tribunals and, if needed, in the County Court',
      'represent the Council at tribunals and in the County Court if needed',
    ],
    ['To liaise, as appropriate, with GPs and families', 'liaise with GPs and families'],
    [
      'Provide technical support to production, sales and, occasionally, end customers',
      'provide technical support to production, sales and occasionally end customers',
    ],
    [
      'Review loan applications against the policy, declining where appropriate',
      'review loan applications against the policy, declining where appropriate',
    ],
    [
      'Handle complaints promptly, politely and to the guest’s satisfaction',
      'handle complaints promptly, politely and to the guest’s satisfaction',
    ],
    ['Ensure data integrity (ALCOA+) at all times', 'ensure data integrity at all times'],
    [
      'To participate in the on-call rota (1:6) and to work bank holidays as required',
      'participate in the on-call rota and work bank holidays as required',
    ],
    [
      'Take responsibility for the ward in the absence of the Sister',
      'take responsibility for the ward in the absence of the Sister',
    ],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it('a condition stays with its task in a list', () => {
    const [only, ...more] = splitDuties('Take telephone orders and, when the shop is quiet, pack web orders');
    expect(more).toEqual([]);
    expect(readDuty(only ?? '')?.text).toBe('take telephone orders and pack web orders when the shop is quiet');
  });
  it.each(['Act professionally at all times', 'Adhere to the code of conduct at all times'])(
    '%s says nothing',
    (line) => {
      expect(readDuty(line)).toBeNull();
    },
  );
});

describe('a row ends where its own "and" or its time does', () => {
  it.each([
    ['Search visitors & their bags, key control', ['Search visitors & their bags', 'key control']],
    [
      'Supervise playground at break and lunch, first aid, wet play',
      ['Supervise playground at break and lunch', 'first aid', 'wet play'],
    ],
    [
      "check RA bills, site measurement with client's engineer",
      ['check RA bills', "site measurement with client's engineer"],
    ],
    ['Install chargers and solar PV, test, certify', ['Install chargers and solar PV', 'test', 'certify']],
    ['check swab counts, recovery if short', ['check swab counts', 'recovery if short']],
    ['Report ad spend, A/B test landing pages', ['Report ad spend', 'A/B test landing pages']],
    ['Prepare and post journals, accruals', ['Prepare and post journals, accruals']],
    ['Make windows, doors', ['Make windows, doors']],
  ])('%s', (line, parts) => {
    expect(splitDuties(line)).toEqual(parts);
  });
});

describe('deeds in other clothes', () => {
  it.each([
    [
      'Independent handling of customer projects from offer to acceptance',
      'independently handle customer projects from offer to acceptance',
    ],
    ['Disciplinary and professional leadership of 12 employees', 'lead 12 employees'],
    ['Collaboration in interdisciplinary projects', 'work on interdisciplinary projects'],
    ['Preparation of MIS and circulation to HOD', 'prepare MIS and circulate them to HOD'],
    ['PA to two partners', 'act as PA to two partners'],
    ['Scrum master for two squads', 'act as Scrum master for two squads'],
    ['Installing containment and wiring to BS 7671', 'install containment and wiring to BS 7671'],
    [
      'Listening to recorded calls, scoring them and feeding back to agents',
      'listen to recorded calls, score them and feed back to agents',
    ],
    ['diagnose faults and quote for replacements', 'diagnose faults and quote for replacements'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it('whose tasks they are is no order', () => {
    expect(splitDuties('Prep cook: soups, sauces')).toEqual(['soups, sauces']);
  });
  it.each([
    'Night sitting with people at end of life in their own homes',
    'Statutory accounts under FRS 102 for around 40 owner-managed businesses',
    'Rehab exercises with stroke patients',
  ])('%s is the name of a task', (line) => {
    expect((readDuty(line, { fallback: true }) ?? readThing(line))?.nouns).toBeDefined();
  });
});

describe('what stands before, between and behind a task', () => {
  it.each([
    ['Unless otherwise directed, to lock the building', 'lock the building unless otherwise directed'],
    ['When it is quiet, restock the shelves', 'restock the shelves when it is quiet'],
    ['Investigating complaints and if upheld, agreeing redress', 'investigate complaints and agree redress if upheld'],
    ['Either drive the van or navigate', 'drive the van or navigate'],
    ['Active participation in trade fairs', 'take an active part in trade fairs'],
    ['Further development of our test automation', 'further develop our test automation'],
    [
      'Takeover of the project management for smaller projects',
      'take over the project management for smaller projects',
    ],
    ['Support in the preparation of tender documents', 'help with the preparation of tender documents'],
    ['You are the first point of contact for our dealers', 'be the first point of contact for our dealers'],
    ['Shall be responsible for upkeep of tools', 'maintain tools'],
    ['bottles sterilised', 'sterilise bottles'],
    ['Keep the CRM up to date and GDPR-compliant', 'keep the CRM up to date and GDPR-compliant'],
    ['Support adults with epilepsy to shop and cook', 'support adults with epilepsy to shop and cook'],
    ['write up findings same week', 'write up findings the same week'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it.each(['approx 200 a day', 'up to 40 calls per shift', 'goods received', 'Further training courses'])(
    '%s is no order',
    (line) => {
      expect(readDuty(line)).toBeNull();
    },
  );
  it('what comes after is no thing that is laid', () => {
    expect(splitDuties('Pour concrete, lay kerbs, reinstatement after utilities')).toEqual([
      'Pour concrete',
      'lay kerbs',
      'reinstatement after utilities',
    ]);
  });
});

describe('more that is typed short', () => {
  it.each([
    [
      'Works with engineering to prioritize the backlog and clear blockers',
      'work with engineering to prioritize the backlog and clear blockers',
    ],
    [
      'Reconciliation of accounts, investigating variances >£1,000',
      'reconcile accounts, investigating variances over £1,000',
    ],
    ['Decontamination of endoscopes', 'decontaminate endoscopes'],
    ['expedite if stock < 5 days', 'expedite if stock is under 5 days'],
    ['Not only sell but also install alarm systems', 'sell and install alarm systems'],
    ['one shift in three on call', 'be on call one shift in three'],
    ['Help with homework + tea + bath time', 'help with homework, tea and bath time'],
    ['lead on GDPR and records retention', 'lead on GDPR and records retention'],
    ['hand sew hems', 'hand-sew hems'],
    ['Log every call, however short', 'log every call, however short'],
    ['Overall accountability for cash across 11 markets', 'take responsibility for cash across 11 markets'],
    ['Ultimate accountability for cash across 11 markets', 'take ultimate accountability for cash across 11 markets'],
    ['Keep sheds at temperature', 'keep sheds at temperature'],
    ['Look after guests from kerb to gate', 'look after guests from kerb to gate'],
    ['Follow up on leads within one day of receipt', 'follow up on leads within one day of receipt'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
});

describe('names of tasks that look like orders', () => {
  it.each(['hiring interviews', 'building regs apps', 'coaching sessions'])('%s', (line) => {
    expect(readDuty(line)).toBeNull();
  });
  it.each([
    ['Keep vehicles polished', 'keep vehicles polished'],
    ['Supervise 6 fitters / 2 apprentices', 'supervise 6 fitters and 2 apprentices'],
    ['report to CMO', 'report to the CMO'],
    ['Steer M&A: target screening, due diligence, integration', 'steer M&A'],
  ])('but %s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it('nobody cleans a deed, and examples are no tasks', () => {
    expect(splitDuties('Feed sows, clean pens, AI & farrowing')).toEqual(['Feed sows', 'clean pens', 'AI & farrowing']);
    expect(splitDuties('sell flooring, decking and fencing')).toEqual(['sell flooring, decking and fencing']);
    expect(splitDuties('activities eg bingo, crafts, trips out')).toEqual(['activities eg bingo']);
  });
});

describe('as other languages and title case put it', () => {
  it.each([
    ['Close coordination with purchasing and quality', 'coordinate closely with purchasing and quality'],
    ['Regular reporting to the management', 'report regularly to the management'],
    [
      "To Assess Pupils' Work And Report On Progress To Parents",
      "assess pupils' work and report on progress to parents",
    ],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it('nobody wakes nights', () => {
    expect(readDuty('Waking nights, 3 per week')).toBeNull();
  });
});
