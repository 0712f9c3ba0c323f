import { expect, it } from 'vitest';
import { canResolve, commentPreview, type Reader } from './review.ts';

it('shows up to 100 characters whole, and 99 with an ellipsis of more', () => {
  expect(commentPreview('a'.repeat(100))).toBe('a'.repeat(100));
  expect(commentPreview('a'.repeat(150))).toBe(`${'a'.repeat(99)}…`);
  expect([...commentPreview('🌊'.repeat(101))]).toHaveLength(100);
  expect(commentPreview(' two\nlines ')).toBe('two lines');
});

it('lets people delete any comment, reviewers their own', () => {
  const reviewer: Reader = {
    kind: 'reviewer',
    reviewer: { id: 'r', tenantId: 't', advertId: 'a', email: 'r@x.example', name: null, status: 'pending' },
  };
  const person: Reader = { kind: 'person', actor: { id: 'p', role: 'recruiter', email: 'p@x.example', tenantId: 't' } };
  expect(canResolve(person, { reviewerId: 'r' })).toBe(true);
  expect(canResolve(reviewer, { reviewerId: 'r' })).toBe(true);
  expect(canResolve(reviewer, { reviewerId: 'other' })).toBe(false);
  expect(canResolve(reviewer, { reviewerId: null })).toBe(false);
});
