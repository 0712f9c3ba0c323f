import { describe, expect, it } from 'vitest';
import { againstTurns } from './conflict-turns.ts';
import { findConflicts } from './conflicts.ts';

describe('turns on call, of the brief and of the job description', () => {
  it.each([
    ['One week in five on call.', 'On call one week in three'],
    ['On call 1 week in 6, paid extra.', 'Be on call every fourth week'],
    ['Standby one weekend in eight.', 'Take part in the standby rota, one weekend in four'],
    ['You are on call two nights out of seven.', 'On-call duty three nights in seven'],
    ['On call every other week.', 'Join the on-call rota (one week in four)'],
    ['On-call 1:6.', 'On-call rota 1:4'],
    ['Pager duty one night in five.', 'Carry the pager one night in three'],
    ['Call-outs one week in ten.', 'Take call-outs one week in two'],
  ])('%s | %s', (brief, line) => {
    expect(againstTurns(brief)(line)).toMatch(/We use the brief\.$/);
    const notes = new Set<string>();
    expect(findConflicts(brief, notes)(line)).toBe(true);
    expect([...notes].join()).toContain('on call');
  });

  it.each([
    ['One week in five on call.', 'On call every fifth week'],
    ['On call one week in five.', 'Work one weekend in three'],
    ['On call one week in five.', 'On call one night in three'],
    ['On call one week in five.', 'Answer calls within one day in three'],
    ['Work one weekend in four.', 'On call one weekend in three'],
    ['No on-call.', 'On call one week in three'],
  ])('%s | %s: nothing against it', (brief, line) => expect(againstTurns(brief)(line)).toBeNull());
});
