import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { goesOnWithHead } from './same-head-below.ts';

describe('a line that goes on with the thing of the line above', () => {
  it.each([
    ['Shunting of tank wagons and container', 'wagons by radio remote control'],
    ['Servicing of gas boilers and oil', 'boilers in homes'],
    ['Testing fire alarms and intruder', 'alarms twice a year'],
    ['Repair of farm gates and field', 'gates on the estate'],
    ['Washing bed sheets and table', 'sheets at night'],
    ['Planting oak trees or beech', 'trees in winter'],
    ['Cleaning guest rooms and meeting', 'rooms on two floors'],
    ['Driving school buses and private hire', 'buses'],
  ])('%s / %s', (above, below) => expect(goesOnWithHead(above, below)).toBe(true));

  it.each([
    ['Shunting of tank wagons and vans', 'wagons by radio'],
    ['Servicing of gas boilers', 'boilers in homes'],
    ['Test fire alarms and report', 'doors and locks'],
    ['Wash sheets and iron', 'Sheets are folded'],
  ])('%s / %s is none', (above, below) => expect(goesOnWithHead(above, below)).toBe(false));

  it('is one task', () => {
    const { duties } = mineJobDescription(
      'YOUR TASKS\nShunting of tank wagons and container\nwagons by radio remote control\nCoupling and uncoupling of wagons',
      '',
    );
    expect(duties[0]?.text).toBe('shunt tank wagons and container wagons by radio remote control');
  });
});
