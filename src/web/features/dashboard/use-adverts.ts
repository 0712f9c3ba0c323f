/** The dashboard's data: pages of summaries, counts, deletion. */
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdvertSummary } from '#contract/advert.ts';
import { call } from '#web/api/client.ts';
import { isAskedEarly } from '#web/api/early-answers.ts';
import { answerOf, keyOf, queryClient } from '#web/api/queries.ts';
import { readSession } from '#web/api/session-storage.ts';
import { firstView, queryOf, type View } from './first-view.ts';

interface Page {
  adverts: AdvertSummary[];
  nextCursor: string | null;
}

function pagesOf(view: View) {
  return infiniteQueryOptions({
    queryKey: keyOf('advert.list', view),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      // With a limit the answer is a page.
      return (await call('advert.list', { query: queryOf(view, pageParam) }, { signal })) as Page;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Waits for the first page where it was asked for before the product was here: one paint instead of two. */
export async function takeFirstPage(): Promise<void> {
  const view = firstView();
  if (!isAskedEarly('advert.list', { query: queryOf(view) }, readSession()?.token)) return;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(pagesOf(view)),
    queryClient.prefetchQuery(answerOf('advert.counts', { query: { tenantId: undefined } })),
  ]);
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
    queryClient.invalidateQueries({ queryKey: keyOf('user.me') }),
  ]);
}
