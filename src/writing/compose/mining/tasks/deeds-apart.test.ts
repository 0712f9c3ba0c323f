/** A deed by its own name is no thing of the verb before it, and rows of verbs stay rows. */
import { describe, expect, it } from 'vitest';
import { leavesVerb } from '../../plan/impossible.ts';
import { withDeedApart } from './deeds-apart.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

describe('a deed behind a thing', () => {
  it.each([
    [
      'Responsible for opening and closing the premises and banking',
      'Responsible for opening and closing the premises',
      'banking',
    ],
    ['open new accounts + credit checks', 'open new accounts', 'credit checks'],
    ['Answer phones and invoicing', 'Answer phones', 'invoicing'],
    ['Load the van and stock control', 'Load the van', 'stock control'],
    ['Feed the calves and milking', 'Feed the calves', 'milking'],
    ['serve teas and catering', 'serve teas', 'catering'],
    ['open the gates and ticketing', 'open the gates', 'ticketing'],
  ])('is a task of its own: %s', (line, task, deed) => {
    expect(withDeedApart(line)).toEqual([task, deed]);
    expect(splitDuties(line)).toEqual([task, deed]);
  });
  it.each([
    'help with the bar and catering',
    'learn the trade and welding',
    'wash pots and pans',
    'serve food and drinks',
    'clean the offices and meeting rooms',
    'lead a team and stock control',
    'run site visits and credit checks',
    'open the post and parcels',
  ])('and of its verb otherwise: %s', (line) => {
    expect(withDeedApart(line)).toEqual([line]);
  });
});

describe('a row of verbs', () => {
  it.each([
    [
      'Advise the Board on where to open, merge or close centres',
      'advise the Board on where to open, merge or close centres',
    ],
    ['Tell buyers what to list, delist or promote', 'tell buyers what to list, delist or promote'],
    [
      'Decide with the head where to plant, fell or thin trees',
      'decide with the head where to plant, fell or thin trees',
    ],
    ['Choose which routes to add, cut or merge', 'choose which routes to add, cut or merge'],
    ['attend college, complete the portfolio on time', 'attend college and complete the portfolio on time'],
    ['Flush, fill, dose and balance the system', 'flush, fill, dose and balance the system'],
    ['Weigh, batch and bag the flour', 'weigh, batch and bag the flour'],
    ['Prune, spray and pick the fruit', 'prune, spray and pick the fruit'],
  ])('is whole: %s', (line, task) => {
    expect(readDuty(line)?.text).toBe(task);
  });
  it('is no row where things stand in it', () => {
    expect(readDuty('Bread, cake and serve the tea')?.text).not.toBe('bread, cake and serve the tea');
  });
});

it.each([
  [' fistulas and grafts and care for catheters', true],
  [' brackets and frames and paint for the fleet', true],
  [' pots and pans and trays', false],
  [' tools and the van', false],
])('a verb behind two things is left as it was:%s', (rest, left) => {
  expect(leavesVerb(rest)).toBe(left);
});

it('names what copies are of', () => {
  expect(
    withDeedApart(
      'Help patients to complete documents and make sure that copies reach the chart, the nurse and the family',
    ),
  ).toEqual([
    'Help patients to complete documents',
    'make sure that copies of the documents reach the chart, the nurse and the family',
  ]);
  expect(
    withDeedApart('Answer to the board for income and make sure that every appeal respects the people whom it shows'),
  ).toContain('make sure that every appeal respects the people whom it shows');
});
