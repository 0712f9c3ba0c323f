import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';

describe('a charge of two deeds that are done to one thing', () => {
  it.each([
    [
      'Responsible for the safe storage and recording of controlled drugs',
      'the safe storage and recording of controlled drugs',
    ],
    [
      'Responsible for the efficient storage and dispensing of medicines',
      'the efficient storage and dispensing of medicines',
    ],
    [
      'Responsible for the accurate collection and recording of fares',
      'the accurate collection and recording of fares',
    ],
    ['Responsible for the sale and pricing of plants', 'the sale and pricing of plants'],
    ['Responsible for the repair and testing of lifts', 'the repair and testing of lifts'],
    ['You will be responsible for the receipt and checking of goods', 'the receipt and checking of goods'],
    ['Accountable for the timely payment and filing of invoices', 'the timely payment and filing of invoices'],
    ['To be responsible for the removal and recycling of waste', 'the removal and recycling of waste'],
    ['Responsible for the care and feeding of calves', 'the care and feeding of calves'],
  ])('%s', (line, charge) => {
    expect(readDuty(line)?.text).toBe(`take responsibility for ${charge}`);
  });

  it.each([
    'Responsible for the team and planning of shifts',
    'Responsible for reporting and recording incidents',
    'Responsible for the shop and ordering stock',
  ])('%s is none', (line) => {
    expect(readDuty(line)?.text ?? '').not.toMatch(/ing of /);
  });
});
