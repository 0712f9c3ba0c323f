import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const read = (jobTitle: string, text: string) =>
  buildLedger({ ...makeInput({ advert: { jobTitle }, brief: {} }), jobDescription: { matches: true, text } }, true);
const asked = (lines: string, heading = 'Person specification') =>
  read('Kitchen Porter', `KITCHEN PORTER\n\nDuties\n- Wash pots\n- Sweep floors\n\n${heading}\n${lines}\n`);

describe('what a job description asks for, surely read', () => {
  it.each([
    '- Driving for Results',
    '- Commercial Awareness',
    '- Personal effectiveness',
    '- Superannuation',
    '- tips share',
    '- Overnights 1-2/week',
    '- Probation 3 months',
    '- 25 days + BH + birthday',
    '- own transport as no buses at 8pm',
    '- must be reliable & live locally as last bus 9pm',
    '- Publish weekly dashboards',
    '- 18th Edition / 2391 / JIB gold card / tools / driving licence',
    '- min 1 yr in a rosette kitchen for CDP, none for commis',
  ])('says nothing of %s', (line) => {
    expect(asked(line).person.map(({ fact }) => fact.text)).toEqual([]);
  });

  it.each([
    ['- Grant reporting', 'experience of grant reporting'],
    ['- LinkedIn Recruiter', 'experience with LinkedIn Recruiter'],
    ['- Lift 50 pounds', 'lift 50 pounds'],
    ['- Xero', 'know Xero'],
    ['- Full clean UK driving licence', 'a full clean UK driving licence'],
    ['- Knowledge of Town and Country Planning Act', 'knowledge of Town and Country Planning Act'],
    ['- Managing remote teams', 'manage remote teams'],
    ['- Working in a busy kitchen', 'work in a busy kitchen'],
  ])('says %s', (line, text) => {
    expect(asked(line).person.map(({ fact }) => fact.text)).toContain(text);
  });

  it('tells what it does not say', () => {
    expect(asked('- own transport as no buses at 8pm').unreadLines.person).toContain(
      'own transport as no buses at 8pm',
    );
  });

  it.each(['Person spec - desirable', 'Nice'])('takes what stands below "%s" as a wish', (heading) => {
    const { person } = asked('Fostering experience\nForklift licence', heading);
    expect(person.map(({ person: { desirable } }) => desirable)).toEqual([true, true]);
  });

  it.each([
    ['Recruitment timetable', 'First interviews 12 June (online)'],
    ['We are', '- flexible: core hours 10-4\n- dog friendly'],
    ['Employee benefits booklet', 'Superannuation\nLife assurance'],
  ])('asks for nothing that stands below "%s"', (heading, lines) => {
    expect(asked(`- Forklift licence\n\n${heading}\n${lines}`).person.map(({ fact }) => fact.text)).toEqual([
      'a forklift licence',
    ]);
  });
});

describe('terms of a job description of which nothing was made', () => {
  it.each([
    'Travel: about 40%, overnight stays 1-2 per week',
    'Must frequently lift and/or move up to 50 pounds',
    'Full time, 39 hours incl evenings & weekends',
    'Position Type: Full-Time, 40 hrs + on-call rotation (every 4th weekend)',
    'Working away: occasionally, digs paid',
    'Graduate in any discipline, 60% and above',
    'Contract: fixed term until 31 August',
    '25 hrs: Mon 8-1, Tue 1-6.30, Thu 8-1 + one Sat in 4',
  ])('are told: %s', (line) => {
    const { unreadLines, sentences, person } = read(
      'Fitter',
      `FITTER\n${line}\n\nDuties\n- Fit pumps\n- Test valves\n`,
    );
    expect([
      ...unreadLines.person,
      ...sentences.map(({ statement }) => statement.text),
      ...person.map(({ typed }) => typed),
    ]).toContain(line);
  });

  it.each([
    'Reports to: Night Manager',
    'We have been making shift clothing for ten years',
    'Travel: None',
    'Annual leave: 25 days plus bank holidays',
    'Closing date: Sunday 14 March',
  ])('are none: %s', (line) => {
    const { unreadLines } = read('Fitter', `FITTER\n${line}\n\nDuties\n- Fit pumps\n- Test valves\n`);
    expect(unreadLines.person).toEqual([]);
  });
});

describe('what stands in brackets behind a task', () => {
  it.each([
    [
      '- Attend Planning Committee (evenings, about once a month)',
      'attend Planning Committee (evenings, about once a month)',
    ],
    [
      '- Coordinate with suppliers in Czechia (travel approx. 10-15 %)',
      'coordinate with suppliers in Czechia (travel about 10-15%)',
    ],
    ['- Update tickets in Jira (internal tool)', 'update tickets in Jira'],
    ['- Write invoices (Sage)', 'write invoices'],
  ])('%s', (line, text) => {
    expect(read('Fitter', `FITTER\n\nDuties\n${line}\n- Fit pumps\n`).duties.map(({ fact }) => fact.text)).toContain(
      text,
    );
  });

  it('makes no duty of what may be done', () => {
    const { duties, unreadLines } = read(
      'Clerk',
      'CLERK\n\nDuties\n- Attend the annual conference (optional)\n- Take minutes\n',
    );
    expect(duties.map(({ fact }) => fact.text)).toEqual(['take minutes']);
    expect(unreadLines.duties).toEqual(['Attend the annual conference (optional)']);
  });
});

describe('rows of a table that went on', () => {
  const table = `PERSON SPECIFICATION
                     Essential                         Desirable
Qualifications       Food certificate or willing       NVQ Level 2 in
                     to complete within 12 weeks       Food and Drink
Experience           Caring for an adult, paid         Previous bakery
                     or unpaid                         work
Other                Full UK driving licence and
                     use of a car`;

  it('are one cell', () => {
    const { person, duties, unreadLines } = read('Baker', `BAKER\n\nDuties\n- Bake bread\n- Sweep floors\n\n${table}`);
    expect(duties.map(({ fact }) => fact.text)).toEqual(['bake bread', 'sweep floors']);
    expect(person.map(({ fact }) => fact.text)).toContain('an NVQ Level 2 in Food and Drink');
    // What somebody has done before they need not do now.
    expect(unreadLines.person).toContain('Caring for an adult, paid or unpaid');
  });
});

describe('lists in capitals', () => {
  const skills = (lines: string) =>
    read('Fitter', `FITTER\n\nMAIN DUTIES\nTo fit pumps\nTo test valves\n\nSKILLS / QUALIFICATIONS\n${lines}`).person;

  it('keep their wishes apart', () => {
    expect(
      skills('Time served apprenticeship\nDESIRABLE: FMCG EXPERIENCE, CHILLED ENVIRONMENT, F-GAS').flatMap(
        ({ fact, person }) => (person.desirable ? [] : [fact.text]),
      ),
    ).toEqual(['a time-served apprenticeship']);
  });

  it('name editions, which are no headings', () => {
    const asked = skills('18TH EDITION WIRING REGULATIONS\nAbility to read drawings').map(({ fact }) => fact.text);
    expect(asked).toEqual(expect.arrayContaining(['knowledge of 18th edition wiring regulations', 'read drawings']));
  });

  it('tell what one must be able to do', () => {
    expect(skills('ABILITY TO: READ MAPS; LIFT 50 POUNDS').map(({ fact }) => fact.text)).toEqual(
      expect.arrayContaining(['read maps', 'lift 50 pounds']),
    );
  });
});

describe('what the brief says and the paper says otherwise', () => {
  const both = (brief: Record<string, string>, text: string) =>
    buildLedger(
      { ...makeInput({ advert: { jobTitle: 'Analyst' }, brief }), jobDescription: { matches: true, text } },
      true,
    );

  it.each([
    ['SQL, Excel and Power BI', 'a good knowledge of Power BI'],
    ['SQL, Tableau', 'a good knowledge of Tableau'],
    ['SQL', 'a good knowledge of Power BI or Tableau'],
    ['Power BI or Tableau', 'a good knowledge of Power BI or Tableau'],
  ])('leaves no choice where the brief has none: %s', (skills, text) => {
    const lines = '- Strong in SQL and Excel\n- Good knowledge of Power BI or Tableau';
    expect(both({ skills }, `ANALYST\n\nRequirements\n${lines}`).person.map(({ fact }) => fact.text)).toContain(text);
  });

  it('tells the grade of a degree that both ask for', () => {
    expect(
      both({ skills: 'Degree in any subject' }, 'ANALYST\n\nRequirements\n- Graduate in any discipline, 60% and above')
        .unreadLines.person,
    ).toEqual(['Graduate in any discipline, 60% and above']);
  });

  it('takes no full time of hours that are not those of the brief', () => {
    expect(
      both(
        { description: 'Fixed-term for 18 months, 32 hours a week.' },
        'ANALYST\nWorking time: full time, 39 hours\n',
      ).slots,
    ).toMatchObject({ hours: { text: '32 hours a week' }, time: null });
  });

  it.each(['Apprenticeship in turning, or five years at the trade', 'Level 3 apprenticeship or equivalent'])(
    'takes no contract of %s',
    (line) => {
      expect(both({}, `ANALYST\n\nEssential\n- ${line}`).slots.contract).toBeNull();
    },
  );

  it.each([
    'Two year traineeship. At the end there is an exam and a permanent place for those who pass.',
    'Permanent after [probation period].',
  ])('takes nothing for permanent that may be later: %s', (description) => {
    const { slots, sentences } = both({ description }, '');
    expect(slots.contract?.text).not.toBe('permanent');
    expect(sentences.map(({ statement }) => statement.text).join(' ')).not.toMatch(/permanent after\.?$/i);
  });

  it('makes nobody of those one works with', () => {
    const { sentences } = both({ description: 'Lone working, with a nurse on the phone all night.' }, '');
    expect(sentences.map(({ statement }) => statement.text).join(' ')).not.toMatch(/work as a with/);
  });

  it('says nothing of how a house chooses', () => {
    expect(both({}, 'ANALYST\n\nProcess\n1. Chat (30 min) 2. Paid take-home (3 hours) 3. Meet the team').apply).toEqual(
      [],
    );
  });
});

describe('notes of a hurried paper', () => {
  it.each([
    ['- Driving licence B, BE an advantage', []],
    ['- English at level B2, German is a plus', ['English at B2', 'speak German']],
    ['- Leadership qualification', ['a leadership qualification']],
    ['- Post reg experience min 5 years incl urgent care', []],
    ['- C+E min 12 months', []],
    ['- Based in DACH or Benelux', []],
    ['MEDDPICC\nXero', ['know MEDDPICC and Xero']],
  ])('%s', (line, texts) => {
    expect(asked(line).person.map(({ fact }) => fact.text)).toEqual(texts);
  });

  it('keeps a wish with its reason from heading what follows', () => {
    const { person } = asked('CPC card\nADR preferred but can train\nForklift licence');
    expect(person.find(({ fact }) => fact.text === 'a forklift licence')?.person.desirable).toBe(false);
  });

  it('reads forces by letters with a colon', () => {
    const { person } = asked('E: GCSE Maths & English\nD: EMIS Web, Docman');
    expect(person.map(({ fact, person: { desirable } }) => [fact.text, desirable])).toEqual([
      ['GCSE Maths and English', false],
      ['EMIS Web and Docman', true],
    ]);
  });

  it('reads short labels', () => {
    const { person, unreadLines } = read(
      'Fitter',
      'FITTER\n\nDuties\na) Fit pumps\nb) Test valves\nQuals: SMSTS\nExp: min 5 yrs',
    );
    expect([...person.map(({ typed }) => typed), ...unreadLines.person]).toEqual(
      expect.arrayContaining(['SMSTS', 'min 5 yrs']),
    );
  });
});

describe('tasks of a hurried paper', () => {
  it.each([
    ['Opening up/ locking up premises', 'open up and lock up premises'],
    ['Requirements gathering with stakeholders', 'gather requirements with stakeholders'],
    ['Attendance at training and at two team meetings a year', 'attend training and two team meetings a year'],
  ])('%s', (line, text) => {
    expect(read('Porter', `PORTER\n\nDuties\n${line}\nWash pots\n`).duties.map(({ fact }) => fact.text)).toContain(
      text,
    );
  });
});
