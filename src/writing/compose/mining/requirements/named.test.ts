import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (typed: string): string => {
  const read = readPerson(typed);
  const fact = read && asSaid(read);
  return fact ? `${fact.kind} ${fact.text}` : '';
};

describe('a skill that is only named', () => {
  it.each([
    ['gap analysis', 'can do gap analysis'],
    ['failure mode analysis', 'can do failure mode analysis'],
    ['mass spectrometry', 'have experience of mass spectrometry'],
    ['gas chromatography', 'have experience of gas chromatography'],
    ['Western blotting', 'have experience of western blotting'],
    ['phlebotomy', 'have experience of phlebotomy'],
    ['statistical process control', 'have experience of statistical process control'],
    ['classroom management', 'have experience of classroom management'],
    ['live radio', 'have experience of live radio'],
    ['crop rotation', 'have experience of crop rotation'],
    ['HPLC', 'have experience of HPLC'],
    ['farm machinery', 'have experience of farm machinery'],
    ['wound care', 'have experience of wound care'],
  ])('%s is done, or had experience of', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
  it.each([
    ['Xero Payroll', 'do know Xero Payroll'],
    ['SAP FICO', 'do know SAP FICO'],
    ['REST APIs', 'do know REST APIs'],
    ['AutoCAD and Revit MEP', 'do know AutoCAD and Revit MEP'],
    ['QuickBooks Online', 'do know QuickBooks Online'],
    ['Excel lookups and macros', 'do know Excel lookups and macros'],
    ['Adobe Premiere Pro', 'do know Adobe Premiere Pro'],
    ['Kaizen', 'do know Kaizen'],
    ['Civil 3D', 'do know Civil 3D'],
    ['MS Project', 'do know MS Project'],
    ['Xero and Zibble', 'do know Xero and Zibble'],
    ['Lean Six Sigma', 'do know Lean Six Sigma'],
  ])('%s is known', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
  it.each([
    'Kerb or Pinewheel',
    'an enhanced DBS check',
    'ladders',
    'plain speaking',
    'confidence in planning',
    'Salesforce Administrator certificate',
  ])('%s stays what it is where nobody can tell', (typed) => {
    const read = readPerson(typed);
    expect(read && asSaid(read)).toEqual(read);
  });
});

describe('a paper that is called by its letters', () => {
  it.each([
    ['CPA', 'be a CPA'],
    ['Active CPA', 'be an active CPA'],
    ['RN', 'be an RN'],
    ['Six Sigma certification', 'have Six Sigma certification'],
    ['B.Sc. Horticulture', 'have a BSc in horticulture'],
    ['RN or LPN', 'be an RN or LPN'],
    ['CPA or MBA', 'have a CPA licence or an MBA'],
    ['ACCA', 'have an ACCA qualification'],
    ['ACCA or CIMA', 'have an ACCA or CIMA qualification'],
    ['CFA', 'have a CFA qualification'],
    [
      'ACA/ACCA/CIMA with five years of practice',
      'have an ACA, ACCA or CIMA qualification with five years of practice',
    ],
    ['PMP', 'have PMP certification'],
    ['BTEC or degree in music', 'have a BTEC or degree in music'],
    ['CDA or associate degree in education', 'have a CDA or associate degree in education'],
    ['HNC, HND or diploma in building', 'have an HNC, HND or diploma in building'],
    ['B.Tech in civil engineering', 'have a B.Tech in civil engineering'],
    ['M.Tech in VLSI', 'have an M.Tech in VLSI'],
    ['B.Com or M.Com', 'have a B.Com or M.Com'],
    ['MBBS', 'have an MBBS'],
    ['LLB or equivalent', 'have an LLB or equivalent'],
    ['B.E. in civil or structural engineering', 'have a B.E. in civil or structural engineering'],
    ['B.E./B.Tech (Civil/Structural)', 'have a B.E. or B.Tech (Civil/Structural)'],
    ['BS in chemistry or a related field', 'have a BS in chemistry or a related field'],
    ['Six Sigma Black Belt', 'have a Six Sigma Black Belt'],
    ['Lean Six Sigma Yellow Belt', 'have a Lean Six Sigma Yellow Belt'],
    [
      '3+ years (BA) or 1-2 (MA) of teaching experience',
      'have 3+ years of teaching experience with a BA (or 1 to 2 with an MA)',
    ],
    [
      'Degree or equivalent in surveying or a similar subject',
      'have a degree or equivalent in surveying or a similar subject',
    ],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
});

describe('travel', () => {
  it.each([
    [
      'Travel up to 30% within Ohio, Indiana and Kentucky',
      'be ready to travel up to 30% of the time within Ohio, Indiana and Kentucky',
    ],
    ['Travel across Kerala, Goa and Karnataka', 'be ready to travel across Kerala, Goa and Karnataka'],
    [
      'Up to 25% travel in Kent, Surrey and Sussex',
      'be ready to travel up to 25% of the time in Kent, Surrey and Sussex',
    ],
    ['Occasional travel to Leeds, York and Hull', 'be ready for occasional travel to Leeds, York and Hull'],
  ])('%s names all its places', (typed, text) => {
    expect(splitRequirements(typed)).toEqual([typed]);
    expect(said(typed)).toBe(text);
    expect(
      mineJobDescription(`Requirements\n- ${typed}\n- A driving licence`, '').person.map(({ raw }) => raw),
    ).toHaveLength(2);
  });
  it('leaves languages and programs to themselves', () => {
    expect(splitRequirements('Willing to travel across Germany, French and English')).toHaveLength(2);
    expect(splitRequirements('Work in Kent, Excel and Word')).toHaveLength(2);
  });
});

describe('languages by their first letters', () => {
  it.each([
    ['Bilingual (Eng/Viet) a plus', 'bilingual in English and Vietnamese'],
    ['bilingual (Span/Eng)', 'bilingual in Spanish and English'],
    ['bilingual Eng/Fr preferred', 'bilingual in English and French'],
    ['Bilingual (Eng & Port)', 'bilingual in English and Portuguese'],
  ])('%s', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'be', text });
  });
});

describe('rows of what is asked', () => {
  it.each(['young and lively', 'keen and energetic', 'bright and bubbly'])(
    'keep "%s" out of a row of fields',
    (how) => {
      expect(splitRequirements(`Six years with sheep, ${how}, spraying certificate`)[0]).toBe('Six years with sheep');
    },
  );
  it('are parted at their stars on one line', () => {
    const { person } = mineJobDescription(
      'Requirements : * GED or H.S. diploma * 3 yrs+ roofing exp * able to lift 60 lbs and climb ladders',
      '',
    );
    expect(person.map(({ text }) => text).join(' | ')).toMatch(/GED.*\|/);
    expect(person).toHaveLength(3);
  });
});
