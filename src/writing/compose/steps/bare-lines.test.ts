import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { writeStep } from '../index.ts';
import { bareKind, onceOnly, withoutYear } from './bare-lines.ts';

const names = /\b(?:benefits officer|revenues and benefits|stalybridge|agate & elm)\b/g;
describe('a line that only says who looks for whom', () => {
  it.each([
    ['Benefits Officer, Revenues and benefits, Stalybridge', 'label'],
    ['Benefits Officer in Stalybridge', 'label'],
    ['Agate & Elm needs a Benefits Officer', 'needs'],
    ['Benefits Officer wanted in Stalybridge', 'needs'],
    ['Benefits Officer: start your application now', 'send'],
    ['Your application starts here: Benefits Officer', 'send'],
    ['Your next step: apply', 'step'],
    ['Based in Stalybridge: Benefits Officer', 'job'],
    ['A role for a Benefits Officer in Stalybridge', 'job'],
    ['A job in revenues and benefits: Benefits Officer', 'job'],
    ['Is this your next job: Benefits Officer in Stalybridge?', 'next'],
    ['Your next job is in Stalybridge', 'next'],
    ['Could you be our next Benefits Officer?', 'ours'],
    ['Could you be our next Benefits Officer? Apply', 'asks'],
    ['Benefits Officer: is this your next job? Apply', 'asks'],
    ['Is this your next job? Apply to Agate & Elm', 'asks'],
    ['Benefits Officer: work that counts', null],
    ['Work in Stalybridge with Agate & Elm', null],
    ['A role for a Benefits Officer who likes people', null],
  ])('%s', (line, kind) => {
    expect(bareKind(line, names)).toBe(kind);
  });
  it('is no other for its year', () => {
    expect(withoutYear('Applications close on 15 March 2026')).toBe('Applications close on 15 March');
    expect(withoutYear('Apply by March 15, 2026')).toBe('Apply by March 15');
  });
  it.each([1, 6] as const)('is there once in a batch, and a bare label once in its refresh too: step %i', (step) => {
    const { input, options } = briefOf(
      { jobTitle: 'Benefits Officer', location: 'Stalybridge', sector: 'Revenues' },
      {},
    );
    for (const constraints of [{}, { jobTitleSequence: true }, { jobTitleAndSectorSequence: true }]) {
      const batches = [0, 1].map((iteration) =>
        writeStep(input, step, { ...options[step], constraints, noOfLine: 8 }, { iteration }).items.map(String),
      );
      const employer = input.advert.brandName?.toLowerCase() ?? 'x';
      const known = new RegExp(`\\b(?:benefits officer|stalybridge|revenues|${employer})\\b`, 'g');
      const count = (lines: readonly string[], kind: string): number =>
        lines.filter((line) => bareKind(line, known) === kind).length;
      for (const lines of batches)
        for (const kind of ['label', 'job', 'next', 'ours', 'send', 'needs'])
          expect(count(lines, kind), lines.join('\n')).toBeLessThan(2);
      for (const kind of onceOnly) expect(count(batches.flat(), kind ?? ''), batches.flat().join('\n')).toBeLessThan(2);
    }
  });
});
