import { describe, expect, it } from 'vitest';
import { firstDeed } from './first-deed.ts';

describe('the first deed of a long task', () => {
  it.each([
    ['lead the night shift and hand over to the day senior at 7.45', 'lead the night shift'],
    ['give out medication and keep the MAR charts right', 'give out medication'],
    ['answer 911 and non-emergency calls and find out where, what and who', 'answer 911 and non-emergency calls'],
    ['enter calls in the CAD system and send the right units', 'enter calls in the CAD system'],
    ['price the job on site, then write the quote the same day', 'price the job on site'],
  ])('%s', (task, first) => expect(firstDeed(task)).toBe(first));

  it.each([
    'wash and dry the linen',
    'wash, dry and fold the linen',
    'own the quality management system and data integrity programme',
    'run the purchase and sales ledgers of three companies',
    'manage the sales and order processing of the whole region',
    'lead preparation and hosting of inspections by three authorities',
    'keep the peace between the kitchen and run the pass',
    'sit with residents who cannot settle',
  ])('leaves "%s"', (task) => expect(firstDeed(task)).toBeNull());
});
