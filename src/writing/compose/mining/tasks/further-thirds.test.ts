import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { withFurtherBases } from './further-thirds.ts';

describe('what else somebody does', () => {
  it.each([
    [' a branch library and contributes to the development', ' a branch library and contribute to the development'],
    [' the store and liaises with suppliers', ' the store and liaise with suppliers'],
    [' results in LIMS and flags out-of-range values', ' results in LIMS and flag out-of-range values'],
    [' branches and stores for the town', ' branches and stores for the town'],
    [' heads and tails of the data', ' heads and tails of the data'],
  ])('%s', (rest, said) => expect(withFurtherBases(rest)).toBe(said));
});

describe('what follows an order', () => {
  it.each([
    ["manage the branch and contributes to the region's plan", "manage the branch and contribute to the region's plan"],
    ['run the ward and liaises with families', 'run the ward and liaise with families'],
    ['write the rota and ensures that shifts are filled', 'write the rota and ensure that shifts are filled'],
    ['attend training and at two team meetings a year', 'attend training and two team meetings a year'],
    ['Attendance at training and at two reviews a year', 'attend training and two reviews a year'],
    ['manage complaints and reports to the Ombudsman', 'manage complaints and reports to the Ombudsman'],
    ['prepare quotes and visits to sites', 'prepare quotes and visits to sites'],
    ['teach at home and at school', 'teach at home and at school'],
    ['check kit and swabs with the team', 'check the kit and swabs with the team'],
    ['count drapes and swabs with the nurse', 'count drapes and swabs with the nurse'],
    ['sort nets and strims for the sale', 'sort nets and strims for the sale'],
    ['check jigs and debones with the chef', 'check jigs and debones with the chef'],
    ['chart the route and liaises with the port', 'chart the route and liaise with the port'],
    ['run the desk and collaborates with teams', 'run the desk and collaborate with teams'],
    ['keep the log and advises on the rules', 'keep the log and advise on the rules'],
  ])('%s', (line, text) => expect(readDuty(line)?.text).toBe(text));
});
