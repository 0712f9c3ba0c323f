import { describe, expect, it } from 'vitest';
import { readStatement } from './statement.ts';

describe('what has no finite verb is no clause', () => {
  it.each([
    'Your own slate ripper, hammer and lead tools, yours to keep',
    'Your own saw, helmet and lead rope, yours from day one',
    'Your own patch, from market stalls to a dairy plant',
    'All tips shared by hours worked, paid weekly',
    'Your kit washed weekly',
    'All hours paid, travel included',
    'Bikes serviced in the yard',
  ])('%s', (text) => {
    expect(readStatement(text)?.kind).toBe('np');
  });
  it.each([
    'Your pay rises with each ticket',
    'Their own cat sleeps in the yard',
    'Your own mentor meets you weekly',
    'Your meals are free',
    'All staff get free lunch',
    'Every nurse has a mentor',
  ])('%s is one', (text) => {
    expect(readStatement(text)?.kind).toBe('clause');
  });
});

describe('a slogan is nothing that somebody will do', () => {
  it.each([
    'Climb by day, home by dinner',
    'start early, home by tea',
    'Come single, stay dancing',
    'Start early, finish early',
    'Bake for sixty, out by nine',
  ])('%s', (text) => {
    expect(readStatement(text)?.kind).toBe('loose');
  });
  it.each([
    'Work four days, keep every Friday for yourself',
    'Read meters, log faults',
    'Weld frames, home in on defects and keep the log',
  ])('%s is an order', (text) => {
    expect(readStatement(text)?.kind).toBe('verb');
  });
});
