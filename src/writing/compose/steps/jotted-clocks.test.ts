import { describe, expect, it } from 'vitest';
import { isSaid, stretchesOf } from './quoted-parts.ts';

describe('a time that was jotted down without its half of the day', () => {
  it.each([
    ['start 7.30 at the yard', 'Start is 7.30am at the yard.'],
    ['finish 4.30 on Fridays', 'You finish at 4.30pm on Fridays.'],
    ['doors open 6:45', 'The doors open at 6:45 am.'],
    ['handover 7.15 each morning', 'There is a handover at 7.15am each morning.'],
    ['briefing 8.30 in the depot', 'You have a briefing in the depot at 8.30am.'],
    ['last bus 9.10', 'The last bus goes at 9.10pm.'],
    ['gates shut 5.30', 'The gates shut at 5.30pm.'],
    ['lessons begin 8.50', 'Lessons begin at 8.50am.'],
  ])('%s', (note, text) => expect(isSaid(note, stretchesOf([text]), new Set())).toBe(true));

  it.each([
    ['start 7.30 at the yard', 'Start is 8.30am at the yard.'],
    ['start 7.30 at the yard', 'Start is 7.30am.'],
    ['finish 4.30 on Fridays', 'You finish at 4.30pm.'],
  ])('%s is not said by "%s"', (note, text) => expect(isSaid(note, stretchesOf([text]), new Set())).toBe(false));
});
