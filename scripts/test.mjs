/** `npm test`: makes a fresh clone ready, runs every check in order, and counts the tests. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { checkNode, endChildren, readIfThere, root, run } from './project.mjs';

checkNode();

const { ensureInstalled } = await import('./install.mjs');
const RESULTS = 'test-results';
/** A step that takes longer hangs; the slowest, the journeys, take about a quarter of an hour on two cores. */
const STEP_MOST_MS = 25 * 60_000;

// Colours are for people at a terminal, not for a log.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1';

const bin = (path, ...args) => [process.execPath, [join('node_modules', path), ...args]];
const tsc = (layer) => run(...bin('typescript/bin/tsc', '-p', `tsconfig/${layer}.json`), { timeoutMs: STEP_MOST_MS });

function hasPostgres() {
  if (process.env.TEST_DATABASE_URL) return true;
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian) && readdirSync(debian).some((version) => existsSync(join(debian, version, 'bin/initdb'))))
    return true;
  return (process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(join(directory, 'initdb')));
}

/** Runs vitest on some projects and reads what it counted. */
async function vitest(name, ...projects) {
  const report = join(RESULTS, `${name}.json`);
  const { code } = await run(
    ...bin(
      'vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ),
    { timeoutMs: STEP_MOST_MS },
  );
  const counted = JSON.parse(readIfThere(report) ?? '{}');
  return { code, passed: counted.numPassedTests ?? 0, failed: counted.numFailedTests ?? 0 };
}

/** Runs the journeys in a browser and reads what playwright counted. A flaky test counts as failed; there are no retries. */
async function journeys() {
  const report = join(RESULTS, 'e2e.json');
  const { code } = await run(...bin('@playwright/test/cli.js', 'test'), {
    env: { E2E_REPORT: report },
    timeoutMs: STEP_MOST_MS,
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = JSON.parse(readIfThere(report) ?? '{}').stats ?? {};
  return { code, passed: expected, failed: unexpected + flaky };
}

async function typecheck() {
  const layers = ['domain', 'writing', 'contract', 'server', 'web'].filter((layer) =>
    existsSync(join(root, 'src', layer)),
  );
  const codes = [];
  for (const layer of [...layers, 'tests']) codes.push((await tsc(layer)).code);
  return { code: Math.max(...codes) };
}

async function findTools() {
  const { ensureBrowser, installPackage } = await import('./browser.mjs');
  process.env.CHROMIUM_PATH = await ensureBrowser();
  console.log(`Browser: ${process.env.CHROMIUM_PATH}`);
  // Without one the tests run the embedded programs on TCP instead.
  if (!hasPostgres()) await installPackage('postgresql');
  return { code: 0 };
}

async function build() {
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
  return { code: 0 };
}

const steps = [
  ['tools', findTools],
  ['types', typecheck],
  ['lint', () => run(...bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'))],
  ['layers', () => run(process.execPath, ['scripts/layers.mjs'])],
  ['unused', () => run(...bin('knip/bin/knip.js'))],
  ['unit', () => vitest('unit', 'unit', 'writing')],
  ['server', () => vitest('server', 'server-embedded', 'server-external')],
  ['build', build],
  ['process', () => vitest('process', 'process')],
  ['e2e', journeys],
];

async function runStep([name, work]) {
  const began = performance.now();
  console.log(`\n== ${name}`);
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    console.error(error.message);
    outcome = { code: 1 };
  }
  const { code, passed = 0, failed = 0 } = outcome;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`== ${name}: ${code === 0 ? 'good' : 'FAILED'} in ${seconds} s`);
  // A step that failed without a failed test (types, lint, a crash) counts as one failure, so that the sum is never all good.
  return { name, seconds, passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    endChildren();
    process.exit(1);
  });
}
process.on('exit', () => endChildren('SIGKILL'));

await ensureInstalled();
rmSync(join(root, RESULTS), { recursive: true, force: true });
mkdirSync(join(root, RESULTS), { recursive: true });

// `npm test -- lint unit` runs some of them.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${steps.map(([name]) => name).join(', ')}.`);
  process.exit(1);
}
const outcomes = [];
for (const step of steps) {
  if (wanted.length === 0 || wanted.includes(step[0])) outcomes.push(await runStep(step));
}
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(
  `\n${outcomes.map(({ name, seconds, failed }) => `${failed === 0 ? ' ' : '!'} ${name} ${seconds} s`).join('\n')}\n`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
