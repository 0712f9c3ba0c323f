/** Server refusals at the fields they belong to; the rest as one toast. */
import type { FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, fallbackMessage } from '#web/api/client.ts';
import { toast } from '#web/ui/toasts.tsx';

/** The sentence that a failure is shown with. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : fallbackMessage;
}

/** Shows a failed call: items with a field of this form at the field, everything else as a toast. */
export function showFailure<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): void {
  const items = error instanceof ApiError ? error.items : [];
  const placed = items.filter((item) => (fields as readonly string[]).includes(item.field ?? ''));
  for (const item of placed) setError(item.field as Path<T>, { message: item.message });
  if (placed.length === 0) toast.error(messageOf(error));
}

/** All messages of one field, in order; with criteriaMode 'all' a field may break several rules at once. */
export function messagesOf<T extends FieldValues>(errors: FieldErrors<T>, field: Path<T>): string[] | undefined {
  const error = errors[field] as { message?: string; types?: Record<string, string | string[] | boolean> } | undefined;
  if (error === undefined) return undefined;
  const all = Object.values(error.types ?? {}).flatMap((value) => (typeof value === 'boolean' ? [] : value));
  const messages = [...new Set(all.length > 0 ? all : [error.message ?? ''])].filter((message) => message !== '');
  return messages.length === 0 ? undefined : messages;
}
