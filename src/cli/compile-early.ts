import { setFlagsFromString } from 'node:v8';

/**
 * Two things that V8 puts off, and the writer needs at once. A pattern is first interpreted and compiled at its second
 * use: of some 3,000 nearly each is used many times. What a function is called with is watched only after some calls: its
 * first step makes thousands of functions hot. Together the first step of a process takes about a third less time, and
 * later ones no more (bench/writer.bench.ts). To be called before the writer is.
 */
export function compileEarly(): void {
  setFlagsFromString('--no-regexp-tier-up');
  setFlagsFromString('--no-lazy-feedback-allocation');
}
