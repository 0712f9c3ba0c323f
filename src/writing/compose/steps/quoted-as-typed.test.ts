import { describe, expect, it } from 'vitest';
import type { StepOptions, WriterInput } from '../types.ts';
import { quotedAsTyped } from './quoted-as-typed.ts';

const quote = (line: string, skills: string): string | undefined =>
  /"([^"]+)"/.exec(
    quotedAsTyped(
      [`No sentence of these texts comes from "${line}". Written in a plainer way, it could be used.`],
      { brief: { skills } } as unknown as WriterInput,
      {} as StepOptions,
    )[0] ?? '',
  )?.[1];

describe('a note quotes what was typed', () => {
  it.each([
    ['any PMS desirable', 'Tools: Excel, any PMS. Plus: Dutch', 'any PMS'],
    ['Tools: Sage desirable', 'Tools: Sage, any PMS', 'Tools: Sage'],
    ['A 14-bed ward', '14-bed ward, nights', '14-bed ward'],
    [
      'capex of ₹48 crore for the third packhouse',
      'capex of ₹48 crore for third packhouse',
      'capex of ₹48 crore for third packhouse',
    ],
    ['You have one weekly off', 'one weekly off, rotating shifts', 'one weekly off'],
    ['The job is all year round', 'work all year round', 'all year round'],
    ['full-time days, rota on the wall', 'FT days, rota on the wall', 'FT days, rota on the wall'],
    ['van back at 1:15pm', 'van back by 1:15pm daily', 'van back by 1:15pm'],
    [
      'Take part in the rota (one week in eight)',
      'Participation in the rota (one week in eight)',
      'Participation in the rota (one week in eight)',
    ],
    ['spin and aliquot', 'spin & aliquot tubes', 'spin & aliquot'],
  ])('%s', (line, typed, quoted) => {
    expect(quote(line, typed)).toBe(quoted);
  });
  it.each([
    ['HV tickets', 'HV tickets, first aid'],
    ['keep bees', 'Work with horses'],
  ])('%s stays', (line, typed) => {
    expect(quote(line, typed)).toBe(line);
  });
});
