/** The guidelines of one company: one's own, or for copywriters the one that they have chosen. */
import { useQueries } from '@tanstack/react-query';
import type { GuidelineItem } from '#contract/guidelines.ts';
import { answerOf, keyOf, queryClient } from '#web/api/queries.ts';

const headings = ['1', '2', '3', '4'] as const;

/** Whose guidelines: the own company's, or that of an assignment. */
export type Source = { kind: 'own' } | { kind: 'assigned'; tenantId: string | undefined };

export interface LoadedGuidelines {
  /** Everything but rewards. */
  items: readonly GuidelineItem[];
  rewards: readonly GuidelineItem[];
  isPending: boolean;
  error: Error | null;
  refetch: () => Promise<void>;
}

const endpoint = (source: Source) => (source.kind === 'own' ? 'guideline.list' : 'copywriter.guidelines');

/** Loads all four headings together. Nothing is asked before a copywriter has chosen a company. */
export function useGuidelines(source: Source): LoadedGuidelines {
  const tenantId = source.kind === 'assigned' ? source.tenantId : undefined;
  const enabled = source.kind === 'own' || tenantId !== undefined;
  return useQueries({
    queries: headings.map((heading) => ({
      ...(source.kind === 'own'
        ? answerOf('guideline.list', { body: { heading } })
        : answerOf('copywriter.guidelines', { body: { heading, tenantId: tenantId ?? '' } })),
      enabled,
    })),
    combine: (results) => ({
      items: results.slice(0, 3).flatMap(({ data }) => (data as GuidelineItem[] | undefined) ?? []),
      rewards: (results[3]?.data as GuidelineItem[] | undefined) ?? [],
      isPending: enabled && results.some(({ data, isPending }) => data === undefined && isPending),
      error: results.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
      refetch: () => queryClient.invalidateQueries({ queryKey: keyOf(endpoint(source)) }),
    }),
  });
}
