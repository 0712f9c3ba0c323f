import { describe, expect, it } from 'vitest';
import { postFor } from './post-for.ts';

describe('the post with those it is there for is what the reader will be', () => {
  it.each([
    [
      'Fund accountant for UCITS and AIF clients.',
      'fund accountant',
      'You will be a fund accountant for UCITS and AIF clients.',
    ],
    ['Tutor for adult learners', 'literacy tutor', 'You will be a tutor for adult learners.'],
    ['Coach for under-12 teams', 'football coach', 'You will be a coach for under-12 teams.'],
    ['Teacher for SEN groups.', 'swim teacher', 'You will be a teacher for SEN groups.'],
    ['Test engineer for ABS and ESP systems', 'test engineer', 'You will be a test engineer for ABS and ESP systems.'],
    ['Manager for SEN transport', 'transport manager', 'You will be the manager for SEN transport.'],
  ])('%s', (note, title, sentence) => expect(postFor(note, title.split(' '))).toBe(sentence));
  it.each([
    ['Driver for our Cork depot', 'van driver'],
    ['Buyer for fresh and frozen', 'buyer'],
    ['Buyer for Aldi', 'buyer'],
    ['Trainer for Sales', 'sales trainer'],
    ['Cook for the residents', 'cook'],
    ['Plan for UCITS and AIF clients', 'fund accountant'],
    ['Tutor for those who want to read', 'tutor'],
  ])('%s is left to others', (note, title) => expect(postFor(note, title.split(' '))).toBeNull());
});
