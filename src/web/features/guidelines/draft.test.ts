import { describe, expect, it } from 'vitest';
import type { GuidelineItem } from '#contract/guidelines.ts';
import {
  afterSave,
  beginEntry,
  conflictsOf,
  type Draft,
  emptyDraft,
  entriesOf,
  entriesToSave,
  faultMessage,
  findFaults,
  keepMine,
  putEntry,
} from './draft.ts';

const item = (over: Partial<GuidelineItem>): GuidelineItem => ({
  id: '4',
  title: 'Mission',
  value: 'Clean power.',
  supportingValue: null,
  guidelineHeadingId: 1,
  heading: 'EVP',
  version: 1,
  ...over,
});
const mission = item({});
const style = item({ id: '11', title: 'Writing style', value: '{"Acronyms":true}', guidelineHeadingId: 2, version: 3 });
const items = [mission, style];
const change = (value: string, of = mission): Draft => putEntry(emptyDraft, { ...beginEntry(of), value });
const added = { id: 'new', title: 'EVP pillars', headingId: 1, value: '', supportingValue: '', base: undefined };

describe('what is saved', () => {
  it('is what differs after trimming, with the version it was based on', () => {
    expect(entriesToSave(items, change(' Clean power. '))).toEqual([]);
    expect(entriesToSave(items, change(' '))).toEqual([
      { id: '4', title: 'Mission', value: null, supportingValue: null, guidelineHeadingId: 1, version: 1 },
    ]);
  });

  it('has added entries without a version, and none without a word', () => {
    expect(entriesToSave(items, putEntry(emptyDraft, added))).toEqual([]);
    const [entry] = entriesToSave(items, putEntry(emptyDraft, { ...added, value: 'Room' }));
    expect(entry).toMatchObject({ id: 'new', value: 'Room' });
    expect(entry).not.toHaveProperty('version');
  });

  it('of the options keeps what others ticked', () => {
    const draft = { ...emptyDraft, options: { 11: { Acronyms1: true } } };
    expect(JSON.parse(entriesToSave(items, draft)[0]?.value ?? '')).toEqual({ Acronyms: true, Acronyms1: true });
    expect(entriesToSave(items, { ...emptyDraft, options: { 11: { Acronyms: true, Acronyms1: false } } })).toEqual([]);
  });
});

describe("somebody else's save", () => {
  const theirs = [item({ value: 'Power for all.', version: 2 })];

  it('is a conflict until the user has chosen', () => {
    const draft = change('Wind for all.');
    expect(conflictsOf(items, draft)).toEqual([]);
    expect(conflictsOf(theirs, draft)).toEqual(theirs);
    const mine = keepMine(draft, theirs[0] ?? mission);
    expect(conflictsOf(theirs, mine)).toEqual([]);
    expect(entriesToSave(theirs, mine)[0]?.version).toBe(2);
  });

  it('of the same words is none', () => expect(conflictsOf(theirs, change('Power for all.'))).toEqual([]));

  it('that deleted the entry leaves the words here, to be saved as new', () => {
    const draft = change('Wind for all.');
    expect(entriesOf([], draft, 'Mission')).toHaveLength(1);
    expect(entriesToSave([], draft)[0]).not.toHaveProperty('version');
  });
});

describe('faults', () => {
  it('name the section and its limit', () => {
    expect(findFaults(items, change('x'.repeat(501)))).toEqual({
      '4.value': 'Mission should not exceed 500 characters.',
    });
    expect(findFaults(items, change('x'.repeat(500)))).toEqual({});
  });

  it('ask for the title of a statement', () => {
    const faults = findFaults(items, putEntry(emptyDraft, { ...added, supportingValue: 'A course.' }));
    expect(faults).toEqual({ 'new.value': 'Please provide a title for your supporting statement.' });
    expect(faultMessage(faults)).toBe('Please fill the details correctly.');
  });

  it("tell that the times can't be followed", () => {
    const options = { 11: { TimesAndTimezones12: 'dontInclude', TimesAndTimezones13: 'use' } };
    const faults = findFaults(items, { ...emptyDraft, options });
    expect(faultMessage(faults)).toBe('Times and timezones combo is not supported. Please update your selection.');
  });
});

it('what is typed during a save stays, based on what was saved', () => {
  const sent = putEntry(change('Wind'), { ...added, value: 'Room' });
  const typed = putEntry(sent, { ...beginEntry(mission), value: 'Wind for all.' });
  const left = afterSave(typed, sent, [item({ value: 'Wind', version: 2 }), item({ id: 'new' })]);
  expect(left.entries).toEqual([{ ...beginEntry(mission), value: 'Wind for all.', base: 2 }]);
});
