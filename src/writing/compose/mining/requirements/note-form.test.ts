import { describe, expect, it } from 'vitest';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (typed: string): string => {
  const fact = readPerson(typed);
  return fact ? `${asSaid(fact).kind} ${asSaid(fact).text}` : 'nothing';
};

describe('a requirement in note form has its small words', () => {
  it.each([
    ['comfortable outdoors all weather', 'be comfortable outdoors in all weather'],
    ['comfortable outdoors in all weathers', 'be comfortable outdoors in all weathers'],
    ['ok outdoors all weather', 'be fine outdoors in all weather'],
    ['used to outdoors all weathers', 'be used to being outdoors in all weathers'],
    ['comfortable lone working', 'be comfortable with lone working'],
    ['comfortable on phone', 'be comfortable on the phone'],
    ['calm in emergency', 'be calm in an emergency'],
    ['used to shift pattern', 'be used to a shift pattern'],
    ['good documentation', 'have good documentation skills'],
    ['good paperwork', 'be good at paperwork'],
    ['strong analytical', 'have strong analytical skills'],
    ['good follow up', 'have good follow-up skills'],
    ['knowledge COSHH', 'have knowledge of COSHH'],
    ['experience hospital', 'have hospital experience'],
    ['background finance', 'have a background in finance'],
    ['degree engineering', 'have a degree in engineering'],
    ['able drive tractor', 'can drive a tractor'],
    ['willing work Saturdays', 'be willing to work Saturdays'],
    ['pass background', 'can pass a background check'],
    ['Level 3 food safety', 'have a Level 3 qualification in food safety'],
    ['asset-heavy business', 'have experience in an asset-heavy business'],
    ['busy kitchen', 'have experience in a busy kitchen'],
    ['Aspen or similar', 'do know Aspen or something similar'],
    ['like clients too', 'do like clients'],
    [
      'minimum 2 yrs in similar role, NHS preferred',
      'have at least 2 years’ experience in a similar role, ideally in the NHS',
    ],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
  it.each([
    ['a degree optional', 'a degree in optional'],
    ['knowledge strongly preferred', 'knowledge of strongly'],
  ])('%s names no field', (typed, wrong) => {
    expect(said(typed)).not.toContain(wrong);
  });
});

describe('what a trade calls its own', () => {
  it.each([
    ['CA/ACCA/CIMA', 'have a CA, ACCA or CIMA qualification'],
    ['RGN', 'be an RGN'],
    ['RGN/RMN', 'be an RGN or RMN'],
    ['HCPC', 'have HCPC registration'],
    ['12th pass', 'do have passed 12th standard'],
    ['HGV C+E', 'have an HGV C+E licence'],
    ['18th ed', 'have 18th Edition certification'],
    ['fire warden', 'be a fire warden'],
    ['CNC setter operator', 'be a CNC setter operator'],
    ['QA tester', 'be a QA tester'],
    ['commis chef 1 yr', 'have 1 year’s experience as a commis chef'],
    ['train juniors', 'can train juniors'],
    ['shifts 4 on 2 off', 'be ready to work 4 on and 2 off'],
    ['car owner/driver', 'be a car owner and driver'],
    ['flexible, team player', 'be flexible and a team player'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
});

describe('degrees with their field', () => {
  it.each([
    ['B.E./B.Tech Chemical', 'have a B.E. or B.Tech in Chemical Engineering'],
    ['B.Tech/M.Tech Mech', 'have a B.Tech or M.Tech in Mechanical Engineering'],
    ['BE/BTech Civil or Diploma', 'have a BE or BTech in Civil Engineering, or a diploma'],
    ['B.Tech CSE/IT', 'have a B.Tech in Computer Science or IT'],
    ['Diploma Mechanical', 'have a diploma in Mechanical Engineering'],
    ['MBA Finance', 'have an MBA in Finance'],
    ['B.Tech in civil engineering', 'have a B.Tech in civil engineering'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
  it('stand apart from the years behind them', () => {
    expect(splitRequirements('B.E. Mech 3-5 yrs in press tools, Tamil')).toEqual([
      'B.E. Mech',
      '3-5 yrs in press tools',
      'Tamil',
    ]);
  });
});

describe('school subjects and grades', () => {
  it.each([
    [
      'GCSE maths and English grade 4 (or on course)',
      'do have GCSE maths and English at grade 4, or are on course to get them',
    ],
    ['GCSEs maths English at grade C or above', 'have GCSEs in maths and English at grade C or above'],
    ['5 GCSEs 9-4 incl maths', 'have 5 GCSEs at grades 9 to 4, including maths'],
    ['GCSE English C+', 'have GCSE English at grade C or above'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
});

describe('two that are wished for', () => {
  it('stand without a comma before their verb', () => {
    expect(readPerson('An ISTQB Foundation certificate, and experience in payments would help')).toMatchObject({
      text: 'an ISTQB Foundation certificate and experience in payments',
      desirable: true,
    });
  });
});

describe('rows of unlike things', () => {
  it.each([
    ['4-7 years in API plant, cGMP, Aspen or similar', ['4-7 years in API plant', 'cGMP', 'Aspen or similar']],
    ['4 to 6 years in FMCG, SAP, Power BI or equivalent', ['4 to 6 years in FMCG', 'SAP', 'Power BI or equivalent']],
    ['experience in sales, marketing or PR', ['experience in sales, marketing or PR']],
    ['full clean driving licence over 21 for insurance', ['full clean driving licence', 'over 21']],
  ])('%s', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
});
