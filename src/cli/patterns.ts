import { setFlagsFromString } from 'node:v8';

/**
 * V8 first interprets a pattern and compiles it when it is used again. The writer asks some 3,000 patterns, nearly each
 * of them many times: compiled at once, the first step of a process takes about 15% less time, and later ones too
 * (bench/writer.bench.ts). To be called before the writer is.
 */
export function compilePatternsAtOnce(): void {
  setFlagsFromString('--no-regexp-tier-up');
}
