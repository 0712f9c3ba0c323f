/** A time behind a task has its "at". */
import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';

describe('when a task is done stands behind it with its "at"', () => {
  it.each([
    ['brief crew 7.30', 'brief the crew at 7.30'],
    ['feed calves 6.30am', 'feed calves at 6.30am'],
    ['open up, 6am', 'open up at 6am'],
    ['check temps 6.00 daily', 'check temps at 6.00 daily'],
    ['brief the crew at 7.30', 'brief the crew at 7.30'],
    ['raise prices by 2.50', 'raise prices by 2.50'],
    ['run the 6.30 class', 'run the 6.30 class'],
  ])('%s', (line, task) => {
    expect(readDuty(line)?.text).toBe(task);
  });
});
