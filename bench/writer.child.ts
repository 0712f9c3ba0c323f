/**
 * The first step of a fresh process: the command line's, a server's, or that of a server whose framework was opened before.
 * Prints milliseconds: of the step, and of getting ready.
 */
import { readFileSync } from 'node:fs';
import { compileEarly, compilePlainly } from '#cli/compile-early.ts';

const [, , where = '', file = ''] = process.argv;
compileEarly();
if (where === 'line') compilePlainly(1);
// A pattern keeps what V8 was told when it was made: the writer is loaded now, as both of them do.
const { readBriefs } = await import('#cli/write-input.ts');
const [one] = readBriefs(readFileSync(file, 'utf8'), file);
if (one === undefined) throw new Error('There are no briefs.');
let began = performance.now();
const { writeStep } = await import('#writing/compose/index.ts');
if (where === 'opened') await (await import('#server/adapters/writer/warm-up.ts')).warmUp();
const ready = performance.now() - began;
began = performance.now();
writeStep(one.input, 1, one.options[1]);
console.log(JSON.stringify({ step: performance.now() - began, ready }));
