import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from './ledger.ts';

/** Whether a value's statement is only said behind its name. */
const bound = (value: string, statement: string): boolean => {
  const { input } = briefOf({ jobTitle: 'Shop Assistant' }, {});
  const { guides } = buildLedger(
    { ...input, guidelines: { ...input.guidelines, values: [{ id: '1', value, statement, weight: 100 }] } },
    false,
  );
  return guides.find(({ fact }) => fact.kind === 'value')?.bound === true;
};

describe('a statement that makes no sense without its name', () => {
  it.each([
    ['Own the outage', 'The person who finds it leads the fix.'],
    ['Respect', "It's somebody's home, so we take our boots off or cover them."],
    ['Be straight', "We'll tell you if you don't need it."],
    ['We pay for your Level 3', 'The diploma is done in work time.'],
    ['Thoroughness', 'We look a second time before we say yes.'],
    ['A product that holds', 'We have lost two customers in six years.'],
  ])('%s: %s', (value, statement) => {
    expect(bound(value, statement)).toBe(true);
  });
  it.each([
    ['Look out for each other', 'Nobody drives tired on our routes.'],
    ['Own what you build', 'The team that writes a service runs it.'],
    ['Finish the job', 'We test every part before we sell it.'],
  ])('%s: %s stands alone', (value, statement) => {
    expect(bound(value, statement)).toBe(false);
  });
});
