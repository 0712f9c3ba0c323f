/** The built-in writer on its report's briefs: the first step of a fresh process, and every step of every brief, warm. */
import { readFileSync } from 'node:fs';
import { compileEarly } from '#cli/compile-early.ts';
import { readBriefs } from '#cli/write-input.ts';
import { steps, writeStep } from '#writing/compose/index.ts';
import { median, report } from './report.ts';

const rounds = 5;
const json = readFileSync(new URL('../../src/writing/compose/testing/briefs.json', import.meta.url), 'utf8');
const briefs = readBriefs(json, 'briefs.json');

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

compileEarly();
const [one] = briefs;
if (one === undefined) throw new Error('There are no briefs.');
const first = timed(() => writeStep(one.input, 1, one.options[1]));
/** The middle time of each step of each brief: what else the machine does hits single rounds. `changed`: the advert was changed before each, so that all is read anew. */
function timeSteps(changed: boolean): { promise: string; bound: string; figure: string; holds: boolean } {
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
  {
    promise: 'The first step of a process',
    bound: 'under 1 s',
    figure: `${first.toFixed(0)} ms`,
    holds: first < 1_000,
  },
  timeSteps(false),
  timeSteps(true),
]);
