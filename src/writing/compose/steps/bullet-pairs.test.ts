import { describe, expect, it } from 'vitest';
import { itemBody, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import { goTogether } from './bullet-pairs.ts';

describe('tasks that share a bullet', () => {
  it.each([
    ['triage bugs with devs', 'write release notes'],
    ['size equipment', 'prepare PFDs and P&IDs'],
    ['train new starters', 'lead a team of six'],
    ['empty the bins', 'mop the floor'],
  ])('"%s" and "%s" do', (one, other) => {
    expect(goTogether(one, other)).toBe(true);
  });
  it.each([
    ['mentor one junior tester', 'run load tests before peak season'],
    ['train seasonal staff from March to June', 'run the outdoor plant area'],
    ['order from Irish growers', 'train seasonal staff'],
    ['identify solvent recovery opportunities', 'scale up from the kilo lab to the plant'],
    ['bake bread', 'empty the bins'],
    ['go to college every Wednesday', 'carry tools'],
  ])('"%s" and "%s" do not', (one, other) => {
    expect(goTogether(one, other)).toBe(false);
  });
  it('a list has no bullet that yokes a task to an unlike one', () => {
    const input = makeInput({
      advert: { jobTitle: 'QA Engineer', location: 'Pune' },
      guidelines: { companyName: 'Tindle' },
      brief: {
        responsibilitiesRole:
          'triage bugs with devs, write test cases in TestRail, mentor 1 junior tester, load tests before peak season, review designs, automate regression checks',
      },
    });
    for (let seed = 0; seed < 6; seed += 1)
      for (const item of writeStep(input, 3, { outputType: 'bullet', outputLengthType: 'large', noOfLine: 3 }, { seed })
        .items)
        for (const row of itemBody(item).split('\n'))
          if (/^• .*(?:junior tester|peak season)/.test(row)) expect(row).not.toMatch(/ and /);
  });
});
