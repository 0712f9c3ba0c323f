/** The first step of a fresh process, as the command line or the server compiles patterns: prints milliseconds. */
import { readFileSync } from 'node:fs';
import { compileEarly, compilePlainly } from '#cli/compile-early.ts';
import { readBriefs } from '#cli/write-input.ts';
import { writeStep } from '#writing/compose/index.ts';

const [, , where = '', file = ''] = process.argv;
const [one] = readBriefs(readFileSync(file, 'utf8'), file);
if (one === undefined) throw new Error('There are no briefs.');
compileEarly();
if (where === 'line') compilePlainly(1);
const began = performance.now();
writeStep(one.input, 1, one.options[1]);
console.log(performance.now() - began);
