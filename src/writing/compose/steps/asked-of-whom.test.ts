import { describe, expect, it } from 'vitest';
import { itemBody, itemText, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import { readStepBrief } from './step-brief.ts';

const said = (skills: string, brief: string, jobTitle = 'Housing Officer'): string =>
  writeStep(makeInput({ advert: { jobTitle, location: 'Leeds', brandName: 'Elm Homes' }, brief: { skills } }), 4, {
    brief,
    noOfLine: 3,
    outputType: 'prose',
    outputLengthType: 'medium',
  })
    .items.map((item) => itemText(item))
    .join('\n');

describe('a brief that wants only what must be had', () => {
  const skills =
    'housing experience, good written records, calm, driving licence, Excel desirable, ideally CIH Level 3';
  it.each([
    'Essential only',
    'Essentials only please',
    'Only the must-haves',
    'Must-haves only',
    'Leave out the nice-to-haves',
    'Essential criteria only',
    'No desirables',
    'Just the essentials',
  ])('%s', (brief) => {
    const text = said(skills, brief);
    expect(text).not.toMatch(/Excel|CIH/);
    expect(text).toContain('housing');
    expect(readStepBrief(brief)).toEqual({ tone: null, unknownTone: false, rest: '' });
  });
  it.each(['Keep it short', 'Mention the essential car user allowance', 'Essentials first', 'Calm is a must'])(
    'is none: %s',
    (brief) => {
      expect(said(skills, brief)).toMatch(/Excel|CIH/);
    },
  );
});

describe('three names in a row', () => {
  it.each([
    ['Linux, Kubernetes, Terraform', 'Site Reliability Engineer'],
    ['Xero, Sage, Excel', 'Bookkeeper'],
    ['AutoCAD, Revit', 'Draughtsperson'],
    ['Photoshop, InDesign and Figma', 'Designer'],
  ])('are a list: %s', (skills, jobTitle) => {
    const { items, notes } = writeStep(
      makeInput({ advert: { jobTitle, location: 'Dublin', country: 'Ireland' }, brief: { skills } }),
      4,
      { noOfLine: 2, outputType: 'bullet', outputLengthType: 'medium' },
    );
    expect(items.length).toBeGreaterThan(0);
    expect(itemBody(items[0] ?? '')).toContain('• ');
    expect(notes.join()).not.toContain('Bullets need');
  });
});

const paper = (rows: string): string =>
  writeStep(
    {
      ...makeInput({ advert: { jobTitle: 'Milling Setter', location: 'Redmond', brandName: 'Juniper Rim' } }),
      jobDescription: {
        matches: true,
        text: `Job description: Milling Setter\n\nMain tasks\n1. Set up the machines\n2. Measure the first parts\n\nRequirements\nCompleted training as a machinist\nAt least 2 years of experience in milling\nAbility to read drawings\n${rows}`,
      },
    },
    4,
    { useJobDescription: true, noOfLine: 3, outputType: 'prose', outputLengthType: 'large' },
  )
    .items.map((item) => itemText(item))
    .join('\n');

describe('a row that says what there is', () => {
  it.each([
    'Materials: aluminium, titanium, stainless steel',
    'Machines: Hermle, DMG',
    'Equipment: press, forklift',
    'Fleet: 14 vans',
    'Vehicles: two tippers',
    'Products: valves, pumps',
  ])('asks nothing: %s', (row) => {
    expect(paper(`\n${row}`)).not.toMatch(/aluminium|Hermle|forklift|14 vans|tippers|valves/);
  });
  it.each([
    ['Knowledge of aluminium and titanium', /aluminium/],
    ['A forklift licence', /forklift/],
    ['Experience with Hermle machines', /Hermle/],
    ['Able to work alone on nights', /work alone on nights/],
  ] as const)('asks: %s', (row, what) => {
    expect(paper(row)).toMatch(what);
  });
});

describe('a shouted paper', () => {
  it.each([
    ['*MUST LIVE WITHIN 30 MINUTES OF THE REDMOND YARD', 'Redmond yard'],
    ['*MUST BE ABLE TO REACH THE REDMOND DEPOT BY 6 AM', 'Redmond depot'],
  ])('keeps the name of the place: %s', (row, name) => {
    const text = paper(`*HIGH SCHOOL DIPLOMA OR GED\n*ABLE TO LIFT 75 LBS AND WORK AT HEIGHTS\n${row}`);
    expect(text).not.toContain('redmond');
    expect(text).toContain(name);
  });
});
