import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#domain/limits.ts';
import { waitText } from './attempts.ts';

describe('waitText', () => {
  it.each([
    [0, 'in a minute'],
    [59 * SECOND, 'in a minute'],
    [61 * SECOND, 'in 2 minutes'],
    [HOUR, 'in 60 minutes'],
    [91 * MINUTE, 'in 2 hours'],
    [23 * HOUR, 'in 23 hours'],
    [23 * HOUR + MINUTE, 'tomorrow'],
  ])('%d', (milliseconds, text) => expect(waitText(milliseconds)).toBe(text));
});
