import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { readTravelShare } from './travel-share.ts';

describe('how much of the time somebody travels, and for how long', () => {
  it.each([
    [
      'Readiness to travel worldwide, approx. 40%, trips of one to three weeks',
      'ready to travel worldwide for about 40% of the time, on trips of one to three weeks',
    ],
    [
      'Willingness to travel in Europe, about 50%, one to two weeks at a time',
      'willing to travel in Europe for about 50% of the time, for one to two weeks at a time',
    ],
    ['Ready to travel, 30%, mostly Germany', 'ready to travel for 30% of the time, mostly in Germany'],
    ['Willing to travel up to 60%, trips of a week', 'willing to travel for up to 60% of the time, on trips of a week'],
    [
      'Able to travel nationwide, 20-30%, mainly in the north'.replace('the north', 'Scotland'),
      'able to travel nationwide for 20 to 30% of the time, mainly in Scotland',
    ],
    [
      'Prepared to travel, around 25%, two days each',
      'prepared to travel for about 25% of the time, for two days at a time',
    ],
    [
      'Happy to travel abroad, 15%, stays of two weeks',
      'happy to travel abroad for 15% of the time, on stays of two weeks',
    ],
    [
      'Readiness to travel in Asia (approx. 40%), visits of up to ten days',
      'ready to travel in Asia for about 40% of the time, on visits of up to ten days',
    ],
  ])('%s', (line, text) => {
    expect(readTravelShare(line)).toMatchObject({ kind: 'be', text });
    expect(readPerson(line)?.text).toBe(text);
  });

  it.each(['Willing to travel worldwide, up to 60%', 'Ready to work shifts, nights and weekends', 'Willing to travel'])(
    '%s is read as before',
    (line) => expect(readTravelShare(line)).toBeNull(),
  );
});
