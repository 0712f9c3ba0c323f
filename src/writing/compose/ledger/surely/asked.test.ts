import { describe, expect, it } from 'vitest';
import type { PersonFact } from '../../mining/requirements/person-shapes.ts';
import { isSurelyAsked } from './asked.ts';

const fact = (kind: PersonFact['kind'], text: string, more: Partial<PersonFact> = {}): PersonFact => ({
  kind,
  text,
  desirable: false,
  ...more,
});

describe('what is asked, surely read', () => {
  it.each([
    ['have', 'a full driving licence', 'Full driving licence'],
    ['have', 'three years’ experience in sales, marketing or PR', 'Three years in sales, marketing or PR'],
    ['have', 'a BSc or BTech in dairy technology', 'BSc or BTech in dairy technology'],
    ['have', 'German at B2 or better', 'German at B2 or better'],
    ['have', 'knowledge of IS 800', 'knowledge of IS 800'],
    ['have', 'good IT skills', 'good IT skills'],
    ['have', 'no more than 6 points', 'no more than 6 points'],
    ['have', 'a calm voice when somebody is short of breath', 'a calm voice when somebody is short of breath'],
    ['have', 'a Class 1B license or the willingness to get it within 18 months', 'Class 1B license, or get it'],
    ['have', 'a pleasant manner and good spoken English and Hindi', 'Pleasant manner, good spoken English and Hindi'],
    ['have', 'GCSE maths and English at grade D or above', 'GCSE maths and English grade D or above'],
    ['can', 'drive tractors', 'tractor driving'],
    ['can', 'negotiate payment plans', 'negotiating payment plans'],
    ['can', 'read SOPs', 'reading of SOPs'],
    ['can', 'check welding certificates', 'checking welding certificates'],
    ['can', 'head a team', 'able to head a team'],
    ['be', 'calm under pressure', 'calm under pressure'],
    ['be', 'punctual', 'punctual'],
    ['be', 'an HCPC registered orthotist', 'HCPC registered orthotist'],
    ['be', 'Gas Safe registered', 'Gas Safe registered'],
  ] as const)('%s %s', (kind, text, typed) => {
    expect(isSurelyAsked(fact(kind, text), typed)).toBe(true);
  });

  it.each([
    ['have', 'a Level 7 management qualification at or the willingness to finish one', 'management qualification'],
    ['have', 'a product owner in a regulated environment', 'Product owner in regulated environment'],
    ['have', 'an audit of charities', 'audit of charities'],
    ['have', 'rock hounds', 'Rock hounds welcome.'],
    ['have', 'experience with with hoists', 'with hoists'],
    ['be', 'calm and exact who can talk to a grieving family', 'Someone calm and exact who can talk to a family'],
    ['can', 'hear test without findings', 'Hearing test without findings'],
    ['have', 'at least 21 (insurance)', 'At least 21 (insurance)'],
    ['have', 'a site through an audit', 'and a site through an audit'],
    ['have', '1 year’s experience as a fresher', 'fresher or 1 yr'],
    ['can', 'scaffold inspection ticket (advanced)', 'scaffolding inspection ticket (advanced)'],
    ['can', 'cut torch licence', 'cutting torch licence'],
    ['have', 'a commercial property', 'commercial property'],
    [
      'have',
      'a BSc in Clinical Science, ISCP or IICMP membership',
      'BSc in Clinical Science, ISCP or IICMP membership',
    ],
    ['have', '5+ years of Java, solid SQL, AWS or Azure', '5+ yrs Java, solid SQL, AWS or Azure'],
    [
      'have',
      '4 years’ experience in plating, testing, Tamil or Kannada',
      '4 yrs in plating, testing, Tamil or Kannada',
    ],
    ['have', 'the degree isn’t', "A degree isn't required"],
    ['have', '1 year of nICU experience', 'NICU exp of 1 yr'],
    ['can', 'rotate a roster', 'rotating roster'],
    ['can', 'plan committee presentations', 'planning committee presentations'],
    ['can', 'dispense optician qualification', 'dispensing optician qualification'],
    ['be', 'arithmetic', 'arithmetic'],
  ] as const)('no %s %s', (kind, text, typed) => {
    expect(isSurelyAsked(fact(kind, text), typed)).toBe(false);
  });

  it('lets a job call for fields, tasks and papers, and for no people or projects', () => {
    for (const text of ['GMP documentation', 'pattern cutting', 'SEC reporting for a public filer', 'FAC and SGC'])
      expect(isSurelyAsked(fact('have', text, { loose: true, topic: true }), text)).toBe(true);
    for (const text of [
      'importers in at least two countries',
      'investment projects over 10 million euro',
      'on feet all day',
    ])
      expect(isSurelyAsked(fact('have', text, { loose: true, topic: true }), text)).toBe(false);
  });
});

describe('what is asked beside other things', () => {
  it.each([
    ['have', 'a bachelor’s degree in Chemistry, HPLC and GC'],
    ['have', 'an HNC in Electrical, PLC fault finding, 17th or 18th Edition'],
    ['have', 'experience of oscilloscope'],
    ['have', 'a clear palate and a non-smoker'],
    ['have', '2+ years’ experience as an experience as analyst'],
    ['have', 'at least 1 year’s experience with Barista'],
    ['do', 'have worked with ammonia sites under PSM, degree or equivalent experience'],
    ['be', 'bilingual in English Spanish'],
  ] as const)('no %s %s', (kind, text) => {
    expect(isSurelyAsked(fact(kind, text), text)).toBe(false);
  });
  it.each([
    ['have', 'a degree in bioinformatics, biology or computing with experience of genomic data'],
    ['have', 'a degree or a diploma in planning, law or a related subject'],
    ['have', 'experience of fundraising and events'],
  ] as const)('%s %s', (kind, text) => {
    expect(isSurelyAsked(fact(kind, text), text)).toBe(true);
  });
});
