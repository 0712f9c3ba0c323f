/** Why a language model gave nothing, as a sentence for the person and a text for the log. Keys and bodies reach neither. */
import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { AppError } from '#domain/errors.ts';

const sentences = {
  timeout:
    'The language model took longer than 30 seconds. Nothing was changed. Try again, or shorten what you ask for.',
  unavailable:
    "The language model can't be reached. Nothing was changed. Try again in a minute, or ask your administrator.",
  refused: "The language model didn't answer this request. Word it another way.",
  quota: "The language model's allowance is used up. Ask your administrator.",
  key: "The language model doesn't accept its key. Ask your administrator to check the settings.",
  badAnswer: "The answer didn't pass the checks, so it was not used. Try again.",
} as const;

type Failure = keyof typeof sentences;

/** The error of a failure that is known. */
export function failed(failure: Failure, internal: string): AppError {
  return new AppError('PROVIDER_FAILED', { message: sentences[failure], internal: `language model: ${internal}` });
}

/** Ended by the clock, not by the person. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/** The answer is longer than anything that was asked for. */
export class TooLong extends Error {
  override name = 'TooLong';
}

const defaultWait = 30;

function secondsOf(header: string | undefined): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(3_600, Math.ceil(seconds)) : defaultWait;
}

function statusFailure(error: APICallError): AppError {
  const status = error.statusCode ?? 0;
  const about = `status ${status}`;
  const body = error.responseBody ?? '';
  if (status === 401 || status === 403) return failed('key', about);
  if (status === 402 || (status === 429 && /insufficient_quota|billing|credit/i.test(body)))
    return failed('quota', about);
  if (status === 429 || status === 529) {
    const seconds = secondsOf(error.responseHeaders?.['retry-after']);
    const message = `The language model is busy. Try again in ${seconds} seconds.`;
    return new AppError('PROVIDER_FAILED', { message, internal: `language model: ${about}`, retryAfter: seconds });
  }
  if (status === 400 && /content_filter|content_policy|safety/i.test(body)) return failed('refused', about);
  if (status >= 200 && status < 300) return failed('badAnswer', "an answer that is not of the provider's shape");
  return failed('unavailable', `${about} ${error.message}`.slice(0, 200));
}

/** Whether another try may help: the line broke, or the provider had a fault of its own. */
export function isPassing(error: unknown): boolean {
  if (error instanceof TimedOut || error instanceof TooLong) return false;
  if (!APICallError.isInstance(error)) return false;
  const status = error.statusCode;
  return status === undefined || (status >= 500 && status !== 529);
}

/** The answer was there, but not in the asked shape. */
const isShapeless = (error: unknown): error is Error =>
  NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error);

/** Whatever went wrong, as an error that the person understands. An abort by the person stays what it is. */
export function failureOf(error: unknown, signal: AbortSignal): Error {
  if (error instanceof AppError) return error;
  const causes: unknown[] = [error, signal.reason, error instanceof Error ? error.cause : undefined];
  if (causes.some((cause) => cause instanceof TooLong)) return failed('badAnswer', 'an endless answer');
  if (causes.some((cause) => cause instanceof TimedOut)) return failed('timeout', 'timed out');
  if (signal.aborted) return signal.reason instanceof Error ? signal.reason : new Error('Aborted request');
  if (isShapeless(error)) {
    return failed('badAnswer', `not in the asked shape (${error.name})`);
  }
  if (APICallError.isInstance(error)) return statusFailure(error);
  return failed('unavailable', error instanceof Error ? `${error.name} ${error.message}`.slice(0, 200) : 'unknown');
}
