import { describe, expect, it } from 'vitest';
import { optionSelects, optionTicks } from '#domain/guideline.ts';
import { selectValues } from '#writing/rules/options.ts';
import { changesOfTick, punctuation, type StyleList, writingStyle } from './style-groups.ts';

const rowsOf = (list: StyleList) => list.groups.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows));

describe.each([
  ['punctuation', punctuation],
  ['writingStyle', writingStyle],
] as const)('the options of %s', (name, list) => {
  it('are all on the page, each once', () => {
    const ticks = [...list.groups.flatMap(({ master }) => master ?? []), ...rowsOf(list).map(({ tick }) => tick)];
    expect(ticks.sort()).toEqual([...optionTicks[name]].sort());
    const selects = rowsOf(list).flatMap((row) => row.selects ?? []);
    expect(selects.map(({ field }) => field).sort()).toEqual([...optionSelects[name]].sort());
  });

  it('offer exactly the values of the specification', () => {
    for (const { field, options } of rowsOf(list).flatMap((row) => row.selects ?? [])) {
      expect(options.map(({ value }) => value)).toEqual(selectValues[field as keyof typeof selectValues]);
    }
  });
});

it('a tick that is set for the first time chooses values that can be followed, and keeps those that are chosen', () => {
  const times = rowsOf(writingStyle).find(({ tick }) => tick === 'TimesAndTimezones1');
  if (times === undefined) throw new Error('the times are missing');
  expect(changesOfTick(times, true, { TimesAndTimezones11: 'uppercase', TimesAndTimezones12: null })).toEqual({
    TimesAndTimezones1: true,
    TimesAndTimezones12: 'include',
    TimesAndTimezones13: 'dontUse',
  });
  expect(changesOfTick(times, false, {})).toEqual({ TimesAndTimezones1: false });
});
