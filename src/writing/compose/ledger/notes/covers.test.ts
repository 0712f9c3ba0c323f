import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';
import { statementText } from '../statement-text.ts';

const said = (note: string): string[] => readNotes(note, ['hr', 'adviser']).map((part) => part.replace(/[.]$/, ''));

describe('arrangements are said as sentences', () => {
  it.each([
    ['14 months maternity cover', ['The job is maternity cover for 14 months']],
    ['Maternity cover, 12 months', ['The job is maternity cover for 12 months']],
    ['9 months mat leave cover', ['The job is maternity leave cover for 9 months']],
    ['12 month maternity cover from March', ['The job is maternity cover for 12 months from March']],
    [
      'HR adviser for the factory, 14 months maternity cover',
      ['You will work for the factory', 'The job is maternity cover for 14 months'],
    ],
  ])('cover for somebody: %s', (note, sentences) => {
    expect(said(note)).toEqual(sentences);
  });
  it.each([
    ['Two days a week on site from May to October', ['You are on site two days a week from May to October']],
    ['Two to three days a week on site', ['You are on site two to three days a week']],
    ['One day a week on the road', ['You are on the road one day a week']],
    ['Two days a month in the field during the season', ['You are in the field two days a month during the season']],
    [
      'Four days in the workshop, one day at college',
      ['Each week you spend four days in the workshop and one at college'],
    ],
    ['Two days in the office, one day at college', ['You spend two days in the office and one day at college']],
  ])('where somebody is on some days: %s', (note, sentences) => {
    expect(said(note)).toEqual(sentences);
  });
  it.each([
    ['42-room hotel, one restaurant of 60 covers', ['You work in a 42-room hotel with one restaurant of 60 covers']],
    [
      '12-bed inpatient unit, days and nights, nights in blocks of three',
      ['You work in a 12-bed inpatient unit', 'You work days and nights, with nights in blocks of three'],
    ],
    ['60-bed care home, days and nights', ['You work in a 60-bed care home', 'Days and nights']],
  ])('a house and what it has, or when one works there: %s', (note, sentences) => {
    expect(said(note)).toEqual(sentences);
  });
  it.each([
    [
      'No split shifts, you work straight through and then go home',
      'No split shifts: you work straight through and then go home',
    ],
    ['No late nights, we close at six', 'No late nights: we close at six'],
    ['No weekends, bank holidays or nights', 'No weekends, bank holidays or nights'],
    ['Every Sunday, you are at home', 'Every Sunday, you are at home'],
  ])('and what is meant by "no": %s', (typed, text) => {
    expect(statementText(typed)).toBe(text);
  });
});
