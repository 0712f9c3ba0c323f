/** Plain wordings of briefs that were misread: each says what it said when it was typed. */
import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { writeStep } from '../index.ts';
import { buildLedger } from './ledger.ts';
import { readStatement } from './statement.ts';

const ledgerOf = (title: string, advertBrief: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  buildLedger(briefOf({ jobTitle: title, location: 'Sligo' }, advertBrief, rest).input, 'jobDescription' in rest);

describe('a description', () => {
  it.each([
    ['Baker', 'Full-time in-store baker. Five days.', 'You will work as a full-time in-store baker'],
    ['Planner', 'Planning for three lines, 240 staff in the plant.', 'Planning for three lines'],
    ['Manager', 'Team of 14, about 9,200 accounts.', 'There is a team of 14'],
  ])('%s: %s', (title, description, said) => {
    const texts = ledgerOf(title, { description }).sentences.map(({ statement }) => statement.text);
    expect(texts).toContain(said);
    expect(texts.join('\n')).not.toMatch(/three lines, 240|14, about/);
  });
});

describe('a promise', () => {
  it.each([
    ['we close sunday + monday every week', 'We close Sunday and Monday every week'],
    ['We pay for your licence + the medical', 'We pay for your licence plus the medical'],
  ])('%s', (proposition, said) => {
    expect(ledgerOf('Baker', { proposition }).sentences.map(({ statement }) => statement.text)).toContain(said);
  });
});

describe('a thing and since when there is one', () => {
  it.each(['A 400 m synthetic track, laid in 2023.', 'Ten ovens, renewed in 2024.'])('tells no deed: %s', (typed) => {
    expect(readStatement(typed)?.kind).toBe('np');
  });
});

describe('what is asked', () => {
  it.each([
    ['National 4 maths and English', 'National 4 maths and English'],
    ['Siemens TIA Portal', 'know Siemens TIA Portal'],
    ['Siemens S7', 'experience with Siemens S7 controls'],
    ['Training as Industriekaufmann/-frau or degree', 'training as an Industriekaufmann/-frau or a degree'],
  ])('%s', (skills, said) => {
    expect(ledgerOf('Planner', { skills }).person.map(({ person }) => person.text)).toContain(said);
  });
});

describe('what a job description asks', () => {
  const asked = (skills: string, ...lines: string[]): string[] =>
    ledgerOf(
      'Tax Officer',
      { skills },
      {
        jobDescription: {
          fileName: 'a.docx',
          checkResult: 'match',
          text: `Tax Officer\n\nThe work\n- Check returns for errors\n- Explain the rules\n- Agree plans\n- Record each case\n\nEssential criteria\n${lines.join('\n')}\n\nDesirable criteria\nAAT Level 3`,
        },
      },
    ).person.map(({ person: { text, desirable } }) => `${text}${desirable ? '?' : ''}`);
  it('is no heading where it is written like one', () => {
    expect(asked('', 'Experience of dealing with the public', 'Confident with Excel')).toContain(
      'confident with Excel',
    );
    expect(asked('', 'Experience of dealing with the public', 'Fluent in Welsh')).toContain('fluent in Welsh');
  });
  it('has a paper beside a degree, and a field instead of another', () => {
    expect(asked('', 'Graduate in any discipline, JAIIB required')).toContain('a degree in any discipline and JAIIB');
    expect(asked('', 'Degree in law, driving licence required')).toContain('a degree in law and a driving licence');
    expect(asked('', 'Degree in law, politics')).toContain('a degree in law or politics');
  });
  it('has the years inside the years once', () => {
    expect(
      asked(
        '8 years in banking, 2 as assistant or branch manager',
        'Minimum 8 years in banking, 2 years as assistant manager or above',
      ),
    ).not.toContainEqual(expect.stringMatching(/branch manager, including/));
  });
});

describe('the work', () => {
  it('is done to those who are phoned and written to', () => {
    const { duties } = ledgerOf('Tax Officer', {
      responsibilitiesRole: 'Check tax returns, phone and write to small businesses, work out what is owed',
    });
    expect(duties.map(({ fact }) => fact.text)).toEqual([
      'check tax returns',
      'phone and write to small businesses',
      'work out what is owed',
    ]);
  });
  it('is to manage who reports to one', () => {
    const { duties } = ledgerOf(
      'Director of Nursing',
      {},
      {
        jobDescription: {
          fileName: 'a.docx',
          checkResult: 'match',
          text: 'Director of Nursing\nDirect reports: 11 nurse managers, 1 education lead\n\nKey duties\n- Set staffing levels',
        },
      },
    );
    expect(duties.map(({ fact }) => fact.text)).toContain('manage 11 nurse managers and 1 education lead');
  });
});

describe('a reward', () => {
  it.each([
    ['Housing loan', 'Staff housing loan at 5% interest.', /a staff housing loan at 5% interest/],
    ['Christmas bonus', "A Christmas bonus of half a month's pay.", /a Christmas bonus of half a month's pay/],
  ])('%s', (title, value, said) => {
    const { input, options } = briefOf(
      { jobTitle: 'Baker' },
      {},
      { guidelines: { officialCompanyName: 'Harbour Bars', rewards: [{ id: 1, title, value }] } },
    );
    for (const seed of [1, 2, 3]) {
      const [item] = writeStep(input, 5, { ...options[5], selectedBenefits: [title], noOfLine: 1 }, { seed }).items;
      expect(JSON.stringify(item)).toMatch(said);
    }
  });
});

describe('a line', () => {
  const lines = (step: 1 | 6, brief: Record<string, unknown>, over: Record<string, unknown>): string =>
    [1, 2, 3]
      .flatMap((seed) => {
        const { input, options } = briefOf({ jobTitle: 'HVAC Installer', location: 'Boise' }, brief);
        return writeStep(input, step, { ...options[step], noOfLine: 8, ...over }, { seed }).items as string[];
      })
      .join('\n');
  it('invites people in', () => {
    expect(lines(6, {}, { brief: 'Invite them in for a chat' })).toMatch(/[Cc]ome in for a chat/);
  });
  it('orders no half that is told', () => {
    expect(
      lines(
        1,
        { proposition: 'You take the van home and are paid from your driveway.' },
        { constraints: { jobTitleSequence: true } },
      ),
    ).not.toMatch(/: take the van home and are/);
  });
});
