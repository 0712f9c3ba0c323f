import { describe, expect, it } from 'vitest';
import { isLawfulAge } from './lawful-age.ts';

describe('an age that is asked for', () => {
  it.each([
    [18, '18 or over', 'Bar Supervisor'],
    [16, '16 or over by 1 September', 'Apprentice'],
    [21, 'At least 21 years old', 'Tram Driver'],
    [21, '21+ to drive the school minibus', 'Teaching Assistant'],
    [22, "Must be 22 or over as the home's registration says so", 'Support Worker'],
    [25, 'over 25 for the insurance', 'Care Worker'],
  ])('is said where the law or an insurer sets it: %i, %s (%s)', (years, typed, title) => {
    expect(isLawfulAge(years, typed, title)).toBe(true);
  });
  it.each([
    [22, 'Aged 22 or over (Ofsted guidance)', 'Residential Support Worker'],
    [21, 'Must be 21+', 'Receptionist'],
    [25, '25 or over', 'Sales Executive'],
  ])('is left out where nobody but the employer does: %i, %s (%s)', (years, typed, title) => {
    expect(isLawfulAge(years, typed, title)).toBe(false);
  });
});
