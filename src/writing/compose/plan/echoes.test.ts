import { describe, expect, it } from 'vitest';
import { likest, othersOf, SAME_TEXT } from './echoes.ts';

const names = new Set(['chief', 'operating', 'officer', 'nashik', 'godavari', 'pumps']);
const held = (text: string, ...beside: string[]) => likest(text, othersOf({ beside, texts: [], names })).beside;

describe('a text held against those beside it', () => {
  it('is one of them again when only its names and its lead are others', () => {
    const first =
      "We're hiring a Chief Operating Officer. You have 15 years' experience of running plants and you read a balance sheet.";
    const second =
      "Godavari Pumps needs a Chief Operating Officer in Nashik. You have 12 years' experience of running plants and you read a balance sheet.";
    expect(held(second, first)).toBeGreaterThanOrEqual(SAME_TEXT);
  });
  it('is another one when it tells something else of the same post', () => {
    const first =
      'Godavari Pumps is hiring a Chief Operating Officer in Nashik. You settle wages with the union, plan the budget and meet the board once a month.';
    const second =
      'Godavari Pumps is hiring a Chief Operating Officer in Nashik. Two foundries and the tool room report to you, and every line stops when a casting is not right.';
    expect(held(second, first)).toBeLessThan(SAME_TEXT);
  });
});
