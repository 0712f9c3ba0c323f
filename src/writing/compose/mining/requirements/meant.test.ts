import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.desirable ? 'wish ' : ''}${fact.kind} ${fact.text}` : 'nothing';
};

describe('a word behind the thing that it is said of', () => {
  it.each([
    ['Phlebotomy competent', 'be competent in phlebotomy'],
    ['ATV confident', 'be confident with ATV'],
    ['GDPR aware', 'be aware of GDPR'],
    ['Weekdays flexible', 'be flexible on weekdays'],
    ['Steel toe caps own pair', 'have your own steel toe caps'],
    ['Driver CPC up to date', 'have an up-to-date Driver CPC'],
    [
      'Moving & handling cert in date (last 12 mths)',
      'have an in-date moving and handling certificate (last 12 months)',
    ],
    ['English B2 min.', 'have English at B2 or better'],
    [
      'Retail mgmt experience 2yrs+ (fashion/footwear)',
      "have 2+ years' retail management experience (fashion/footwear)",
    ],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
  it('what has its word before it stays', () => {
    expect(said('Commercially aware')).toBe('be commercially aware');
    expect(said('Highly competent')).toBe('be highly competent');
  });
});

describe('signs are said in words', () => {
  it.each([
    ['P&L responsibility > £20m', 'have P&L responsibility of more than £20m'],
    ['Python >= 3.9', 'do know Python 3.9 or later'],
    ['≥ 3 years in audit', 'have at least 3 years’ experience in audit'],
    ['< 3 points on licence', 'have fewer than 3 points on your licence'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('what the line says of its own weight', () => {
  it.each([
    ['Attention to detail is key', 'be careful with details'],
    ['Fluent German is crucial', 'be fluent in German'],
    ['Experience of payroll is vital.', 'have experience of payroll'],
    ['A clean licence is non-negotiable', 'have a clean licence'],
    ["Non smoker preferred as working in customers' homes", 'wish be a non-smoker'],
    ['ACLS preferred within 6 months of hire', 'wish have ACLS within 6 months of hire'],
    ['QQI Level 5 award in childcare, Level 6 preferred', 'have QQI Level 5 award in childcare, ideally Level 6'],
    [
      'Knowledge of ISO 9001:2015 and preferably AS9100 Rev D',
      'have knowledge of ISO 9001:2015 and preferably AS9100 Rev D',
    ],
    ['Category B driving licence, ideally BE', 'have a Category B driving licence, ideally BE entitlement'],
    ['It would be nice if you had experience with PEG feeds', 'wish have experience with PEG feeds'],
    ['It would be great if you could drive a minibus', 'wish can drive a minibus'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('skills in a tool, with what they cover', () => {
  it.each([
    ['Strong SQL (window functions, query tuning)', 'have strong SQL skills (window functions, query tuning)'],
    ['Advanced Excel incl. Power Query', 'have advanced Excel skills, including Power Query'],
    ['5+ years of React', 'have 5+ years of React experience'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('small words where they belong', () => {
  it.each([
    ['Willingness to run an after school club once a week', 'be willing to run an after-school club once a week'],
    [
      'Degree in Engineering or equivalent industry experience',
      'have a degree in Engineering or equivalent industry experience',
    ],
    ['Spirit of hospitality & eye for detail', 'have a spirit of hospitality and an eye for detail'],
    ['Wellies & a sense of humour', 'have wellies and a sense of humour'],
    [
      'Degree (or close to completing one) in biology or food science',
      'have a degree (or close to completing one) in biology or food science',
    ],
    ['Milked before', 'do have milked before'],
    ['Not in full time education', 'be not in full-time education'],
    ['On the specialist register or within 6 months of CCT', 'be on the specialist register or within 6 months of CCT'],
    ['Night shift', 'be ready to work the night shift'],
    ['Solidworks (CSWP preferred)', 'do know Solidworks (ideally CSWP)'],
    ['BPO night shift', 'be ready to work a BPO night shift'],
    ['Chef de partie level', 'have experience at chef de partie level'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('nothing is asked', () => {
  it.each([
    'Placement year counts',
    'Politically restricted post',
    'Permanent position',
    'Qualified candidates should have 12 months+',
    'No previous experience required for trainees',
  ])('%s', (line) => {
    expect(said(line)).toBe('nothing');
  });
});

it('keeps who else is welcome beside what is asked', () => {
  expect(readPerson('One year in practice since qualifying, but new graduates are welcome to apply')?.text).toBe(
    'one year’s experience in practice since qualifying (new graduates are welcome)',
  );
});
