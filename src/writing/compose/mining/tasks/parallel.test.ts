import { describe, expect, it } from 'vitest';
import { bareOrder } from './bare-order.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { isRatherName, leanOf } from './parallel.ts';
import { readThing } from './things.ts';

const names = ['Shampooing', 'mixing colour', 'front desk', 'a share of the cooking at weekends'];
const orders = [
  'Collect documents',
  'verify income and assets',
  'submit files to underwriting',
  'keep borrowers posted',
];

describe('a list in one form', () => {
  it('is of orders, of names, or of neither', () => {
    expect(leanOf(orders)).toBe('orders');
    expect(leanOf(names)).toBe('things');
    expect(leanOf(['Dispense prescriptions', 'blister packs', 'HSE claims', 'answer the phone'])).toBeNull();
    expect(leanOf([])).toBeNull();
  });

  it.each(['support plans', 'blow drys', 'model nights on Tuesdays', 'access reviews'])(
    'makes a name of what could be either, among names: %s',
    (line) => {
      const duty = readDuty(line, { fallback: true, lean: leanOf([...names, line]) });
      expect(duty?.nouns).toEqual([line]);
    },
  );

  it.each(['clear conditions', 'share planning', 'issue permits'])('and an order, among orders: %s', (line) => {
    const duty = readDuty(line, { fallback: true, lean: leanOf([...orders, line]) });
    expect(duty?.nouns).toBeUndefined();
    expect(duty?.text).toBe(line);
  });

  it.each([
    'spot checks',
    'credit checks on new customers',
    'stock integrity, including weekly counts',
    'slope stability analysis',
  ])('leaves a name that no order looks like: %s', (line) => {
    expect(isRatherName(line)).toBe(true);
    const duty = readDuty(line, { fallback: true, lean: 'orders' });
    expect(duty?.nouns?.length).toBe(1);
  });

  it.each(['Serve customers', 'train the new starters', 'support residents with their shopping', 'stock the shelves'])(
    'leaves an order that no name looks like: %s',
    (line) => {
      expect(isRatherName(line)).toBe(false);
      expect(readDuty(line, { fallback: true, lean: 'things' })?.nouns).toBeUndefined();
    },
  );

  it.each([
    ['Bat and otter surveys', 'bat and otter surveys'],
    ['Stock ordering', 'stock ordering'],
    ['H&S checks (weekly), fire drills (quarterly)', 'H&S checks and fire drills'],
    ['API testing using REST Assured and Postman', 'API testing using REST Assured and Postman'],
  ])('names a task for sure: %s', (line, name) => {
    expect(readThing(line)).toMatchObject({ nouns: [name] });
    expect(readThing(line)?.unsure).toBeUndefined();
  });
});

describe('names inside a task', () => {
  it.each([
    ['Reporting to the Audit and Risk Committee', 'report to the Audit and Risk Committee'],
    ['Comply with Aged Care Quality Standards', 'comply with Aged Care Quality Standards'],
    ['Manage The Daily Rota With Care', 'manage the daily rota with care'],
    ['-- To participate in the on-call rota (1:5)', 'participate in the on-call rota'],
    ['Attend college one day per week', 'attend college one day per week'],
    ['Maintain accurate client and staff records', 'maintain accurate client and staff records'],
    ['To maintain good order and discipline', 'maintain good order and discipline'],
    ['Undertaking Phase 1 / UKHab surveys', 'undertake Phase 1 or UKHab surveys'],
    ['To supervise loading and unloading of vehicles', 'supervise the loading and unloading of vehicles'],
    ['Cook breakfast to order and for the buffet', 'cook breakfast to order and for the buffet'],
    ['Close cooperation with sales and the kitchen', 'work closely with sales and the kitchen'],
    [
      'Assisting the masons with the removal and fixing of stone',
      'assist the masons with the removal and fixing of stone',
    ],
    ['Spot churn risk early', 'spot churn risk early'],
    ['Conduct vision, hearing and scoliosis screenings', 'conduct vision, hearing and scoliosis screenings'],
  ])('%s', (line, task) => {
    expect(readDuty(line)?.text).toBe(task);
  });
});

it('takes no row of a form for work', () => {
  for (const row of ['Section: Open Space', 'Level: 6 Stream B', 'Team: Support Services'])
    expect(readDuty(row), row).toBeNull();
});

it('reads a verb with its particle as an order', () => {
  expect(bareOrder('Clean down')?.text).toBe('clean down');
  expect(bareOrder('sweep up')?.text).toBe('sweep up');
  expect(readDuty('patch tracking', { fallback: true, lean: 'orders' })?.nouns).toEqual(['patch tracking']);
});

describe('a row and its tasks', () => {
  it.each([
    [
      'Write user guides, release notes and API references; interview developers',
      ['Write user guides, release notes and API references', 'interview developers'],
    ],
    [
      'answer calls, process orders and refunds, book couriers',
      ['answer calls', 'process orders and refunds', 'book couriers'],
    ],
    [
      'Serve customers, stock shelves and the fridge, clean down',
      ['Serve customers', 'stock shelves and the fridge', 'clean down'],
    ],
  ])('%s', (text, tasks) => {
    expect(splitDuties(text)).toEqual(tasks);
  });
  it('makes no order of the name of a task', () => {
    expect(readDuty('cleaning', { fallback: true })?.nouns).toEqual(['cleaning']);
  });
});
