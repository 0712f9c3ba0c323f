import { describe, expect, it } from 'vitest';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (typed: string): string => {
  const read = readPerson(typed);
  const fact = read && asSaid(read);
  return fact ? `${fact.kind} ${fact.text}` : '';
};

describe('a word with a capital among others that have none', () => {
  it.each([
    ['a cool head, Zonderlics, own transport', ['a cool head', 'know Zonderlics', 'own transport']],
    ['three years in care, Nutrilytics, clear English', ['three years in care', 'know Nutrilytics', 'clear English']],
    ['steady hands, Maths, own knives', ['steady hands', 'Maths', 'own knives']],
    ['Calm, Patience, Humour', ['Calm', 'Patience', 'Humour']],
    ['own car, Welsh, a first aid certificate', ['own car', 'Welsh', 'a first aid certificate']],
  ])('%s', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
});

describe('a name that no list has', () => {
  it.each([
    ['Buildxact', 'do know Buildxact'],
    ['TimberPlan', 'do know TimberPlan'],
    ['Zenoti', 'do know Zenoti'],
    ['Solibri', 'do know Solibri'],
    ['Zenoti CRM', 'do know Zenoti CRM'],
    ['Mindbody Online', 'do know Mindbody Online'],
    ['Solibri and Revit', 'do know Solibri and Revit'],
    ['Phorest or Zenoti', 'do know Phorest or Zenoti'],
    ['Buildxact or similar', 'do know Buildxact or something similar'],
    ['HRLocker', 'do know HRLocker'],
    ['Möller WMS', 'do know Möller WMS'],
    ['Körbach WMS', 'do know Körbach WMS'],
    ['Sage Intacct', 'do know Sage Intacct'],
    ['Lightspeed POS', 'do know Lightspeed POS'],
    ['TimberPlan preferred', 'do know TimberPlan'],
  ])('%s is a program, and known', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
  it.each([
    'CeMAP',
    'SafePass',
    'ServSafe',
    'Safeguarding',
    'Konkani',
    'Upholstery',
    'Dogsitting',
    'Ultrasonography',
    'Patience',
    'CompTIA A+',
    'PharmD',
    'Garda vetting',
    'CertRP qualified',
  ])('%s is none', (typed) => {
    expect(said(typed)).not.toMatch(/^do know/);
  });
});

describe('how well a language of programs is known, and how somebody is', () => {
  it.each([
    ['Very good C', 'have very good C skills'],
    ['Solid SQL and Python', 'have solid SQL and Python skills'],
    ['Warmth and calm', 'be warm and calm'],
    ['Care with details', 'be careful with details'],
    ['Loyalty', 'be loyal'],
    [
      'Sound knowledge of bus systems such as CAN and Modbus',
      'have a sound knowledge of bus systems such as CAN and Modbus',
    ],
  ])('%s', (typed, wanted) => {
    const fact = readPerson(typed);
    expect(`${fact?.kind} ${fact?.text}`).toBe(wanted);
    expect(fact?.odd ?? false).toBe(false);
  });
});

describe('work that has a name', () => {
  it.each([
    ['Clear record keeping', 'have clear record-keeping skills'],
    ['Strong financial management', 'have strong financial management skills'],
    ['Good stock planning', 'have good stock planning skills'],
    ['Senior leadership in the arts', 'have experience of senior leadership in the arts'],
    ['People management across two sites', 'have experience of people management across two sites'],
    ['Swimming teacher certificate is desirable', 'have a swimming teacher certificate'],
    ['Class I operator license', 'have a Class I operator license'],
    ['Climbing instructor award', 'have a climbing instructor award'],
  ])('%s', (typed, wanted) => {
    const fact = readPerson(typed);
    expect(`${fact?.kind} ${fact?.text}`).toBe(wanted);
  });
});
