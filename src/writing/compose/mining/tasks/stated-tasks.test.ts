import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { isHalfTyped } from './stated-tasks.ts';

const tasksOf = (responsibilitiesRole: string) =>
  buildLedger(makeInput({ brief: { responsibilitiesRole } }), false).duties;

describe('tasks that are typed as how something is to be', () => {
  it.each([
    ['college work on time', 'hand in college work on time'],
    ['VAT returns on time', 'file VAT returns on time'],
    ['assessments on time', 'complete assessments on time'],
    ['complete assessments on time', 'complete assessments on time'],
    ['rota for 9 staff', 'write the rota for 9 staff'],
    ['weekly roster for 22 agents', 'write the weekly roster for 22 agents'],
    ['van kept clean', 'keep the van clean'],
    ['Van to be kept clean', 'keep the van clean'],
    ['records kept up to date', 'keep records up to date'],
    ['allergen folder up to date', 'keep the allergen folder up to date'],
    ['staff training up to date', 'keep staff training up to date'],
    ['shelves full', 'keep shelves full'],
    ['CRM updated daily', 'update the CRM daily'],
    ['bins emptied every night', 'empty bins every night'],
    ['hit monthly target', 'reach the monthly target'],
    ['monthly stock take', 'do the monthly stocktake'],
    ['load tests before peak season', 'run load tests before peak season'],
    ['drop tests', 'carry out drop tests'],
    ['load test the site', 'load-test the site'],
    ['visits 8am to 2pm', 'make visits from 8am to 2pm'],
    ['a chat and a cup of tea', 'make time for a chat and a cup of tea'],
    ['tidy up after', 'tidy up afterwards'],
    ['fork lift', 'drive the forklift'],
    ['maintain registers under Factories Act', 'maintain registers under the Factories Act'],
    ['clean up after yourself', 'clean up after yourself'],
    ['keep records up to date', 'keep records up to date'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it.each(['deep clean', 'stay up to date', 'rota and payroll'])('%s is no such task', (line) => {
    expect(readDuty(line)).toBeNull();
  });
  it('each ends the row of the verb before it', () => {
    expect(splitDuties('train new starters, rota for 9 staff, van kept clean')).toEqual([
      'train new starters',
      'write the rota for 9 staff',
      'keep the van clean',
    ]);
  });
  it('what is only half typed is no sure thing, and takes nothing with it', () => {
    expect(isHalfTyped('brakes clutches timing belts')).toBe(true);
    expect(isHalfTyped('job cards')).toBe(false);
    const tasks = tasksOf('servicing, brakes clutches timing belts, job cards');
    expect(tasks.filter(({ doubt }) => doubt < 1).map(({ fact }) => fact.text)).toEqual([
      'carry out servicing',
      'fill in job cards',
    ]);
  });
  it('stuff has no article', () => {
    expect(['measure and cut pipe', 'weld plate', 'cut the pipe'].map((line) => readDuty(line)?.text)).toEqual([
      'measure and cut pipe',
      'weld plate',
      'cut the pipe',
    ]);
  });
});
