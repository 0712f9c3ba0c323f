/** The server's side of the contract: what answers an endpoint, typed over its schemas. */
import type { Reader, Reviewer } from '#domain/review.ts';
import type { Actor } from '#domain/user.ts';
import type { Contract } from './contract.ts';
import type { Endpoint, Parsed, ReplyOf } from './endpoint.ts';
import type { EndpointName } from './routes.ts';

declare global {
  // The contract knows neither Node nor the browser; where one of them is known, this is the same interface.
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** What every handler knows of the call besides its parsed input. */
export interface CallContext {
  /** Address of the client; of the proxy's client where a trusted proxy says so. */
  address: string;
  /** Ended when the client has gone before it was answered, for endpoints that ask the writer; others run to their end. */
  signal: AbortSignal;
  /** Writes to the request's log: for the operator, never for the user. */
  warn(event: string, details?: Record<string, unknown>): void;
}

/** A call by somebody who is signed in. */
export interface SignedInContext extends CallContext {
  actor: Actor;
  /** Hash of the session's token. */
  sessionKey: Uint8Array;
}

/** A call by a reviewer, who has no session. */
export interface ReviewerContext extends CallContext {
  reviewer: Reviewer;
}

/** A call by somebody with a session or by a reviewer. */
export interface ReaderContext extends CallContext {
  reader: Reader;
}

type ContextOf<E extends Endpoint> = E['requires'] extends 'public'
  ? CallContext
  : E['requires'] extends 'reviewer'
    ? ReviewerContext
    : E['requires'] extends 'reader'
      ? ReaderContext
      : SignedInContext;

/** A verbatim reply's JSON text, written by the database. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Answers one endpoint. Endpoints marked verbatim may answer with JSON text. */
export type Handler<N extends EndpointName> = (
  input: Parsed<Contract[N]>,
  context: ContextOf<Contract[N]>,
) => Promise<ReplyOf<Contract[N]> | JsonText>;

/** One handler for each endpoint: a missing one does not compile. */
export type Handlers<Names extends EndpointName = EndpointName> = { [N in Names]: Handler<N> };
