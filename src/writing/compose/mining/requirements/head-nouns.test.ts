import { describe, expect, it } from 'vitest';
import { asNamedOnly } from './bare-names.ts';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (typed: string): string => {
  const fact = readPerson(typed);
  const named = fact && asNamedOnly(asSaid(fact), typed);
  return named ? `${named.desirable ? 'w' : ''}${named.kind} ${named.text}` : '';
};

describe('notes by the noun at their end', () => {
  it.each([
    ['forge and power hammer work', 'have experience of forge and power hammer work'],
    ['scrub and recovery work', 'have experience of scrub and recovery work'],
    ['welding and brazing work', 'have experience of welding and brazing work'],
    ['triage and anaesthesia monitoring', 'have experience of triage and anaesthesia monitoring'],
    ['Broker relationships in the North West', 'have experience of broker relationships in the North West'],
    ['planning applications and appeals', 'have experience of planning applications and appeals'],
    ['hand stripping and scissoring', 'have experience of hand stripping and scissoring'],
    ['safe opening', 'have experience of safe opening'],
    ['work with dementia', 'have experience of working with dementia'],
    ['client facing', 'have client-facing experience'],
    ['quad bike and chainsaw', 'have experience with quad bikes and chainsaws'],
    ['HV authorised person (desirable)', 'wbe an HV authorised person'],
    ['B737-800 type rating', 'have a B737-800 type rating'],
    ['musical theatre credits', 'have musical theatre credits'],
    ['Hep B vaccinations', 'have Hep B vaccinations'],
    ['Safe Pass and manual handling', 'have a Safe Pass card and manual handling training'],
    [
      'The postholder will hold or be willing to obtain a First Aid at Work certificate',
      'have a First Aid at Work certificate or the willingness to obtain one',
    ],
    ['10+2 pass', 'do have passed 10+2'],
    ['MBA marketing', 'have an MBA in marketing'],
    ['NMBI general division', 'have NMBI registration (general division)'],
    ['clear bug reports', 'can write clear bug reports'],
    // What is done stays so.
    ['manage stock and rota planning', 'can manage stock and rota planning'],
    ['inspect and test drainage work', 'can inspect and test drainage work'],
    ['Garda vetting', 'have Garda vetting'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
});

describe('names keep their capital, and papers are no systems', () => {
  it.each([
    ['Solvency II reserving', 'have experience of Solvency II reserving'],
    ['Spring Boot and microservices', 'have experience with Spring Boot and microservices'],
    ['Phase II/III trials', 'have experience of Phase II/III trials'],
    ['Driver CPC and digi card', 'have a Driver CPC and digi card'],
    ['Change and TUPE', 'have experience of change and TUPE'],
    ['Aspen Plus', 'have experience with Aspen Plus'],
    ['AWCF or DipWCF', 'have an AWCF or DipWCF qualification'],
    ['CTA or ATT/ACA', 'have a CTA, ATT or ACA qualification'],
    ['PTS with AC/DCCR', 'have a PTS card with AC/DCCR'],
    ['IRATA 2', 'have IRATA 2 certification'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
  it('servicemen are no system', () => {
    expect(said('Ex-servicemen preferred')).not.toMatch(/experience with/);
  });
});

describe('slips of grammar', () => {
  it.each([
    [
      'At least one year post registration experience in care',
      'have at least one year’s post-registration experience in care',
    ],
    ["3 years' structural steel", "have 3 years' structural steel experience"],
    ["two years' freelance or agency", "have two years' freelance or agency experience"],
    ['Min. 12 months sea time on bulk carriers', 'have at least 12 months’ sea time on bulk carriers'],
    ['Experience supervising a team of 10+', 'have experience supervising a team of 10+'],
    ['two years in a SOC', 'have two years’ experience in a SOC'],
    ['confident speaking in open court', 'be confident speaking in open court'],
    ['board presence', 'have board presence'],
    ['board level experience', 'have board-level experience'],
    ['Board level communicator', 'be a board-level communicator'],
    ['Chartered or near chartered engineer', 'be a chartered or near-chartered engineer'],
    ['NVQ Level 3 banker mason', 'have an NVQ Level 3 as a banker mason'],
    ['Caring and patient people', 'be caring and patient'],
    ['Willing for night duties', 'be ready for night duties'],
    ['24/7 shift', 'be ready for 24/7 shifts'],
    ['Readiness for night work from 2 a.m.', 'be ready for night work from 2 a.m.'],
    ['Own bike or use ours', 'do have your own bike or use ours'],
    ['CPCS A60 mobile crane over 20t', 'have a CPCS A60 mobile crane card (over 20t)'],
    ['Completed training as Industriemechaniker', 'have completed training as an Industriemechaniker'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
});

it.each([
  ['registered with the FRC, own van and tools', ['registered with the FRC', 'own van and tools']],
  [
    'Postgraduate qualification in library studies, Sierra or similar LMS',
    ['Postgraduate qualification in library studies', 'Sierra or similar LMS'],
  ],
])('%s is two things', (typed, parts) => {
  expect(splitRequirements(typed)).toEqual(parts);
});
