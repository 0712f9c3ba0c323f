import { describe, expect, it } from 'vitest';
import type { Ledger } from '../ledger/facts.ts';
import { isRule, withItsRule } from './rules.ts';

const ledger = (tasks: readonly string[]): Ledger =>
  ({ duties: tasks.map((text) => ({ fact: { text } })) }) as unknown as Ledger;

describe('a rule that is only named', () => {
  it.each([
    'the critical call-in standard of 15 minutes',
    'the 48-hour turnaround target',
    'our two-hour delivery deadline',
    'the 4-hour target for triage',
    'the daily cut-off of 5pm',
  ])('%s is no part of a job', (text) => {
    expect(isRule({ text, kind: 'np' })).toBe(true);
  });
  it.each(['the on-call rota', 'a company van', 'the quality team'])('%s may be', (text) => {
    expect(isRule({ text, kind: 'np' })).toBe(false);
  });
  it('is told by the task that has its words', () => {
    const tasks = ['run analyzers', 'review results and call critical values to the provider within 15 minutes'];
    expect(withItsRule('the critical call-in standard of 15 minutes', ledger(tasks))?.text).toBe(
      'You review results and call critical values to the provider within 15 minutes',
    );
    expect(withItsRule('the two-hour delivery deadline', ledger(tasks))).toBeNull();
  });
});
