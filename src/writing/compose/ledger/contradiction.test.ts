import { describe, expect, it } from 'vitest';
import { kindOf } from '../language/kind.ts';
import { readPerson } from '../mining/requirements/person.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { withoutTakenBack } from './contradiction.ts';
import type { SentenceFact } from './facts.ts';
import { findTime } from './slots.ts';
import { readStatement } from './statement.ts';

function said(text: string): SentenceFact {
  const statement = readStatement(text);
  if (statement === null) throw new Error(`"${text}" says nothing.`);
  return { statement, fact: { id: text, kind: 'proposition', source: 'brief', text, weight: 100 } };
}

describe('a promise that another text takes back', () => {
  it('is left out, and the recruiter is told', () => {
    const notes = new Set<string>();
    const kept = withoutTakenBack([said('No nights, ever.')], ['Nights, 12 hour shifts. No nights, ever.'], notes);
    expect(kept).toEqual([]);
    expect([...notes].join()).toContain('promise no nights');
  });
  it.each([
    'No overnight shifts, nights are covered by an out-of-hours provider.',
    'No night duty. Early and late shifts, a night porter covers the nights.',
  ])('stays where somebody else works them: %s', (text) => {
    const notes = new Set<string>();
    expect(withoutTakenBack([said('There is no night duty.')], [text], notes)).toHaveLength(1);
    expect([...notes]).toEqual([]);
  });
  it('is named as it is written', () => {
    const notes = new Set<string>();
    withoutTakenBack([said('No Sundays.')], ['Sundays, one in three.'], notes);
    expect([...notes].join()).toContain('promise no Sundays in one place and speak of Sundays');
  });
  it('by another word', () => {
    const notes = new Set<string>();
    expect(withoutTakenBack([said('Day shift only.')], ['Day shift only. Some nights in summer.'], notes)).toEqual([]);
    expect([...notes].join()).toContain('promise no nights in one place');
    expect(withoutTakenBack([said('Day shift only.')], ['Day shift only.'], new Set())).toHaveLength(1);
  });
  it('stays where nothing is said against it', () => {
    for (const text of ['No nights, ever. Work in Leeds.', 'No nights. A great night out for all.'])
      expect(withoutTakenBack([said('No nights, ever.')], [text], new Set())).toHaveLength(1);
    expect(withoutTakenBack([said('No weekends.')], ['No weekends. Every weekend off.'], new Set())).toHaveLength(1);
  });
});

describe('what is said to somebody else', () => {
  it('is no work and no requirement', () => {
    expect(readDuty('Email all CVs to jobs@example.com')).toBeNull();
    expect(readPerson('No time wasters!!')).toBeNull();
    expect(kindOf('Ship on Tuesdays')).not.toBe('np');
    expect(kindOf('Plant in Waluj')).toBe('np');
  });
});

it.each([
  'Part-time from 30 hours is fine',
  'Part-time of four days would be okay',
  'Full-time, and part-time is negotiable',
])('keeps shorter hours that are possible beside a whole week, and tells no part-time: %s', (text) => {
  const notes = new Set<string>();
  expect(withoutTakenBack([said(text)], [], notes, '37 hours a week')).toHaveLength(1);
  expect([...notes]).toEqual([]);
  expect(findTime(text)).not.toBe('part-time');
});

it('leaves out a promise of part-time work where the week has forty hours, and tells it', () => {
  const notes = new Set<string>();
  const kept = withoutTakenBack(
    [said('Part-time hours that fit around school'), said('Part-time is possible later')],
    [],
    notes,
    '40 hours a week',
  );
  expect(kept.map(({ statement }) => statement.text)).toEqual(['Part-time is possible later']);
  expect([...notes].join()).toMatch(/part-time work and of 40 hours/);
  expect(withoutTakenBack([said('Part-time hours that fit around school')], [], notes, '20 hours a week')).toHaveLength(
    1,
  );
});
