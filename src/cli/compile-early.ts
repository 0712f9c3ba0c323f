import { setFlagsFromString } from 'node:v8';

/**
 * Two things that V8 puts off, and the writer needs at once. A pattern is first interpreted and compiled at its second
 * use: of some 5,700 nearly each is used many times. What a function is called with is watched only after some calls: its
 * first step makes thousands of functions hot. Together the first step of a process takes about a third less time, and
 * later ones no more (bench/writer.bench.ts). To be called before the writer is.
 *
 * The ticks before a pattern is compiled are set to none; the tiers stay on. With them off (`--no-regexp-tier-up`) V8 calls
 * what it had interpreted until then as machine code, and the process ends with a fault of memory.
 */
export function compileEarly(): void {
  setFlagsFromString('--regexp-tier-up-ticks=0');
  setFlagsFromString('--no-lazy-feedback-allocation');
}

/** From so many batches on the fastest code has paid for the time that it takes to be found: six steps of six briefs. */
const MANY = 36;

/**
 * One thing that V8 does at once, and a process that writes little and ends has no use for: it looks for the fastest code of
 * each pattern. That takes a third of the first step, and its lack makes later ones take half as long again. To be called
 * before the writer is.
 */
export function compilePlainly(batches: number): void {
  if (batches < MANY) setFlagsFromString('--no-regexp-optimization');
}
