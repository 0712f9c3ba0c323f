import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { readRow } from './read-row.ts';
import { splitRequirements } from './split.ts';

const told = (typed: string): string => {
  const fact = readPerson(typed);
  return fact ? `${fact.kind}${fact.desirable ? ' wish' : ''} ${fact.text}` : 'nothing';
};
const each = (typed: string): string[] => splitRequirements(typed).map(told);

describe('what is welcome and not asked, in one sentence', () => {
  it.each([
    ["Knowledge of stroke care helps but isn't essential", 'have wish knowledge of stroke care'],
    ['A trailer licence helps but no need', 'have wish a trailer licence'],
    ["Level 3 is nice but we'll pay for it", 'have wish Level 3'],
    ["SIA badge handy but we'll get you one", 'have wish an SIA badge'],
    ['Ward experience would be good but keen new graduates should apply', 'have wish ward experience'],
    ['A sense of fun helps on wet days', 'have wish a sense of fun'],
    ['Own van handy but not a must', 'have wish your own van'],
    ["Diploma preferred, but we'll take equivalent experience", 'have wish a diploma or equivalent experience'],
    // What is not needed, and a must, stay what they are.
    ['Driving licence essential but car not needed', 'have a driving licence'],
    ['Helps with the lunch run', 'do help with the lunch run'],
  ])('%s', (typed, text) => {
    expect(told(typed)).toBe(text);
  });
  it('and a must behind it is a must all the same', () => {
    expect(each('Irish desirable but must be willing to learn')).toEqual([
      'can wish speak Irish',
      'be willing to learn Irish',
    ]);
    expect(each('MBA in logistics with BE preferred')).toEqual(['have an MBA in logistics', 'have wish a BE degree']);
    expect(each('Three years in hotels, French a plus')).toEqual([
      'have three years’ experience in hotels',
      'can wish speak French',
    ]);
    expect(each('2 years in retail, garden centres or nurseries a big plus')).toEqual([
      'have 2 years’ experience in retail',
      'have wish garden centres or nurseries experience',
    ]);
  });
});

describe('a wish that is nearly a must', () => {
  it('is marked, so that no sentence calls it unessential', () => {
    expect(readPerson('A degree strongly preferred')).toMatchObject({
      text: 'a degree',
      desirable: true,
      strong: true,
    });
    expect(readPerson('Welsh highly desirable')).toMatchObject({ kind: 'can', desirable: true, strong: true });
    expect(readPerson('A degree preferred')?.strong).toBeUndefined();
  });
});

describe('what the offer depends on', () => {
  it.each(['person', 'desirable'] as const)('is wished by none, under %s', (list) => {
    expect(readPerson('Subject to a basic DBS check (we arrange it) and references.', list)).toMatchObject({
      kind: 'have',
      text: 'a basic DBS check (we arrange it) and references',
      desirable: false,
      topic: true,
    });
    expect(readPerson('The post is subject to a satisfactory DBS check and two references', list)).toMatchObject({
      text: 'a satisfactory DBS check and two references',
      desirable: false,
    });
    // A check by itself has sentences of its own.
    expect(readPerson('The post is subject to an enhanced DBS check', list)).toMatchObject({
      text: 'an enhanced DBS check',
      desirable: false,
      loose: true,
    });
    expect(readPerson('The post is subject to an enhanced DBS check', list)?.topic).toBeUndefined();
  });
});

describe('a wish at the end of a row', () => {
  it('is of the last alone', () => {
    const row = (typed: string) =>
      readRow(typed, 'person').map(({ text, desirable }) => `${desirable ? 'wish ' : ''}${text}`);
    expect(row('Basic arithmetic, 10-key a plus')).toEqual(['basic arithmetic skills', 'wish 10-key']);
    expect(row('Experience in Scala, Kotlin a plus')).toEqual(['experience in Scala', 'wish know Kotlin']);
    expect(row('Makaton, BSL desirable').join()).toMatch(/^wish /);
  });
});

describe('what stands over rows, and whom nobody wants', () => {
  it.each([
    'Experience and Training Guidelines',
    'Education, Training and Experience Requirements',
    'Must Have',
    'Good to have',
  ])('is nothing that is asked: %s', (typed) => {
    expect(readPerson(typed)).toBeNull();
  });
  it('is told in a note and not asked', () => {
    expect(readPerson('No candidates from our own agencies')).toBeNull();
  });
});

describe('a form’s mark in small letters', () => {
  it('is no part of what is asked', () => {
    expect(told('CIPFA qualified with a record of CPD (essential)')).toBe('be CIPFA qualified with a record of CPD');
    expect(told('Work in a trust (desirable)')).toMatch(/^\w+ wish /);
  });
});

describe('somebody, and their papers', () => {
  it.each([
    ['Qualified ACA or ACCA accountant', 'be a qualified ACA or ACCA accountant'],
    ['CIMA/AAT part or fully qualified', 'be part-qualified or fully qualified (CIMA or AAT)'],
    [
      'Recognised accountancy qualification (AAT or CIMA) or part-qualified',
      'do have a recognised accountancy qualification (AAT or CIMA) or are part-qualified',
    ],
    ['driver with van', 'be a driver with a van'],
    ['Factory trained', 'be factory-trained'],
    ['BA/MA History', 'have a BA or MA in History'],
    ['Basic arithmetic', 'have basic arithmetic skills'],
    ['15 years plus in packaging', 'have 15+ years’ experience in packaging'],
    ['6 months HGV experience for the insurance', 'have 6 months’ HGV experience (for the insurance)'],
    ['Demonstrable delivery of rail projects', 'have a demonstrable record of delivering rail projects'],
    ['Broad Band 6 rotations', 'have broad Band 6 rotations'],
  ])('%s', (typed, text) => {
    expect(told(typed)).toBe(text);
  });
});

describe('two musts in one line', () => {
  it('are both kept', () => {
    expect(each('B.Sc or M.Sc with 1 to 3 years in QC')).toEqual([
      'have a BSc or MSc',
      'have 1 to 3 years’ experience in QC',
    ]);
    expect(each('At least 3 years in a studio, AAT or working towards it')).toEqual([
      'have at least 3 years’ experience in a studio',
      'do have AAT or are working towards it',
    ]);
    expect(each('Just show up, listen and want to get better')).toEqual(['do show up, listen and want to get better']);
    expect(each('OK with lofts, tight spaces & dust')).toEqual(['be OK with lofts, tight spaces and dust']);
    expect(each('8 years in food, multi-site or large single site')).toEqual([
      'have 8 years’ experience in food (multi-site or large single site)',
    ]);
    expect(each('Good with guests but not essential to have worked in a hotel')[0]).toBe('be good with guests');
  });
});
