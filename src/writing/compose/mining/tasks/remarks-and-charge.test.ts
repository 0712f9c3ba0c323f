/** How things stand is no second thing of a task, and who answers for rules does more than keep them. */
import { expect, it } from 'vitest';
import { readDuty } from './duty.ts';

it.each([
  [
    'Cut the time from referral to first visit, now 41 hours',
    'cut the time from referral to the first visit, now 41 hours',
  ],
  ['Bring down scrap, currently 4%', 'bring down scrap, currently 4%'],
  ['Halve lead times, currently nine weeks', 'halve lead times, currently nine weeks'],
  ['Raise occupancy, now at 71%', 'raise occupancy, now at 71%'],
  ['Grow the membership, today 1,200', 'grow the membership, today 1,200'],
  ['Shorten the queue, now two hours', 'shorten the queue, now two hours'],
  ['Fill the berths, still half empty', 'fill the berths, still half empty'],
  ['Lower the void rate, now 3%', 'lower the void rate, now 3%'],
  // Things in a row stay one.
  ['Scan letters, repeat prescriptions', 'scan letters and repeat prescriptions'],
  ['Repair pumps, motors', 'repair pumps and motors'],
  // Others keep the rules as well.
  [
    'Responsible for compliance with safety rules in Hall 2',
    'take responsibility for compliance with safety rules in Hall 2',
  ],
  ['Accountable for adherence to the budget', 'take responsibility for adherence to the budget'],
  ['Responsible for the observance of quiet hours', 'take responsibility for the observance of quiet hours'],
  ['Compliance with site rules', 'comply with site rules'],
  ['Responsible for training new staff', 'train new staff'],
  ['You will be responsible for the stock budget', 'take responsibility for the stock budget'],
])('%s', (line, task) => {
  expect(readDuty(line)?.text).toBe(task);
});
