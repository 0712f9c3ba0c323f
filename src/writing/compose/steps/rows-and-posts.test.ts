/** Rows that end in two tasks, rows of what is the reader's, posts that are open, and whose share said what. */
import { describe, expect, it } from 'vitest';
import { kindOf } from '../language/kind.ts';
import { findExclusion } from '../ledger/withhold.ts';
import { splitDuties } from '../mining/tasks/duty-list.ts';

describe('the last of a row', () => {
  it.each([
    ['Fillet fish, dress crab, order from four boats and keep waste below 3%', 4],
    ['Walk with guests, record sightings and tide times, clean the hides', 3],
    ['Greet guests, take bookings, help guests settle in and keep their rooms tidy', 3],
    ['Plan lessons, mark books, teach pupils to read music and play in parts', 3],
    ['Pick and pack orders, load vans, check labels and dates', 3],
  ])('%s: %i tasks', (row, count) => {
    expect(splitDuties(row)).toHaveLength(count);
  });
});

describe('the kind of a line', () => {
  it.each([
    ['Your kitchen, your team, your say in what we buy', 'np'],
    ['Our boats, our nets and our name on the box', 'np'],
    ['Evening posts in our call centre, four nights a week', 'np'],
    ['Part-time roles at two sites in the valley', 'np'],
    ['91% of parents said last year that their child felt safe', 'clause'],
    ['Nine in ten drivers would join us again', 'clause'],
    ['8 out of 10 tenants rate our repairs as good', 'clause'],
    ['Lead finance for a cooperative of 300 farms', 'verb'],
    ['Service home boilers and heat pumps across Kent', 'verb'],
    ['Lead nurse for a ward of 20 beds', 'np'],
    ['Service engineer for the north of Kent', 'np'],
    ['Support worker in a house for four people', 'np'],
    ['A two-bedroom flat, rent free', 'np'],
  ])('%s: %s', (line, kind) => {
    expect(kindOf(line)).toBe(kind);
  });
});

describe('women and men who are cared for', () => {
  it.each([
    'Book women for their scans',
    'Care for women in labour and their babies',
    'Advise women through pregnancy',
    'A prison with 640 men in four wings',
  ])('%s: nobody is shut out', (line) => {
    expect(findExclusion(`${line}.`)).toBeNull();
  });
  it.each(['We need two women for the desk', 'Looking for women in their twenties', '20 women needed', 'Men only'])(
    '%s: somebody is',
    (line) => {
      expect(findExclusion(`${line}.`)).not.toBeNull();
    },
  );
});
