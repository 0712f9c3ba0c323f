/** Turning failures into replies: expected ones as their registry says, the rest as one sentence without any detail. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodError } from 'zod';
import { AppError, type ErrorCode, type ErrorItem, errorRegistry } from '#domain/errors.ts';

/** Every fault of an input as an item with its field. */
export function validationError(error: ZodError): AppError {
  const items: ErrorItem[] = error.issues.map((issue) => ({
    message: issue.message,
    code: 'VALIDATION',
    ...(issue.path.length === 0 ? {} : { field: issue.path.join('.') }),
  }));
  return new AppError('VALIDATION', { items, internal: 'input refused by its schema' });
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED',
};

// PostgreSQL's classes: 08 connection, 57P shutdown, 53100 disk full, 53300 too many connections, 22021 and 22P05 bad text.
function databaseCode(code: string): ErrorCode | undefined {
  if (code === '53100') return 'DISK_FULL';
  if (code.startsWith('08') || code.startsWith('57P') || code === '53300') return 'UNAVAILABLE';
  if (code === '22021' || code === '22P05' || code === '22003') return 'VALIDATION';
  return undefined;
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
]);

/** The failure as the reply will show it. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode, message } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : fastifyCodes[code];
  if (known !== undefined) return new AppError(known, { internal: message ?? known });
  if (code === 'ENOSPC') return new AppError('DISK_FULL', { internal: message ?? '' });
  if (code !== undefined && connectionCodes.has(code))
    return new AppError('UNAVAILABLE', { internal: message ?? code });
  const database = code === undefined ? undefined : databaseCode(code);
  if (database !== undefined) return new AppError(database, { internal: message ?? '' });
  // The static files say so of a directory; to a reader there is nothing.
  if (statusCode === 403) return new AppError('NOT_FOUND', { internal: message ?? '' });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('MALFORMED', { internal: message ?? '' });
  }
  return new AppError('INTERNAL', { internal: message ?? String(error) });
}

/** Why work ends that nobody waits for any more. */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

// Whoever leaves ends the stream that was to be sent, or what was being written for them: nothing is at fault, and nobody
// is left to tell.
const hasLeft = (error: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed &&
  (error instanceof ClientGone || (error as Partial<FastifyError>).code === 'ERR_STREAM_PREMATURE_CLOSE');

/** Sends a failure. What the user can't act on goes to the log with its stack. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  if (hasLeft(error, reply)) request.log.info('reader left');
  else if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  else if (known.message !== known.items[0]?.message)
    request.log.info({ code: known.code, reason: known.message }, 'request refused');
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  return reply.code(known.status).type('application/json; charset=utf-8').send(JSON.stringify(known.items));
}

/** The body that an unknown address under /api answers with. */
export const notFoundItems: ErrorItem[] = [{ message: errorRegistry.NOT_FOUND.message, code: 'NOT_FOUND' }];
