import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const tasksOf = (responsibilitiesRole: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Site Lead' }, brief: { responsibilitiesRole } }), false).duties.map(
    ({ fact }) => fact.text,
  );

describe('articles in a list of tasks', () => {
  it.each([
    ['Help with bathing and dressing, note changes for the nurse', 'help with bathing and dressing'],
    ['Run both plants, own health and safety', 'take charge of health and safety'],
    ['Assist with cutting and sewing, press garments', 'assist with cutting and sewing'],
    ['Deal with intake and assessment', 'deal with intake and assessment'],
    ['Guide projects from tender to handover', 'guide projects from tender to handover'],
    ['Manage recruitment from advert to offer', 'manage recruitment from advert to offer'],
    ['Take a caseload from receipt to closure', 'take a caseload from receipt to closure'],
    ['Lead the crew, own morale and culture', 'take charge of morale and culture'],
  ])('are none before fields of work and in a stretch: %s', (field, task) => {
    expect(tasksOf(field)).toContain(task);
  });

  it.each([
    ['Run the site, paint timber fascia', 'paint timber fascia'],
    ['Staff the bar, learn wine lore', 'learn wine lore'],
    ['Manage the floor, read table mood', 'read table mood'],
  ])('are none of ours where the author writes them: %s', (field, task) => {
    expect(tasksOf(field)).toContain(task);
  });

  it.each([
    ['Drive van, load lorry', 'drive the van'],
    ['Own budget and forecast', 'own the budget and forecast'],
    ['Keep the books, lead audit team of nine', 'lead an audit team of nine'],
    ['Move stock from warehouse to shop floor', 'move stock from the warehouse to the shop floor'],
  ])('stand before one thing that lacks its own: %s', (field, task) => {
    expect(tasksOf(field)).toContain(task);
  });

  it.each([
    [
      'Lead, coach and hold to account the three plant managers',
      'lead, coach and hold to account the three plant managers',
    ],
    ['Hold suppliers to account', 'hold suppliers to account'],
    ['Support people who fundraise in memory of a loved one', 'support people who fundraise in memory of a loved one'],
    ['Organise a ride in aid of the lifeboat', 'organise a ride in aid of the lifeboat'],
    ['Prepare for trial the cases of the week', 'prepare for trial the cases of the week'],
    ['Bring to life the stories of the house', 'bring to life the stories of the house'],
    ['Bring to justice the owners of unsafe flats', 'bring to justice the owners of unsafe flats'],
    ['Put a plan for the reserve into practice', 'put a plan for the reserve into practice'],
    // Shorthand lacks them all the same.
    ['Check stock in warehouse', 'check stock in the warehouse'],
    ['Update register after each visit', 'update the register after each visit'],
    ['Report faults to shift supervisor', 'report faults to the shift supervisor'],
    ['Run till in shop', 'run the till in the shop'],
  ])('are none in turns that have none: %s', (field, task) => {
    expect(tasksOf(field)).toContain(task);
  });
});
