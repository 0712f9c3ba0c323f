import { describe, expect, it } from 'vitest';
import { closesRowOf, isNounFirst, isSurelyNamed } from './noun-first.ts';

describe('a first word that says of what kind the second is', () => {
  it.each([
    'travel advice and vaccs',
    'log books',
    'reserve updates',
    'dry bag luggage',
    'monitor mix',
    'punch lists',
    'match reports',
    'rest breaks',
    'load outs',
    'mix consoles',
    'direct mail',
    'direct debits',
    'batch records',
    'program changeovers',
    'load plan',
    'book selection',
    'stock tally',
    'export declarations',
    'import documents',
    'lift plan',
    'edge device updates',
    'release strategy for two new vial lines',
    'fuel deliveries',
    'water samples',
    'feed deliveries',
    'milk collections',
    'oil dips',
    'seed sales',
    'mail runs',
    'ice deliveries',
  ])('%s names a thing among orders too', (part) => expect(isNounFirst(part, false)).toBe(true));

  it.each([
    'log faults',
    'draft reports',
    'schedule visits',
    'load vans',
    'release batches for sale',
    'release stock for two sites',
    'match pairs',
    'test loops',
    'review progress',
    'challenge lending and investment decisions',
    'order stationery',
    'supervise students',
    'mix mortar',
    'direct traffic',
    'batch invoices',
    'water plants',
    'feed calves',
    'fuel vans',
    'ice cakes',
    'oil hinges',
    'mail letters',
    'bottle wine',
  ])('%s is an order', (part) => expect(isNounFirst(part, false)).toBe(false));

  it('closes the row of the things of the order before it', () => {
    expect(closesRowOf('sew the panels', 'load tapes and parachute vents of hot air balloons')).toBe(true);
    expect(closesRowOf('clean the tables', 'stock fridges and freezers')).toBe(false);
    expect(closesRowOf('sew panels', 'load tapes and vents of balloons')).toBe(false);
  });
});

describe('work by its name', () => {
  it.each([
    'UT thickness and weld testing',
    'MPI and dye pen',
    'threat hunts',
    'pricking out',
    'venepuncture',
    'brake and clutch work',
    'nappy changes',
    'pole climbs',
    'model validation',
  ])('%s is surely one', (part) => expect(isSurelyNamed(part, false)).toBe(true));

  it.each([
    'mark out',
    'sand',
    'record outcomes',
    'dose warfarin',
    'own car',
    'weekends off',
    'refer on',
    'cost menus',
    'draft plans',
  ])('%s is not surely one', (part) => expect(isSurelyNamed(part, false)).toBe(false));
});
