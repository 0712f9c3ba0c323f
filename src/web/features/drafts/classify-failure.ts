/** What a failed save means for the text. */
import { ApiError } from '#web/api/client.ts';
import type { SaveFailure } from './autosave-state.ts';

/** No answer, a busy or a broken server: try again. 409 about the version: conflict. 401, 403: the session. Else refused. */
export function classifyFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'offline';
  const { status, code } = error;
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'offline';
  if (status === 401 || status === 403) return 'expired';
  return code === 'VERSION_CONFLICT' ? 'conflict' : 'refused';
}
