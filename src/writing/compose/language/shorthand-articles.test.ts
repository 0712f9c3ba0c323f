/** What stands in a task without an article in whole sentences too, and what is one name. */
import { describe, expect, it } from 'vitest';
import { readPerson } from '../mining/requirements/person.ts';
import { readDuty } from '../mining/tasks/duty.ts';

const said = (line: string): string | undefined => readDuty(line)?.text;

describe('two that are one name', () => {
  it.each([
    ['Maintain steam to fuel ratio and report deviation', 'maintain the steam-to-fuel ratio and report deviation'],
    ['Control air to fuel ratio', 'control the air-to-fuel ratio'],
    ['Improve order to cash process', 'improve the order-to-cash process'],
  ])('%s', (typed, text) => expect(said(typed)).toBe(text));
  it.each([
    ['Deliver stock to shop', 'deliver stock to the shop'],
    ['Bring waste to loading bay', 'bring waste to the loading bay'],
  ])('a place is none: %s', (typed, text) => expect(said(typed)).toBe(text));
});

describe('goods by what they are made of are so much, and no one of them', () => {
  it.each(['Weld carbon and stainless pipe', 'Cut mild steel plate to drawings', 'Fit copper pipe and radiators'])(
    '%s',
    (line) => expect(said(line)).toBe(`${line.charAt(0).toLowerCase()}${line.slice(1)}`),
  );
  it('in what is asked', () => {
    expect(readPerson('experience with stainless pipe')?.text).toBe('experience with stainless pipe');
  });
  it('a pipe that nothing tells of keeps its article', () => {
    expect(said('Repair pipe')).toBe('repair the pipe');
  });
});

describe('a department before a further order', () => {
  it('has no article', () => {
    expect(said('Define SLOs with product and hold us to them')).toBe('define SLOs with product and hold us to them');
  });
});
