import { describe, expect, it } from 'vitest';
import { deedRoot, verbOfNoun } from '../deed-nouns.ts';
import { isLikeTask, isSameTask } from './same-duty.ts';

describe('tasks that one text should not have both', () => {
  it.each([
    ['answer the phone', 'take calls from members'],
    ['cash up at night', 'balance tills at the end of the day'],
    ['train new starters', 'induct and coach junior staff'],
    ['build a team of nine', 'lead, develop and retain a strong team'],
    ['take bookings', 'manage reservations'],
    ['process weekly and monthly invoices', 'process supplier invoices for six sites'],
    ['write monthly reports', 'prepare reports for the board'],
    ['run weekly and monthly payrolls', 'process payroll for 40 shops'],
    ['welcome customers', 'greet and book patients, in person and on the phone'],
    ['visit care premises', 'visit nurseries, schools and clinics across the borough'],
    ['service machines', 'service mowers, tractors and saws'],
    ['feed the animals', 'feed calves, lambs and hens twice a day'],
    ['cook meals', 'cook breakfast and lunch for 40 children'],
    ['prune plants', 'prune roses, hedges and fruit trees'],
    ['deliver goods', 'deliver parcels and furniture'],
    ['take bloods', 'perform venepuncture on adults'],
    ['give injections', 'vaccinate children'],
    ['hand over to the next senior', 'complete a written handover'],
    ['keep notes on Dentally', 'maintain accurate patient records'],
    ['mentor our trainee nurse', 'support the trainee dental nurse through the diploma'],
    ['support 14 volunteer groups', 'recruit and look after volunteer fundraising groups'],
    ['carry bags', 'help with luggage'],
    ['write notes after each visit', 'keep accurate records'],
    ['do pre-trip and post-trip inspections', 'perform pre- and post-trip inspections and report defects'],
  ])('%s, %s', (one, other) => {
    expect(isLikeTask(one, other)).toBe(true);
    expect(isLikeTask(other, one)).toBe(true);
  });
  it.each([
    ['order stock', 'rotate stock'],
    ['write care plans', 'review care plans with families'],
    ['drive the van', 'check the van each morning'],
    ['greet guests', 'cook breakfast'],
    ['welcome customers', 'receive deliveries'],
    ['service machines', 'clean the vans'],
    ['feed the animals', 'feed visitors'],
    ['write documents', 'write code'],
    ['cook meals', 'cook for two events a year'],
    ['take blood samples', 'take bookings'],
    ['inspect fire doors and alarms', 'inspect restaurants'],
    ['support residents at meals', 'train new starters'],
    ['keep the lobby tidy', 'keep records'],
    ['hand over to the next senior', 'answer the phone'],
  ])('but both %s and %s', (one, other) => {
    expect(isLikeTask(one, other)).toBe(false);
  });
});

it('knows a deed by its noun', () => {
  expect(verbOfNoun('inspection')).toBe('inspect');
  expect(verbOfNoun('visit')).toBe('visit');
  expect(deedRoot('recruitment')).toBe(deedRoot('recruits'));
  expect(deedRoot('advice')).toBe(deedRoot('advise'));
});

describe('tasks that tell of more than one deed', () => {
  it.each([
    ['lead the kitchen team', 'recruit, train and develop the kitchen team'],
    ['manage the workshop staff', 'hire, induct and roster the workshop staff'],
  ])('are not told by %s: %s', (one, other) => {
    expect(isSameTask(one, other)).toBe(false);
  });
  it('are told where most are like', () => {
    expect(isSameTask('lead the kitchen team', 'lead and motivate the kitchen team')).toBe(true);
  });
});
