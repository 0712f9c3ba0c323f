/** Verbs of work that are rare elsewhere: each line that begins with one is a task. */
import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

describe('a line that begins with a verb of work', () => {
  it.each([
    ['Pursuing late payers', 'pursue late payers'],
    ['Pursues overdue invoices and rectifies errors', 'pursue overdue invoices and rectify errors'],
    ['Rectifying faults and elevating standards', 'rectify faults and elevate standards'],
    ['Enters results in LIMS and flags out-of-range values', 'enter results in LIMS and flag out-of-range values'],
    ['Photocopying plans', 'photocopy plans'],
    ['Localising content', 'localise content'],
    ['Pioneering new methods', 'pioneer new methods'],
    ['Framing walls, floors and roofs', 'frame walls, floors and roofs'],
    ['Activate accounts', 'activate accounts'],
  ])('%s', (line, task) => expect(readDuty(line)?.text).toBe(task));
});

describe('a verb alone behind a task', () => {
  it.each([
    ['Pick orders with a scanner, pack, load pallets', ['Pick and pack orders with a scanner', 'load pallets']],
    ['Sort parcels, label, load vans', ['Sort and label parcels', 'load vans']],
  ])('is done to the same things: %s', (typed, tasks) => expect(splitDuties(typed)).toEqual(tasks));
});
