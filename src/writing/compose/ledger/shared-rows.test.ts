/** Verbs that share what stands behind the last of them, or whom they are left to, are one task. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { readsAsTask } from './surely/tasks.ts';

/** What somebody does, and in brackets what is only told in a note. */
const tasksOf = (responsibilitiesRole: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Assistant' }, brief: { responsibilitiesRole } }), false).duties.map(
    ({ fact, thing, doubt }) => (doubt >= 3 ? `(${thing?.text ?? fact.text})` : fact.text),
  );

describe('what somebody is helped or left to do', () => {
  it.each([
    ['Help clients bathe, dress and eat breakfast', ['help clients bathe, dress and eat breakfast']],
    ['Let guests taste, smell and choose the oils', ['let guests taste, smell and choose the oils']],
    ['Make apprentices measure, cut and check each part', ['make apprentices measure, cut and check each part']],
    [
      'Help older people shop, cook and clean at home; keep a diary',
      ['help older people shop, cook and clean at home', 'keep a diary'],
    ],
    ['Help visitors find, try and hire the right skis', ['help visitors find, try and hire the right skis']],
    [
      'Help new starters settle, train and pass their first audit',
      ['help new starters settle, train and pass their first audit'],
    ],
  ])('is theirs to the end of the row: %s', (field, tasks) => {
    expect(tasksOf(field)).toEqual(tasks);
  });
  it.each([
    ['Help the chef, clean the kitchen and serve lunch', ['help the chef', 'clean the kitchen and serve lunch']],
    ['Help customers, stack shelves and clean the shop', ['help customers', 'stack shelves and clean the shop']],
    ['Help the shop team, fit and measure blinds', ['help the shop team', 'fit and measure blinds']],
    [
      'Help the team plan shifts, order stock and run the till',
      ['help the team plan shifts', 'order stock and run the till'],
    ],
  ])('and what is done beside it is not: %s', (field, tasks) => {
    expect(tasksOf(field)).toEqual(tasks);
  });
});

describe('verbs that share their thing', () => {
  it.each([
    ['Learn to saw, square and dress stone', ['learn to saw, square and dress stone']],
    ['Learn to brine, smoke and slice salmon', ['learn to brine, smoke and slice salmon']],
    ['Learn to hem, press and tack curtains', ['learn to hem, press and tack curtains']],
    ['Prepare to load, drive and unload timber lorries', ['prepare to load, drive and unload timber lorries']],
    ['Glaze, fire and pack pots', ['glaze, fire and pack pots']],
    // A word of the trade that nobody here can read: told with all that belongs to it, and never "sand" alone.
    [
      'Sand, gesso and dapple horses, learn to carve heads and legs',
      ['(sand, gesso and dapple horses)', 'learn to carve heads and legs'],
    ],
  ])('stand together: %s', (field, tasks) => {
    expect(tasksOf(field)).toEqual(tasks);
  });
  it.each([
    [
      'Learn to drive the forklift, stack pallets and load lorries',
      ['learn to drive the forklift', 'stack pallets and load lorries'],
    ],
    [
      'Learn to cook, serve customers and clean the kitchen',
      ['learn to cook', 'serve customers and clean the kitchen'],
    ],
    ['Load trailers, check weights and sign them off', ['load trailers', 'check weights and sign them off']],
  ])('and each with its own is a task: %s', (field, tasks) => {
    expect(tasksOf(field)).toEqual(tasks);
  });
});

describe('a task that leans on another', () => {
  it.each([
    ['Travel with racehorses by air, load and settle them', ['travel with racehorses by air, load and settle them']],
    ['Collect donated bikes, strip and repair them', ['collect donated bikes, strip and repair them']],
    ['Catch eels by net, weigh and tag them', ['catch eels by net, weigh and tag them']],
    ['Meet new patients, weigh and measure them', ['meet new patients, weigh and measure them']],
    ['Walk the dogs every morning, feed and brush them', ['walk the dogs every morning, feed and brush them']],
    ['Fly with the crew, look after them', ['fly with the crew and look after them']],
  ])('stands only with it: %s', (field, tasks) => {
    expect(tasksOf(field)).toEqual(tasks);
  });
});

describe('a task that ends after the first of a row', () => {
  it.each([
    [
      'serve people who lost an eye through injury',
      'Serve people who lost an eye through injury, cancer or a condition at birth',
    ],
    ['treat burns from steam', 'Treat burns from steam, oil or acid'],
    ['house families who lost their home to fire', 'House families who lost their home to fire, flood or debt'],
  ])('is none: %s', (text, typed) => {
    expect(readsAsTask(text, typed)).toBe(false);
  });
  it.each([
    ['load the van by hand', 'Load the van by hand, drive or ride with the crew'],
    ['sweep the yard each night', 'Sweep the yard each night, and lock or guard the gate'],
    ['answer the phone at the desk', 'Answer the phone at the desk'],
  ])('and others are: %s', (text, typed) => {
    expect(readsAsTask(text, typed)).toBe(true);
  });
});
