import { describe, expect, it } from 'vitest';
import type { CompanyUser } from '#contract/people.ts';
import { pageOf, sortUsers } from './sort.ts';

const user = (firstName: string, createdAt: string): CompanyUser => ({
  id: `${firstName}-${createdAt}`,
  firstName,
  lastName: 'Moor',
  fullName: `${firstName} Moor`,
  email: `${firstName}@company.example`,
  phoneNumber: null,
  timezone: null,
  avatar: null,
  role: { name: 'recruiter' },
  createdAt,
  joined: true,
});
const users = [
  user('leila', '2026-01-03T00:00:00Z'),
  user('Åsa', '2026-01-02T00:00:00Z'),
  user('Marcus', '2026-01-01T00:00:00Z'),
];

describe('sortUsers', () => {
  it.each([
    ['AZ', ['Åsa', 'leila', 'Marcus']],
    ['ZA', ['Marcus', 'leila', 'Åsa']],
    ['Newest', ['leila', 'Åsa', 'Marcus']],
    ['Oldest', ['Marcus', 'Åsa', 'leila']],
  ] as const)('%s', (order, names) => {
    expect(sortUsers(users, order).map(({ firstName }) => firstName)).toEqual(names);
  });
});

describe('pageOf', () => {
  const list = Array.from({ length: 31 }, (_item, index) => index);
  it('puts the 31st on a second page', () => {
    expect(pageOf(list, 0, 30)).toMatchObject({ page: 0, pages: 2, from: 1, to: 30 });
    expect(pageOf(list, 1, 30)).toEqual({ rows: [30], page: 1, pages: 2, from: 31, to: 31 });
  });
  it('stays on a page that there is', () => {
    expect(pageOf(list.slice(0, 30), 1, 30)).toMatchObject({ page: 0, pages: 1, to: 30 });
    expect(pageOf([], 3, 30)).toEqual({ rows: [], page: 0, pages: 1, from: 0, to: 0 });
  });
});
