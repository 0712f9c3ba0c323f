/** What the dashboard shows first, and how a view becomes a request: known to the page and to the script that asks early. */
import type { AdvertStatus, SortOrder } from '#domain/advert.ts';
import { list } from '#domain/limits.ts';

/** What is shown: one tab, narrowed and sorted. */
export interface View {
  status: AdvertStatus;
  search: string;
  sort: SortOrder;
  users: readonly string[];
  tenantId: string | undefined;
}

const tabKey = 'Dashboard_Tab';
const states: readonly AdvertStatus[] = ['draft', 'review', 'completed'];

/** The tab that was open last in this browser tab. */
export function rememberedTab(): AdvertStatus {
  const stored = sessionStorage.getItem(tabKey);
  return states.find((status) => status === stored) ?? 'draft';
}

export function rememberTab(status: AdvertStatus): void {
  sessionStorage.setItem(tabKey, status);
}

/** The view before anybody searched, sorted or filtered. */
export const firstView = (): View => ({
  status: rememberedTab(),
  search: '',
  sort: 'Newest',
  users: [],
  tenantId: undefined,
});

/** The query of a page of summaries. */
export const queryOf = ({ users, ...rest }: View, cursor?: string) => ({
  ...rest,
  users: users.join(','),
  limit: list.page,
  cursor,
});
