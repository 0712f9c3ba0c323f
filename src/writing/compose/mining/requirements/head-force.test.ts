import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const wishes = (text: string): boolean[] => splitRequirements(text).map((part) => readPerson(part)?.desirable ?? false);

describe('the force of a head reaches all that stands under it', () => {
  it.each([
    ['CSCS card. Desirable: first aid; NVQ 2; a driving licence', [false, true, true, true]],
    ['Helpful: Polish, Romanian or Bulgarian', [true, true]],
    ['Nice to have: Sage. Xero. Must: a degree in accounting', [true, true, false]],
    ['Desirable: first aid; you must drive; NVQ 2', [true, false, true]],
    ['Preferred: HNC\nfirst aid\nEssential: a driving licence', [true, true, false]],
    ['Care certificate; helpful but not needed: first aid', [false, true]],
    ['Essential: CSCS card; three years on site', [false, false]],
    ['Calm, nice to have: Sage, Xero', [false, true, true]],
    ['Must have: a van; own tools', [false, false]],
    ['Own car. It helps if: you can weld, you have managed a budget.', [false, true, true]],
    ['Calm; own car; good English', [false, false, false]],
  ])('%s', (text, forces) => {
    expect(wishes(text)).toEqual(forces);
  });
  it('what helps if one has done it is one wish', () => {
    expect(readPerson("It helps if you've worked on a farm, can drive a tractor or know sheep")).toMatchObject({
      kind: 'do',
      text: 'have worked on a farm, can drive a tractor or know sheep',
      desirable: true,
    });
    expect(
      splitRequirements("It helps if you've worked on a farm, can drive a tractor or know sheep. Own car."),
    ).toHaveLength(2);
    expect(readPerson('It helps if you have a van')).toMatchObject({ kind: 'have', text: 'a van', desirable: true });
    expect(readPerson('It would be nice if you had worked with peat')).toMatchObject({
      text: 'have worked with peat',
      desirable: true,
    });
  });
});
