import { describe, expect, it } from 'vitest';
import { firmsAtTop, shortNamesOf, speaksOf } from './short-names.ts';

const own = ['Sahyadri Tools', 'Sahyadri Group'];

describe('the firm that heads a pasted job description', () => {
  it.each([
    ['Sales Executive - Hilti India Pvt Ltd\nRoles\n- Visit dealers', ['Hilti India Pvt Ltd']],
    ['JOB DESCRIPTION\nBluebird Freight Ltd\nWarehouse Manager', ['Bluebird Freight Ltd']],
    ['Warehouse Manager at Bluebird Freight Limited\nDuties', ['Bluebird Freight Limited']],
    ['Position: Fitter\nCompany: Marlow & Quinn', ['Marlow & Quinn']],
  ])('%s', (text, firms) => expect(firmsAtTop(text, own)).toEqual(firms));
  it.each([
    'Sales Executive - Sahyadri Tools Pvt Ltd\nRoles',
    'Sales Executive - Bengaluru\nRoles\n- Visit dealers',
    'Fitter, Class 1 Ltd hours\nDuties',
    'Duties\nVisit\nSell\nTell\nReport\nPlan\nKeep the account of Hilti India Pvt Ltd',
  ])('is nobody else here: %s', (text) => expect(firmsAtTop(text, own)).toEqual([]));
});

describe('what such a firm is called for short', () => {
  it.each([
    ['Hilti India Pvt Ltd', ['Hilti']],
    ['Bluebird Freight Ltd', ['Bluebird Freight', 'Bluebird']],
    ['BrightLens Opticians Galway', ['BrightLens Opticians', 'BrightLens']],
    // A usual word is nobody's name by itself.
    ['Northern Care Ltd', ['Northern Care']],
    ['Target Recruitment Ltd', ['Target Recruitment']],
    ['Leeds Bakery Ltd', ['Leeds Bakery']],
    ['Sahyadri Foods Ltd', []],
  ])('%s', (firm, names) => expect(shortNamesOf(firm, 'Visit dealers', own)).toEqual(names));
  it('is a skill where the brief asks for it', () =>
    expect(shortNamesOf('Bosch India Pvt Ltd', 'Run demonstrations at Bosch dealers', own)).toEqual([]));
});

describe('a wording that speaks of it', () => {
  it.each([
    ['Hilti product demonstrations', 'Hilti'],
    ['give hilti product demonstrations', 'Hilti'],
    ['Represent Bluebird at trade fairs', 'Bluebird'],
    ['Use the Bluebird Connect system', 'Bluebird'],
    ["Bluebird's customers", 'Bluebird'],
  ])('%s', (text, name) => expect(speaksOf(text, name)).toBe(true));
  it.each([
    ['watch for a bluebird on the lawn', 'Bluebird'],
    ['Square the accounts', 'Square'],
    ['Philtis and others', 'Hilti'],
  ])('and this does not: %s', (text, name) => expect(speaksOf(text, name)).toBe(false));
});
