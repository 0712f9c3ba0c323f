/** Tasks are told with what they are done to; names that begin like an order are none. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { cleanText } from './clean.ts';
import { buildLedger } from './ledger.ts';

const told = (responsibilitiesRole: string): string[] =>
  buildLedger(makeInput({ brief: { responsibilitiesRole } }), false).duties.map(({ fact }) => fact.text);
const toldOfLines = (...lines: string[]): string[] =>
  buildLedger(
    { ...makeInput(), jobDescription: { matches: true, text: `Main duties\n${lines.join('\n')}\n` } },
    true,
  ).duties.map(({ fact }) => fact.text);

describe('names that begin like an order', () => {
  it.each([
    ['Plant P&L, production planning, customer audits', /^plant P&L/],
    ['Store P&L, visual merchandising, team rota', /^store P&L/],
    ['Project P&L, client reviews, staffing, invoicing', /^project P&L/],
    ['Lead hiring, total rewards, HR operations and learning, coach the managers', /^total /],
    ['Run payroll, total reward, benefits and pensions, advise the board', /^total /],
    ['Bank reconciliations, stock counts, working papers, first draft of reports', /^work papers/],
    ['Audit planning, work papers, stock counts, reports', /^work papers/],
    ['Tax returns, running costs, opening stock', /^open stock/],
    ['Mapping, process maps, standing orders', /^stand orders/],
    ['Training records, building permits, audits', /^build permits/],
    ['Training records, meeting minutes, planning applications', /^meet minutes/],
  ])('%s', (typed, order) => {
    expect(told(typed).filter((text) => order.test(text))).toEqual([]);
  });

  it.each([
    ['Plant trees, prune hedges, mow lawns', 'plant trees'],
    ['Work the till, stock shelves, clean the counter', 'work the till'],
    ['Open the shop, build displays, meet suppliers', 'meet suppliers'],
    ['Manage the P&L, hire fitters, sign leases', 'manage the P&L'],
  ])('%s is done', (typed, task) => {
    expect(told(typed)).toContain(task);
  });
});

describe('a row whose last things have no verb of their own', () => {
  it.each([
    ['Open up, run sessions, volunteer rota and stock, greet families', 'look after the volunteer rota and stock'],
    ['Run clinics, waiting list and recalls, train two nurses', 'look after the waiting list and recalls'],
    [
      'Plan trips, minibus rota and first aid kits, supervise helpers',
      'look after the minibus rota and first aid kits',
    ],
    ['Teach classes, studio rota and music, welcome parents', 'look after the studio rota and music'],
  ])('%s', (typed, task) => {
    expect(told(typed)).toContain(task);
  });

  it.each([
    ['Run sessions, workshops and trips, greet families', 'run sessions, workshops and trips'],
    ['Run classes, camps and matches, coach juniors', 'run classes, camps and matches'],
    ['Manage the rota, stock and cash, greet guests', 'manage the rota, stock and cash'],
  ])('%s is one', (typed, task) => {
    expect(told(typed)).toContain(task);
  });
});

it.each([
  ['Audit the lines, supervise four inspectors, face customer and IATF audits', 'face customer and IATF audits'],
  ['Run payroll, supervise three clerks, face auditors and the tax office', 'face auditors and the tax office'],
  ['Plan production, supervise six operators, face ISO and customer audits', 'face ISO and customer audits'],
])('two orders are two: %s', (typed, task) => {
  expect(told(typed)).toContain(task);
});

describe('what is done to the thing of the task before', () => {
  it.each([
    [
      'Collect blood and urine samples, label and store in cold box, update the app',
      'collect blood and urine samples, and label and store them in the cold box',
    ],
    ['Pick herbs, wash and pack in crates, sell at the market', 'pick herbs, and wash and pack them in crates'],
    ['Receive parcels, scan and sort by street, drive the van', 'receive parcels, and scan and sort them by street'],
    ['Cut fabric, fold and stack by colour, load the van', 'cut fabric, and fold and stack it by colour'],
    ['Take swabs, label and send to the lab, update the record', 'take swabs, and label and send them to the lab'],
    ['Empty bins, clean and disinfect daily, mop floors', 'empty bins, and clean and disinfect them daily'],
    ['Grow existing accounts, open new ones, demo scanners', 'grow existing accounts and open new ones'],
    ['Keep current tenants, find new ones, write letters', 'keep current tenants and find new ones'],
    ['Collect milk samples, drive to the lab, mop floors', 'drive to the lab'],
    ['Care for loved ones, cook meals, wash up', 'care for loved ones'],
  ])('%s', (typed, task) => {
    expect(told(typed)).toContain(task);
  });
});

describe('lines of a job description', () => {
  it.each([
    ['Visits 8 to 10 practices a day', 'visit 8 to 10 practices a day'],
    ['Calls 30 to 40 customers a day', 'call 30 to 40 customers a day'],
    ['Visits 8am to 2pm', 'make visits from 8am to 2pm'],
    ['Check drawings and BIM models produced by technicians', 'check drawings and BIM models produced by technicians'],
    ['Check vehicles washed every night', 'check vehicles are washed every night'],
    ['UPDATE THE RISK REGISTER AND CHECK IT EACH QUARTER', 'update the risk register and check it each quarter'],
    ['WRITE THE STAFF ROTA AND SHARE IT WITH THE TEAM', 'write the staff rota and share it with the team'],
    ['ORDER LAPTOPS AND SUPPORT IT IN ALL SHOPS', 'order laptops and support IT in all shops'],
    ['Installation and commissioning of 2nd brake assembly line', 'install and commission the 2nd brake assembly line'],
    ['Opening of 4th clinic', 'open the 4th clinic'],
    ['Provide 2nd line support', 'provide 2nd line support'],
    [
      'Direct reports: General Manager (Wakefield), General Manager (Goole), Buyer',
      'manage two General Managers and the Buyer',
    ],
    ['Direct reports: Team Leader (days), Team Leader (nights), Team Leader (weekends)', 'manage three Team Leaders'],
    [
      'Inspect castings using micrometers, bore gauges and height gauges and record results on the card for each of the parts',
      'inspect castings using micrometers, bore gauges and height gauges',
    ],
  ])('%s', (line, task) => {
    expect(toldOfLines(line)).toContain(task);
  });

  it('a column of weights is no part of the task', () => {
    expect(
      toldOfLines(
        'Sr  KRA          Activity                                     Wt %',
        '1   Quality      Reduction of customer ppm                    25',
        '2   Cost         Control of conversion cost, power and scrap     20',
      ).join(),
    ).not.toMatch(/\d/);
  });

  it.each([
    ['Lead incident reviews', 'Lead incident reviews and follow up on the actions'],
    ['Lead 8D on customer complaints', 'Leading 8D for customer complaints and verifying the effectiveness of actions'],
    ['Carry out risk assessments', 'Carry out risk assessments and review the effectiveness of measures'],
  ])('the half that leans on "%s" is not told alone', (typed, line) => {
    const duties = buildLedger(
      {
        ...makeInput({ brief: { responsibilitiesRole: typed } }),
        jobDescription: { matches: true, text: `Main duties\n${line}\nOrder spare parts\n` },
      },
      true,
    ).duties.map(({ fact }) => fact.text);
    expect(duties.filter((text) => /^(?:follow|verify|review) /.test(text))).toEqual([]);
  });
});

it.each([
  ['Own the clinical budget ([amount] for FY26)', 'Own the clinical budget'],
  ['Lead a team (size: [number]) of cooks', 'Lead a team of cooks'],
  ['Run the depot ({{town}} yard)', 'Run the depot'],
  ['Drive the van (7.5 t)', 'Drive the van (7.5 t)'],
])('an aside with a gap in it goes, and its task stays: %s', (typed, text) => {
  expect(cleanText(typed).text).toBe(text);
});
