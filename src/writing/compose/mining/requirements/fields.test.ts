import { describe, expect, it } from 'vitest';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';

const said = (typed: string): string => {
  const read = readPerson(typed);
  const fact = read && asSaid(read);
  return fact ? `${fact.kind} ${fact.text}` : '';
};

describe('a field that is only named', () => {
  it.each([
    ['German wage tax and social insurance', 'knowledge of German wage tax and social insurance'],
    ['employment law', 'knowledge of employment law'],
    ['UK VAT', 'knowledge of UK VAT'],
    ['import rules', 'knowledge of import rules'],
    ['HMRC rules', 'knowledge of HMRC rules'],
    ['building regs', 'knowledge of building regulations'],
    ['wiring regs', 'knowledge of wiring regulations'],
    ['TRS and PAYE', 'knowledge of TRS and PAYE'],
    ['ECE pedagogy', 'knowledge of ECE pedagogy'],
    ['food hygiene law', 'knowledge of food hygiene law'],
    ['US sales tax', 'knowledge of US sales tax'],
    ['castings and machined parts', 'knowledge of castings and machined parts'],
    ['gauges and drawings', 'knowledge of gauges and drawings'],
    ['maths', 'knowledge of maths'],
    ['physics and chemistry', 'knowledge of physics and chemistry'],
    ['planning policy', 'knowledge of planning policy'],
    ['safeguarding policies', 'knowledge of safeguarding policies'],
    ['SEN code of practice', 'knowledge of the SEN code of practice'],
    ['Highway Code', 'knowledge of the Highway Code'],
    ['codes of practice', 'knowledge of codes of practice'],
  ])('%s is known', (typed, text) => {
    expect(said(typed)).toBe(`have ${text}`);
  });
  it.each([
    ['laser alignment', 'experience of laser alignment'],
    ['exercise prescription', 'experience of exercise prescription'],
    ['manual therapy', 'experience of manual therapy'],
    ['TIG welding', 'experience of TIG welding'],
    ['wheel balancing', 'experience of wheel balancing'],
    ['bench fitting', 'experience of bench fitting'],
    ['cost estimating', 'experience of cost estimating'],
    ['venepuncture', 'experience of venepuncture'],
  ])('%s is work that somebody has done', (typed, text) => {
    expect(said(typed)).toBe(`have ${text}`);
  });
  it.each([
    ['GST and TDS', 'do know GST and TDS'],
    ['phonics', 'do know phonics'],
    ['manual handling', 'have manual handling training'],
    ['blood taking', 'can take blood'],
    ['cash handling', 'can handle cash'],
    ['following rules', 'can follow rules'],
    ['IFRS and Irish GAAP', 'do know IFRS and Irish GAAP'],
    ['valid CSCS', 'have a valid CSCS card'],
    ['law degree', 'have a law degree'],
  ])('%s keeps its own reading', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
});

describe('a qualification that is called by its level', () => {
  it.each([
    ['Level 2 or 3 teaching assistant', 'a Level 2 or 3 teaching assistant qualification'],
    ['Level 3 TA', 'a Level 3 TA qualification'],
    ['TA Level 2 or 3', 'a Level 2 or 3 TA qualification'],
    ['Level 2 TA or above', 'a TA qualification at Level 2 or above'],
    ['Level 2/3 in childcare', 'a Level 2 or 3 qualification in childcare'],
    ['Level 4 or above in tax', 'a qualification in tax at Level 4 or above'],
    ['Level 3 personal trainer', 'a Level 3 personal trainer qualification'],
    ['Level 5 diploma in leadership', 'a Level 5 diploma in leadership'],
    ['NVQ 2 or 3 carpentry', 'an NVQ Level 2 or 3 in carpentry'],
    ['NVQ Level 2 or 3 in supporting teaching and learning', 'an NVQ Level 2 or 3 in supporting teaching and learning'],
    ['SVQ 3 childcare', 'an SVQ Level 3 in childcare'],
    ['QQI Level 5 in healthcare', 'a QQI Level 5 in healthcare'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(`have ${text}`);
  });
});

describe('languages of which one has its level', () => {
  it.each([
    ['German C1 and good English', 'German at C1 and good English'],
    ['English C1 and basic German', 'English at C1 and basic German'],
    ['C1 German', 'German at C1'],
    ['fluent English and German B2', 'fluent English and German at B2'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(`have ${text}`);
  });
});

it.each([
  ['Strong SQL and working knowledge of Python', 'have strong SQL and a working knowledge of Python'],
  ['working knowledge of GST', 'have a working knowledge of GST'],
])('%s has its article', (typed, text) => {
  expect(said(typed)).toBe(text);
});
