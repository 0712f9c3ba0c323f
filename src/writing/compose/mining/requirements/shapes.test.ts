import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind}${fact.desirable ? ' wish' : ''} ${fact.text}` : 'nothing';
};
const each = (line: string): string[] => splitRequirements(line).map(said);

describe('a note whose shape says what it asks', () => {
  it.each([
    ['17+ and not in full time education', 'be 17 or over and not in full-time education'],
    ['You must be at least 18 (we serve alcohol)', 'be 18 or over (we serve alcohol)'],
    ['Aged 18 or over to drive', 'be 18 or over to drive'],
    ['16 or over', 'be 16 or over'],
    ['Plain English, spoken and written', 'do speak and write plain English'],
    ['Clear plain English', 'do write plain English'],
    ['Leap or similar CMS', 'do know Leap or a similar CMS'],
    ['Exact or similar accounts software', 'do know Exact or similar accounts software'],
    ['2 years post-qual in a GP practice', 'have 2 years’ post-qualification experience in a GP practice'],
    ['1 year post-registration on a ward', 'have 1 year’s post-registration experience on a ward'],
    ['4 years of your own cases', 'have 4 years’ experience with your own cases'],
    ['Dip CII', 'have Dip CII'],
    ['Cert CII', 'have Cert CII'],
    ['Electrical or electronic NVQ Level 3', 'have a Level 3 electrical or electronic NVQ'],
    ['Signed off as competent by a supervisor', 'be signed off as competent by a supervisor'],
    ['Run a section of four', 'can run a section of four'],
    ['OK with 5am starts', 'be OK with 5am starts'],
    ['OK working alone', 'be OK working alone'],
    ['Computer literate (AutoCAD)', 'be computer literate (AutoCAD)'],
    ["You're comfortable chasing late payers", 'be comfortable chasing late payers'],
    ['Scrub experience in ENT desirable', 'have wish scrub experience in ENT'],
    ['Guide experience with school groups desirable', 'have wish guide experience with school groups'],
    ['Timber experience is of interest but not a must', 'have wish timber experience'],
    ['Farm experience would be of interest', 'have wish farm experience'],
    ['2 years in a whole of market firm', 'have 2 years’ experience in a whole-of-market firm'],
    ['A degree in law or comparable qualification', 'have a degree in law or a comparable qualification'],
    ['LLB', 'have an LLB'],
    ['BSc', 'have a BSc'],
    ['HNC', 'have an HNC'],
    ['SQL you are proud of', 'have SQL you are proud of'],
    ['Hubrix software', 'do know Hubrix software'],
    ['2023/2024 batch', 'be from the 2023 or 2024 batch'],
    ['Interest in how buildings work', 'have an interest in how buildings work'],
    ['Honesty about what went wrong', 'be honest about what went wrong'],
    ['Building Safety Act', 'do know the Building Safety Act'],
    ['A boat licence (or be happy to do one)', 'have a boat licence or the willingness to do one'],
    ['Political nous', 'have political nous'],
    ['would like to lead a team one day', 'do would like to lead a team one day'],
    ["isn't put off by mud and rain", 'be not put off by mud and rain'],
    ['listens and learns', 'do listen and learn'],
    ['School leavers or career changers', 'do may be a school leaver or a career changer'],
    ['Rotating shifts 6-2/2-10', 'be ready for rotating shifts (6-2/2-10)'],
    ['Must be 16 by 1 September', 'be 16 or over by 1 September'],
    ['French C1 / English B2', 'have French at C1 and English at B2'],
    ['Svelte + TypeScript, 3 yrs min', 'have at least 3 years’ experience with Svelte and TypeScript'],
    ['Local candidates from Guindy preferred', 'be wish from Guindy'],
    ["A van licence isn't needed but helps in winter", 'have wish a van licence'],
    ['Degree optional', 'without a degree'],
    ["We don't expect any experience.", 'without experience'],
    ['Exposure to Rust is a nice-to-have', 'have wish experience of Rust'],
    ['driving licence B of advantage', 'have wish a category B driving licence'],
    ['Have a spraying licence or will get one', 'have a spraying licence or the willingness to get one'],
    ['site visits so car needed', 'have a car'],
    ['12m as a supervisor', 'have 12 months’ experience as a supervisor'],
    ['Two seasons of outdoor events minimum', 'have at least two seasons of outdoor events'],
    ['Up to date knowledge of tax law', 'have up-to-date knowledge of tax law'],
    ['Degree educated (or equivalent)', 'be educated to degree level (or equivalent)'],
    ['Educated to degree level or equivalent by experience', 'be educated to degree level or equivalent by experience'],
    ['Bachelors preferred', "have wish a bachelor's degree"],
    ['be NVQ Level 2 qualified', 'be NVQ Level 2 qualified'],
    ['Well versed with ledgers', 'be well-versed with ledgers'],
    ['Good in English & Hindi', 'be good in English and Hindi'],
    ['Spreadsheet whizz', 'be a spreadsheet whizz'],
    ['Time served marine or agricultural fitter', 'be a time-served marine or agricultural fitter'],
    ['a clear communicator on the radio', 'be a clear communicator on the radio'],
    [
      "is a solicitor or legal executive with at least 3 years' experience",
      "be a solicitor or legal executive with at least 3 years' experience",
    ],
    ['Effective use of ICT to support learning', 'do use ICT effectively to support learning'],
    ['Work constructively as part of a team', 'can work constructively as part of a team'],
    ['Tenant voice', 'have tenant voice'],
    ['Non smoker pref', 'be wish a non-smoker'],
    ['Sling trained, or willing to train', 'be sling trained or willing to train'],
    ['Stamp 4 or EU citizen', 'do have Stamp 4 or are an EU citizen'],
    ['natural with older people', 'be natural with older people'],
    ['current on the register', 'be current on the register'],
    ['Somebody who stays until the end', 'do stay until the end'],
    ['A degree accredited by the institute', 'have a degree accredited by the institute'],
    ['Pride in on-time delivery', 'do take pride in on-time delivery'],
    ['ACCA/CIMA finalist or newly qualified', 'be an ACCA/CIMA finalist or newly qualified'],
    [
      'First Aid at Work, or be willing to attain',
      'have a first aid at work certificate or the willingness to attain it',
    ],
    ['Sure handling of instruments', 'be confident in handling instruments'],
    ['LLB (2:2 min)', 'have an LLB (2:2 or above)'],
    ['fast accurate typist', 'be a fast accurate typist'],
    ['can find the fault in their sleep', 'can find the fault in your sleep'],
    ['OK lone working', 'be OK with lone working'],
    ['teacher at heart', 'be a teacher at heart'],
    ['Openness for shift work', 'be open to shift work'],
    ['2 yrs+ in first opinion', 'have 2+ years’ experience in first opinion'],
    ['Hibernate', 'do know Hibernate'],
    ["'can do' attitude", 'have a can-do attitude'],
    ['Be Garda vetted before starting', 'be Garda vetted before starting'],
    ['site visits so must drive', 'can drive'],
    ['to get on with tenants and walkers', 'can get on with tenants and walkers'],
    ['RVN', 'be an RVN'],
    ['A forklift licence or working towards one', 'do have a forklift licence or are working towards one'],
    ['Hold or be working towards CIPD Level 5', 'do have CIPD Level 5 or are working towards it'],
    ['Valid visa or EU passport', 'have a valid visa or EU passport'],
    ['Must not mind heights', 'do don’t mind heights'],
    ["Someone who doesn't panic", 'do don’t panic'],
    ['Someone with a can do attitude', 'have a can-do attitude'],
    ['Experience desirable but personality matters more', 'have wish experience'],
    ['At least one of: NVQ 3, HNC, HND', 'have at least one of NVQ 3, HNC or HND'],
    ['Dogs welcome', 'nothing'],
    ['one week in six', 'nothing'],
    ['always on time', 'be punctual'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('the name of a row asks for nothing', () => {
  it.each([
    ['Experience: 3 years in a kitchen', 'have 3 years’ experience in a kitchen'],
    ['Languages: Welsh desirable', 'can wish speak Welsh'],
    ['Education: degree in law', 'have a degree in law'],
    ['Driving: full clean licence', 'have a full clean licence'],
    ['Age: 18+', 'be 18 or over'],
    ['Desirable skills: first aid certificate', 'have wish a first aid certificate'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('a row is parted', () => {
  it('at signs, where each part is asked for by itself', () => {
    expect(each('min 2 yrs in a bakery / HACCP trained / own knives / car not essential')).toEqual([
      'have at least 2 years’ experience in a bakery',
      'be HACCP trained',
      'have your own knives',
      'have wish a car',
    ]);
    expect(splitRequirements('SQL / Python / R')).toHaveLength(1);
  });
  it('and keeps how often with what it is of', () => {
    expect(each('willing to join the standby rota, one week in five')).toEqual([
      'be willing to join the standby rota, one week in five',
    ]);
    expect(each('happy to travel, about once a month, own car')).toHaveLength(2);
  });
  it('before a figure that begins a sentence', () => {
    expect(splitRequirements('You may be a nurse or a midwife. 3 years of your own cases.')).toHaveLength(2);
  });
  it('and stays whole where it is of one thing', () => {
    expect(splitRequirements('5 GCSEs inc maths, English, science; own transport')).toHaveLength(2);
    expect(splitRequirements('3 yrs selling software, quota of $800k+, Salesforce, MEDDIC; self starter')).toHaveLength(
      5,
    );
  });
  it('where a part says more of its own', () => {
    expect(splitRequirements('Kotlin or Java (5+ yrs), Postgres you can tune, AWS; German helpful')).toHaveLength(4);
  });
});
