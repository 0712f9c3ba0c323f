import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { welcomed } from './welcomed.ts';

describe('what an imperative asks for', () => {
  it('is not all that a line asks for', () => {
    const { items } = writeStep(
      makeInput({
        advert: { jobTitle: 'Maintenance Engineer', location: 'Fulda' },
        brief: { skills: 'three years in a plant; German B1 and English B2; Siemens S7' },
      }),
      4,
      {
        outputType: 'prose',
        outputLengthType: 'medium',
        noOfLine: 3,
        imperatives: [{ id: '1', value: 'German at level B1 is required for the safety briefings' }],
      },
    );
    expect(items.map(itemBody).join('\n')).toMatch(/English at B2/);
  });
});

describe('who else may apply', () => {
  it.each([
    ['Returners welcome', 'Returners are welcome'],
    ['Newly qualifieds are welcome to apply', 'Newly qualifieds are welcome to apply'],
    [
      'Nurses waiting on their adaptation welcome to enquire',
      'Nurses waiting on their adaptation are welcome to enquire',
    ],
    ['Drivers new to the trade are welcome', 'Drivers new to the trade are welcome'],
    ['career changers from food production also possible', 'Career changers from food production are welcome'],
    ['newly qualified welcome', 'You are welcome if you are newly qualified'],
  ])('%s', (typed, said) => {
    expect(welcomed(`GOC registered, ${typed}`)).toEqual([said]);
  });
  it('is nobody in what is asked', () => {
    expect(welcomed('A welcome for visitors, OCT experience, a welcoming manner')).toEqual([]);
  });
  it('is no reason to leave out what is asked', () => {
    const { items } = writeStep(
      makeInput({
        advert: { jobTitle: 'Test Engineer', location: 'Heidenheim' },
        brief: { skills: 'degree in mechatronics or state-certified technician, PLC knowledge, good English' },
      }),
      4,
      {
        outputType: 'prose',
        outputLengthType: 'medium',
        noOfLine: 3,
        imperatives: [{ id: '1', value: 'Technicians are as welcome as graduates' }],
      },
    );
    expect(items.map(itemBody).join('\n')).toMatch(/degree in mechatronics or .*technician/);
  });
});
