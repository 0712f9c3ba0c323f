import { describe, expect, it } from 'vitest';
import { isNearTask } from './near-task.ts';

describe('tasks that one text does not tell twice', () => {
  it.each([
    ['run the Tuesday falls class', 'lead the weekly falls prevention class at the Ballymote clinic'],
    ['train new hires', 'train new associates on scanners and pallet jacks'],
    ['cut lead times', 'reduce lead times and stock with the planning team'],
    ['lead a team of five buyers', 'lead the procurement team and set yearly targets'],
    ['lead a team of 14 pickers and loaders', 'lead 14 associates in picking, staging and loading'],
    ['complete permits', 'complete work permits and risk assessments'],
    ['plan the dock doors', 'assign dock doors and check that trailers leave on time'],
    ['write discharge letters to GPs', 'write reports and discharge letters to GPs and consultants'],
    ['carry out planned shutdown work', 'take part in the two yearly shutdowns'],
    [
      'maintain pumps, valves and mixers',
      'carry out planned and breakdown maintenance on pumps, valves, mixers and conveyors',
    ],
    ['coach new baristas', 'train new starters on the machines'],
    ['mentor two apprentices', 'supervise and coach apprentices on site'],
    ['lower the scrap rate', 'bring down scrap rates on both lines'],
    ['fix faults on the line', 'repair faults and breakdowns on the packing line'],
    ['fill in the job sheets', 'complete job sheets after every visit'],
    ['check the chilled deliveries', 'inspect chilled deliveries and record temperatures'],
    ['cover the playground', 'supervise children at playtime and on school trips'],
    ['run the morning briefing', 'hold a short stand-up every morning'],
    ['prepare the year-end statements', 'prepare certificates and year-end statements'],
    ['assess and treat your own caseload', 'assess, treat and discharge a caseload of post-operative patients'],
    ['chase late payers', 'follow up overdue invoices'],
    ['maintain equipment', 'troubleshoot and maintain instruments'],
    ['keep the site tidy', 'keep your work area clean'],
    ['keep the workshop clean and tidy', 'tidy the site'],
    ['keep the shelves full', 'replenish shelves and rotate dated stock'],
  ])('%s / %s', (one, other) => {
    expect([isNearTask(one, other), isNearTask(other, one)]).toEqual([true, true]);
  });
  it.each([
    ['maintain equipment', 'maintain records'],
    ['keep the site tidy', 'keep the shelves full'],
    ['negotiate yearly contracts', 'prepare the monthly cost report'],
    ['test alert rules', 'document data sources and definitions'],
    ['run the start-of-shift huddle', 'hand over to the third shift leader'],
    ['clean meter readings', 'present findings every fortnight'],
    ['set up activities', 'give feedback to the class teacher on progress'],
    ['fit and align pipework', 'coach one apprentice'],
    ['train new hires', 'record work in the maintenance system'],
    ['write discharge letters to GPs', 'keep clinical notes up to date on the same day'],
    ['lead a team of five buyers', 'monitor supplier quality and delivery every week'],
  ])('and not %s / %s', (one, other) => {
    expect(isNearTask(one, other)).toBe(false);
  });
});
