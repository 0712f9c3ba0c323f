import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';

describe('brackets inside of a name', () => {
  it.each([
    ['Comply with IR(ME)R 2017', 'comply with IR(ME)R 2017'],
    ['Prepare 510(k) submissions', 'prepare 510(k) submissions'],
  ])('are letters of it: %s', (line, said) => expect(readDuty(line)?.text).toBe(said));
  it.each([
    ['Use CCTV (indoors)', 'use CCTV'],
    ['Maintain log(s)', 'maintain the log'],
  ])('and an aside goes: %s', (line, said) => expect(readDuty(line)?.text).toBe(said));
});
