/** Deeds that are only named, with a comma between them, and whose things are. */
import { expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readDuty } from './duty.ts';

it.each([
  [
    'Inspection of welds, hardness testing with a portable gauge',
    'inspect welds and carry out hardness testing with a portable gauge',
  ],
  ['Cleaning of tanks, filter replacement every quarter', 'clean tanks and carry out filter replacement every quarter'],
  ['Collection of blood samples, wound care at home', 'collect blood samples and provide wound care at home'],
  ['Programming of robots, error analysis on the line', 'program robots and carry out error analysis on the line'],
  ['Maintenance of lifts, fault diagnosis on site', 'maintain lifts and carry out fault diagnosis on site'],
  ['Repair of bicycles, stock control', 'repair bicycles and carry out stock control'],
])('the second has a verb of its own: %s', (typed, said) => {
  expect(readDuty(typed)?.text).toBe(said);
});
it.each([
  ['Repair of pumps, motors and valves', 'repair pumps, motors and valves'],
  ['Selection of tools, clamping devices and cutting data', 'select tools, clamping devices and cutting data'],
  ['Planning of maintenance, repairs and inspections', 'plan maintenance, repairs and inspections'],
  ['Observation of vital signs, pain and mood', 'observe vital signs, pain and mood'],
])('things stay in one row: %s', (typed, said) => {
  expect(readDuty(typed)?.text).toBe(said);
});
it.each([
  'Supervision of trainees, shift planning for the ward',
  'Planning of tours, route optimisation with the dispatch software',
  'Development of software, testing and support',
])('what may be done to both has no verb: %s', (typed) => {
  const duty = readDuty(typed);
  expect(duty === null || duty.nouns !== undefined).toBe(true);
});
it.each([
  'Rotation through design, foundry, assembly and testing, about four months each',
  'Rotation through the kitchens, bar and reception, six weeks each',
])('places that one goes through are no tasks: %s', (line) => {
  const { duties, unread } = mineJobDescription(`Duties\n- ${line}\n- Wash the floors\n`, '', 'Trainee');
  expect(duties.map(({ text }) => text)).toEqual(['wash the floors']);
  expect(unread.duties).toEqual([line]);
});
it.each([
  [
    'Development of the Plant Managers and succession plans for their teams',
    'develop the Plant Managers and succession plans for their teams',
  ],
  ['Support store managers and their teams', 'support store managers and their teams'],
  ['Training of foremen and briefing of their teams', 'train foremen and brief their teams'],
  ['Coach apprentices and brief their line managers', 'coach apprentices and brief their line managers'],
  ['Lead the sous chefs and agree goals for their team', 'lead the sous chefs and agree goals for their team'],
  ['Report absence to their line manager', 'report absence to your line manager'],
  ['Keep orders moving and brief their team', 'keep orders moving and brief your team'],
])('of several who are named before, it is theirs: %s', (typed, said) => {
  expect(readDuty(typed)?.text).toBe(said);
});
