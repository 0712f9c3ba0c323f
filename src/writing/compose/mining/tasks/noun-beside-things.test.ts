import { describe, expect, it } from 'vitest';
import { besideThings, isNamedInPaper } from './noun-beside-things.ts';

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

describe('two words that the job description has as a thing', () => {
  it.each([
    ['tag lines', 'Hook loads and handle tag lines under direction'],
    ['drill cores', 'Store drill cores by hole and depth'],
    ['film stills', 'Keep the film stills in order'],
    ['plant tours', 'Lead plant tours for schools'],
    ['anchor ropes', 'Splice anchor ropes and slings'],
    ['spray booths', 'Change the filters, and maintain spray booths'],
    ['stage weights', 'Count all stage weights on Fridays'],
    ['sample trays', 'Return the sample trays to the store'],
  ])('%s', (part, line) => expect(isNamedInPaper(part, ['Keep the yard clean', line])).toBe(true));

  it.each([
    ['tag lines', 'Sort and tag lines before the lift'],
    ['film weddings', 'You will film weddings and edit them'],
    ['drill holes', 'Help drill holes for anchors'],
    ['plant trees', 'Dig beds, plant trees and mow lawns'],
    ['check tags', 'Read and check tags'],
    ['tag lines', 'Handle slings and shackles'],
  ])('%s stays as it is beside "%s"', (part, line) => expect(isNamedInPaper(part, [line])).toBe(false));
});
