import { describe, expect, it } from 'vitest';
import { shiftFindings } from './shift.ts';

const before = 'The chairman and the salesman wait.';
const found = ['chairman', 'salesman'].map((text) => ({
  text,
  start: before.indexOf(text),
  end: before.indexOf(text) + text.length,
}));
const left = (after: string) =>
  shiftFindings(found, before, after).map(({ text, start, end }) => {
    expect(after.slice(start, end)).toBe(text);
    return text;
  });

describe('findings while somebody types', () => {
  it.each([
    ['at the end', `${before} Now`, ['chairman', 'salesman']],
    ['at the beginning', `Now ${before}`, ['chairman', 'salesman']],
    ['between them', before.replace('and', 'and then'), ['chairman', 'salesman']],
    ['into one', before.replace('chairman', 'chair man'), ['salesman']],
    ['a letter behind one', before.replace('chairman', 'chairmans'), ['salesman']],
    ['a comma behind one', before.replace('chairman', 'chairman,'), ['chairman', 'salesman']],
    ['over everything', 'Nothing.', []],
    ['nothing', before, ['chairman', 'salesman']],
    ['away', '', []],
  ])('%s', (_where, after, expected) => {
    expect(left(after)).toEqual(expected);
  });
});
