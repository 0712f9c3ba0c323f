import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { withActive } from './duty-passive.ts';

describe('what is to be done is an order', () => {
  it.each([
    ['Weekly order to be given to the butcher by noon', 'give the weekly order to the butcher by noon'],
    ['Timesheets to be submitted to payroll every Friday', 'submit timesheets to payroll every Friday'],
    ['Room checks every 15 mins to be recorded', 'record room checks every 15 minutes'],
    ['Van to be kept clean', 'keep the van clean'],
    ['Concerns to be brought to DSL', 'bring concerns to the DSL'],
    [
      'Method statement to be followed and delays flagged to the planner',
      'follow the method statement and flag delays to the planner',
    ],
    ['Emptying of bins and boxes to be flattened', 'empty bins and flatten boxes'],
    ['Route plan to be updated in app before 7 am', 'update the route plan in the app before 7 am'],
    ['Site meetings to be minuted and actions chased', 'minute site meetings and chase actions'],
    ['Log to be completed and signed at handover', 'complete and sign the log at handover'],
    ['Keys to be signed in and out', 'sign keys in and out'],
    ['Workwear to be worn and kept clean', 'wear workwear and keep it clean'],
    ['Extras to be priced and submitted within a week', 'price and submit extras within a week'],
    ['All visitors must be signed in', 'sign in all visitors'],
    ['Fridge temps must be logged twice daily', 'log fridge temperatures twice daily'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });

  it.each([
    'Ensure that all checks are to be done on time',
    'You will be required to travel',
    'The role is to be based in Leeds',
    'check the vehicle before use',
  ])('%s stays', (line) => {
    expect(withActive(line)).toBe(line);
  });

  it.each(['Applicants to be considered', 'targets to be met'])('%s is none', (line) => {
    expect(readDuty(line)).toBeNull();
  });
});
