/** First words that name a thing elsewhere, and are done where what stands beside them tells so. */
import { describe, expect, it } from 'vitest';
import { headingOf } from '../page/headings.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { surelyOrder } from './order-surely.ts';

describe('an order by what stands beside its first word', () => {
  it.each([
    ['Room patients and take vitals', 'room patients and take vitals'],
    ['Step in for the Store Manager as needed', 'step in for the Store Manager'],
    ['Stand in for the head of year', 'stand in for the head of year'],
    ['Set levels with laser', 'set levels with the laser'],
    ['Sling and signal loads', 'sling and signal loads'],
    ['Clerk meetings and write minutes', 'clerk meetings and write minutes'],
    ['Gut and bone fillets', 'gut and bone fillets'],
    ['Start up and shut down units per SOP', 'start up and shut down units per SOP'],
    ['Train sales', 'train sales'],
    ['Make sure drivers stay within hours of service', 'make sure drivers stay within hours of service'],
    ['Hang wallpaper', 'hang wallpaper'],
    ['Re-gild dials', 're-gild dials'],
    ['Re-cane seats', 're-cane seats'],
    ['Condition the deliveries', 'condition the deliveries'],
    ['Rota the juniors', 'rota the juniors'],
    ['Net the fish', 'net the fish'],
    ['Return work to the trade', 'return work to the trade'],
    ['Report maintenance to the desk', 'report maintenance to the desk'],
    ['Report maintenance to desk', 'report maintenance to the desk'],
    ['Escalate maintenance to duty manager', 'escalate maintenance to the duty manager'],
    ['Diagnostics using manufacturer equipment', 'carry out diagnostics using manufacturer equipment'],
    ['Keeping to tachograph and driving time rules', 'keep to tachograph and driving time rules'],
  ])('%s', (typed, text) => expect(readDuty(typed)?.text).toBe(text));
  it.each([
    'Stock checks and replenish shelves',
    'Line checks and repairs',
    'Nurse clinics and write letters',
    'Room service and minibars',
    'Sales and marketing plans',
    'Re-entry permits',
    'Return visits to the wards',
    'Half the windows each week',
    'Across the site',
  ])('which %s is not', (typed) => expect(surelyOrder(typed)).toBeNull());
  it('shows several round', () =>
    expect(readDuty('Show couples round', { lean: 'orders' })?.text).toBe('show couples round'));
  it('safeguards no supervision', () => expect(readDuty('Safeguarding supervision')).toBeNull());
});

describe('a row of tasks', () => {
  it('closes with the last that is done to the first', () =>
    expect(splitDuties('Receive fleeces, grade them by hand, pack them in sacks, sweep the floor')).toEqual([
      'Receive fleeces, grade them by hand and pack them in sacks',
      'sweep the floor',
    ]));
  it('ends where the first is done on the spot, or to people', () => {
    expect(splitDuties('Lay tiles, measure on site, grouting and silicone')).toEqual([
      'Lay tiles',
      'measure on site',
      'grouting and silicone',
    ]);
    expect(splitDuties('Assess children 0-6, block therapy, parent training, school visits & reports')).toEqual([
      'Assess children 0-6',
      'block therapy',
      'parent training',
      'school visits & reports',
    ]);
  });
});

describe('a task with a word of a heading', () => {
  it.each(['To review care plans monthly', 'Weights and measures testing', 'To prepare policies and procedures'])(
    'is none: %s',
    (line) => expect(headingOf(line, false)).toBeNull(),
  );
  it('and the names of sections stay', () => {
    expect(headingOf('To apply', false)).toBe('apply');
    expect(headingOf('Job content', false)).toBe('duty');
  });
});
