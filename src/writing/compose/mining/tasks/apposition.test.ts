import { describe, expect, it } from 'vitest';
import { isApposition, withAppositions } from './apposition.ts';
import { readDuty } from './duty.ts';

describe('somebody said in other words', () => {
  it.each([
    [
      'You will spend four days a week out with one plumber, your mentor',
      'spend four days a week out with one plumber, your mentor',
    ],
    ['Work alongside Dave, our head chef', 'work alongside Dave, our head chef'],
    ['Shadow your buddy, a senior nurse', 'shadow your buddy, a senior nurse'],
    ['Assist chefs, porters', 'assist chefs and porters'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it('several people are said in no other words', () => {
    expect(isApposition('work with chefs', 'our porter')).toBe(false);
    expect(isApposition('work with the chef', 'stock control')).toBe(false);
  });
  it('stands in one piece with what it is said of', () => {
    expect(withAppositions(['shadow Priya', 'your buddy', 'for the first month', 'serve guests'])).toEqual([
      'shadow Priya, your buddy, for the first month',
      'serve guests',
    ]);
  });
});
