/** The dashboard's data: pages of summaries, counts, deletion. */
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdvertSummary } from '#contract/advert.ts';
import type { AdvertStatus, SortOrder } from '#domain/advert.ts';
import { list } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { answerOf, keyOf, queryClient } from '#web/api/queries.ts';

/** What is shown: one tab, narrowed and sorted. */
export interface View {
  status: AdvertStatus;
  search: string;
  sort: SortOrder;
  users: readonly string[];
  tenantId: string | undefined;
}

interface Page {
  adverts: AdvertSummary[];
  nextCursor: string | null;
}

function pagesOf(view: View) {
  const { users, ...rest } = view;
  return infiniteQueryOptions({
    queryKey: keyOf('advert.list', view),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...rest, users: users.join(','), limit: list.page, cursor: pageParam };
      // With a limit the answer is a page.
      return (await call('advert.list', { query }, { signal })) as Page;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useAdverts(view: View) {
  const query = useInfiniteQuery(pagesOf(view));
  const adverts = useMemo(() => query.data?.pages.flatMap((page) => page.adverts) ?? [], [query.data]);
  return { ...query, adverts };
}

export function useCounts(tenantId: string | undefined) {
  return useQuery(answerOf('advert.counts', { query: { tenantId } }));
}

/** Deletes one advert and fetches what is shown again. */
export async function deleteAdvert(id: string): Promise<void> {
  await call('advert.delete', { params: { id } });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf('advert.list') }),
    queryClient.invalidateQueries({ queryKey: keyOf('advert.counts') }),
    queryClient.invalidateQueries({ queryKey: keyOf('user.me') }),
  ]);
}

/** Deletes several adverts, all or none. */
export async function deleteAdverts(ids: readonly string[]): Promise<void> {
  await call('advert.deleteMany', { body: [...ids] });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf('advert.list') }),
    queryClient.invalidateQueries({ queryKey: keyOf('advert.counts') }),
  ]);
}
