import { describe, expect, it } from 'vitest';
import { upperFirst } from '../language/first-capitals.ts';
import { calm } from './shouting.ts';

describe('a line in capitals', () => {
  it.each([
    ['CARRY OUT ROCKWELL AND VICKERS HARDNESS TESTS', 'Carry out Rockwell and Vickers hardness tests'],
    ['EXPERIENCE OF COGNEX VISION SYSTEMS', 'Experience of Cognex vision systems'],
    ['SERVICE MAZAK AND AMADA MACHINES WEEKLY', 'Service Mazak and Amada machines weekly'],
    ['VISIT THE SITES IN KOCHI AND HEXHAM', 'Visit the sites in Kochi and Hexham'],
  ])('gives names their capital: %s', (typed, text) => expect(calm(typed)).toBe(text));
  it.each([
    ['ISOLATE THE SWITCHGEAR BEFORE WORK', 'Isolate the switchgear before work'],
    ['SORT THE CULLET AND CLEAR THE SWARF', 'Sort the cullet and clear the swarf'],
    ['APPLY LOCKOUT AND TAGOUT RULES', 'Apply lockout and tagout rules'],
    ['LEAD THE HAEMODIALYSIS SHIFT', 'Lead the haemodialysis shift'],
    ['SUPERVISE THE CHECKWEIGHERS AND MOULDERS', 'Supervise the checkweighers and moulders'],
  ])('leaves the words of a trade small: %s', (typed, text) => expect(calm(typed)).toBe(text));
  it('and z/OS is spelt with its small letter, wherever it stands', () => {
    expect(upperFirst('z/OS.')).toBe('z/OS.');
    expect(upperFirst('a/c units')).toBe('A/c units');
  });
});
