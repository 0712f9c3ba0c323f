import { describe, expect, it } from 'vitest';
import { fuller } from './fuller-requirement.ts';
import { sameDegree } from './same-degree.ts';
import { asksSame } from './same-requirement.ts';

describe('one degree by its letters and by its whole name', () => {
  it.each([
    ['a BS in chemical engineering', 'a Bachelor of Science in Chemical Engineering'],
    ['a BA in history', 'a Bachelor of Arts in History'],
    ['an MSc in hydrology', 'a Master of Science in Hydrology'],
    ['a PhD in chemistry', 'a Doctor of Philosophy in Chemistry'],
  ])('%s: %s', (one, other) => expect(sameDegree(one, other)).toBe(true));
  it.each([
    ['a BS in chemistry', 'a Master of Science in Chemistry'],
    ['a BS in chemistry', 'a master of his trade'],
    ['knowledge of BS 7671', 'a Bachelor of Science'],
  ])('not %s: %s', (one, other) => expect(sameDegree(one, other)).toBe(false));
});

describe('what brief and job description both ask for', () => {
  it.each([
    ['a manual driving licence', 'a C class manual driver’s licence', 'a manual driving licence'],
    ['a full licence', 'a full UK driving licence', 'a full licence'],
    [
      'retail experience (ideally jewellery)',
      'at least 1 year of retail experience',
      'at least 1 year of retail experience (ideally jewellery)',
    ],
    [
      'payroll experience (CORE or similar)',
      '2 years’ payroll experience',
      '2 years’ payroll experience (CORE or similar)',
    ],
    ['a digital tachograph card', 'a digital tacho card', 'a digital tachograph card'],
    ['QTS', 'Qualified Teacher Status', 'Qualified Teacher Status (QTS)'],
    [
      'two years’ experience managing a retail team',
      'experience of managing a team of 5 in retail',
      'two years’ experience managing a retail team',
    ],
    ['NMC registration', 'Nursing and Midwifery Council registration', 'NMC registration'],
    [
      '2 years of processing (conventional, FHA, VA)',
      '2+ years of mortgage processing experience',
      '2 years of processing (conventional, FHA, VA)',
    ],
    ['an IPASS qualification', 'an Irish Payroll Association (IPASS) certificate', 'an IPASS qualification'],
    ['a first aid certificate', 'a first aid qualification', 'a first aid certificate'],
    ['speak Welsh', 'a Welsh speaker or learner', 'speak Welsh'],
    ['a year in a hotel kitchen', 'at least 1 year’s experience in a similar role', 'a year in a hotel kitchen'],
    ['a CSCS card', 'CSCS', 'a CSCS card'],
    ['ServSafe Manager', 'ServSafe Manager certification', 'ServSafe Manager certification'],
    ['Leap or Keyhouse', 'experience of Leap', 'Leap or Keyhouse'],
    ['know Kafka, PostgreSQL and AWS', 'experience with PostgreSQL or MySQL', 'know Kafka, PostgreSQL and AWS'],
    ['food law', 'knowledge of food law', 'food law'],
    [
      'an ecology degree or equivalent experience',
      'a degree in ecology or similar subject',
      'an ecology degree or equivalent experience',
    ],
    ['strong Excel skills', 'good knowledge of Excel', 'strong Excel skills'],
    [
      'a Texas Class C wastewater license',
      'a Class C operator license, or the ability to obtain one within 6 months',
      'a Texas Class C wastewater license, or the ability to obtain one within 6 months',
    ],
    [
      'a Grade 2 boiler certificate',
      'a Grade 2 certificate of competence or willingness to get one in your first year',
      'a Grade 2 boiler certificate, or willingness to get one in your first year',
    ],
  ])('is one: %s, %s', (brief, description, said) => {
    expect(asksSame(brief, description)).toBe(true);
    expect(fuller(brief, description)).toBe(said);
  });
  it('is one degree, whatever its fields', () => {
    expect(sameDegree('BS in Civil, Mech or Enviro', 'a bachelor’s degree in engineering')).toBe(true);
    expect(sameDegree('BS in Civil, Mech or Enviro', 'a master’s degree in engineering')).toBe(false);
  });
  it.each([
    ['a full UK driving licence', 'a Category C+E licence'],
    ['a bat licence', 'a full licence'],
    ['NVQ Level 2 in care', 'NVQ Level 3 in care'],
    ['a Class I water license', 'a Class II water license'],
    ['a teaching qualification', 'teaching experience'],
    ['experience in home care', 'experience in sales'],
    ['GCSE English and maths', 'speak English'],
    ['a maths degree', 'a physics degree'],
    ['an SSSTS card', 'a CSCS card'],
    ['2 years of bar experience', 'a personal licence'],
  ])('is two: %s, %s', (brief, description) => {
    expect(asksSame(brief, description)).toBe(false);
  });
});

describe('the same in other words', () => {
  it.each([
    ['a member of a recognised professional engineering body', 'a chartered engineer (IMechE)'],
    ['a class C licence', 'a category C driving licence'],
    ['German at B1', 'a good knowledge of German spoken and written'],
    ['NVQ3 catering', 'an NVQ Level 3 in Professional Cookery, or be enrolled'],
    ['TWIC or the willingness to get one', 'a TWIC card, or ability to obtain it within 45 days'],
    ["3 years' post-registration experience", "at least 3 years' post registration experience"],
    ['2+ years on a line or in a diner', 'at least 2 years of line, diner or bakery work'],
  ])('%s, %s', (brief, description) => {
    expect(asksSame(brief, description)).toBe(true);
  });
  it.each([
    ['speak Hindi', 'fluent English and Hindi'],
    ['an NVQ Level 2 in care', 'an NVQ Level 3 in care'],
    ['a class B licence', 'a category C driving licence'],
    ['excellent English', 'a graduate with an excellent command of English'],
  ])('%s, %s: two', (brief, description) => {
    expect(asksSame(brief, description)).toBe(false);
  });
});

describe('the brief and the job description ask for one thing in two ways', () => {
  it.each([
    ['training as a joiner or equivalent', 'completed training in a woodworking trade'],
    ['an apprenticeship as a florist', 'vocational training in a related field'],
    ['two to five years’ experience in tax or audit', '2 to 5 years of relevant experience, preferably in a bank'],
    ['three years’ experience in school kitchens', "at least four years' experience in kitchen management"],
    ['a Chartered Environmental Health diploma or equivalent', 'CEH or equivalent'],
  ])('%s: %s', (one, other) => {
    expect(asksSame(one, other)).toBe(true);
    expect(fuller(one, other)).toBe(one);
  });
  it.each([
    ['training as a joiner', 'training in first aid'],
    ['five years’ experience in retail', 'two years’ experience in store management'],
    ['four years’ experience in school kitchens', "two years' experience in kitchen management"],
    ['a Level 3 diploma in care', 'IPAF or equivalent'],
  ])('and are two: %s, %s', (one, other) => {
    expect(asksSame(one, other)).toBe(false);
  });
});

describe('one quality in the words that people have for it', () => {
  it.each([
    ['calm at the Friday rush', 'keep a clear head'],
    ['calm under pressure', 'keep your nerve when it gets busy'],
    ['level-headed', 'stay calm under pressure'],
    ['punctual', 'turn up on time'],
    ['well organised', 'good organisational skills'],
    ['careful with details', 'have an eye for detail'],
  ])('%s is %s', (one, other) => {
    expect(asksSame(one, other)).toBe(true);
    expect(asksSame(other, one)).toBe(true);
  });
  it.each([
    ['calm on the phone', 'kind, calm and patient'],
    ['punctual', 'work under pressure'],
    ['steady hands', 'calm under pressure'],
  ])('%s is not %s', (one, other) => {
    expect(asksSame(one, other)).toBe(false);
  });
});

describe('one degree by its letters and by other letters', () => {
  it.each([
    ['B.E. in civil engineering', 'B.E./B.Tech (Civil/Structural)'],
    ['B.Tech in electronics', 'BE/B.Tech (ECE)'],
    ['B.Com', "a bachelor's degree in commerce"],
    ['M.Tech in VLSI', 'M.E./M.Tech (VLSI)'],
  ])('%s, %s', (one, other) => {
    expect(sameDegree(one, other)).toBe(true);
  });
  it('an office suite is no degree', () => {
    expect(sameDegree('MS Office', 'MSc in chemistry')).toBe(false);
    expect(sameDegree('MS in chemistry', 'MSc in chemistry')).toBe(true);
  });
  it('a bachelor is no master', () => {
    expect(sameDegree('B.Tech in civil engineering', 'M.Tech in structural engineering')).toBe(false);
  });
});

describe('years in one of several fields', () => {
  it.each([
    ['five years’ experience in testing or QA', '5+ years’ experience in QA, UAT or release management'],
    ['three years in sales or account management', '3+ years’ experience in account management, retail or sales'],
  ])('%s, %s', (one, other) => {
    expect(asksSame(one, other)).toBe(true);
  });
});

it('whoever is on the way to a paper may apply, where the job description says so', () => {
  expect(fuller('CIPD Level 5', 'have CIPD Level 5 or are working towards it')).toBe(
    'have CIPD Level 5 or are working towards it',
  );
});

it.each([
  [
    "at least two years' experience in retail, one of them supervising a team",
    'previous supervisory experience in a customer-facing environment',
  ],
  ['at least six years’ experience in machine learning', '6+ years of industry experience in ML'],
  ['an MSN or DNP', "a master's degree in nursing"],
])('%s asks for the same as %s', (one, other) => {
  expect(asksSame(one, other)).toBe(true);
});

describe('one deed in two wordings', () => {
  it.each([
    ['write reports clearly', 'write clear and accurate reports', true],
    ['keep records carefully', 'keep careful records', true],
    ['write reports clearly', 'write code and tests', false],
    ['lift heavy boxes', 'lift heavy boxes, drive the van and keep the stock tidy', false],
  ])('%s / %s', (one, other, same) => {
    expect(asksSame(one, other)).toBe(same);
  });
});
