/** The built-in writer on its report's briefs: the first step of fresh processes, and every step of every brief, warm. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileEarly } from '#cli/compile-early.ts';
import { type Finding, median, report } from './report.ts';

const rounds = 5;
const file = fileURLToPath(new URL('../../src/writing/compose/testing/briefs.json', import.meta.url));
const child = fileURLToPath(new URL('./writer.child.mjs', import.meta.url));

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** The middle times of fresh processes: of the first step, and of what is done before while somebody fills in the page. */
function timeFirst(where: 'line' | 'server' | 'opened', name: string): Finding {
  const times = Array.from(
    { length: rounds },
    () =>
      JSON.parse(execFileSync(process.execPath, [child, where, file], { encoding: 'utf8' })) as {
        step: number;
        ready: number;
      },
  );
  const step = median(times.map((time) => time.step));
  const ready = where === 'opened' ? `, ready ${median(times.map((time) => time.ready)).toFixed(0)} ms before` : '';
  return {
    promise: `The first step of ${name}`,
    bound: 'under 1 s',
    figure: `${step.toFixed(0)} ms${ready}`,
    holds: step < 1_000,
  };
}

compileEarly();
// Loaded behind that, as the server and the command line do: a pattern keeps what V8 was told when it was made.
const { readBriefs } = await import('#cli/write-input.ts');
const { steps, writeStep } = await import('#writing/compose/index.ts');
const briefs = readBriefs(readFileSync(file, 'utf8'), file);

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
report([
  timeFirst('line', 'the command line'),
  timeFirst('opened', 'a server, its framework opened'),
  timeFirst('server', 'a server that nothing was opened of'),
  timeSteps(false),
  timeSteps(true),
]);
