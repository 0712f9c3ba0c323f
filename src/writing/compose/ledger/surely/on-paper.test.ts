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
