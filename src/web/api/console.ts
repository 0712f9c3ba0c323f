/** Failures that the specification wants in the browser's console and nowhere else. */
export function logQuietly(what: string, error: unknown): void {
  console.warn(what, error);
}
