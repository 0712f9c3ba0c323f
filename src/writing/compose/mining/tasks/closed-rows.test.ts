import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { namedWork } from './named-work.ts';

describe('a row of things before a further order', () => {
  it.each([
    [
      'Take blood samples, x-rays and run in-house lab tests',
      'take blood samples and x-rays, and run in-house lab tests',
    ],
    ['Clean rooms, corridors and empty bins', 'clean rooms and corridors, and empty bins'],
    ['Take bookings, payments and greet guests', 'take bookings and payments, and greet guests'],
    ['Check tyres, lights and report faults', 'check tyres and lights, and report faults'],
    ['Answer phones, emails and book appointments', 'answer phones and emails, and book appointments'],
  ])('%s', (line, task) => {
    expect(readDuty(line)?.text).toBe(task);
    expect(splitDuties(line).join(', and ').toLowerCase()).toBe(task);
  });
  it.each([
    'process refunds, exchanges and write offs',
    'check feed, water and stock levels',
    'prune roses, shrubs and climbers',
    'supervise cooks, porters and waiting staff',
    'provide the board with timely, honest and complete advice',
  ])('is none: %s', (line) => expect(readDuty(line)?.text).not.toMatch(/, and /));
});

describe('a name that begins like an order', () => {
  it.each([
    ['Accounts payable and receivable', 'handle accounts payable and receivable'],
    ['accounts receivable', 'handle accounts receivable'],
    ['Sales and purchase ledgers', 'keep the sales and purchase ledgers'],
    ['Trial balance', 'prepare the trial balance'],
    ['Heat treatment', 'carry out heat treatment'],
  ])('%s', (line, task) => {
    const [name = ''] = readDuty(line, { fallback: true })?.nouns ?? [];
    expect(namedWork(name)?.map(({ verb, name }) => `${verb} ${name}`)).toEqual([task]);
    expect(readDuty(line, { fallback: true, lean: 'orders' })?.nouns).toBeDefined();
  });
  it.each(['Orders outstanding', 'Goods received', 'Access network', 'Records management', 'Repairs outstanding'])(
    '%s is no order',
    (line) => expect(readDuty(line, { fallback: true, lean: 'orders' })?.nouns).toBeDefined(),
  );
});
