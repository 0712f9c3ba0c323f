/** Calls to the server, typed by the contract. It raises no toasts and does not navigate: it answers or throws. */
import type { Contract } from '#contract/contract.ts';
import type { ReplyOf, RequestOf } from '#contract/endpoint.ts';
import type { EndpointName } from '#contract/routes.ts';
import type { ErrorItem } from '#domain/errors.ts';
import { takeEarly } from './early-answers.ts';
import { addressOf, initOf, type Parts } from './request.ts';
import { readSession } from './session-storage.ts';

export const fallbackMessage = 'Something went wrong';
const abortedMessage = 'Aborted request';
const offlineMessage = "The server can't be reached. What you typed is kept; try again when you are back online.";

/** A call that failed: by an answer of the server, or without one (status 0). */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly items: readonly ErrorItem[];

  constructor(status: number, items: readonly ErrorItem[], message?: string) {
    const first = items[0]?.message;
    super(message ?? (typeof first === 'string' ? first : fallbackMessage));
    // So the specification calls a failure without an answer; the message is the sentence for people.
    this.name = status === 0 && message !== abortedMessage ? 'Unknown Error' : 'ApiError';
    this.status = status;
    this.items = items;
  }

  /** Stable code of the first item; undefined when no answer came. */
  get code(): ErrorItem['code'] | undefined {
    return this.items[0]?.code;
  }
}

type Names = EndpointName;
export type RequestFor<N extends Names> = RequestOf<Contract[N]>;
export type ReplyFor<N extends Names> = ReplyOf<Contract[N]>;

// An empty intersection accepts anything, so calls without parts are typed as having none.
type Arguments<N extends Names> =
  unknown extends RequestFor<N>
    ? [request?: Record<string, never>, options?: CallOptions]
    : object extends RequestFor<N>
      ? [request?: RequestFor<N>, options?: CallOptions]
      : [request: RequestFor<N>, options?: CallOptions];

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, for the last save of a closing tab. */
  keepalive?: boolean | undefined;
  /** The token of a reviewer's link, sent instead of the session, which the call then never touches. */
  reviewer?: string | undefined;
  /**
   * Asked in the background while somebody writes: that the session has ended is left to the save to find, which keeps the
   * words first.
   */
  quiet?: boolean | undefined;
}

const listeners = new Set<(error: ApiError) => void>();

/** Is told when the server no longer accepts the session: 401, or by the specification also 403. One place decides what follows. */
export function onSignedOut(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function readItems(response: Response): Promise<ErrorItem[]> {
  const body: unknown = await response.json().catch(() => []);
  return Array.isArray(body) ? body.filter((item): item is ErrorItem => typeof item?.message === 'string') : [];
}

/**
 * Calls an endpoint.
 * @throws ApiError with the server's items, or with status 0 when no answer came ('Aborted request' after an abort)
 */
export async function call<N extends Names>(name: N, ...[request, options]: Arguments<N>): Promise<ReplyFor<N>> {
  const parts = (request ?? {}) as Parts;
  const { reviewer, quiet = false } = options ?? {};
  const token = reviewer === undefined ? readSession()?.token : undefined;
  let response: Response;
  try {
    response = await (takeEarly(name, parts, token) ??
      fetch(addressOf(name, parts), {
        ...(reviewer === undefined ? initOf(name, parts, token) : initOf(name, parts, reviewer, 'Reviewer')),
        signal: options?.signal ?? null,
        keepalive: options?.keepalive ?? false,
      }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw new ApiError(0, [], abortedMessage);
    throw new ApiError(0, [], offlineMessage);
  }
  if (response.ok) {
    // An answer that is not JSON becomes an empty object.
    return (await response.json().catch(() => ({}))) as ReplyFor<N>;
  }
  const error = new ApiError(response.status, await readItems(response));
  const ended = response.status === 401 || response.status === 403;
  const isOwn = token !== undefined && token === readSession()?.token;
  if (ended && isOwn && !quiet) for (const listener of listeners) listener(error);
  throw error;
}

export interface UploadOptions {
  signal?: AbortSignal | undefined;
  /** What a failure begins with (literal, D1 section 8). */
  failure?: 'Upload failed' | 'Failed to upload image';
}

/** Puts a file to a signed address. */
export async function uploadFile(
  url: string,
  headers: Record<string, string>,
  file: Blob,
  { signal, failure = 'Upload failed' }: UploadOptions = {},
): Promise<void> {
  if (url === '') throw new Error('Failed to retrieve the uploaded file URL');
  const response = await fetch(url, { method: 'PUT', headers, body: file, signal: signal ?? null }).catch(
    () => undefined,
  );
  if (response === undefined) throw new ApiError(0, [], offlineMessage);
  if (!response.ok)
    throw new ApiError(response.status, await readItems(response), `${failure} with status ${response.status}`);
}
