/** Server refusals at the fields they belong to; the rest as one toast. */
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, fallbackMessage } from '#web/api/client.ts';
import { toast } from '#web/ui/toasts.tsx';

/** The sentence of a failure. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : fallbackMessage;
}

/** Shows a failed save: items with a field of the form at the field, everything else as a toast. */
export function showFailure<T extends FieldValues>(
  error: unknown,
  fields: readonly string[],
  setError: UseFormSetError<T>,
): void {
  const items = error instanceof ApiError ? error.items : [];
  const placed = items.filter(({ field }) => field !== undefined && fields.includes(field));
  for (const { field, message } of placed) setError(field as Path<T>, { message }, { shouldFocus: true });
  if (placed.length > 0) return;
  const stale = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
  // What was typed is kept as a draft and offered back after the reload.
  if (stale) toast.action(messageOf(error), { label: 'Update', run: () => window.location.reload() });
  else toast.error(messageOf(error));
}
