import { describe, expect, it } from 'vitest';
import { isSureCut, leavesIt } from './sure-cut.ts';

describe('where a sentence may end before its end', () => {
  it.each([
    ['You have a say in the new mould hall that opens', ' in 2027'],
    ['You sell varieties that were bred ten kilometres', ' from your customers’ fields'],
    ['Your depot is five minutes', ' from the ring road'],
    ['A good plan means milk in by night and drivers home', ' for dinner'],
    ['You will choose the compounds', ', the presses and the people'],
    ['You show ministers how the money is spent', ' in schools'],
  ])('not after "%s"', (part, rest) => expect(isSureCut(part, rest)).toBe(false));
  it.each([
    ['One nurse to one patient', ' in the first hours'],
    ['You tell developers what is broken', ', and then you see it fixed'],
    ['We pay for your diploma', ', and you keep your evenings'],
    ['You get your own patch of 40 square kilometres', ' and know it better than anybody'],
  ])('after "%s"', (part, rest) => expect(isSureCut(part, rest)).toBe(true));
  it('leaves no "it" for a word of how it is', () => {
    expect(leavesIt('It is quiet')).toBe(true);
    expect(leavesIt('It is a trade for life')).toBe(false);
  });
});
