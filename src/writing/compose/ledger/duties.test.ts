import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { doubtOfDuty } from './doubt.ts';
import { buildLedger } from './ledger.ts';
import { isSameTask } from './same/same-duty.ts';

describe('the same task in other words', () => {
  it.each([
    ['train weekend staff on till use and returns', 'train colleagues'],
    ['recruit, brief and roster 14 lifeguards', 'manage the team of lifeguards, including recruitment'],
    ['negotiate the framework agreement', 'own the annual framework agreement with the council'],
    ['secure trolleys and crates', 'secure trolleys using ratchet straps'],
    ['assess claims and write reports', 'assess claims against the policy'],
    ['raise POs', 'raise purchase orders and keep the list up to date'],
    ['write load specs', 'prepare load specifications according to the standard'],
    ['run site and customer acceptance tests', 'carry out SAT on the line and CAT at the plant'],
    ['give evening meds', 'administer and record evening medication in line with the chart'],
    ['hire and train weekend assistants', 'recruit weekend assistants'],
    ['fix boiler faults', 'repair boiler defects in occupied homes'],
    ['answer tenant enquiries', 'respond to tenant queries by phone'],
    ['investigate noise complaints', 'investigate complaints about noise and gather evidence'],
    ['coordinate the office move in the fourth quarter of 2026', 'plan the move to new rooms in Q4 2026'],
    ['organise the summer festival in July', 'plan the festival in July'],
    ['supervise 2 Azubis', 'supervise two trainees'],
    ['prepare invoices for the tax adviser', 'prepare invoices for the Steuerberater'],
    ['run accounts payable', 'manage the purchase ledger'],
    ['attend PTMs', "attend parents' evenings"],
    ['write the duty roster', 'write the rota'],
    ['collect the garbage', 'collect waste'],
  ])('%s', (one, other) => {
    expect(isSameTask(one, other)).toBe(true);
    expect(isSameTask(other, one)).toBe(true);
  });

  it.each([
    ['order office supplies', 'unpack office supplies'],
    ['train dogs', 'train handlers'],
    ['manage the budget', 'write the budget report'],
    ['clean the fryer', 'clean the windows'],
    ['check the till', 'check the stock'],
    ['lead a team of 40 teachers and clerks', 'support trainee teachers in lessons'],
    ['write reports for funders', 'write copy for the website'],
    ['load containers', 'unload containers'],
    ['check stock levels', 'monitor noise levels'],
    ['write test scripts', 'prepare test benches'],
    ['order flowers', 'buy timber'],
    ['carry out MOT tests', 'carry out material tests on concrete'],
    ['clean the kitchen', 'clean the vans'],
  ])('%s is not: %s', (one, other) => {
    expect(isSameTask(one, other)).toBe(false);
  });
});

describe('what may have been read wrongly', () => {
  it.each([
    ['restart after breakdowns', 'reset after trips', 'resetting after trips'],
    ['cook on Sundays', 'swim on Wednesdays', 'swimming on Wednesdays'],
  ])('%s', (_, said, raw) => {
    expect(doubtOfDuty(said, raw, null)).toBeGreaterThan(0.65);
  });
  it.each([
    ['help after school', 'helping after school'],
    ['wash the van weekly', 'wash van weekly'],
    ['empty and clean the bins daily', 'Empty and clean the bins daily.'],
    ['operate the laundry and its machines daily', 'Daily operation of the laundry and its machines'],
    ['reset the lifts after trips', 'resetting the lifts after trips'],
  ])('%s is sure', (said, raw) => {
    expect(doubtOfDuty(said, raw, null)).toBeLessThan(0.65);
  });
});

it('what nobody has decided is no task', () => {
  const input = makeInput({
    brief: { responsibilitiesRole: 'Swap failed disks, escorting vendors, TBC - generator tests??, label cables' },
  });
  expect(buildLedger(input, true).duties.map(({ fact }) => fact.text)).toEqual([
    'swap failed disks',
    'escort vendors',
    'label cables',
  ]);
});

describe('what a brief names without a verb', () => {
  const texts = (responsibilitiesRole: string) =>
    buildLedger(makeInput({ brief: { responsibilitiesRole } }), false).duties.map(({ fact }) => fact.text);
  it('so many people are led, where the post leads', () => {
    expect(texts('Overall responsibility for two depots, about 90 staff through four heads of service')).toContain(
      'lead about 90 staff through four heads of service',
    );
    expect(texts('Cleaning, laundry, meals for 90 staff')).not.toContain('lead 90 staff');
  });
  it('what is told with how is done', () => {
    expect(texts('Rosters, cash sheets, stock reports, standing in for the owner')).toContain('stand in for the owner');
  });
});

describe('a task of the job description that names another period than the same one of the brief', () => {
  const texts = (responsibilitiesRole: string, task: string) =>
    buildLedger(
      {
        ...makeInput({ brief: { responsibilitiesRole } }),
        jobDescription: {
          matches: true,
          text: `Responsibilities\n- ${task}\n- Keep records of annual leave\n- Support the audits`,
        },
      },
      true,
    ).duties.map(({ fact }) => fact.text);
  it.each([
    [
      'Run the weekly and monthly payrolls, answer pay queries',
      'Processing of weekly and fortnightly payrolls',
      'fortnightly',
    ],
    ['Prepare quarterly returns, answer calls', 'Prepare monthly returns', 'monthly'],
    ['Write the weekly report, answer calls', 'Produce the daily report', 'daily'],
    ['Carry out daily checks, answer calls', 'Carry out weekly checks', 'weekly'],
    ['Run the monthly billing, answer calls', 'Run the quarterly billing', 'quarterly'],
    ['Write monthly newsletters, answer calls', 'Produce fortnightly newsletters', 'fortnightly'],
  ])('%s', (brief, task, period) => {
    expect(texts(brief, task).join('\n')).not.toContain(period);
  });
  it.each([
    ['Answer calls, write letters', 'Process weekly and fortnightly payrolls', 'fortnightly'],
    ['Write the weekly report, answer calls', 'Count the daily takings', 'daily'],
    ['Carry out daily checks, answer calls', 'Write the monthly stock report', 'monthly'],
    ['Write reports, answer calls', 'Prepare the quarterly VAT returns', 'quarterly'],
  ])('another task stays: %s, %s', (brief, task, period) => {
    expect(texts(brief, task).join('\n')).toContain(period);
  });
});
