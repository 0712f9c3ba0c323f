/** Where the row of a verb ends in a list of tasks, and what belongs to it. */
import { describe, expect, it } from 'vitest';
import { splitDuties } from './duty-list.ts';

describe('the row of a verb', () => {
  it.each([
    // Behind a thing what is done by its own name is no thing of the same verb.
    ['chase overdue accounts, bank recs', ['chase overdue accounts', 'bank reconciliations']],
    ['Answer phones, night audit', ['Answer phones', 'night audit']],
    ['Feed the cattle, stock control', ['Feed the cattle', 'stock control']],
    ['Grow herbs, crop rotation', ['Grow herbs', 'crop rotation']],
    ['Polish floors, window cleaning', ['Polish floors', 'window cleaning']],
    ['Drive the minibus, vehicle checks', ['Drive the minibus', 'vehicle checks']],
    // Things stay with the verb, and so do deeds behind a verb that does work.
    ['Sell tickets, programmes', ['Sell tickets, programmes']],
    ['Clean rooms, corridors', ['Clean rooms, corridors']],
    ['Repair pumps, motors, valves', ['Repair pumps, motors, valves']],
    ['Prepare invoices, reconciliations', ['Prepare invoices, reconciliations']],
    // What somebody looks for ends in its own "and".
    [
      'Test incoming tankers for fat, SNF and adulterants, platform tests, swab lines after CIP',
      ['Test incoming tankers for fat, SNF and adulterants', 'platform tests', 'swab lines after CIP'],
    ],
    [
      'Check loads for damage, damp and pests, yard patrols, sign the gate log',
      ['Check loads for damage, damp and pests', 'yard patrols', 'sign the gate log'],
    ],
    [
      'Cater for weddings, parties and wakes, stock control, lay tables',
      ['Cater for weddings, parties and wakes', 'stock control', 'lay tables'],
    ],
    [
      'Inspect welds for cracks, pores and slag, record keeping, mark rejects',
      ['Inspect welds for cracks, pores and slag', 'record keeping', 'mark rejects'],
    ],
    ['Shop for clients, cooking and cleaning, laundry', ['Shop for clients', 'cooking and cleaning, laundry']],
    // Verbs in a row under "to" share what stands behind the last.
    ['Help the masons to cut, dress and fix stone', ['Help the masons to cut, dress and fix stone']],
    ['Help our joiners to measure, cut and hang doors', ['Help our joiners to measure, cut and hang doors']],
    [
      'Teach young riders to groom, tack up and muck out, lead hacks',
      ['Teach young riders to groom, tack up and muck out', 'lead hacks'],
    ],
    [
      'Support the chefs to prep, plate and serve food, wash up',
      ['Support the chefs to prep, plate and serve food', 'wash up'],
    ],
    // Whom the other tasks name is meant by what leaves them out.
    [
      'Write to guests before arrival, check in and check out',
      ['Write to guests before arrival', 'check guests in and out'],
    ],
    ['Greet visitors, sign in and out, sort the post', ['Greet visitors', 'sign visitors in and out', 'sort the post']],
    ['Answer the phone, book in patients', ['Answer the phone', 'book in patients']],
    ['Sort the post, check in and check out', ['Sort the post', 'check in and check out']],
  ])('%s', (typed, tasks) => {
    expect(splitDuties(typed)).toEqual(tasks);
  });
});

describe('a row behind two deeds that somebody helps with or learns', () => {
  it.each([
    'helping to cut and assemble doors, windows and stairs',
    'assist with cutting and fitting doors, windows and stairs',
    'learn to lay and point bricks, blocks and slabs',
  ])('is whole: %s', (line) => expect(splitDuties(line)).toEqual([line]));
});
