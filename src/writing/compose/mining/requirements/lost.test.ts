import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readDuty } from '../tasks/duty.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('a plain line of what is asked is read for sure', () => {
  it.each([
    ['Good grasp of cloud costs', 'have', 'a good grasp of cloud costs'],
    ['A firm grasp of employment law', 'have', 'a firm grasp of employment law'],
    ['Three to five years in tax', 'have', 'three to five years’ experience in tax'],
    ['Minimum of two years in lettings', 'have', 'at least two years’ experience in lettings'],
    ['Strong Kotlin or Swift', 'do', 'know Kotlin or Swift'],
    ['Someone families can turn to', 'be', 'someone families can turn to'],
    [
      'Qualified fitter (NVQ Level 3 in Mechanical Engineering)',
      'be',
      'a qualified fitter (NVQ Level 3 in Mechanical Engineering)',
    ],
  ])('%s', (line, kind, text) => {
    expect(readPerson(line)).toEqual({ kind, text, desirable: false });
  });
  it.each([
    ['Dairy or beef knowledge useful', 'dairy or beef knowledge'],
    ['Solar or heat pump experience welcome.', 'solar or heat pump experience'],
    ['Forestry or fencing experience helpful.', 'forestry or fencing experience'],
  ])('and as the wish that it is: %s', (line, text) => {
    expect(readPerson(line)).toEqual({ kind: 'have', text, desirable: true });
  });
  it('of several languages one is enough', () => {
    expect(splitRequirements('Calm, strong Python, Go or Rust')).toEqual(['Calm', 'strong Python, Go or Rust']);
    expect(readPerson('strong Python, Go or Rust')?.text).toBe('know Python, Go or Rust');
  });
  it('a check is asked for, whatever it is for', () => {
    expect(readPerson('Garda vetting will be required for the crèche')?.text).toBe('Garda vetting');
    expect(readPerson('Medical screening is needed before you start')?.text).toBe('medical screening');
  });
});

describe('tasks by their names of the trade', () => {
  it.each([
    ['First & second fix', 'carry out first and second fix'],
    ['First fix in new homes', 'carry out the first fix in new homes'],
    ['Drag and chip hedge cuttings', 'drag and chip hedge cuttings'],
  ])('%s', (line, text) => {
    expect(readDuty(line, { fallback: true, lean: 'orders' })?.text).toBe(text);
  });
});

describe('what a heading tells of the job is asked of nobody', () => {
  const mined = mineJobDescription(
    [
      'Apprentice Roofer',
      'Who you’ll work with: a gang of four',
      "What you'll be using: slate cutters and a hoist",
      '',
      "You'll need to be",
      '16 or over',
      'The team: six roofers and a labourer',
      'Able to climb',
    ].join('\n'),
    '',
  );
  it('is no requirement', () => {
    expect(mined.person.map(({ text }) => text)).toEqual(['16 or over', 'climb']);
  });
  it('and who is worked with is part of the work', () => {
    expect(mined.duties.map(({ text }) => text)).toEqual(['work with a gang of four']);
  });
});
