import { describe, expect, it } from 'vitest';
import { withoutAside } from './brief-wishes.ts';

describe('a remark to the writer is no part of a call', () => {
  it.each([
    ['Ask for a CV by email, no address given', 'Ask for a CV by email'],
    ['Ask them to ring, no number provided yet', 'Ask them to ring'],
    ['Send them to our site (no link available)', 'Send them to our site'],
    ['Apply online - no deadline yet', 'Apply online'],
    ['Ask for a note to the head chef; no name given.', 'Ask for a note to the head chef.'],
    ['CV by post, no email address known', 'CV by post'],
  ])('%s', (typed, said) => {
    expect(withoutAside(typed)).toBe(said);
  });
  it.each([
    ['Short form, no CV needed'],
    ['No cover letter'],
    ['Ring Tom on 555 0100'],
    ['Apply by email, no agencies'],
  ])('and what is said of the call stays: %s', (typed) => {
    expect(withoutAside(typed)).toBe(typed);
  });
});
