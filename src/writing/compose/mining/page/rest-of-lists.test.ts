import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { mineJobDescription } from '../mine.ts';
import { readLines } from './lines.ts';

const sectionsOf = (paper: string): string[] =>
  readLines(paper).lines.map(({ section, text }) => `${section}: ${text}`);

describe('a shouted word among tasks', () => {
  it.each([
    ['SERVO\nDRIVES', 'Tune servo loops\nFault find on drives\nTest runs with the customer'],
    ['POOL', 'Clean the filters\nTest the water'],
    ['YARD', 'Sweeping the ramp\nStack pallets'],
    ['SALADS', 'Prepare dressings\nLabel tubs\nWeekly deep clean'],
    ['RIGGING', 'Splice ropes\nInspect shackles'],
    ['LINEN STORE', 'Count sheets\nReturn torn linen to the laundry'],
  ])('"%s" ends no list', (word, below) => {
    const lines = sectionsOf(`DUTIES\nCommission axes on site\nSet up machines\n${word}\n${below}`);
    expect(lines.every((line) => line.startsWith('duty: '))).toBe(true);
  });

  it.each([
    ['BENEFITS', 'Pension\nFree parking'],
    ['ACME LTD', 'A family firm since 1950\nThree sites in Kent'],
    ['PERSON SPECIFICATION', 'Driving licence'],
    ['HOURS', 'Monday to Friday'],
  ])('"%s" ends it', (word, below) => {
    const lines = sectionsOf(`DUTIES\nCommission axes on site\nSet up machines\n${word}\n${below}`);
    expect(lines.slice(2).some((line) => line.startsWith('duty: '))).toBe(false);
  });
});

describe('the rest of a name', () => {
  it.each([
    ['Knowledge of the Coroners and Justice\nAct 2009', 'Knowledge of the Coroners and Justice Act 2009'],
    ['Knowledge of the Freedom of Information\nAct 2000', 'Knowledge of the Freedom of Information Act 2000'],
    [
      'Knowledge of the Manual Handling Operations\nRegulations 1992',
      'Knowledge of the Manual Handling Operations Regulations 1992',
    ],
    ['Experience with RIS/\nPACS', 'Experience with RIS/PACS'],
    [
      'Knowledge of the Adults with Incapacity\nAct (Scotland) 2000',
      'Knowledge of the Adults with Incapacity Act (Scotland) 2000',
    ],
    ['Use of Word/\nExcel', 'Use of Word/Excel'],
  ])('goes on: %s', (typed, whole) => {
    expect(sectionsOf(`Requirements\n${typed}`)).toEqual([`person: ${whole}`]);
  });

  it.each([
    'Own tools\nAct on own initiative',
    'Good with Excel\nOrder of work',
    'Knowledge of Word\nExcel',
    'Full licence\nActing up',
  ])('begins a row of its own: %s', (typed) => {
    expect(sectionsOf(`Requirements\n${typed}`)).toHaveLength(2);
  });
});

it.each(['CS41 - desirable', 'Slinger A40 – preferred', 'SSSTS - essential', 'Welsh - desirable'])(
  'takes "%s" for what is asked, and for no heading',
  (line) => {
    const { person } = mineJobDescription(`Requirements\n${line}\nOwn tools`, '');
    expect(person.find(({ raw }) => raw === 'Own tools')?.desirable).toBe(false);
  },
);

it('tells orders that stand under no heading', () => {
  const { unread } = mineJobDescription(
    'A firm of arborists\nEstablished 1950\nBased near Hexham\nA crew of four\nGood company\nROPE AND RIGGING\nClimb and dismantle trees in gardens\nInspect the ropes each week\nLong days\nTICKETS\nCS30',
    '',
  );
  expect(unread.duties).toEqual(['Climb and dismantle trees in gardens', 'Inspect the ropes each week']);
});

it('goes on in a cell of which the row broke off, wherever its words then stand', () => {
  const text = [
    'SL NO    KEY RESULT AREA    ACTIVITY    FREQUENCY',
    '1    QUALITY    Collection of water samples and sending to',
    'the laboratory    Every batch',
    '2    STORAGE    Monitoring of cold store temperature and recording in the',
    'register    4 hourly',
    '3    STOCK    Maintain stock records    Daily',
  ].join('\n');
  const { duties } = buildLedger(
    { ...makeInput({ advert: { jobTitle: 'Technician' } }), jobDescription: { text, matches: true } },
    true,
  );
  expect(duties.map(({ fact }) => fact.text)).toEqual(
    expect.arrayContaining([
      'collect water samples and send to the laboratory',
      expect.stringMatching(/^monitor .*temperature and record in the register$/),
      'maintain stock records',
    ]),
  );
});
