import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';

const tasksOf = (responsibilitiesRole: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Assistant' }, brief: { responsibilitiesRole } }), false).duties.map(
    ({ fact, thing }) => thing?.text ?? fact.text,
  );

describe('a row of verbs of which the first has its particle', () => {
  it.each([
    ['Sets up, monitors and weans mechanical ventilation', ['set up, monitor and wean mechanical ventilation']],
    [
      'Set up, calibrate and dismantle sound rigs; load vans',
      ['set up, calibrate and dismantle sound rigs', 'load vans'],
    ],
    ['Takes down, packs and ships exhibits', ['take down, pack and ship exhibits']],
    ['Lays out, cuts and joins pipe; tests welds', ['lay out, cut and join pipe', 'test welds']],
  ])('is one task: %s', (field, tasks) => expect(tasksOf(field)).toEqual(tasks));
});

describe('an order of a trade that looks like a name', () => {
  it.each([
    [
      'Check in campers, site tourers, clean shower blocks',
      ['check in campers', 'site tourers', 'clean shower blocks'],
    ],
    ['Gut fish, pack orders, wash down', ['gut fish', 'pack orders', 'wash down']],
    ['Bed plants, edge lawns, blow leaves', ['bed plants', 'edge lawns', 'blow leaves']],
    [
      'Troubleshoot pitch and yaw faults, torque and tension bolts, swap gearboxes',
      ['troubleshoot pitch and yaw faults', 'torque and tension bolts', 'swap gearboxes'],
    ],
    ['Tag lambs, mend walls, drive the quad', ['tag lambs', 'mend walls', 'drive the quad']],
  ])('is one: %s', (field, tasks) => expect(tasksOf(field)).toEqual(tasks));
});
