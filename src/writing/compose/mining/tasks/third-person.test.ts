import { expect, it } from 'vitest';
import { readDuty } from './duty.ts';

it.each([
  ['Sets nursing strategy and standards of practice.', 'set the nursing strategy and standards of practice'],
  ['Leads training and development', 'lead training and development'],
  ['Plans staffing levels', 'plan staffing levels'],
  ['Owns marketing', 'take charge of marketing'],
  ['Leads hiring for the team', 'lead hiring for the team'],
  ['Directs daily work of crew', 'direct the daily work of the crew'],
  ["To assess patients' own drugs for suitability.", "assess patients' own drugs for suitability"],
  ['Road tests buses after repair (CDL required for this duty)', 'road-test buses after repair'],
  ['take part in night duty about four times a month', 'take part in night duty about four times a month'],
  // What stands before these is what it is done to.
  ['Records keeping', 'keep records'],
  ['Parts picking', 'pick parts'],
  ['Reports writing', 'write reports'],
])('%s says what somebody does', (line, text) => {
  expect(readDuty(line)?.text).toBe(text);
});
