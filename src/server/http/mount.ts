/** Mounts the contract: authenticate, require, parse, handle, parse the reply. The order is the security model. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  type CallContext,
  type Handlers,
  JsonText,
  type ReaderContext,
  type ReviewerContext,
  type SignedInContext,
} from '#contract/handler.ts';
import { type EndpointName, readRoute } from '#contract/routes.ts';
import { AppError } from '#domain/errors.ts';
import { has } from '#domain/permissions.ts';
import type { Reviewer } from '#domain/review.ts';
import type { Actor } from '#domain/user.ts';
import { hashToken, type Sessions } from '../features/session/service.ts';
import { ClientGone, validationError } from './errors.ts';
import { sayFault } from './input-messages.ts';

const defaultBodyLimit = 64 * 1024;
const jsonType = 'application/json; charset=utf-8';

export interface MountOptions {
  sessions: Sessions;
  /** Whom a reviewer's link belongs to; refuses dead ones. */
  findReviewer: (token: string) => Promise<Reviewer>;
  /** Addresses of the people who run the installation, in lower case. */
  operatorEmails: readonly string[];
  /** Counts a request for a text; refuses above the limits of the person and the company. */
  countWriting: (actor: Actor) => Promise<void>;
  /** Holds verbatim replies against their schema too; for tests. */
  checkVerbatim: boolean;
}

/** The token of an Authorization header of this scheme. A session's is never looked for among the reviewers', nor the other way round. */
function tokenOf(request: FastifyRequest, scheme: 'Bearer' | 'Reviewer'): string | undefined {
  const header = request.headers.authorization;
  // Names of schemes are the same in capitals and without (RFC 9110, 11.1).
  if (header?.slice(0, scheme.length + 1).toLowerCase() !== `${scheme.toLowerCase()} `) return undefined;
  const token = header.slice(scheme.length + 1).trim();
  return token === '' || token.length > 200 ? undefined : token;
}

async function authenticate(
  request: FastifyRequest,
  sessions: Sessions,
): Promise<{ actor: Actor; sessionKey: Buffer }> {
  const token = tokenOf(request, 'Bearer');
  if (token === undefined) throw new AppError('UNAUTHENTICATED');
  const sessionKey = hashToken(token);
  const actor = await sessions.find(sessionKey);
  if (actor === null) throw new AppError('UNAUTHENTICATED');
  return { actor, sessionKey };
}

function parse(schema: Endpoint['body'], value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value, { error: sayFault });
  if (!result.success) throw validationError(result.error);
  return result.data;
}

/** Whether this person may call it at all; what they may call it on is the handler's business. */
function mayCall(
  requires: Exclude<Endpoint['requires'], 'public' | 'reviewer' | 'reader'>,
  actor: Actor,
  operatorEmails: readonly string[],
): boolean {
  if (requires === 'signed-in') return true;
  if (requires === 'operator') return operatorEmails.includes(actor.email.toLowerCase());
  return has(actor.role, requires);
}

type Context = CallContext | SignedInContext | ReviewerContext | ReaderContext;
type AnyHandler = (input: unknown, context: Context) => Promise<unknown>;

/** Finds out who calls and whether they may; the handler's context says who it is. */
async function admit(
  request: FastifyRequest,
  requires: Endpoint['requires'],
  call: CallContext,
  { sessions, findReviewer, operatorEmails }: MountOptions,
): Promise<Context> {
  if (requires === 'public') return call;
  if (requires === 'reviewer' || requires === 'reader') {
    const token = tokenOf(request, 'Reviewer');
    if (token !== undefined) {
      const reviewer = await findReviewer(token);
      return requires === 'reviewer' ? { ...call, reviewer } : { ...call, reader: { kind: 'reviewer', reviewer } };
    }
    if (requires === 'reviewer') throw new AppError('UNAUTHENTICATED');
  }
  const { actor, sessionKey } = await authenticate(request, sessions);
  if (requires === 'reader') {
    if (!has(actor.role, 'advert.read')) throw new AppError('FORBIDDEN');
    return { ...call, reader: { kind: 'person', actor } };
  }
  if (!mayCall(requires, actor, operatorEmails)) throw new AppError('FORBIDDEN');
  return { ...call, actor, sessionKey };
}

function write(endpoint: Endpoint, reply: unknown, checkVerbatim: boolean): string {
  if (!(reply instanceof JsonText)) return JSON.stringify(endpoint.reply.parse(reply));
  if (endpoint.verbatim !== true) return JSON.stringify(endpoint.reply.parse(JSON.parse(reply.text)));
  if (checkVerbatim) endpoint.reply.parse(JSON.parse(reply.text));
  return reply.text;
}

/** A signal that ends when the client goes before its answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort(new ClientGone('The client has gone.'));
  });
  return controller.signal;
}

/** For everything that is quick: watching the connection would cost a request more than finishing its work. */
const stays = new AbortController().signal;

/** Adds a route for every endpoint of the contract under /api. */
export function mount(app: FastifyInstance, handlers: Handlers, options: MountOptions): void {
  const { checkVerbatim } = options;
  for (const name of Object.keys(contract) as EndpointName[]) {
    const endpoint: Endpoint = contract[name];
    const { method, path } = readRoute(name);
    const handle = handlers[name] as AnyHandler;
    app.route({
      method,
      url: `/api${path}`,
      bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
      config: { endpoint: name },
      handler: async (request, reply) => {
        const call: CallContext = {
          address: request.ip,
          signal: endpoint.asksWriter === true ? goneSignal(reply) : stays,
          warn: (event, details) => request.log.warn(details ?? {}, event),
        };
        const context = await admit(request, endpoint.requires, call, options);
        const input = {
          params: parse(endpoint.params, request.params),
          query: parse(endpoint.query, request.query),
          body: parse(endpoint.body, request.body),
        };
        if (endpoint.asksWriter === true && 'actor' in context) await options.countWriting(context.actor);
        const answer = await handle(input, context);
        reply.header('cache-control', 'no-store').type(jsonType);
        return write(endpoint, answer, checkVerbatim);
      },
    });
  }
}
