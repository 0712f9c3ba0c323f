/** What is learnt is a deed: behind "learn to" stands a verb, and no thing that lacks its article. */
import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

const tasks = (line: string): (string | undefined)[] => splitDuties(line).map((part) => readDuty(part)?.text);

describe('behind "learn to"', () => {
  it.each([
    ['Learn to saw, cut and carve limestone', 'learn to saw, cut and carve limestone'],
    ['Learn to saw', 'learn to saw'],
    ['Learn to scythe, rake and stack hay', 'learn to scythe, rake and stack hay'],
    ['Learn how to lathe', 'learn how to lathe'],
    ['Learn to plane, saw and joint timber', 'learn to plane, saw and joint timber'],
    ['Learn to reseal windows', 'learn to reseal windows'],
    ['Strive to outgrow last season', 'strive to outgrow last season'],
  ])('stands a verb: %s', (line, task) => {
    expect(tasks(line)).toEqual([task]);
  });
  it.each([
    ['Report faults to shift supervisor', 'report faults to the shift supervisor'],
    ['Respond to calls', 'respond to calls'],
    ['Load the saw', 'load the saw'],
    ['Learn to service lifts', 'learn to service lifts'],
  ])('and elsewhere a thing stays one: %s', (line, task) => {
    expect(tasks(line)).toEqual([task]);
  });
});

describe('with whom something is done, between two commas', () => {
  it.each([
    [
      'Develop, with the Board, the corporate strategy for 2027',
      'develop the corporate strategy for 2027 with the Board',
    ],
    ['Plan, with colleagues, any repairs to the roof', 'plan any repairs to the roof with colleagues'],
    [
      'Agree, together with the finance team, the yearly budget',
      'agree the yearly budget together with the finance team',
    ],
    ['Write, with the chaplain, the order of service', 'write the order of service with the chaplain'],
    ['Set, in consultation with tenants, the annual rent', 'set the annual rent in consultation with tenants'],
    ['To agree, with the vet, the health plan of the herd', 'agree the health plan of the herd with the vet'],
  ])('stands behind: %s', (line, task) => {
    expect(tasks(line)).toEqual([task]);
  });
  it.each([
    ['Meet with parents, plan the day', 2],
    ['Plan menus, with the cook and the nurse, order food', 2],
    ['Wash pots, sweep the floor', 2],
    ['Sow seeds, clean the trays, order compost', 3],
  ])('and a row stays a row: %s', (line, count) => {
    expect(splitDuties(line)).toHaveLength(count);
  });
});

it.each(['be visible on our estates', 'be present at open days', 'be active across the sites'])(
  'how somebody is seen at work: %s',
  (line) => {
    expect(readDuty(line)?.text).toBe(line);
  },
);
