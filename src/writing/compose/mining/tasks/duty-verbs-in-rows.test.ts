import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { readLines } from '../page/lines.ts';
import { bareOrder } from './bare-order.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { readThing } from './things.ts';

describe('a row of plant', () => {
  it.each([
    ['Diagnose and repair split systems, heat pumps & evap coolers, spring tune-ups, write up tickets', 'heat pumps'],
    ['service boilers, heat pumps and cylinders, fit radiators, log parts, sweep up', 'heat pumps and cylinders'],
    ['inspect roofs, drain pipes and gutters, fit ladders, drive the van, write reports', 'drain pipes'],
    ['test pumps, control valves and relief valves, order parts, write up jobs, train juniors', 'control valves'],
  ])('stands under the verb before it: %s', (line, plant) => expect(splitDuties(line)[0]).toContain(plant));
});

describe('what stands in a row of verbs is a verb', () => {
  it.each([
    'isolate, earth and prove the supply',
    'dismantle, bag and label samples',
    'induce and maintain labour',
    'intubate and ventilate patients',
    'bed up pens',
    'pot up cuttings',
    'load, balance and run centrifuges',
  ])('%s', (line) => {
    const duty = readDuty(line, { lean: 'orders' });
    expect(duty?.text).toBe(line);
    expect(duty?.nouns).toBeUndefined();
    expect(duty?.phrase.heads.every(({ verb }) => /^[a-z ]+$/.test(verb))).toBe(true);
  });
  it.each(['silage and harvest work', 'payroll and ensure deadlines are met', 'safety and ensure compliance'])(
    'takes no noun for one: %s',
    (line) => {
      expect(readDuty(line)).toBeNull();
    },
  );
  it.each(['pot on, stake and label', 'sweep up and mop', 'lock up, cash up and bank'])(
    'with its particle: %s',
    (line) => {
      expect(bareOrder(line)?.text).toBe(line);
    },
  );
  it.each(['later on, bake and sell', 'meetings on and off'])('but not %s', (line) => {
    expect(bareOrder(line)).toBeNull();
  });
});

describe('what is maintained in a row is no order', () => {
  it.each([
    [
      'inspect lifts, control panels and door gear, order parts',
      ['inspect lifts, control panels and door gear', 'order parts'],
    ],
    [
      'Maintain fences, point motors and signals, clear drains',
      ['Maintain fences, point motors and signals', 'clear drains'],
    ],
    [
      'Service boilers, fit radiators, test controls and fix leaks',
      ['Service boilers', 'fit radiators', 'test controls and fix leaks'],
    ],
    ['clean rooms, change beds and restock trolleys', ['clean rooms', 'change beds and restock trolleys']],
  ])('%s', (typed, parts) => {
    expect(splitDuties(typed)).toEqual(parts);
  });
  it.each([
    ['Placing lines, drains and feeding tubes', 'place lines, drains and feeding tubes'],
    ['Ordering cutlery, linen and cleaning products', 'order cutlery, linen and cleaning products'],
  ])('and what closes a row of things is one: %s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
});

describe('a row under one verb', () => {
  it('is handled piece by piece', () => {
    expect(splitDuties('Handling visa papers, tax and pension filings, leave records, claims and refunds')).toEqual([
      'Handling visa papers',
      'Handling tax and pension filings',
      'Handling leave records',
      'Handling claims and refunds',
    ]);
    expect(splitDuties('handle calls, emails and chats')).toEqual(['handle calls, emails and chats']);
  });
  it('that says "them" is joined by its own "and"', () => {
    expect(splitDuties('Ring new customers within the hour. Qualify them and book visits.')).toEqual([
      'Ring new customers within the hour, qualify them and book visits.',
    ]);
  });
});

describe('charge of a field', () => {
  it.each([
    ['To be accountable for compliance (gas, fire)', 'take responsibility for compliance'],
    ['Be responsible for own learning', 'take responsibility for your own learning'],
    ['To be responsible for the cleaning of theatres', 'clean theatres'],
  ])('%s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
});

describe('who is reported to, and what', () => {
  it.each([
    ['Report to board each quarter', 'report to the board each quarter'],
    ['Report to the board monthly on cash', 'report to the board monthly on cash'],
  ])('%s is a task', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
  it('and who is over somebody is none', () => {
    expect(readDuty('Reports to the Board')).toBeNull();
  });
});

describe('single readings', () => {
  it.each([
    ['stands in for the manager on her days off', 'stand in for the manager on her days off'],
    ['Keep order book up to date', 'keep the order book up to date'],
    ['A/B test changes to pricing', 'A/B test changes to pricing'],
    ['Deputise for the Chief Executive', 'deputise for the Chief Executive'],
    ['Help to second fix on new builds', 'help with second fix on new builds'],
  ])('%s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
  it('the one of each month has its article', () => {
    expect(readThing('monthly invoice run')?.text).toBe('look after the monthly invoice run');
    expect(readThing('bank recs')?.text).toBe('handle bank reconciliations');
  });
});

describe('a lead-in', () => {
  it.each(['During your training year you will', 'In this post, you will', 'Day to day you’ll'])('%s', (lead) => {
    expect(
      readLines(`${lead}\nkeep the stores tidy\nfill in your log book`).lines.map(({ section }) => section),
    ).toEqual(['duty', 'duty']);
  });
  it('that is the job’s own name is no task', () => {
    const { duties } = mineJobDescription(
      'The Pastry Chef:\nbakes the bread\nruns the pastry section',
      '',
      'Pastry Chef',
    );
    expect(duties.map(({ text }) => text)).toEqual(['bake the bread', 'run the pastry section']);
  });
});

describe('a verb that no list has', () => {
  it.each([
    ['Diagnose and rectify leaks quickly', 'diagnose and rectify leaks quickly'],
    ['kill what doesn’t pay', 'kill what doesn’t pay'],
    ['bring in a new system', 'bring in a new system'],
    ['Attend supervision and use it well', 'attend supervision and use it well'],
    ['To assess, plan for, and review their needs', 'assess, plan for, and review their needs'],
    ['Translate customer pain into plans', 'translate customer pain into plans'],
  ])('%s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
  it('is one among orders', () => {
    expect(readDuty('strap and sheet loads', { lean: 'orders' })?.text).toBe('strap and sheet loads');
    expect(readDuty('stock and shift records', { lean: 'orders' })).toBeNull();
  });
  it.each(['sew and garment repairs', 'advise and family visits'])('takes no deed for one: %s', (line) => {
    expect(readDuty(line)).toBeNull();
  });
  it.each(['Shoot thinning and bud rubbing in May', 'Fish filleting and oyster shucking'])(
    'names deeds: %s',
    (line) => {
      expect(readDuty(line)).toBeNull();
    },
  );
});

describe('a list of the third person', () => {
  it('takes no verb for a thing', () => {
    const { duties } = mineJobDescription(
      'Duties\n- Checks stock\n- Orders parts\n- Writes reports\n- Floats to other bays when needed',
      '',
    );
    expect(duties.map(({ text }) => text)).not.toContain('handle floats to other bays');
  });
});

describe('words that go together', () => {
  it.each([
    ['power flush radiators', 'power-flush radiators'],
    ['road test vehicles', 'road-test vehicles'],
    ['Road test', 'carry out road tests'],
    ['stand-by one week in five', 'be on stand-by one week in five'],
    ['Bleed, balance and top up radiators', 'bleed, balance and top up radiators'],
    ['Reading of drawings & cutting lists', 'read drawings and cutting lists'],
    ['Lead the trust day to day and chair its meetings', 'lead the trust day to day and chair its meetings'],
    ['Manage the day to day operation', 'manage the day-to-day operation'],
    ['Greet callers politely and offer the menu', 'greet callers politely and offer the menu'],
    ['Maintain HACCP/ cleaning records', 'maintain HACCP/cleaning records'],
    ['Monitor alarms and take action on same', 'monitor alarms and take action on them'],
    ['Liaise with Front Office, Finance and IT', 'liaise with the front office, finance and IT'],
  ])('%s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
  it('what is one’s own is the reader’s', () => {
    expect(readThing('housekeeping of own bay')?.text).toBe('handle housekeeping of your own bay');
  });
  it('what is filled in is no note to oneself', () => {
    expect(cleanText('fill in gas safety certs on site').text).toBe('fill in gas safety certs on site');
    expect(cleanText('fill in salary later').text).toBe('');
  });
});
