import { describe, expect, it } from 'vitest';
import { allExclusions, findExclusion } from './withhold.ts';

describe('the age of a thing, or of somebody who is cared for', () => {
  it.each([
    'Neonatal resuscitation training, not older than one year',
    'First aid certificate no older than three months',
    'Basic disclosure, not older than 12 weeks',
    'A car no older than 15 years',
    'Forklift refresher not older than five years',
    'Look after patients not younger than 16',
    'Work with children younger than 12',
    'Proof of address, not older than 90 days',
    'Pressure ulcers were 41 last yr, want them under 25',
  ])('shuts nobody out: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });

  it.each([
    'Candidates not older than 35 years',
    'No older than 40',
    'We want them under 25',
    'Somebody under 25',
    'Not older than thirty',
    'You are younger than 30',
    'Applicants must not be older than 45',
    'not older',
  ])('shuts out where it is the age of who applies: %s', (text) => {
    expect(findExclusion(text)?.about).toBe('age');
  });
});

describe('who is well, and nobody else', () => {
  it.each([
    'Only candidates without disability, the site has stairs',
    'Only people without health problems',
    'Applicants without disabilities only',
    'Candidates free from any illness preferred',
    'Drivers must be free of medical conditions',
    'You must have no physical impairment',
  ])('shuts out: %s', (text) => {
    expect(findExclusion(text)?.about).toBe('disability or health');
  });

  it.each([
    'We welcome applicants with or without a disability',
    'Support children without a disability and with one in one class',
    'Teach only groups without health problems to dive deep',
    'Not only people without disabilities may apply',
  ])('shuts nobody out: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });

  it('is quoted once, and whole', () => {
    expect(allExclusions('Must be a recent college grad, digital native').map(({ phrase }) => phrase)).toEqual([
      'Must be a recent college grad',
      'digital native',
    ]);
    expect(allExclusions('Must be a recent high school graduate, youthful').map(({ phrase }) => phrase)).toEqual([
      'Must be a recent high school graduate',
      'youthful',
    ]);
  });
});
