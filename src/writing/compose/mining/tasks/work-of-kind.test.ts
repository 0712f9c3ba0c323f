import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';

const task = (line: string): string | undefined => readDuty(line, { fallback: true })?.text;

describe('papers and money that a field gives its name to', () => {
  it.each([
    ['Manufacturing budget of approximately $190 million', 'manage the manufacturing budget of about $190 million'],
    ['Marketing budget of £2m', 'manage the marketing budget of £2m'],
    ['Operating budget of $4m', 'manage the operating budget of $4m'],
    ['Recruitment budget of £20k', 'manage the recruitment budget of £20k'],
    ['Training plan for all new starters', 'manage the training plan for all new starters'],
    ['Accounting policies for the group', 'manage accounting policies for the group'],
    ['Fundraising target of £250,000', 'meet the fundraising target of £250,000'],
    ['Testing regime for lifts', 'manage the testing regime for lifts'],
  ])('%s: %s', (line, said) => {
    expect(task(line)).toBe(said);
  });
  it.each([
    ['Managing a budget of $2m', 'manage a budget of $2m'],
    ['Manufacturing parts for the rail trade', 'manufacture parts for the rail trade'],
    ['Planning budgets and rotas', 'plan budgets and rotas'],
    ['Building plans for the site', 'build plans for the site'],
    ['Training staff in fire safety', 'train staff in fire safety'],
    ['Control budget of the unit', 'control the budget of the unit'],
  ])('is not found in %s', (line, said) => {
    expect(task(line)).toBe(said);
  });
});

describe('work that a doing gives its name to', () => {
  it.each([
    ['Switching operations up to 33 kV', 'carry out switching operations up to 33 kV'],
    ['Marketing campaigns for the spring', 'carry out marketing campaigns for the spring'],
    ['Lifting operations with cranes', 'carry out lifting operations with cranes'],
  ])('%s: %s', (line, said) => {
    expect(task(line)).toBe(said);
  });
  it.each([
    ['Arranging work placements with local employers', 'arrange work placements with local employers'],
    ['Arranging activities for residents', 'arrange activities for residents'],
    ['Running activities for children', 'run activities for children'],
    ['Planning works on the track', 'plan works on the track'],
    ['Finding work experience for pupils', 'find work experience for pupils'],
  ])('is not found in %s', (line, said) => {
    expect(task(line)).toBe(said);
  });
});
