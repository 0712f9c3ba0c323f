import { describe, expect, it } from 'vitest';
import { asNamedOnly } from './bare-names.ts';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';

const said = (typed: string): string => {
  const fact = readPerson(typed);
  if (!fact) return 'nothing';
  const { kind, text, desirable, loose, odd } = asNamedOnly(asSaid(fact), typed);
  return `${desirable ? 'wish ' : ''}${kind} ${text}${loose || odd ? ' (label)' : ''}`;
};

describe('notes of a few words, as a sentence asks for them', () => {
  it.each([
    // Papers by their letters.
    ['CCN1', 'have CCN1 certification'],
    ['PA1 & PA6 useful', 'wish have PA1 and PA6 certification'],
    ['ENG1', 'have an ENG1 medical certificate'],
    ['valid CDL class A', 'have a valid Class A CDL'],
    ['SIA DS', 'have an SIA DS licence'],
    ['MRICS or MCIOB', 'have MRICS or MCIOB status'],
    ['Series 65', 'have a Series 65 licence'],
    ['CompTIA A+ or Network+', 'have CompTIA A+ or Network+ certification'],
    ['CIA or similar', 'have a CIA qualification or similar'],
    ['blue CSCS', 'have a blue CSCS card'],
    ['MSc soil science', 'have an MSc in soil science'],
    ['B.Sc Agri', 'have a BSc in agriculture'],
    ['NVQ Level 2 joinery', 'have an NVQ Level 2 in joinery'],
    ['IMI hybrid Level 3', 'have an IMI hybrid Level 3 qualification'],
    ['18th Edition (BS 7671)', 'have 18th Edition certification (BS 7671)'],
    // Somebody, and how somebody is.
    ['yoga instructor a plus', 'wish be a yoga instructor'],
    ['horse lover', 'be a horse lover'],
    ['ISO 9001 auditor', 'be an ISO 9001 auditor'],
    ['notary public', 'be a notary public'],
    ['deadline obsessed', 'be deadline-obsessed'],
    ['guest focussed', 'be guest-focused'],
    ['MCS approved', 'be MCS approved'],
    ['AWS D1.1 certified', 'be AWS D1.1 certified'],
    ['bubbly with guests', 'be bubbly with guests'],
    ['weatherproof', 'be weatherproof'],
    // What somebody does and is ready for.
    ['swim 400m', 'can swim 400m'],
    ['can stand for ten hours', 'can stand for ten hours'],
    ['holds tolerances to .002', 'do hold tolerances to .002'],
    ['needs own van', 'have your own van'],
    ['on-call OK', 'be ready to be on call'],
    ['40% travel', 'be ready to travel 40% of the time'],
    ['US shift', 'be ready for US shifts'],
    ['weekend and evening working', 'be ready for weekend and evening work'],
    ['offshore rotation', 'be ready for an offshore rotation'],
    // Years with what they were spent on.
    ['tool design 4-6 years', 'have 4 to 6 years’ experience of tool design'],
    ['commercial property 2 PQE', 'have 2 years’ post-qualification experience in commercial property'],
    ['Minimum 2 years post-qualification on farms', 'have at least 2 years’ post-qualification experience on farms'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });

  it.each([
    ['boning & trimming', 'have skills in boning and trimming'],
    ['large animal', 'have experience with large animals'],
    ['4x4 licence', 'have a 4x4 licence'],
    ['Monster & Naukri', 'have experience with Monster and Naukri'],
    ['enrobing line', 'have experience with enrobing lines'],
    ['works council negotiation', 'have experience of works council negotiation'],
    ['overhead coded welding', 'have experience of overhead coded welding'],
    ['tracheostomy competencies', 'have tracheostomy competencies'],
    ['someone at ease with both children and dogs', 'be at ease with both children and dogs'],
    ['a trailer licence and be able to drive a digger', 'do have a trailer licence and can drive a digger'],
    ['only candidates living within 10 miles of site', 'do live within 10 miles of the site'],
  ])('%s is no thing to have as it stands', (typed, text) => {
    expect(said(typed)).toBe(text);
  });
});

describe('what a note only names', () => {
  it.each([
    ['nail surgery', 'have experience of nail surgery'],
    ['roads & drainage', 'have experience of roads and drainage'],
    ['lime plaster', 'have experience of lime plaster'],
    ['latte art', 'have skills in latte art'],
    ['equine dentistry', 'have knowledge of equine dentistry'],
    ['inheritance tax', 'have knowledge of inheritance tax'],
    ['vendor follow-up', 'have experience of vendor follow-up'],
    ['gluten-free doughs', 'have knowledge of gluten-free doughs'],
    ['Fortinet firewalls', 'have experience with Fortinet firewalls'],
    ['EPLAN P8', 'have experience with EPLAN P8'],
    ['Pharmacy First', 'have experience with Pharmacy First'],
    ['Active Directory', 'have experience with Active Directory'],
    ['airway management in small animals', 'have experience of airway management in small animals'],
    ['tact with anxious parents', 'have tact with anxious parents'],
    ['bat and newt licences', 'have bat and newt licences'],
    ['KYC/AML', 'have KYC/AML (label)'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toBe(text);
  });

  it.each([
    'evidence of study',
    'publications',
    'forklift',
    'NRASTC',
    'Marathi spoken',
    'own tools',
    'a committee',
    'staff',
  ])('%s is nothing that somebody has experience of', (typed) => {
    expect(said(typed)).not.toMatch(/experience|knowledge of|skills in/);
  });
});
