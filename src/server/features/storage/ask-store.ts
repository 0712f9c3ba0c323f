import { AppError } from '#domain/errors.ts';

/** Runs work on the store; its failures reach the user as the store's, never with its own status or text. */
export async function askStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('STORAGE_FAILED', { internal: error instanceof Error ? error.message : String(error) });
  }
}
