import { describe, expect, it } from 'vitest';
import type { Claim, StepInput } from '#contract/framework.ts';
import { fatesOf, withEntries } from './fates.ts';
import { confirmedAs, moveElement, sentenceAround, withoutClaim } from './final-state.ts';
import { nextPlace, placesOfList } from './places.ts';
import {
  editRow,
  excessOf,
  generatedRow,
  isRowModified,
  itemsToSend,
  moveRow,
  ownRow,
  readState,
  sameState,
  stateOf,
  withRefreshed,
  writeState,
} from './step-state.ts';

const line = (title: string) => ({ title, body: '' });
const loaded: StepInput = {
  id: null,
  step: 1,
  brief: null,
  imperatives: '[{"value":"690 volts","id":"1"}]',
  constraints: { simple: true },
  noOfLine: 8,
  outputType: 'prose',
  outputLengthType: 'medium',
  aidaContent: { id: null, content: '["Made","Mine"]' },
  aidaStep5SelectedBenefits: [],
  modifiedIndexes: [1],
  status: 'generated',
  notes: [],
  version: 3,
};

describe('the rows of a step', () => {
  it('are modified when changed, for good, but not by case alone', () => {
    const row = generatedRow(line('Come and fix the wind'));
    expect(isRowModified(row)).toBe(false);
    expect(isRowModified(editRow(row, { title: 'COME and fix the wind' }))).toBe(false);
    const changed = editRow(row, { title: 'Come and fit the wind' });
    expect(isRowModified(changed)).toBe(true);
    expect(isRowModified(editRow(changed, { title: 'Come and fix the wind' }))).toBe(true);
    expect(isRowModified(editRow(row, { title: ' ' }))).toBe(true);
    expect(isRowModified(ownRow())).toBe(true);
  });

  it('are sent without blank ones, with indexes that count what is sent', () => {
    const rows = [generatedRow(line(' Made ')), ownRow(), ownRow(line('Mine')), generatedRow(line('More'))];
    expect(itemsToSend(1, rows)).toMatchObject({ items: ['Made', 'Mine', 'More'], modifiedIndexes: [1] });
    const withNext = [...rows, ownRow(), ownRow({ title: ' ', body: '' })];
    expect(itemsToSend(1, withNext)).toMatchObject({ items: ['Made', 'Mine', 'More'], modifiedIndexes: [1, 3, 4] });
    expect(itemsToSend(1, [ownRow()])).toMatchObject({ items: [], modifiedIndexes: [0] });
    const parts = [ownRow({ title: 'A', body: '' })];
    expect(itemsToSend(5, parts).items).toEqual([{ benefit: 'A', description: '' }]);
  });

  it('keep their identity, their reasons and their options in the browser', () => {
    const state = stateOf(loaded);
    expect(state.rows.map(isRowModified)).toEqual([false, true]);
    const back = readState(writeState(state));
    expect(back === undefined ? false : sameState(back, state)).toBe(true);
    expect(back?.rows.map(isRowModified)).toEqual([false, true]);
    expect(sameState(state, { ...state, rows: [...state.rows, ownRow()] })).toBe(true);
    expect(sameState(state, { ...state, rows: state.rows.slice(1) })).toBe(false);
    expect(readState('{broken')).toBeUndefined();
  });

  it('move to a place among the others', () => {
    const rows = ['a', 'b', 'c', 'd'].map((text) => ownRow(line(text)));
    const order = (from: number, to: number) =>
      moveRow(rows, rows[from]?.key ?? 0, to)
        .map(({ title }) => title)
        .join('');
    expect(order(0, 2)).toBe('bacd');
    expect(order(3, 0)).toBe('dabc');
    expect(order(1, 4)).toBe('acdb');
    expect(order(2, 2)).toBe('abcd');
    expect(moveRow(rows, -1, 0)).toEqual(rows);
  });

  it('are refreshed in place: the sent ones change, blank ones stay, and the focus finds its row', () => {
    const rows = [generatedRow(line('One')), ownRow(), ownRow(line('Two'))];
    const { rows: sent } = itemsToSend(1, rows);
    const after = withRefreshed(rows, sent, ['New one', 'Two'], [1]);
    expect(after.map(({ title }) => title)).toEqual(['New one', '', 'Two']);
    expect(after.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
    expect(after.map(isRowModified)).toEqual([false, true, true]);
  });

  it('hold ten thousand characters each', () => {
    expect(excessOf({ title: 'x'.repeat(10_000), body: 'y' })).toBe(0);
    expect(excessOf({ title: 'x', body: 'y'.repeat(10_001) })).toBe(10_001);
  });
});

it('a save to a folder skips what is there, what comes twice and what is blank, and goes on with the numbers', () => {
  const texts = ['There', ' New ', '', 'New', 'Other'];
  expect(fatesOf(texts, ['There '])).toEqual(['there', 'new', 'blank', 'twice', 'new']);
  expect(withEntries('cta', { 'CTA 1': 'There', 'CTA 7': 'x' }, [' New ', 'Other'])).toEqual({
    'CTA 1': 'There',
    'CTA 7': 'x',
    'CTA 8': 'New',
    'CTA 9': 'Other',
  });
});

describe('moving by keyboard', () => {
  const places = placesOfList(['a', 'b', 'c']);
  it.each([
    ['ArrowDown', { id: 'x', target: undefined }, 'a'],
    ['ArrowRight', { id: 'x', target: undefined }, 'a'],
    ['ArrowUp', { id: 'x', target: undefined }, 'end'],
    ['ArrowDown', { id: 'x', target: 'c' }, 'end'],
    ['ArrowDown', { id: 'x', target: 'end' }, undefined],
    ['ArrowLeft', { id: 'x', target: 'b' }, 'folder'],
    // A thing of the list: dropped before the one behind it, it would not move.
    ['ArrowDown', { id: 'a', target: undefined }, 'c'],
    ['ArrowUp', { id: 'c', target: undefined }, 'b'],
    ['ArrowUp', { id: 'c', target: 'b' }, 'a'],
    ['ArrowUp', { id: 'a', target: undefined }, undefined],
    ['ArrowDown', { id: 'c', target: undefined }, undefined],
  ] as const)('%s with %j leads to %s', (key, lift, target) => {
    expect(nextPlace(key, lift, places, 'folder')).toBe(target);
  });
});

describe('the finished advert', () => {
  const chosen = [
    { step: 1 as const, items: [line('Keep 17 homes lit')] },
    {
      step: 3 as const,
      items: [{ title: 'Hands on', body: 'You climb. You must run 17 miles. You fix.\n• Lift 9 kg' }],
    },
  ];
  const claimOf = (text: string, what: string): Claim => {
    const start = text.indexOf(what);
    return { kind: what === 'must' ? 'must' : 'number', start, end: start + what.length, text: what, source: null };
  };

  it('moves its elements', () => {
    expect(moveElement(chosen, 3, 0).map(({ step }) => step)).toEqual([3, 1]);
    expect(moveElement(chosen, 1, 2).map(({ step }) => step)).toEqual([3, 1]);
    expect(moveElement(chosen, 6, 0)).toEqual(chosen);
  });

  it('loses the sentence that makes a claim, and an element that is empty then', () => {
    const body = chosen[1]?.items[0]?.body ?? '';
    const taken = withoutClaim(chosen, { step: 3, item: 0, part: 'body', claim: claimOf(body, '17') });
    expect(taken[1]?.items[0]?.body).toBe('You climb. You fix.\n• Lift 9 kg');
    const line9 = withoutClaim(chosen, { step: 3, item: 0, part: 'body', claim: claimOf(body, '9') });
    expect(line9[1]?.items[0]?.body).toBe('You climb. You must run 17 miles. You fix.');
    const head = withoutClaim(chosen, { step: 1, item: 0, part: 'title', claim: claimOf('Keep 17 homes lit', '17') });
    expect(head.map(({ step }) => step)).toEqual([3]);
  });

  it('remembers a number by itself, and a must by its sentence', () => {
    const text = 'You climb. You must run 17 miles.';
    expect(sentenceAround(text, claimOf(text, '17')).text.trim()).toBe('You must run 17 miles.');
    expect(confirmedAs(claimOf(text, '17'), text)).toBe('17');
    expect(confirmedAs(claimOf(text, 'must'), text)).toBe('you must run 17 miles.');
  });
});
