import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.desirable ? 'wish ' : ''}${fact.kind} ${fact.text}` : 'nothing';
};

describe('who somebody is, or what else will do', () => {
  it.each([
    ['Vet nurse (RVN) or SQP', 'be a vet nurse (RVN) or SQP'],
    [
      'CIPP qualified or 3+ yrs end-to-end payroll',
      'do are CIPP qualified or have 3+ years of end-to-end payroll experience',
    ],
    ['ASE certified A1-A8', 'be ASE certified (A1-A8)'],
    ['MOT tester', 'be an MOT tester'],
    ['Cover supervisor', 'be a cover supervisor'],
    ['Injection moulding setter', 'be an injection moulding setter'],
    ['Roofer - slate & tile', 'be a roofer (slate and tile)'],
    [
      'Must hold, or be working towards, the Level 5 Diploma in Leadership',
      'do hold the Level 5 Diploma in Leadership or are working towards it',
    ],
    [
      'Can demonstrate resilience and has a hopeful outlook',
      'do can demonstrate resilience and have a hopeful outlook',
    ],
    ['Must not require sponsorship now or in the future', 'do don’t require sponsorship now or in the future'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('more turns of notes, as they were meant', () => {
  it.each([
    ['Band 6 ready', 'be ready for band 6'],
    ['Reach truck in date', 'have an in-date reach truck licence'],
    ['Purchase ledger (high volume)', 'have purchase ledger experience (high volume)'],
    ['German a bit', 'have a bit of German'],
    ['Warm heart & cool head', 'have a warm heart and a cool head'],
    ['You will need to be able to evidence at least 450 hours of practice', 'can show at least 450 hours of practice'],
    ['A genuine interest in older people is more important than experience', 'have a genuine interest in older people'],
    ['Shall possess a valid passport', 'have a valid passport'],
    ['Minimum 2:1 from a good university', 'have at least a 2:1 from a good university'],
    ['Own transport as not on a bus route', 'have your own transport'],
    ['Gem-A diploma a dream', 'wish have a Gem-A diploma'],
    ['Not essential but useful: knowledge of Sage Payroll', 'wish have knowledge of Sage Payroll'],
    ['Desirable - vaccination against flu', 'wish have vaccination against flu'],
    ['At ease working alone, often at night', 'be at ease working alone, often at night'],
    [
      'Attention to detail, particularly when proof-reading',
      'have attention to detail, particularly when proof-reading',
    ],
    [
      'Proficiency in at least two of: Python, Scala, Java, Rust',
      'have proficiency in at least two of Python, Scala, Java and Rust',
    ],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('one line, more than one requirement', () => {
  it.each([
    ['Senior carer, 2 yrs min, medication trained; calm', ['Senior carer', '2 yrs min', 'medication trained', 'calm']],
    [
      'Over-the-counter advice - registered pharmacy technician pref.',
      ['Over-the-counter advice', 'registered pharmacy technician pref.'],
    ],
    ['Court work experience - desirable', ['Court work experience - desirable']],
    ['Asphalt gang exp. & streetworks card (supervisor)', ['Asphalt gang exp.', 'streetworks card (supervisor)']],
    ['Homelessness caseload experience, up to 45 cases', ['Homelessness caseload experience, up to 45 cases']],
  ])('%s', (line, parts) => {
    expect(splitRequirements(line)).toEqual(parts);
  });
  it('how much the work is, is asked of nobody', () => {
    expect(said('Up to 20,000 steps a day')).toBe('nothing');
  });
});
