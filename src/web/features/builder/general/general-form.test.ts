import { describe, expect, it } from 'vitest';
import {
  type GeneralValues,
  generalResolver,
  generalValues,
  readGeneralDraft,
  showAmount,
  updateWeight,
} from './general-form.ts';

const filled: GeneralValues = {
  ...generalValues(undefined),
  jobTitle: ' Nurse ',
  sector: 'Health',
  industry: 'Care',
  country: 'United Kingdom',
};
const resolve = async (values: GeneralValues) => {
  const resolver = generalResolver({ stored: null, today: () => '2026-11-21', created: undefined });
  const result = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false, names: [] });
  const errors = Object.entries(result.errors).map(([name, error]) => [name, (error as { message?: string }).message]);
  return { values: result.values, errors: Object.fromEntries(errors) as Record<string, string> };
};

describe('the General tab', () => {
  it('asks for what is required, and for the deadline at the same time', async () => {
    const { errors } = await resolve({ ...generalValues(undefined), deadline: '2020-01-01' });
    expect(errors).toEqual({
      jobTitle: 'Job title is a required field',
      sector: 'Sector is a required field',
      industry: 'Industry is a required field',
      country: 'Country is a required field',
      deadline: 'Past dates are not allowed',
    });
  });

  it('sends trimmed fields, and nothing where nothing was typed', async () => {
    const { values, errors } = await resolve({ ...filled, salaryFrom: '34,000.50' });
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      jobTitle: 'Nurse',
      salaryFrom: 34_000.5,
      salaryTo: null,
      location: null,
      deadline: null,
    });
  });

  it.each([
    [{ salaryFrom: '30,000', salaryTo: '30,000' }, { salaryTo: 'Salary To must be greater than Salary From.' }],
    [{ salaryFrom: '1234567890123456' }, { salaryFrom: 'Maximum 15 digits allowed' }],
    [{ salaryTo: '0' }, { salaryTo: 'Enter a number above zero' }],
    [{ deadline: 'soon' }, { deadline: 'Your date is not valid' }],
    [{ jobTitle: 'x'.repeat(257) }, { jobTitle: 'Job title must be at most 256 characters' }],
  ])('refuses %j', async (change, errors) => {
    expect((await resolve({ ...filled, ...change })).errors).toEqual(errors);
  });

  it('takes a slider back to where it was without leaving a change', () => {
    const begin = [
      { guidelineTitleId: 'a', selectedPercentages: 25 },
      { guidelineTitleId: 'c', selectedPercentages: 50 },
    ];
    const there = updateWeight(begin, 'b', 75);
    expect(there.map((weight) => weight.guidelineTitleId)).toEqual(['a', 'b', 'c']);
    expect(updateWeight(there, 'b', 0)).toEqual(begin);
    expect(updateWeight(updateWeight(begin, 'a', 100), 'a', 25)).toEqual(begin);
  });

  it('reads a draft back field by field', () => {
    const kept = JSON.stringify({ ...filled, jobTitle: 'Cook', evpPillars: 'no list', unknown: 1 });
    expect(readGeneralDraft(kept, filled)).toEqual({ ...filled, jobTitle: 'Cook' });
    expect(readGeneralDraft('{', filled)).toBeUndefined();
    expect(readGeneralDraft('null', filled)).toBeUndefined();
  });

  it('writes amounts with separators', () => {
    expect(showAmount(34_000)).toBe('34,000');
    expect(showAmount(34_000.5)).toBe('34,000.5');
    expect(showAmount(null)).toBe('');
  });
});
