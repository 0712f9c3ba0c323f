/** Order and pages of the users table, worked out in the browser (D2 sections 4.7 and 9). */
import type { CompanyUser } from '#contract/people.ts';
import type { SortOrder } from '#domain/advert.ts';

const byName = (one: CompanyUser, other: CompanyUser): number =>
  (one.firstName ?? one.email).localeCompare(other.firstName ?? other.email, 'en', { sensitivity: 'base' }) ||
  (one.lastName ?? '').localeCompare(other.lastName ?? '', 'en', { sensitivity: 'base' }) ||
  one.id.localeCompare(other.id);
const byAge = (one: CompanyUser, other: CompanyUser): number =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt) || byName(one, other);

const orders: Record<SortOrder, (one: CompanyUser, other: CompanyUser) => number> = {
  AZ: byName,
  ZA: (one, other) => byName(other, one),
  Oldest: byAge,
  Newest: (one, other) => byAge(other, one),
};

/** The users in an order: by first name, or by when they were added. */
export function sortUsers(users: readonly CompanyUser[], order: SortOrder): CompanyUser[] {
  return [...users].sort(orders[order]);
}

/** One page of a list and where it stands in it; a page beyond the end is the last one. */
export function pageOf<T>(all: readonly T[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  const rows = all.slice(page * size, (page + 1) * size);
  return { rows, page, pages, from: all.length === 0 ? 0 : page * size + 1, to: page * size + rows.length };
}
