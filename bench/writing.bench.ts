/** The writing engine against the retext packages on the same texts: a full advert, a changed paragraph, the bundle. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextProfanities from 'retext-profanities';
import { unified } from 'unified';
import { britishSelects } from '#writing/engine/testing/selects.ts';
import { Checker, type CheckRequest, checkIds, fix, parseBlocks, ruleInfos, scoreChecked } from '#writing/index.ts';
import { median, report } from './report.ts';

const rounds = 25;
const length = 10_000;
const kilobyte = 1_000;

/** Ratios compare medians of one run; plain milliseconds are the best round, whatever else the machine does. */
const best = (values: readonly number[]): number => Math.min(...values);

/** Selects that make every rule work. */
const options = {
  ...Object.fromEntries(ruleInfos.map(({ id }) => [id, true])),
  ...britishSelects,
};

/** The demo adverts and job descriptions, cut into adverts of the longest allowed length. */
function readAdverts(): string[] {
  const content = new URL('../../src/server/demo/content/', import.meta.url);
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value.includes(' ')) texts.push(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner);
  };
  walk(JSON.parse(readFileSync(new URL('adverts.json', content), 'utf8')));
  let whole = texts.join('\n\n');
  while (whole.length < 2 * length) whole += `\n\n${whole}`;
  return [whole.slice(0, length), whole.slice(length, 2 * length)];
}

function timed(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

const peer = unified()
  .use(retextEnglish)
  .use(retextEquality)
  .use(retextProfanities, { sureness: 2 })
  .use(function () {
    this.compiler = () => '';
  })
  .freeze();

const adverts = readAdverts();
const request: CheckRequest = { options, country: 'United Kingdom', names: ['Fenmoor Energy'], checks: checkIds };
const full: number[] = [];
const scored: number[] = [];
const fixed: number[] = [];
const peers: number[] = [];
const changed: number[] = [];
for (let round = 0; round < rounds; round++) {
  for (const advert of adverts) {
    const blocks = parseBlocks(advert);
    const ours = timed(() => new Checker(request).check(parseBlocks(advert)));
    const peerTime = timed(() => peer.processSync(advert));
    peers.push(peerTime);
    full.push(ours);
    scored.push(timed(() => scoreChecked(new Checker(request).check(parseBlocks(advert)), request)));
    fixed.push(timed(() => fix(advert, request)));
    const checker = new Checker(request);
    checker.check(blocks);
    const middle = Math.floor(blocks.length / 2);
    const edited = blocks.map((block, index) =>
      index === middle ? { ...block, text: `${block.text} Then call ${round}.` } : block,
    );
    changed.push(timed(() => checker.check(edited)));
  }
}

/** The first advert in fresh processes, one after the other in turns; the best of each. */
const freshRounds = 5;
const file = new URL('writing-advert.txt', import.meta.url);
writeFileSync(file, adverts[0] ?? '');
const child = new URL('writing.child.mjs', import.meta.url).pathname;
const first = (which: string): number =>
  Number(execFileSync(process.execPath, [child, which, file.pathname], { encoding: 'utf8' }));
const firstOurs: number[] = [];
const firstPeers: number[] = [];
for (let round = 0; round < freshRounds; round++) {
  firstOurs.push(first('engine'));
  firstPeers.push(first('packages'));
}
const firstRatio = best(firstOurs) / best(firstPeers);

const bundle = await build({
  stdin: {
    contents:
      "import { Checker, fix, scoreChecked, previewRule } from '#writing/index.ts'; self.onmessage = () => [Checker, fix, scoreChecked, previewRule];",
    resolveDir: new URL('../..', import.meta.url).pathname,
  },
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2023',
});
const compressed = gzipSync(bundle.outputFiles[0]?.contents ?? new Uint8Array()).length;

const ratio = median(full) / median(peers);
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
report([
  {
    promise: 'All checks of a full advert against retext-equality and -profanities alone',
    bound: 'ratio under 0.33',
    figure: `${milliseconds(median(full))} against ${milliseconds(median(peers))}, ratio ${ratio.toFixed(2)}`,
    holds: ratio < 0.33,
  },
  {
    promise: 'A full advert of 10,000 characters, all checks, warm',
    bound: 'under 50 ms',
    figure: milliseconds(best(full)),
    holds: best(full) < 50,
  },
  {
    promise: 'The first advert in a fresh process, loading included',
    bound: 'ratio under 1',
    figure: `${milliseconds(best(firstOurs))} against ${milliseconds(best(firstPeers))}, ratio ${firstRatio.toFixed(2)}`,
    holds: firstRatio < 1,
  },
  { promise: 'With its score', bound: 'under 50 ms', figure: milliseconds(best(scored)), holds: best(scored) < 50 },
  {
    promise: 'Every safe fix of a full advert',
    bound: 'under 50 ms',
    figure: milliseconds(best(fixed)),
    holds: best(fixed) < 50,
  },
  {
    promise: 'A changed paragraph',
    bound: 'under 5 ms',
    figure: milliseconds(median(changed)),
    holds: median(changed) < 5,
  },
  {
    promise: 'The engine in a worker, compressed',
    bound: 'under 120 kB',
    figure: `${(compressed / kilobyte).toFixed(1)} kB`,
    holds: compressed < 120 * kilobyte,
  },
]);
