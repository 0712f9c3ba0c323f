/** "Own" before a share of the work says whose it is; before a field it is the verb. */
import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';

describe('what is somebody’s own', () => {
  it.each([
    ['own allocation of 5-6 patients on days', 'manage your own allocation of 5-6 patients on days'],
    ['Own group of eight children', 'manage your own group of eight children'],
    ['own patient load', 'manage your own patient load'],
    ['own caseload of 40', 'manage your own caseload of 40'],
  ])('is managed: %s', (typed, said) => expect(readDuty(typed)?.text).toBe(said));
  it.each([
    ['own growth, margin and cash', 'take charge of growth, margin and cash'],
    ['own the allocation of budgets', 'own the allocation of budgets'],
    ['own delivery of the roadmap', 'take charge of the delivery of the roadmap'],
  ])('and a field is taken charge of: %s', (typed, said) => expect(readDuty(typed)?.text).toBe(said));
});
