import { describe, expect, it } from 'vitest';
import { besideThings } from './noun-beside-things.ts';

describe('a word that is a noun as well, in a mixed list', () => {
  it.each([
    ['fuel deliveries', 'Tills, fuel deliveries, keep the shop clean', 'thing'],
    ['film screenings', 'Bookings, film screenings, tidy the foyer', 'thing'],
    ['film crews', 'Visitors, film crews, answer the phone', 'thing'],
    ['sample boards', 'Orders, sample boards, keep the showroom tidy', 'thing'],
    ['planning CT', 'Simulation, planning CT, make masks', 'thing'],
    ['drain gullies', 'Boilers, drain gullies, sweep paths', 'unknown'],
    ['running SAP', 'Payroll, running SAP, answer questions', 'unknown'],
    ['film weddings', 'Film weddings, edit clips, host calls', null],
    ['fence paddocks', 'Plan the week, fence paddocks, mend gates', null],
    ['fuel the vans', 'Tills, fuel the vans, stock shelves', null],
    ['running CI', 'Planning menus, running CI, keeping records', null],
    ['order stock', 'Tills, order stock, close up', null],
    ['cut patterns', 'Sewing machines, cut patterns, finish garments', null],
  ])('%s', (part, list, kind) => {
    expect(
      besideThings(
        part,
        list.split(', ').map((one) => (one.toLowerCase() === part ? part : one)),
      ),
    ).toBe(kind);
  });
});
