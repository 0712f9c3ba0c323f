/** The embedded database cannot be started or kept. The message is for whoever runs the server: what happened and what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** The `code` of a system error such as ENOENT, or undefined. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
