import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

describe('things behind a task that is closed are no part of it', () => {
  it.each([
    [
      'Deliver feed and grain to farms and mills, tip safely, daily checks, tacho and delivery notes',
      ['Deliver feed and grain to farms and mills', 'tip safely', 'daily checks', 'tacho and delivery notes'],
    ],
    [
      'Deliver parcels, daily vehicle checks, fuel and paperwork',
      ['Deliver parcels', 'daily vehicle checks', 'fuel and paperwork'],
    ],
    [
      'Cook breakfast, plate up, temperature checks, fridge and cleaning records',
      ['Cook breakfast', 'plate up', 'temperature checks', 'fridge and cleaning records'],
    ],
    [
      'Collect milk from farms, test it, wash downs, dockets and samples',
      ['Collect milk from farms and test it', 'wash-downs', 'dockets and samples'],
    ],
    ['Milk the cows, feed calves, scraping and bedding', ['Milk the cows', 'feed calves', 'scraping and bedding']],
    [
      'Serve customers, stock shelves, date checks, waste and markdowns',
      ['Serve customers', 'stock shelves', 'date checks', 'waste and markdowns'],
    ],
    ['Tip loads safely, vehicle checks, tacho and POD', ['Tip loads safely', 'vehicle checks', 'tacho and POD']],
  ])('%s', (text, parts) => {
    expect(splitDuties(text)).toEqual(parts);
  });
  it.each([
    'Carry out daily checks, inspections and repairs',
    'Deliver training, workshops and handovers',
    'Check bags, tickets and floats',
    'Complete job sheets, delivery notes and time records',
    'Load timber, bricks and blocks',
    'Deliver meals, medicines and shopping',
  ])('a row of one verb stays: %s', (text) => {
    expect(splitDuties(text)).toEqual([text]);
  });
});

it('a row of things keeps its comma, though one of them may be lent', () => {
  expect(readDuty('oversee treasury management, loan covenants and liquidity')?.text).toBe(
    'oversee treasury management, loan covenants and liquidity',
  );
});
