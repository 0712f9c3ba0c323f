import { describe, expect, it } from 'vitest';
import { namedAsTold } from './named-as-told.ts';

describe('a thing that is named with all there is to say of it', () => {
  it.each([
    ['the two all-electric presses coming in July', 'Two all-electric presses are coming in July'],
    ['our new depot opening next spring', 'Our new depot is opening next spring'],
    ['the new wing opening in May 2027', 'The new wing is opening in May 2027'],
    ['three electric vans arriving this autumn', 'Three electric vans are arriving this autumn'],
    ['the office move planned for', null],
    ['the move to Salford in spring', 'The move to Salford is in spring'],
    ['our opening of the second shop in May 2027', 'Our opening of the second shop is in May 2027'],
    ['the move towards cleaner work', null],
    ['Ofsted outstanding', 'We are rated Outstanding by Ofsted'],
    ['CQC rated Good', 'We are rated Good by the CQC'],
    ['our rating of Good from the CQC', 'We are rated Good by the CQC'],
    ['the outstanding rating by Ofsted', 'We are rated Outstanding by Ofsted'],
    ['the on-call rota: one week in six', 'The on-call rota is one week in six'],
    ['Probation: six months', 'The probation is six months'],
    ['closing date: 12 March', 'The closing date is 12 March'],
    ['good communication', null],
    ['the training starting point', null],
    ['hours: you choose them', null],
    ['the shop in Leeds', null],
    ['coming home on time', null],
  ])('%s', (typed, said) => {
    expect(namedAsTold(typed)?.text ?? null).toBe(said);
  });
});
