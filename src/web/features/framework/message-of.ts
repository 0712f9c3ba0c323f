import { ApiError } from '#web/api/client.ts';

/** The server's sentence for a failure; `otherwise` where it has none. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise;
}
