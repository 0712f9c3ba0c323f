import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { cleanText } from '../../ledger/clean.ts';
import { buildLedger } from '../../ledger/ledger.ts';
import { mineJobDescription } from '../mine.ts';
import { bareOrder } from './bare-order.ts';
import { isDoing } from './doing.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { readThing } from './things.ts';

/** The tasks of a list as the ledger reads them; what has no verb stands in brackets. */
function tasksOf(responsibilitiesRole: string): string[] {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: { jobTitle: 'Depot Assistant', brandName: 'Larkfield', country: 'United Kingdom', location: 'Derby' },
          advertBrief: { responsibilitiesRole },
        },
      ],
    }),
    'x.json',
  );
  if (!brief) throw new Error('no brief');
  return buildLedger(brief.input, true).duties.map(({ fact, thing }) => (thing ? `[${thing.text}]` : fact.text));
}
const mined = (text: string): string[] =>
  mineJobDescription(cleanText(text).text, '', '').duties.map((duty) => duty.text);

describe('what begins with an -ing word', () => {
  it.each([
    'serving customers',
    'leading a crew of nine painters',
    'mentoring three juniors',
    'pairing with the design team',
    'being on standby one weekend in four',
    'putting back returns',
    'opening and closing files',
    'training apprentices',
    'resolving supplier queries',
    'answering calls',
    'emptying skips',
    'teaching VI and VII',
    'planning of routes',
    'changing tyres etc etc',
  ])('%s is done', (line) => expect(isDoing(line)).toBe(true));
  it.each([
    'opening hours',
    'planning applications',
    'running costs',
    'cleaning materials',
    'training needs',
    'moving house',
    'marketing campaigns',
    'operating systems',
    'merchandising',
    'picking and packing',
    'cleaning in care homes',
  ])('%s is the name of something', (line) => expect(isDoing(line)).toBe(false));

  it('is an order among things too, and the things stay things', () => {
    expect(tasksOf('Safe rotas; leading a team of 12 porters; budget of £300k; appraisals')).toEqual([
      '[safe rotas]',
      'lead a team of 12 porters',
      'manage a budget of £300k',
      '[appraisals]',
    ]);
    expect(tasksOf('Terraform, dashboards, being on call one week in 5, pairing with data teams')).toEqual(
      expect.arrayContaining(['be on call one week in 5', 'pair with data teams']),
    );
    expect(tasksOf('tills, shelf displays, emptying bins, helping shoppers at the door')).toEqual(
      expect.arrayContaining(['empty bins', 'help shoppers at the door']),
    );
  });
});

describe('a row behind a preposition', () => {
  it.each([
    [
      'Help pupils with reading, writing and walking to lunch; keep the library tidy',
      'Help pupils with reading, writing and walking to lunch',
    ],
    [
      'Supporting tenants with washing, cooking and paying bills, writing up notes',
      'Supporting tenants with washing, cooking and paying bills',
    ],
    [
      'Keep the line running by clearing jams, topping up ink and swapping reels, log stops',
      'Keep the line running by clearing jams, topping up ink and swapping reels',
    ],
  ])('%s begins with one task', (line, first) => expect(splitDuties(line)[0]).toBe(first));
  it('ends where the next task begins', () => {
    expect(splitDuties('checking parcels by hand, loading vans, sweeping the yard')).toHaveLength(3);
    expect(splitDuties('liaising with landlords, agents and the council, billing')).toEqual([
      'liaising with landlords, agents and the council',
      'billing',
    ]);
  });
});

describe('verbs without an object', () => {
  it.each([
    ['install, test and commission', 'install, test and commission'],
    ['deburr', 'deburr'],
    ['strip and re-felt', null],
    ['admin', null],
    ['stock', null],
  ])('%s', (line, text) => expect(bareOrder(line)?.text ?? null).toBe(text));
  it('stand together where they stand side by side among orders', () => {
    expect(tasksOf('visit dealers, demo mowers and chippers, quote, close, follow up by phone')).toEqual([
      'visit dealers',
      'demo mowers and chippers',
      'quote and close',
      'follow up by phone',
    ]);
  });
});

describe('a list of orders', () => {
  it.each([
    ['forecast demand', 'forecast demand'],
    ['price work from sketches and samples', 'price work from sketches and samples'],
    ['author guides and test plans', 'author guides and test plans'],
    ['break down the stand', 'break down the stand'],
    ['stock van', 'stock the van'],
    ['quote for extensions', 'quote for extensions'],
    ['chat with neighbours', 'chat with neighbours'],
    ['drive adoption', 'drive adoption'],
    ['MIG weld frames', 'MIG-weld frames'],
  ])('%s is one there', (line, text) => {
    const duty = readDuty(line, { fallback: true, lean: 'orders' });
    expect(duty?.nouns).toBeUndefined();
    expect(duty?.text).toBe(text);
  });
  it.each([
    'stock control',
    'spot checks',
    'cost reports',
    'balance sheet recs',
    'release sign off on Fridays',
    'test drives',
  ])('%s stays a name', (line) => {
    const duty = readDuty(line, { fallback: true, lean: 'orders' }) ?? readThing(line);
    expect(duty?.nouns ?? duty?.text.startsWith('control')).toBeTruthy();
  });
});

describe('forms and ends', () => {
  it.each([
    ['Validation of invoices and correcting postings in SAP', 'validate invoices and correct postings in SAP'],
    ['Preparation of food and cleaning materials', 'prepare food and cleaning materials'],
    ['Logging, sorting and closing of tickets', 'log, sort and close tickets'],
    ['Ordering, checking of deliveries', 'order and check deliveries'],
    ['Full responsibility for stock and waste', 'take full responsibility for stock and waste'],
    ['Be part of the on call rota', 'be part of the on-call rota'],
    ['Record temperatures every 20 min', 'record temperatures every 20 minutes'],
    ['Set-up and run lathes', 'set up and run lathes'],
    ['Open new business', 'open new business'],
    ['Work hand in hand with marketing and sales', 'work hand in hand with marketing and sales'],
    ['Show guests how to use kit', 'show guests how to use the kit'],
    ['Assist with unloading, no lifting', 'assist with unloading, no lifting'],
    ['Merger of the two depots by 2029', 'merge the two depots by 2029'],
    [
      'Determine appeals and contribute to a prompt, applicant focused licensing service in line with the aims of the borough and its partners',
      'determine appeals and contribute to a prompt, applicant focused licensing service',
    ],
  ])('%s', (line, text) => expect(readDuty(line, { fallback: true })?.text).toBe(text));
  it('a row of things has its "and"; a remark behind a comma none', () => {
    expect(readDuty('term exams, school reports', { fallback: true })?.nouns).toEqual([
      'term exams and school reports',
    ]);
    expect(readThing('open evenings, 2 per term')?.nouns).toEqual(['open evenings, 2 per term']);
  });
  it('an order between semicolons is no thing', () => {
    expect(readThing('Check claims; ring brokers')).toBeNull();
  });
});

describe('what stands before a list, or is left over from a sheet', () => {
  it('the name of a group goes, and what is taught stays', () => {
    expect(splitDuties('Lab: practicals every Friday')).toEqual(['practicals every Friday']);
    expect(splitDuties('Teaching: VI and VII')).toEqual(['Teaching VI and VII']);
    expect(splitDuties('Run the yard: coordinate drivers, keep the plan')).toEqual([
      'Run the yard',
      'coordinate drivers',
      'keep the plan',
    ]);
    expect(splitDuties('Launch: recruiting and training the crew, snagging, systems')[0]).toBe(
      'recruiting and training the crew',
    );
    expect(splitDuties('Targets: 400 boxes a day')).toEqual(['Targets: 400 boxes a day']);
  });
  it('what is no part of the work is not said', () => {
    expect(splitDuties('serve guests; not required: making cocktails')).toEqual(['serve guests']);
    expect(mined('Duties\n- Coach members\n- Plan classes\n- Not allowed: selling shakes on the floor')).not.toContain(
      'sell shakes on the floor',
    );
  });
  it('errors of a sheet are no text', () => {
    expect(mined('Duties\no Own the weekly report\no #REF!\no Keep the log')).toEqual([
      'own the weekly report',
      'keep the log',
    ]);
    expect(tasksOf('build reports in Looker, undefined, chase late data, lorem ipsum dolor sit amet')).toEqual([
      'build reports in Looker',
      'chase late data',
    ]);
  });
});

describe('lines of a job description', () => {
  it('are no continuation where both begin alike', () => {
    expect(
      mined(
        "what's involved:\nrunning the bar two nights a week when the owner is away\nordering wine and beer\ntraining starters",
      ),
    ).toEqual(['run the bar two nights a week when the owner is away', 'order wine and beer', 'train starters']);
  });
  it('follow headings that wait for them', () => {
    expect(mined('You will\nplan the autumn season\nbook halls and bands\nlook after ten stewards')).toHaveLength(3);
    expect(mined('You will need to:\nkeep the store stocked\nprice up repairs with the customer')).toHaveLength(2);
    expect(mined("We'd like you to have:\n- led a team\n- plain writing")).toEqual([]);
  });
  it('name nothing with "Weekly", and numbers of headings end no line', () => {
    expect(mined('Duties\n- Weekly\n- Rota for the crew')).not.toContain('handle weekly');
    expect(
      mined('1. Surveys\n - Mapping of ponds\n - Using drones & sonar\n2. Reporting\n - Writing of reports').join(' '),
    ).not.toMatch(/Reporting/);
  });
});

describe('lists as people type them', () => {
  it('somebody at the end of a row is no order', () => {
    expect(splitDuties('line manage chef, finance officer, office manager')).toEqual([
      'manage chef, finance officer, office manager',
    ]);
  });
  it('what a task consists of is no task', () => {
    expect(splitDuties('Lead the depot: safety, cost, people; book repairs')).toEqual([
      'Lead the depot',
      'book repairs',
    ]);
  });
  it.each([
    ['be a member of the crisis team', 'be a member of the crisis team'],
    ['member of the crisis team', 'be a member of the crisis team'],
    ['control over scrap and rework', 'control scrap and rework'],
    ['training to fitters', 'train fitters'],
    ['deal with delays, complaints, no shows', 'deal with delays, complaints and no shows'],
    ['manage £8m budget', 'manage an £8m budget'],
    ['manage £4m budget', 'manage a £4m budget'],
    ['help in dining room', 'help in the dining room'],
    ['provide assessment, formulation and therapy', 'provide assessment, formulation and therapy'],
    ['30% Forecasting cash for the group', 'forecast cash for the group'],
  ])('%s', (line, text) => expect(readDuty(line, { fallback: true })?.text).toBe(text));
  it.each(['die setting and change over', 'research, audit and service development', 'order follow up'])(
    '%s is the name of something',
    (line) => expect((readDuty(line, { fallback: true, lean: 'orders' }) ?? readThing(line))?.nouns).toBeDefined(),
  );
  it('lines in the third person are read alike', () => {
    expect(
      mined(
        'Duties\n- Develops care plans\n- Screens for depression and falls\n- Turns and washes residents\n- Keeps records',
      ),
    ).toEqual(['develop care plans', 'screen for depression and falls', 'turn and wash residents', 'keep records']);
  });
});

describe('notes of a few words', () => {
  it.each([
    ['running classes', 'run classes'],
    ['writing reports', 'write reports'],
    ['improving processes', 'improve processes'],
    ['booking in deliveries', 'book in deliveries'],
  ])('%s, beside things', (line, text) => expect(tasksOf(`health checks, ${line}, audits, first aid`)).toContain(text));
  it.each([
    'spend analysis',
    'travel vaccines',
    'author visits',
    'pricing reports',
    'packaging artwork',
    'waking nights',
  ])('%s is no order', (line) =>
    expect(tasksOf(`health checks, ${line}, the tannoy`).find((task) => task.includes(line))).toMatch(/^\[/),
  );
  it('a name before a list says what is done', () => {
    expect(tasksOf('Ordering: veg and dairy\nService: run the pass on Sundays')).toEqual([
      'order veg and dairy',
      'run the pass on Sundays',
    ]);
  });
  it('verbs in a row are one task, and fields are none', () => {
    expect(tasksOf('value cars, list, market, sell, order parts')).toContain('list, market and sell');
    expect(tasksOf('Take part in ward rounds, audit and research, mentor students')[0]).toMatch(/rounds, audit/);
  });
});

describe('a place that is named by what is done there', () => {
  it.each(['fitting room', 'waiting area', 'sewing machine', 'meeting rooms'])('is no task: %s', (name) => {
    expect(isDoing(name)).toBe(false);
  });
  it.each(['fitting kitchens', 'waiting tables of ten', 'sewing curtains'])(
    'unlike what is done to something: %s',
    (name) => {
      expect(isDoing(name)).toBe(true);
    },
  );
});
