/** The server's beginning: V8 is told how to work before any of its modules is there. */
import { setFlagsFromString } from 'node:v8';

/*
 * The heap is held close to what is in use: left alone, V8 lets garbage double it before it collects. Measured with lists,
 * reads and saves over ten connections: 148 MB instead of 205, for about 5% fewer requests a second (bench/process.bench.ts).
 */
setFlagsFromString('--max-semi-space-size=4');
setFlagsFromString('--heap-growing-percent=50');

/*
 * The writer's patterns are compiled, by the fastest code, and its functions watched at their first use: see the command
 * line's `compileEarly`. How often a pattern is interpreted first is written into it when it is made, with its module.
 */
setFlagsFromString('--regexp-tier-up-ticks=0');
setFlagsFromString('--no-lazy-feedback-allocation');

await import('./serve.ts');
