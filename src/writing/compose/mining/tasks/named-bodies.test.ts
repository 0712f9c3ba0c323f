import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from '../../index.ts';
import { readDuty } from './duty.ts';
import { namedWork } from './named-work.ts';

describe('names of offices and schemes begin like an order and are none', () => {
  it.each([
    'Land Registry applications',
    'Land Charges searches',
    'Companies House filings',
    'Help to Buy cases',
    'Stamp Duty returns',
    'Power BI reports',
    'Sage payroll runs',
    'Post Office banking',
    'Access to Work claims',
    'Test Valley rounds',
    'Stage Manager cover',
    'Cash Office reconciliations',
    'Train Station staff',
    'Book Club sessions',
  ])('%s', (line) => {
    expect([readDuty(line)?.text, readDuty(line, { fallback: true })?.nouns]).toEqual([undefined, [line]]);
  });
  it.each([
    ['land registry applications', 'Land Registry applications'],
    ['stamp duty returns', 'Stamp Duty returns'],
    ['help to buy cases', 'Help to Buy cases'],
    ['Land Registry Applications', 'Land Registry applications'],
  ])('%s is written as the name is', (line, name) => {
    expect(readDuty(line, { fallback: true })?.nouns).toEqual([name]);
  });
  it.each([
    ['File land registry applications', 'file Land Registry applications'],
    ['Order searches', 'order searches'],
    ['Check SAP stock', 'check SAP stock'],
    ['Book Eurostar trains', 'book Eurostar trains'],
    ['Help the Post Office with parcels', 'help the Post Office with parcels'],
  ])('an order stays one: %s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it.each([
    [
      'Open files, order searches, Land Registry applications, keep clients up to date',
      'make Land Registry applications',
    ],
    ['Open files, Stamp Duty returns, chase searches', 'file Stamp Duty returns'],
  ])('among orders too: %s', (responsibilitiesRole, task) => {
    const { input } = briefOf({ jobTitle: 'Paralegal' }, { responsibilitiesRole });
    const tasks = buildLedger(input, false).duties.map(({ fact }) => fact.text);
    expect(tasks).toContain(task);
    expect(tasks.filter((text) => /^(?:land|stamp)\b/i.test(text))).toEqual([]);
  });
  it.each([
    ['Land Registry applications', 'make', 'Land Registry applications'],
    ['Stamp Duty returns', 'file', 'Stamp Duty returns'],
    ['Companies House filings', 'make', 'Companies House filings'],
  ])('%s are what one makes or files', (line, verb, name) => {
    expect(namedWork(line)).toEqual([{ verb, name }]);
  });
});
