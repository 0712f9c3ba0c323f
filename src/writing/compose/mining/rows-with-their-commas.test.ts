import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

describe('a row keeps its commas', () => {
  it.each([
    'measure, cut and joint timber',
    'learn to measure, cut and joint timber',
    'load, strap and sheet trailers',
    'learn to bend, thread and joint pipe',
    'learn to wire, test and fault-find',
    'measure, mark and cut sheet material',
    'strip, clean and rebuild gearboxes',
    'plan, shoot and edit videos',
  ])('of verbs: %s', (line) => {
    expect(readDuty(line)?.text).toBe(line);
    expect(splitDuties(`${line}, keep the workshop tidy`)[0]).toBe(line);
  });
  it.each([
    ['Learn to use hand tools and, later, machines safely', 'learn to use hand tools and, later, machines safely'],
    ['Teach beginners and, later on, advanced groups', 'teach beginners and, later on, advanced groups'],
    ['Run the bar and, in summer, the terrace', 'run the bar and, in summer, the terrace'],
    ['Clean rooms and, occasionally, public areas', 'clean rooms and occasionally public areas'],
  ])('round what is said in passing: %s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
  it.each(['Joint visits with social workers', 'Sheet metal work', 'Head office reports'])(
    'and a thing is no verb: %s',
    (line) => {
      expect(readDuty(line)?.text.startsWith(line.split(' ')[0]?.toLowerCase() ?? '') ?? false).toBe(false);
    },
  );
});
