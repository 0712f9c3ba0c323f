import { expect, it } from 'vitest';
import { readDuty } from '../mining/duty.ts';
import { withoutKnown } from './partly-known.ts';

it.each([
  ['Monitor the core and access network and respond to alarms', 'monitor the core'],
  ['Clean the front and back office and empty bins', 'clean the front'],
  ['Check map and test data', 'check map'],
  ['Write reports and discharge letters to residents', 'discharge letters to residents'],
])('two kinds of one thing stay together: %s', (line, known) => {
  const duty = readDuty(line);
  expect(duty).not.toBeNull();
  expect(duty && withoutKnown({ ...duty, raw: line, score: 1 }, (text) => text === known).text).toBe(
    line.toLowerCase(),
  );
});
