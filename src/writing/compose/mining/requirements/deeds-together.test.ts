import { describe, expect, it } from 'vitest';
import { splitRequirements } from './split.ts';

describe('deeds of one row stay together', () => {
  it.each([
    'can listen, type and talk at once',
    'can carry, climb and work overhead at the same time',
    'can read, write and interpret in two languages',
    'able to chat, pour and take orders at once',
    'Can place a catheter, monitor anaesthesia and talk to owners at the same time',
    'can cook, clean and drive',
    'can translate, type and answer phones in English and German',
    'able to fell, limb and cross-cut safely',
    'can meet, greet and seat at the same time',
    'can weld, fabricate and read a drawing without help',
  ])('%s', (row) => expect(splitRequirements(`${row}, own car`)).toEqual([row, 'own car']));
});

describe('deeds that are asked one by one are parted as before', () => {
  it.each([
    ['Ability to lift 25kg, work outside in all weathers and start at 5am', 2],
    ['can read drawings, head for heights', 2],
    ['Can pass a test, work in cold, lift 60 lbs', 3],
    ['Able to drive, lift and chat, clean DBS', 2],
  ])('%s', (row, parts) => expect(splitRequirements(row)).toHaveLength(parts));
  it('a check by its letters is nothing that somebody does', () =>
    expect(splitRequirements('Able to drive, lift and chat, clean DBS')[1]).toBe('clean DBS'));
});

describe('what a row of deeds is done to, and what stands behind it', () => {
  it('several things of one deed', () =>
    expect(splitRequirements('Can follow a recipe, a rota and an order, own knives')).toEqual([
      'Can follow a recipe, a rota and an order',
      'own knives',
    ]));
  it('a row that is over joins no other', () =>
    expect(
      splitRequirements('Able to listen, note and reassure in the same breath, call centre or helpline background'),
    ).toEqual(['Able to listen, note and reassure in the same breath', 'call centre or helpline background']));
});
