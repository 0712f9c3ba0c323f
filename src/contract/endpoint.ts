/** What an endpoint is: plain data from which the server's routes, the client, OpenAPI and the role tests are derived. */
import type { z } from 'zod';
import type { ErrorCode } from '#domain/errors.ts';
import type { Capability } from '#domain/permissions.ts';

/**
 * Who may call: anybody; any signed-in person; the people who run the installation; those whose role has the capability; a
 * reviewer with the credential of their link; or a `reader`, who is a reviewer or somebody whose role may read adverts.
 */
export type Requirement = 'public' | 'signed-in' | 'operator' | 'reviewer' | 'reader' | Capability;

type Schema = z.ZodType;

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Requires extends Requirement = Requirement,
> {
  /** One line for the reference page. */
  summary: string;
  requires: Requires;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  /** Codes beyond VALIDATION, UNAUTHENTICATED, FORBIDDEN and TOO_MANY_REQUESTS that every endpoint may answer. */
  errors?: readonly ErrorCode[];
  /** Largest body in bytes; 64 KB where absent. */
  bodyLimit?: number;
  /** Makes texts: counts towards what a person and a company may ask of the writer. */
  asksWriter?: true;
  /** The database writes the reply's JSON text and it is sent as it is; tests still hold it against `reply`. */
  verbatim?: true;
}

/** Keeps the schemas' types while checking the shape. */
export function defineEndpoint<
  const Requires extends Requirement,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema = Schema,
>(endpoint: Endpoint<Params, Query, Body, Reply, Requires>): Endpoint<Params, Query, Body, Reply, Requires> {
  return endpoint;
}

// An absent schema is typed as undefined; a present one is optional in Endpoint, hence NonNullable.
type Output<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends Schema
    ? z.output<NonNullable<S>>
    : never;
type Input<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends Schema
    ? z.input<NonNullable<S>>
    : never;
type Part<Name extends string, S> = [NonNullable<S>] extends [never] ? unknown : { [K in Name]: Input<S> };

/** What a handler receives: parsed, trimmed, typed. */
export interface Parsed<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What a client sends. */
export type RequestOf<E extends Endpoint> = Part<'params', E['params']> &
  Partial<Part<'query', E['query']>> &
  Part<'body', E['body']>;

/** What a client gets. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
