import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { isNamedKind } from './named-kinds.ts';

describe('a thing that begins with what may be an order', () => {
  it.each([
    'load tests',
    'audit support',
    'vet trips',
    'bank runs twice a week',
    'welcome packs',
    'snag reports',
    'demo days',
    'press day',
    'tally entries',
    'file openings',
    'catering orders',
    'onboarding paperwork',
    'design reviews with customers',
    'welcome talks',
    'programme 6 week look ahead',
  ])('%s', (line) => {
    expect(isNamedKind(line)).toBe(true);
  });
  it.each(['load trailers', 'welcome guests', 'file reports', 'test lights', 'programme the robots', 'stage plays'])(
    '%s is none',
    (line) => {
      expect(isNamedKind(line)).toBe(false);
    },
  );
  it.each(['audit support', 'welcome packs', 'vet trips'])('%s is nothing that is done to it among orders', (line) => {
    expect(readDuty(line, { lean: 'orders' })).toBeNull();
  });
  it.each(['report broken benches', 'ring customers when ready'])('%s is an order', (line) => {
    expect(readDuty(line)?.text).toBe(line);
  });
});
