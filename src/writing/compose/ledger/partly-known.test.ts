import { expect, it } from 'vitest';
import { readDuty } from '../mining/tasks/duty.ts';
import { withoutKnown } from './partly-known.ts';

it.each([
  ['Monitor the core and access network and respond to alarms', 'monitor the core'],
  ['Clean the front and back office and empty bins', 'clean the front'],
  ['Check map and test data', 'check map'],
  ['Write reports and discharge letters to residents', 'discharge letters to residents'],
])('two kinds of one thing stay together: %s', (line, known) => {
  const duty = readDuty(line);
  expect(duty).not.toBeNull();
  expect(duty && withoutKnown({ ...duty, raw: line, score: 1 }, (text) => text === known).text).toBe(
    line.toLowerCase(),
  );
});

const alone = (line: string, known: string): string | undefined => {
  const duty = readDuty(line);
  return duty ? withoutKnown({ ...duty, raw: line, score: 1 }, (text) => text === known).text : undefined;
};

it.each([
  [
    'Prepare lifts for the yearly TÜV inspection and accompany the inspector',
    'prepare lifts for the yearly TÜV inspection',
  ],
  ['Carry out water tests and record the results', 'carry out water tests'],
  ['Take blood samples and label the tubes', 'take blood samples'],
  ['Care for dying patients and support the patient’s family', 'care for dying patients'],
  ['Book tradespeople and check the invoice', 'book tradespeople'],
  ['Interview witnesses and write the final report for court', 'interview witnesses'],
  ['Investigate reports of noise and take appropriate action', 'investigate reports of noise'],
  ['Inspect boilers and arrange necessary follow-up actions', 'inspect boilers'],
  ['Audit suppliers and agree corrective actions', 'audit suppliers'],
  ['Survey visitors and share key findings with the trustees', 'survey visitors'],
])('what the second half points at is told with it: %s', (line, known) => {
  expect(alone(line, known)).toBe(`${line.charAt(0).toLowerCase()}${line.slice(1)}`);
});
it.each([
  ['Supervise the deli team and prepare the weekly roster', 'supervise the deli team', 'prepare the weekly roster'],
  ['Serve customers and open the shop', 'serve customers', 'open the shop'],
  ['Carry out water tests and record the results', 'record the results', 'carry out water tests'],
])('what points at nothing is said alone: %s', (line, known, text) => {
  expect(alone(line, known)).toBe(text);
});
