import { describe, expect, it } from 'vitest';
import { findPay } from '../ledger/pay.ts';
import { mineJobDescription } from './mine.ts';
import { readPerson } from './requirements/person.ts';
import { splitRequirements } from './requirements/split.ts';
import { readDuty } from './tasks/duty.ts';

describe('requirements', () => {
  it.each([
    ['CPA; 15 years in finance, five of them as a CFO', ['CPA', '15 years in finance, five of them as a CFO']],
    ['Five years in retail, two as a manager, calm', ['Five years in retail, two as a manager', 'calm']],
    [
      'A degree in economics, law or social science, clear writing',
      ['A degree in economics, law or social science', 'clear writing'],
    ],
    [
      'A degree in maths, physics, chemistry or biology, patience',
      ['A degree in maths, physics, chemistry or biology', 'patience'],
    ],
    ['Go or Rust, SQL', ['Go or Rust', 'SQL']],
    ['Enrolled; SQL; English, German is a plus', ['Enrolled', 'SQL', 'English', 'German is a plus']],
  ])('%s', (text, parts) => {
    expect(splitRequirements(text)).toEqual(parts);
  });

  it.each([
    ['Nursing registration in Germany', 'have', 'nursing registration in Germany'],
    ['Welding certificate', 'have', 'a welding certificate'],
    ['Writing short plans', 'can', 'write short plans'],
    ['Go or Rust', 'do', 'know Go or Rust'],
    ['Go the extra step for residents', 'can', 'go the extra step for residents'],
    ['Marathi and Hindi', 'can', 'speak Marathi and Hindi'],
    ['Maths and English at grade 3 or above', 'have', 'maths and English at grade 3 or above'],
    ['No experience asked for', 'without', 'experience'],
    ['8 years', 'have', '8 years of experience'],
    ['Drafting', 'have', 'drafting skills'],
    ['Enrolled at a university', 'be', 'enrolled at a university'],
    ['Registered Nurse (Adult)', 'be', 'a Registered Nurse (Adult)'],
    ['IV skills or willingness to learn', 'have', 'IV skills or willingness to learn'],
    ['Budgets above €1m', 'have', 'experience with budgets above €1m'],
  ])('reads %s', (raw, kind, text) => {
    expect(readPerson(raw)).toMatchObject({ kind, text });
  });
});

describe('duties', () => {
  it.each([
    ['Development and maintenance of ledger services', 'develop and maintain ledger services'],
    ['Preparation of budgets and delivery of training', 'prepare budgets and deliver training'],
    [
      'Analysis of campaign results and presentation to the board',
      'analyse campaign results and present them to the board',
    ],
    ['Research on technical issues & drafting of opinions', 'research technical issues and draft opinions'],
    ['Management of agencies', 'manage agencies'],
    ['One day a week at Hull College', 'spend one day a week at Hull College'],
  ])('reads %s', (raw, text) => {
    expect(readDuty(raw, { fallback: true })?.text).toBe(text);
  });
});

describe('a noun that hides a verb, and what goes on beside it', () => {
  it.each([
    ['Preparation of statements and giving evidence in court', 'prepare statements and give evidence in court'],
    ['Maintenance of the fleet and keeping the logs', 'maintain the fleet and keep the logs'],
    ['Ordering of bedding and cleaning materials', 'order bedding and cleaning materials'],
  ])('%s', (line, task) => {
    expect(readDuty(line)?.text).toBe(task);
  });
});

describe('job descriptions', () => {
  it('take what a candidate will be responsible for as work', () => {
    const mined = mineJobDescription(
      'About the role\nThe successful candidate will be responsible for:\n• Participation in the on-call rota\n• Collaboration with Risk and Compliance\nEssential\n• Two years of SQL',
      '',
    );
    expect(mined.duties.map(({ text }) => text)).toContain('take part in the on-call rota');
    expect(mined.person.map(({ text }) => text)).toEqual(['two years of SQL']);
  });
});

describe('lines', () => {
  it('are numbered in levels, stand in two columns, and end with a page number', () => {
    const mined = mineJobDescription(
      'MAIN DUTIES\n1. CLINICAL\n1.1 To record accurately what was given.\n\nEssential\t\tDesirable\nNMC registration\t\tMentorship qualification\nAble to work shifts\n\nPage 3 of 4',
      '',
    );
    expect(mined.duties.map(({ text }) => text)).toEqual(['record accurately what was given']);
    expect(mined.person.map(({ text, desirable }) => [text, desirable])).toEqual([
      ['NMC registration', false],
      ['a mentorship qualification', true],
      ['work shifts', false],
    ]);
  });
});

describe('pay', () => {
  it.each(['moves £2.1bn a year', 'a budget of €3m', 'turnover of $40 million a year'])('is not %s', (text) => {
    expect(findPay(text, 'en-GB')).toBeNull();
  });
  it('is £42k a year', () => {
    expect(findPay('£42k a year', 'en-GB')).toMatchObject({ from: 42_000 });
  });
});
