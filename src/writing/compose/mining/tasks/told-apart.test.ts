/** Deeds of one row that are two tasks, and words that stay together. */
import { expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

it.each([
  ['visit patients at home with a doctor or volunteer, wound and stoma care, keep the visit diary', 1],
  ['see children in clinic with the consultant or registrar, hearing aid fitting, keep the records', 1],
  ['serve guests at the pool with the barman and waiters, towel service, close the bar', 1],
  ['take parcels from drivers and couriers, stock control, lock the depot', 1],
  ['train dogs with owners and handlers, kennel cleaning, feed the pups', 1],
  ['arrange transport for patients and families, bed management, answer the phone', 1],
  ['give talks to parents and pupils, school visits and tours, keep the diary', 1],
])('work by its own name stands behind those with whom something is done: %s', (typed, at) => {
  const parts = typed.split(', ');
  expect(splitDuties(typed)).toEqual(parts);
  expect(readDuty(parts[at] ?? '')).toBeNull();
});
it.each([
  'plan menus with the chef and manager, stock and waste',
  'provide training to staff and volunteers, schools and clubs',
  'order parts from dealers and makers, scrap yards and auctions',
  'book rooms for guests and speakers, choirs and bands',
])('further people and things stay in the row: %s', (typed) => {
  expect(splitDuties(typed)).toEqual([typed]);
});
it.each([
  'take calls from farmers, watch driver hours, report litres and kilometres each week',
  'Check tank levels, record temperatures and pressures each shift, clean the filters',
  'Watch the kiln, report faults and stops daily, load the cars',
  'Weigh the catch, log boxes and species each landing, gut the fish',
  'Walk the line, record stoppages and scrap every hour, brief the next shift',
  'Sell at the stall, record takings and breakages, pack the van',
])('what is noted down is a task of its own: %s', (typed) => {
  expect(splitDuties(typed)).toEqual(typed.split(', '));
});
it.each([
  'Write guides, release notes and API references',
  'Write safety plans, report templates and checklists',
  'Maintain drawings, record sheets and logs',
  'Design menus, price lists and posters',
])('papers stay in the row: %s', (typed) => {
  expect(splitDuties(typed)).toEqual([typed]);
});
it.each([
  ['Dressing of wounds, catheter care, stoma care', 'dress wounds and provide catheter care and stoma care'],
  [
    'Repair of pumps, bearing replacement, hardness testing',
    'repair pumps and carry out bearing replacement and hardness testing',
  ],
  [
    'Cleaning of wards, waste disposal, linen collection',
    'clean wards and carry out waste disposal and linen collection',
  ],
  ['Attend Saturday case meeting', 'attend Saturday case meetings'],
  ['Attend Saturday morning clinic', 'attend the Saturday morning clinic'],
  ['Attend Friday market', 'attend the Friday market'],
  ['Attend Sunday services', 'attend Sunday services'],
  ['Attend college on Mondays', 'attend college on Mondays'],
  ['Ensure each guest has an up to date personal plan', 'ensure each guest has an up to date personal plan'],
  ['Keep the order book up to date', 'keep the order book up to date'],
  ['Remove out of date stock from the shelves', 'remove out-of-date stock from the shelves'],
  ['Hold face to face meetings with tenants', 'hold face to face meetings with tenants'],
  ['Check the room set up against the event order', 'check the room set up against the event order'],
  ['Check the stage set up against the plot', 'check the stage set up against the plot'],
  ['Check tables set up before each sitting', 'check tables are set up before each sitting'],
])('%s', (typed, said) => {
  expect(readDuty(typed)?.text).toBe(said);
});
it.each(['Sewing machine servicing', 'Drinking water testing', 'Milking parlour washing'])(
  'what a thing is for is its name: %s',
  (typed) => {
    expect(readDuty(typed)).toBeNull();
  },
);
