import { describe, expect, it } from 'vitest';
import { readsAsTask } from './tasks.ts';

describe('whether a task reads as one', () => {
  it.each([
    ['run reception, evening shift', 'Run reception, evening shift'],
    ['maintain IT for 5 schools, tickets, projects in the holidays', ''],
    ['prepare and serve drinks, cellar work, quiz night on Thursdays', ''],
    ['read meters, out-of-hours alarm response', ''],
    ['rotate Saturdays', 'rotating Saturdays'],
    ['wake nights one week in three', 'wake nights one week in three'],
    ['market twice a month', 'markets twice a month'],
    ['handle Easter to October', 'Easter to October'],
    ['own the car', 'own car'],
    ['manage 6', 'line manage 6'],
    ['attend training and at two reviews a year', ''],
    [
      'run the payroll of 400 people with one assistant and month-end until late',
      'Run the payroll of 400 people with one assistant, month-end until late',
    ],
    [
      'cut paper gores and wet, and stretch them over the sphere',
      'cut paper gores, wet and stretch them over the sphere',
    ],
    ['cut leather and skive, and fold it', 'cut leather, skive and fold it'],
    ['roll and press fleeces and dag', 'shear sheep, roll and press fleeces, dag'],
    ['turn and check the residents and meds round', 'settle residents, turn and check them, meds round'],
    ['sort and pack and grade them by size', 'pick apples, sort and grade them by size, pack'],
    ['call the vet if one colics', 'call the vet if one colics'],
    ['ring the office when any are late', 'ring the office when any are late'],
    ['prepare samples, HPLC and GC', 'prepare samples, HPLC and GC'],
    ['weld tanks, TIG and plasma', 'weld tanks, TIG and plasma'],
  ])('not: %s', (text, typed) => expect(readsAsTask(text, typed)).toBe(false));
  it.each([
    'support adults with autism at home, in town, at work',
    'coach the U14 squad, referee now and then',
    'cover nights one week in three',
    'plan harvest staffing with HR, about 120 seasonal workers',
    'attend Saturday case meetings',
    'meet suppliers twice a month',
    'close at 6',
    'maintain radar, ILS and radios',
    'order parts, PPE and tools',
    'walk and feed dogs and clean kennels',
    'load and settle horses, and brush them',
    'ring the owner if one of them is ill',
    'record tyre pressures, ECGs and bloods',
    'repair pianos in the workshop and in people’s homes',
    'lead three teams: sales, service and stores',
    'visit members on the quayside, about once a month',
    'train apprentices on the machine, two weeks per year',
  ])('%s', (text) => expect(readsAsTask(text, text)).toBe(true));
});

describe('an order and a deed that is only named', () => {
  it.each([
    'run internal quality control every morning and plotting of LJ charts',
    'run dispensary every morning and ordering of stock',
    'supervise trainees and co-ordination of placements',
    'include press brakes selection of tooling',
    'patch Windows servers, 2nd line tickets',
  ])('are no task: %s', (text) => expect(readsAsTask(text, text)).toBe(false));
  it.each([
    'oversee planning and running of events',
    'check receipt and storage of goods',
    'manage stock and ordering of supplies',
    'lead design and production of sets',
    'support training and assessment of apprentices',
  ])('and these are: %s', (text) => expect(readsAsTask(text, text)).toBe(true));
});

describe('a second deed whose object was left on the paper', () => {
  it('is told', () => {
    expect(
      readsAsTask(
        'deliver the programme to families and identify',
        'To deliver the programme to families and to identify, at the earliest opportunity, those who need support',
      ),
    ).toBe(false);
  });
  it.each([
    ['cook and clean', 'Cook and clean, every day'],
    ['answer calls and emails', 'Answer calls and emails, politely'],
    ['deliver the programme and identify needs', 'Deliver the programme and identify needs'],
    ['visit farms and listen', 'Visit farms and listen'],
  ])('stays: %s', (text, typed) => expect(readsAsTask(text, typed)).toBe(true));
});
