import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { termsOf } from './slots.ts';

const slotsOf = (description: string) =>
  buildLedger(
    makeInput({ advert: { jobTitle: 'Welding Engineer', location: 'Bremen' }, brief: { description } }),
    false,
  ).slots;

describe('a job that is done at home on some days', () => {
  it('is called hybrid where somebody calls it so', () => {
    expect(termsOf(slotsOf('Permanent, hybrid, 35 hours a week.'))).toContain('hybrid');
  });
  it('is not called so where nobody does, and is held against other sources all the same', () => {
    const slots = slotsOf('Permanent, 35 hours a week. One day a week from home for paperwork.');
    expect(termsOf(slots)).not.toContain('hybrid');
    expect(slots.attendance?.text ?? 'hybrid').toBe('hybrid');
  });
});
