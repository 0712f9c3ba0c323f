/** A text with the list of another one, in whatever order and form, is one only by what else it tells. */
import { describe, expect, it } from 'vitest';
import { isToldAgain, type Told } from './what-is-told.ts';

const ledger = { guides: [{ fact: { id: 'value:1' } }, { fact: { id: 'value:2', statement: 'We say it.' } }] } as never;
const text = (listed: string[], ...prose: string[]): Told => ({
  facts: new Set([...listed, ...prose]),
  words: new Set(),
  listed: new Set(listed),
});
const three = ['duty:1', 'duty:2', 'duty:3'];

describe('the list of another text', () => {
  it.each([
    ['in another order', text(three.toReversed(), 'description:1'), true],
    ['beside the mere name of a value', text(three, 'value:1'), true],
    ['beside what a value means', text(three, 'value:2'), false],
    ['beside a task of its own', text(three, 'duty:4'), false],
    ['beside a sentence of its own', text(three, 'evidence:1'), false],
    ['without one of its lines', text(three.slice(1), 'description:1'), false],
    ['as prose', text([], ...three), false],
  ])('%s', (_, one, again) => {
    expect(isToldAgain(one, [text(three, 'description:1')], ledger, false)).toBe(again);
  });

  it('of two things stands in each text of a first batch, beside anything else', () => {
    const two = text(['has:1', 'has:2']);
    expect(isToldAgain(two, [two], ledger, false)).toBe(true);
    const more = text(['has:1', 'has:2'], 'pillar:1');
    expect(isToldAgain(more, [more], ledger, false)).toBe(false);
    expect(isToldAgain(more, [more], ledger, true)).toBe(true);
  });
});
