import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readPerson } from '../requirements/person.ts';
import { splitRequirements } from '../requirements/split.ts';
import { readDuty } from '../tasks/duty.ts';
import { splitDuties } from '../tasks/duty-list.ts';
import { keepMarks } from './paper.ts';

describe('any of several papers', () => {
  it.each([
    ['VTCT, ITEC or CIBTAC certificate, a calm manner', ['VTCT, ITEC or CIBTAC certificate', 'a calm manner']],
    ['CIMA, ACCA or equivalent, Excel', ['CIMA, ACCA or equivalent', 'Excel']],
    ['RICS, CIOB or RIBA chartered; a car', ['RICS, CIOB or RIBA chartered', 'a car']],
    // Programs are asked for each by itself.
    ['Python, SQL, AWS or Azure', ['Python', 'SQL', 'AWS or Azure']],
  ])('is one requirement: %s', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
  it('is what somebody is, where it says so', () => {
    expect(readPerson('CIMA, ACA or CPA qualified')).toMatchObject({ kind: 'be', text: 'CIMA, ACA or CPA qualified' });
  });
});

describe('what a requirement keeps', () => {
  it('a way in that is open', () => {
    expect(readPerson('Able to ride or willing to learn')).toMatchObject({
      kind: 'be',
      text: 'able to ride or willing to learn',
    });
  });
  it('an offer in brackets', () => {
    expect(readPerson('Lifeguard ticket (we book the course if you do not have it)')?.text).toMatch(
      /ticket \(we book the course if you do not have it\)$/,
    );
    expect(readPerson('Your own knives (we supply the steels)')?.text).toMatch(/^your own knives/);
  });
  it('what one works towards', () => {
    expect(readPerson('Level 3 diploma in catering (or willingness to work towards)')?.text).toMatch(
      /or willingness to work towards it\)?$/,
    );
  });
  it('the time that there is', () => {
    expect(readPerson('Boiler certificate within 12 months')).toMatchObject({ kind: 'have', loose: true });
    expect(readPerson('First aid certificate before your first day')).toMatchObject({ kind: 'have', loose: true });
  });
  it('where somebody has worked', () => {
    expect(readPerson('Work in bridge maintenance or demolition')).toMatchObject({
      kind: 'have',
      text: 'experience of work in bridge maintenance or demolition',
    });
    expect(readPerson('Able to work in all weathers')).toMatchObject({ kind: 'can' });
  });
});

describe('tables', () => {
  const mined = (text: string) => mineJobDescription(keepMarks(text), 'Clerk', 'Clerk');
  it('have their cells in columns', () => {
    const { person } = mined(
      'Clerk\n\nPERSON SPECIFICATION\nCriteria\tEssential\tDesirable\nQualifications\tGCSE English and maths\tA level in law\nSkills\tAble to keep calm\tNone\n',
    );
    expect(person.map(({ text }) => text).join('; ')).toMatch(/GCSE English and maths/);
    expect(person.find(({ text }) => /A level/i.test(text))?.desirable).toBe(true);
    expect(person.map(({ text }) => text).join('; ')).not.toMatch(/Qualifications|Skills|None/);
  });
  it('have names of rows that are no part of what is asked', () => {
    const { person } = mined(
      'Clerk\n\nPERSON SPECIFICATION\nAttribute\tCriteria\tE/D\tA/I/T\nQualifications\tGCSE English at grade 4\tE\tA\n\tECDL\tD\tA\nExperience\tExperience of working on a front desk\tE\tA/I\nSkills\tAbility to explain rules to the public\tE\tI\nOther\tFull driving licence or able to travel between sites\tE\tA\n',
    );
    expect(person.map(({ text, desirable }) => `${desirable ? 'wish ' : ''}${text}`)).toEqual(
      expect.arrayContaining([
        'GCSE English at grade 4',
        'experience of working on a front desk',
        'explain rules to the public',
        'have a full driving licence or are able to travel between sites',
      ]),
    );
    expect(person.map(({ text }) => text).join('; ')).not.toMatch(/Qualifications|Skills|Other|Experience/);
  });
  it('say in the row of experience what has been done', () => {
    const { person } = mined(
      'Clerk\n\nPERSON SPECIFICATION | ESSENTIAL | DESIRABLE\nExperience | Broad ward rotations | Community or hospice care\nSkills | Able to plan own day | Falls training\n',
    );
    expect(person.map(({ text, desirable }) => `${desirable ? 'wish ' : ''}${text}`)).toEqual([
      'experience of broad ward rotations',
      'wish experience of community or hospice care',
      'plan your own day',
      'wish falls training',
    ]);
  });
  it('have a column for how much is asked, and one for years', () => {
    const { person } = mined(
      'Developer\n\nSkill | Must Have / Good to have | Yrs\nPython | Must Have | 4+\nTerraform | Must have | 2+\nKafka | Good to have | -\nResponsibilities:\nDesign and maintain services\n',
    );
    expect(person.map(({ text, desirable }) => `${desirable ? 'wish ' : ''}${text}`)).toEqual([
      '4+ years of Python experience',
      '2+ years of Terraform experience',
      'wish know Kafka',
    ]);
  });
  it('have a head and shares of time that are no tasks', () => {
    const { duties } = mined(
      'Clerk\n\n| Ref | Duty | % of time |\n| 1 | Inspect kerbs and gullies each week | 60% |\n| 2 | Raise repair orders for the depot | 40% |\n',
    );
    expect(duties.map(({ text }) => text)).toEqual([
      'inspect kerbs and gullies each week',
      'raise repair orders for the depot',
    ]);
  });
  it('and what stands at the foot of a page is nothing', () => {
    const { person } = mined(
      'Clerk\n\nWhat we ask for\nA driving licence\nJD last reviewed 03/2023 Page 2\nHillside JD Clerk v4 Sept 2024\n',
    );
    expect(person.map(({ text }) => text)).toEqual(['a driving licence']);
  });
});

describe('a letter in brackets', () => {
  it('is part of the name', () => {
    expect(readDuty('Prepare 510(k) and PMA submissions')?.text).toBe('prepare 510(k) and PMA submissions');
    expect(readDuty('Prepare reports (weekly)')?.text).not.toMatch(/\(/);
  });
});

describe('verbs that share what they are done to', () => {
  it.each(['Wash, cut and colour hair', 'Bathe, brush, clip and trim dogs'])('are one task: %s', (typed) => {
    expect(splitDuties(`${typed}, keep the salon tidy`)).toEqual([typed, 'keep the salon tidy']);
    expect(readDuty(typed)?.text).toBe(typed.charAt(0).toLowerCase() + typed.slice(1));
  });
});
