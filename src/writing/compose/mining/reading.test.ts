import { describe, expect, it } from 'vitest';
import { determine } from '../language/articles.ts';
import { kindOf } from '../language/kind.ts';
import { withNames } from '../language/names-here.ts';
import { mineJobDescription } from './mine.ts';
import { readLines } from './page/lines.ts';
import { readPerson } from './requirements/person.ts';
import { readDuty } from './tasks/duty.ts';
import { splitDuties } from './tasks/duty-list.ts';

describe('nouns that look like verbs', () => {
  it.each([
    'Stock accuracy > 98%',
    'Budget responsibility for NOK 2.4 billion',
    'Code 95',
    'Code reviews, pair programming',
    'Reception cover at lunch',
    'Time to know people by name',
    'simultaneous interpreting at meetings',
    'Prepare reports for and attend Planning Committee',
  ])('%s is no duty', (raw) => {
    expect(readDuty(raw)).toBeNull();
  });

  it.each([
    ['Assess planning applications', 'assess planning applications'],
    ['Calm anxious patients', 'calm anxious patients'],
    ['Care for the bereaved', 'care for the bereaved'],
    ['Prototype in Unreal', 'prototype in Unreal'],
    ['Repair of frames', 'repair frames'],
    ['Do the laundry', 'do the laundry'],
    ['Track pallet movements to and from the cold store', 'track pallet movements to and from the cold store'],
    ['Stock counting every month', 'count stock every month'],
    ['Prepare reports and to give evidence at hearings', 'prepare reports and give evidence at hearings'],
    [
      'Manage a caseload of planning and related applications including householder and minor applications',
      'manage a caseload of planning and related applications',
    ],
  ])('%s is one', (raw, text) => {
    expect(readDuty(raw)?.text).toBe(text);
  });

  it('a row of objects stays whole', () => {
    expect(splitDuties('Plan and control cost, schedule and risk; lead a team')).toEqual([
      'Plan and control cost, schedule and risk',
      'lead a team',
    ]);
  });
});

describe('what a piece of wording is', () => {
  it.each([
    ['Time to know people by name', 'np'],
    ['Up to 15% of salary, paid each quarter', 'np'],
    ['Containers between the port and warehouses within 150 km', 'np'],
    ['Family team of seven: divorce, finances and children', 'np'],
    ['Some 12,000 objects, from Khoi fishing tools to container ships', 'np'],
    ['Parents who say thank you', 'np'],
    ['Two children aged 2 and 5', 'np'],
    ['A co-educational school of 430 pupils aged 4 to 14, following the curriculum', 'np'],
    ['Work from anywhere in the EU for 90 days a year', 'verb'],
    ['Care for gorillas, gibbons and lemurs', 'verb'],
    ['Home in your own bed most nights', 'adjective'],
    ['Drivers from three depots meet every morning', 'clause'],
  ])('%s: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('requirements as they are typed', () => {
  it.each([
    ['A levels or equivalent', 'have', 'A levels or equivalent'],
    ['French an asset', 'can', 'speak French'],
    ['Welsh desirable but not essential', 'can', 'speak Welsh'],
    ['Three years managing a shop', 'have', 'three years’ experience managing a shop'],
    ['two years in security', 'have', 'two years’ experience in security'],
    ['157 to 188 cm', 'be', '157 to 188 cm in height'],
    ['173 cm or taller', 'be', '173 cm or taller'],
    ['18 or over', 'be', '18 or over'],
    ['swim 25 metres', 'can', 'swim 25 metres'],
    ['is able to chair meetings', 'can', 'chair meetings'],
    ['is rooted in prayer', 'be', 'rooted in prayer'],
    ['Ordained in the Church of England', 'be', 'ordained in the Church of England'],
    ['driver', 'can', 'drive'],
    ['Excellent communicator', 'be', 'an excellent communicator'],
    [
      'Qualified solicitor with 2 to 4 years PQE',
      'be',
      'a qualified solicitor with 2 to 4 years’ post-qualification experience',
    ],
    ['At least high school graduate', 'be', 'at least a high school graduate'],
    ['With good communication skills', 'be', 'a good communicator'],
    ['Shipped at least two titles as a designer', 'do', 'have shipped at least two titles as a designer'],
    ['Strong drafting', 'have', 'strong drafting skills'],
    ['Good working knowledge of Excel', 'have', 'a good working knowledge of Excel'],
    ['English', 'can', 'speak English'],
    ['CPR certified', 'be', 'CPR certified'],
    ['non-smoker', 'be', 'a non-smoker'],
    ['swims', 'can', 'swim'],
    ['Not allergic to bee stings', 'be', 'not allergic to bee stings'],
    ['GCSEs not needed', 'without', 'GCSEs'],
    ['Maltese and English', 'can', 'speak Maltese and English'],
    ['Good eye for colour', 'have', 'a good eye for colour'],
    ['French or willing to learn', 'do', 'speak French or are willing to learn'],
  ])('%s', (raw, kind, text) => {
    expect(readPerson(raw)).toMatchObject({ kind, text });
  });
  it.each(['Education & Training', 'Experience/Knowledge', 'Skills and abilities'])('%s is a heading', (raw) => {
    expect(readPerson(raw)).toBeNull();
  });
  it.each([
    ['negative TB test', 'a negative TB test'],
    ['second language', 'a second language'],
    ['MSc in engineering', 'an MSc in engineering'],
    ['good level of French', 'a good level of French'],
    ['strong personality with integrity', 'a strong personality with integrity'],
    ['ute licence', 'a ute licence'],
    ['rice allowance', 'a rice allowance'],
    ['Local Government Pension Scheme', 'the Local Government Pension Scheme'],
  ])('%s takes an article', (raw, text) => {
    expect(determine(raw)).toBe(text);
  });
});

describe('what a sentence hides', () => {
  it('is an inclusion and no task, a way of working and no quality, what each of many does', () => {
    expect(readDuty('Supporting residents to sustain their tenancies, including referral to money advice')?.text).toBe(
      'support residents to sustain their tenancies, including referral to money advice',
    );
    expect(readPerson('lean')).toMatchObject({ kind: 'have', text: 'lean', loose: true });
    expect(kindOf('Every number on a slide links to its query')).toBe('clause');
    expect(kindOf('Every shift in the year')).toBe('np');
    expect(readDuty('size equipment')?.text).toBe('size equipment');
    const { lines } = readLines('Requirements\n• Experience with control valves a plus\nWe offer health and dental.');
    expect(lines.map(({ text }) => text)).toContain('Experience with control valves a plus');
    withNames(['Hotel', 'Koli'], () => {
      expect(determine('Hotel management diploma')).toBe('a hotel management diploma');
      expect(determine('Koli badge')).toBe('a Koli badge');
    });
  });
});

describe('job descriptions of many shapes', () => {
  it('take no task from the name of the job, and no must from what is marked as desirable', () => {
    const { duties, person } = mineJobDescription(
      'JOB DESCRIPTION: TEACHING ASSISTANT LEVEL 2\nMain duties:\n1. To prepare displays\nPERSON SPECIFICATION\nGCSE English (E)\nPaediatric first aid (D)\nExperience of Makaton (D)\nBig 4 background preferred',
      '',
      'Teaching Assistant',
    );
    expect(duties.map(({ text }) => text)).toEqual(['prepare displays']);
    expect(person.filter(({ desirable }) => desirable).map(({ text }) => text)).toEqual([
      'a paediatric first aid certificate',
      'experience of Makaton',
      'a Big 4 background',
    ]);
  });

  it('takes numbered orders under a heading of requirements for work', () => {
    const mined = mineJobDescription(
      'JOB SPECIFIC REQUIREMENTS\n1. To manage a caseload of planning applications.\n2. To take reasonable care for the health and safety of yourself.\nWhat you need\n- A driving licence',
      '',
    );
    expect(mined.duties.map(({ text }) => text)).toEqual(['manage a caseload of planning applications']);
    expect(mined.person.map(({ text }) => text)).toEqual(['a driving licence']);
  });
  it('reads a specification in columns below a heading of its own', () => {
    const { lines } = readLines(
      'PERSON SPECIFICATION          Essential          Desirable\nEducation & Training\nDegree in planning          Urban design qualification\nKnowledge of law in Wales          Experience of appeals\n',
    );
    expect(lines.map(({ text, section }) => [text, section])).toEqual([
      ['Education & Training', 'person'],
      ['Degree in planning', 'person'],
      ['Urban design qualification', 'desirable'],
      ['Knowledge of law in Wales', 'person'],
      ['Experience of appeals', 'desirable'],
    ]);
  });
  it('reads rows of a table and what is parted by bars', () => {
    const mined = mineJobDescription(
      'Responsibilities\n| Area | Tasks | % |\n| Collections | Oversee the digitisation of maps; publish a paper a year | 25 |\nWHAT WE NEED: punctual | careful\n',
      '',
    );
    expect(mined.duties.map(({ text }) => text)).toEqual([
      'oversee the digitisation of maps',
      'publish a paper a year',
    ]);
    expect(mined.person.map(({ text }) => text)).toEqual(['punctual', 'careful']);
  });
  it('reads prose that speaks to the reader', () => {
    const mined = mineJobDescription(
      'you couple and uncouple trailers, you check loads and seals, you plan your own breaks and you keep the truck clean',
      '',
    );
    expect(mined.duties.map(({ text }) => text)).toEqual([
      'couple and uncouple trailers',
      'check loads and seals',
      'plan your own breaks',
      'keep the truck clean',
    ]);
  });
  it('tells what somebody is from what somebody does', () => {
    const mined = mineJobDescription(
      'The successful candidate will:\n- be an inspirational communicator;\n- oversee the building of a science block;\nWhat do I need?\nYou must pass a medical.\n',
      '',
    );
    expect(mined.duties.map(({ text }) => text)).toEqual(['oversee the building of a science block']);
    expect(mined.person.map(({ text }) => text)).toEqual(['an inspirational communicator', 'pass a medical']);
  });
  it('takes "a Rector who:" and "Who we look for" for the person', () => {
    const mined = mineJobDescription(
      'The Bishop is seeking a Rector who:\n- is rooted in prayer;\nWho we look for: AIIC member; Arabic A\n',
      '',
    );
    expect(mined.person.map(({ text }) => text)).toEqual(['rooted in prayer', 'an AIIC member', 'Arabic A']);
  });
});

describe('a compound of things and a check of them', () => {
  it.each([
    ['load flow studies', 'handle load flow studies'],
    ['daily plant checks', 'carry out daily plant checks'],
    ['stock checks', 'do stock checks'],
    ['weld inspections', 'carry out weld inspections'],
    ['swimming lessons', 'give swimming lessons'],
    ['running classes', 'run classes'],
    ['board changes', 'handle board changes'],
    ['price reviews', 'handle price reviews'],
    ['load vans', 'load vans'],
    ['plant trees and shrubs', 'plant trees and shrubs'],
    ['run checks', 'run checks'],
  ])('%s', (raw, said) => {
    expect(readDuty(raw, { fallback: true })?.text).toBe(said);
  });
});
