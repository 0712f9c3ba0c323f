import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string | null => {
  const fact = readPerson(line);
  return fact && `${fact.kind}${fact.desirable ? '?' : ''} ${fact.text}`;
};

describe('a wish that says it is no must', () => {
  it.each([
    ['EPA (end-point assessor) would be lovely but not essential', 'EPA (end-point assessor)', true],
    ['An HGV licence would be handy but not necessary', 'an HGV licence', true],
    ['Xero is helpful although not a requirement', 'know Xero', true],
    ['Some Czech would be a bonus though not needed', 'some Czech', true],
    ['Banksman tickets would be an advantage but we can put you through them', 'banksman tickets', true],
    ['Experience in floristry preferred, full training given', 'experience in floristry', true],
  ])('%s', (line, text, desirable) => {
    expect(readPerson(line)).toMatchObject({ text, desirable });
  });
  it('is of what stands in its own bracket only', () => {
    expect(readPerson('driving licence class C (CE nice to have)')).toMatchObject({
      kind: 'have',
      text: 'a category C driving licence (CE nice to have)',
      desirable: false,
    });
  });
});

describe('a second way in', () => {
  it.each([
    [
      'Grade 3 operator certificate (Grade 4 considered if you sit the exam in a year)',
      'have a Grade 3 operator certificate (Grade 4 considered if you sit the exam in a year)',
    ],
    ['Baking experience (college or picked up at work)', 'have baking experience'],
    ['Soil knowledge (RHS Level 3 or learnt at work)', 'have soil knowledge (RHS Level 3 or learnt at work)'],
    [
      'Lifting cert, or willing to do it in the first 6 weeks',
      'have a lifting certificate or the willingness to do it in the first 6 weeks',
    ],
    ['SIA licence - or we pay for you to get it', 'have an SIA licence, or we pay for you to get it'],
    ['Level 4 award desirable or willing to study', 'have? a Level 4 award or the willingness to study'],
    ['Must live within 20 miles or relocate within 3 months', 'do live within 20 miles or relocate within 3 months'],
  ])('%s', (line, text) => {
    expect(said(line)).toContain(text);
  });
});

describe('what nobody has decided, and what is said twice', () => {
  it.each([
    ['Gaelic speaker essential / desirable'],
    ['Van licence (essential or desirable?)'],
    ['Degree - required?'],
  ])('%s', (line) => {
    expect(readPerson(line)).toBeNull();
  });
  it('is said once', () => {
    expect(said('punctuality, punctuality, punctuality')).toBe('be punctual');
    expect(splitRequirements('Tidiness, tidiness, tidiness. Own tools')).toEqual(['Tidiness', 'Own tools']);
  });
});

describe('the words of a requirement', () => {
  it.each([
    ['Knowledge of Bromcom or another MIS is desirable (A)', 'have? knowledge of Bromcom or another MIS'],
    ['Three (3) years of experience in a sawmill', 'have three years of experience in a sawmill'],
    ['experience in the arts or not for profit sector', 'have experience in the arts or not-for-profit sector'],
    ['valid drivers license', "have a valid driver's license"],
    ['IT literate inc. Word', 'be IT literate, including Word'],
    ['No fear of ladders or tight spaces', 'be not afraid of ladders or tight spaces'],
    ['Spreadsheets.', 'do know spreadsheets'],
    ['patient handling', 'have training in patient handling'],
    ['Italian fluent, English good', 'have fluent Italian and good English'],
    ['Spanish B2 or better, English B1', 'have Spanish at B2 or better and English at B1'],
    ['Trained welder / fitter / farm mechanic', 'be a trained welder, fitter or farm mechanic'],
    ['knows their way round a kitchen', 'do know your way round a kitchen'],
    ['Good standard of education, 4 GCSEs at grade C or above', 'have 4 GCSEs at grade C or above'],
    ['Grade 5/B in science', 'have Grade 5/B in science'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('a program among programs', () => {
  it('is nobody, whatever it is called', () => {
    expect(splitRequirements('VMware, Endpoint Manager, PowerShell').map(said)).toContain('do know Endpoint Manager');
    expect(splitRequirements('Trained joiner, Site Manager, CSCS').map(said)).toContain('be a Site Manager');
  });
});

describe('what stands behind a slash', () => {
  it('is not needed by itself', () => {
    expect(splitRequirements('Dutch C1 / French not required')).toEqual(['Dutch C1', 'French not required']);
  });
  it('is no part of a row of fields', () => {
    expect(splitRequirements('2 yrs in stores, SAP MM or any ERP')).toEqual(['2 yrs in stores', 'SAP MM or any ERP']);
  });
});

describe('a wish beside a must', () => {
  it.each([
    ['RGN or RMN; NVQ assessor desirable', 'an RGN or RMN (NVQ assessor desirable)'],
    [
      'Completed training as a tailor, a diploma is an advantage',
      'completed training as a tailor (a diploma is an advantage)',
    ],
    [
      'Completed training as a cook, career changers are also welcome',
      'completed training as a cook (career changers are also welcome)',
    ],
    ['Good spoken English; Urdu will be preferred', 'good spoken English (Urdu will be preferred)'],
  ])('%s', (line, text) => {
    const fact = readPerson(line);
    expect(fact?.text).toBe(text);
    expect(fact?.desirable).toBe(false);
  });
});

describe('a must that says so', () => {
  it.each([
    ['Ability to write in Irish is essential for this post', 'can write in Irish'],
    ['Good knowledge of Revit is a must', 'have a good knowledge of Revit'],
    ['Must possess and maintain a valid Class E license', 'have a valid Class E license'],
    ['It is not necessary to have used a loom before', 'without to have used a loom before'],
    ['Bookkeeping not needed these days', 'without bookkeeping'],
    ['Bilingual (Spanish/English) a strong plus', 'be? bilingual in Spanish and English'],
    ['Comfort working with strangers', 'be comfortable working with strangers'],
    ['CSCS black', 'have a CSCS black card'],
    ['Night and weekend rotation required', 'be ready to work nights and weekends'],
    ['bookkeeping 1 yr', 'have 1 year of bookkeeping experience'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('small words around a requirement', () => {
  it.each([
    ['Portuguese a help', 'can? speak Portuguese'],
    ['Prior experience with looms strongly preferred but will train', 'have? experience with looms'],
    ["You needn't have a diploma", 'without a diploma'],
    ['Sound in VAT and payroll', 'be sound in VAT and payroll'],
    ['Physically capable of climbing ladders', 'be physically capable of climbing ladders'],
    ['Good knowledge of Excel rounds off your profile', 'have a good knowledge of Excel'],
    ['front desk experience 2 yrs (Mews)', "have 2 years' front desk experience (Mews)"],
    ['Own car compulsory', 'have your own car'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it.each([['every other Saturday off'], ['min 2 yrs held']])('%s: asks for nothing', (line) => {
    expect(readPerson(line)).toBeNull();
  });
});

describe('a row and the one mark behind it', () => {
  it.each([
    [
      'A qualification in display, interiors or design is an advantage',
      'have? a qualification in display, interiors or design',
    ],
    ['Training in sales, finance or law would be an advantage', 'have? training in sales, finance or law'],
    ['German at B1, English or French is a plus', 'have German at B1 (English or French is a plus)'],
    ['Training as a cook, a diploma is an advantage', 'have training as a cook (a diploma is an advantage)'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});
