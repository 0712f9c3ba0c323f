/** The built-in writer on its report's briefs: the first step of fresh processes, and every step of every brief, warm. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileEarly } from '#cli/compile-early.ts';
import { readBriefs } from '#cli/write-input.ts';
import { steps, writeStep } from '#writing/compose/index.ts';
import { type Finding, median, report } from './report.ts';

const rounds = 5;
const file = fileURLToPath(new URL('../../src/writing/compose/testing/briefs.json', import.meta.url));
const child = fileURLToPath(new URL('./writer.child.mjs', import.meta.url));
const json = readFileSync(file, 'utf8');
const briefs = readBriefs(json, 'briefs.json');

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** The middle time of the first step of fresh processes: the command line's for one step, or the server's. */
function timeFirst(where: 'line' | 'server', name: string): Finding {
  const figure = median(
    Array.from({ length: rounds }, () =>
      Number(execFileSync(process.execPath, [child, where, file], { encoding: 'utf8' })),
    ),
  );
  return {
    promise: `The first step of ${name}`,
    bound: 'under 1 s',
    figure: `${figure.toFixed(0)} ms`,
    holds: figure < 1_000,
  };
}

compileEarly();
/** The middle time of each step of each brief: what else the machine does hits single rounds. `changed`: the advert was changed before each, so that all is read anew. */
function timeSteps(changed: boolean): Finding {
  const times = briefs.flatMap(({ id, input, options }) =>
    steps.map((step) => ({
      id: `${id}, step ${step}`,
      ms: median(
        Array.from({ length: rounds }, (_, seed) => {
          const now = changed ? { ...input, advert: { ...input.advert, id: `${id}-${step}-${seed}` } } : input;
          return timed(() => writeStep(now, step, options[step], { seed }));
        }),
      ),
    })),
  );
  const slowest = times.reduce((most, one) => (one.ms > most.ms ? one : most));
  return {
    promise: `A step, warm, over ${briefs.length} briefs, ${changed ? 'each after a change of the advert' : 'one after another'}`,
    bound: 'the slowest under 150 ms',
    figure: `middle ${median(times.map(({ ms }) => ms)).toFixed(0)} ms, slowest ${slowest.ms.toFixed(0)} ms (${slowest.id})`,
    holds: slowest.ms < 150,
  };
}
report([timeFirst('line', 'the command line'), timeFirst('server', 'a server'), timeSteps(false), timeSteps(true)]);
