/** Clears memory of what nobody holds, at once: the tests' processes are started with `--expose-gc` (vitest.config.ts). */
export function clearMemory(): void {
  const { gc } = globalThis as { gc?: () => void };
  if (gc === undefined) throw new Error('Start the tests with --expose-gc.');
  gc();
}
