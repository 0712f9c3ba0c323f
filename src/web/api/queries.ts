/** Server state: query keys derived from the contract, one query client with the product's rules. */
import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { EndpointName } from '#contract/routes.ts';
import { ApiError, type CallOptions, call, type ReplyFor, type RequestFor } from './client.ts';

/** The key of a call's answer; without a request, the common beginning of all answers of the endpoint. */
export function keyOf(name: EndpointName, request?: unknown): readonly unknown[] {
  return request === undefined ? [name] : [name, request];
}

const anyCall = call as <N extends EndpointName>(
  name: N,
  request: RequestFor<N> | undefined,
  options: CallOptions,
) => Promise<ReplyFor<N>>;

/** Query options of a reading endpoint. */
export function answerOf<N extends EndpointName>(name: N, request?: RequestFor<N>) {
  return queryOptions({
    queryKey: keyOf(name, request ?? {}),
    queryFn: ({ signal }) => anyCall(name, request, { signal }),
  });
}

/** Reference data changes with a new version of the product only. */
export const unchanging = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/** A refusal stays a refusal; a missing answer is worth another try. */
function shouldRetry(failures: number, error: unknown): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 503);
  return passing && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 5_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
