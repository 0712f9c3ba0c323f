import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('a requirement with another way in', () => {
  it.each([
    ['CIPD Level 5 (or working towards)', 'do', 'have CIPD Level 5 or are working towards it'],
    ['Independent prescriber or working towards it', 'be', 'an independent prescriber or working towards it'],
    [
      'Degree in planning or related subject, or working towards one',
      'do',
      'have a degree in planning or a related subject, or are working towards one',
    ],
    [
      'Full driving licence or able to get about a rural district by other means',
      'do',
      'have a full driving licence or are able to get about a rural district by other means',
    ],
    [
      'Full driving licence or able to get about by bike.',
      'do',
      'have a full driving licence or are able to get about by bike',
    ],
    ['maths + english gcse 4 or above', 'have', 'GCSEs in maths and English at grade 4 or above'],
    ['vetting (3 years UK residency)', 'can', 'pass vetting (3 years UK residency)'],
    ['police vetting', 'can', 'pass police vetting'],
    ['A proven leader of people', 'be', 'a proven leader of people'],
    ['ACPT accredited or willing to work towards', 'be', 'ACPT accredited or willing to work towards it'],
    ['Forklift certified', 'be', 'forklift certified'],
    ['humour', 'have', 'a sense of humour'],
    ['first experience in youth welfare', 'have', 'some experience in youth welfare'],
    ['up for early starts', 'be', 'up for early starts'],
    ['Minnesota RN license or eligible for one', 'do', 'have a Minnesota RN license or are eligible for one'],
    ['fluent Marathi and Hindi', 'be', 'fluent in Marathi and Hindi'],
    ['Understands dementia, not just the paperwork', 'do', 'understand dementia, not just the paperwork'],
    ['no fear of heights/crawl spaces', 'be', 'not afraid of heights or crawl spaces'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text });
  });
  it('keeps what is said of it behind its comma', () => {
    expect(splitRequirements('Driving licence preferred. Understands dementia, not just the paperwork')).toEqual([
      'Driving licence preferred',
      'Understands dementia, not just the paperwork',
    ]);
    expect(splitRequirements('Level 5 in care or working towards it. 2 yrs+ as team leader')).toEqual([
      'Level 5 in care or working towards it',
      '2 yrs+ as team leader',
    ]);
  });
  it('is one wish, whatever its commas', () => {
    expect(
      splitRequirements('A CPA, Wirtschaftsprüfer or similar qualification is welcome but not required.'),
    ).toHaveLength(1);
    expect(splitRequirements('GCSE maths, a clean licence or car is essential, patience is welcome')).not.toHaveLength(
      1,
    );
  });
  it('is no heading for its last word, and a promise to applicants is none of theirs', () => {
    const { person } = mineJobDescription(
      [
        'Duties',
        '- Dispense medicines',
        'Essential',
        'GPhC registration without conditions',
        "At least one year's community experience",
        'Complete confidentiality is assured.',
      ].join('\n'),
      '',
    );
    expect(person.map(({ text }) => text)).toEqual([
      'GPhC registration without conditions',
      "at least one year's community experience",
    ]);
  });
});

describe('papers, levels and signs of a form', () => {
  it.each([
    [
      'National 5 Maths and English or working towards them',
      'do',
      'have National 5 Maths and English or are working towards them',
    ],
    ['QTS or working towards it', 'do', 'have QTS or are working towards it'],
    [
      'Degree in mechanical engineering or a master craftsman certificate',
      'have',
      'a degree in mechanical engineering or a master craftsman certificate',
    ],
    ['Degree in engineering or master craftsman', 'do', 'have a degree in engineering or are a master craftsman'],
    ['Flexibility to work weekends', 'can', 'work weekends'],
    ['PVG check required before start', 'have', 'a PVG check before you start'],
    ['Fluent English, other languages welcome', 'be', 'fluent in English'],
    ['one year of leading a team', 'have', 'one year’s experience of leading a team'],
    ['To be 16 or over by 1 September 2026', 'be', '16 or over by 1 September 2026'],
    ['You must be 16 or over and have left school by August', 'do', 'are 16 or over and have left school by August'],
    [
      'Full driving licence, or able to travel around the district by other means (E)',
      'do',
      'have a full driving licence or are able to travel around the district by other means',
    ],
  ] as const)('%s', (line, kind, text) => {
    expect(readPerson(line)).toMatchObject({ kind, text, desirable: false });
  });
  it('a contact is nothing to be able to do', () => {
    expect(readPerson('Call Dana with questions')).toBeNull();
    expect(readPerson('Ring Ruth Dawson for a chat')).toBeNull();
  });
  it('a level stays with its languages', () => {
    expect(splitRequirements('German and English, at least level B2; a driving licence')).toEqual([
      'German and English, at least level B2',
      'a driving licence',
    ]);
  });
  it('a row of a table says whether it is a must, and a number before a line makes no name', () => {
    const { person } = mineJobDescription(
      'Person specification\n| Experience of food inspections | E |\n| Knowledge of Idox Uniform | D |\n\n2. Requirements\n2.5 Willingness to travel within Europe\n',
      '',
    );
    expect(person.map(({ text, desirable }) => [text, desirable])).toEqual([
      ['experience of food inspections', false],
      ['knowledge of Idox Uniform', true],
      ['willing to travel within Europe', false],
    ]);
  });
});
