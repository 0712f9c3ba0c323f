import { describe, expect, it } from 'vitest';
import { introductionFrames } from '../../frames/introduction.ts';
import { buildLedger } from '../../ledger/ledger.ts';
import { readStatement } from '../../ledger/statement.ts';
import { bindings } from '../../plan/bindings.ts';
import { createRandom } from '../../seed.ts';
import { makeInput } from '../../testing/input.ts';
import { writeStep } from '../../write.ts';
import { mineJobDescription } from '../mine.ts';
import { asSaid } from '../requirements/named.ts';
import { readPerson } from '../requirements/person.ts';
import { readDuty } from './duty.ts';

describe('what is noted short is written out', () => {
  it.each([
    ['scan pallets with RF gun', 'scan pallets with an RF gun'],
    ['check tickets using NFC reader', 'check tickets using an NFC reader'],
    [
      'To prepare the room before each session and to decontaminate instruments',
      'prepare the room before each session and decontaminate instruments',
    ],
    ['To lay the tables and to greet guests', 'lay the tables and greet guests'],
    ['Find errors in the ledger and rectify same', 'find errors in the ledger and rectify them'],
  ])('%s: %s', (line, text) => {
    expect(readDuty(line, { fallback: true })?.text).toBe(text);
  });

  it.each(['Pilot plants for industrial water reuse', 'Commissioning support'])('%s is a thing', (line) => {
    expect(readStatement(line)?.kind).not.toBe('verb');
    expect(readDuty(line, { fallback: true })?.text).not.toMatch(/^(?:pilot|commission) /);
  });

  it('what the job is about has its article', () => {
    expect(readStatement('Payments platform used by small shops')?.text).toBe(
      'A payments platform used by small shops',
    );
    expect(readStatement('Design choices are made by the people who draw')?.text).toBe(
      'Design choices are made by the people who draw',
    );
    expect(readStatement('The menu is read by nobody')?.text).toBe('The menu is read by nobody');
    expect(readStatement('Fresh bread made in Cork')?.text).toBe('Fresh bread made in Cork');
    expect(readStatement('Every tool we bought for you')?.text).toBe('Every tool we bought for you');
    expect(readStatement('Software used by small shops')?.text).toBe('Software used by small shops');
  });
});

describe('a field that is named alone', () => {
  it.each([
    ['membrane filtration', 'knowledge of membrane filtration'],
    ["drivers' hours rules", "knowledge of drivers' hours rules"],
    ['CI pipelines', 'knowledge of CI pipelines'],
    ['public speaking', 'experience of public speaking'],
    ['team leading', 'experience of team leading'],
  ])('%s: %s', (line, text) => {
    const fact = readPerson(line);
    expect(fact && asSaid(fact).text.replace('’', "'")).toBe(text);
  });
});

const job = (skills: string, essentials: readonly string[]) => ({
  ...makeInput({
    advert: { jobTitle: 'Forklift Operator' },
    brief: { responsibilitiesRole: 'load trailers, count stock, check the truck', skills },
  }),
  jobDescription: {
    matches: true,
    text: `FORKLIFT OPERATOR\n\nKey tasks\n- Load trailers\n- Count stock\n\nYou must have\n${essentials.map((line) => `- ${line}`).join('\n')}\n`,
  },
});
const asked = (skills: string, essentials: readonly string[]) =>
  buildLedger(job(skills, essentials), true).person.map(({ fact }) => fact.text);

describe('what brief and job description both ask for', () => {
  it('is said once, with the second way in', () => {
    const lines = asked('forklift certification, steel toe boots', ['Forklift certified or willing to certify']);
    expect(lines.filter((text) => /certif/.test(text))).toEqual(['forklift certified or willing to certify']);
  });

  it.each([
    [
      '15 years in food supply chain',
      '15+ years in food supply chain, including 5+ years at director level',
      /^(?=.*15).*including 5\+ years at director level$/,
    ],
    [
      '7 years in test automation',
      '7+ years in test automation with at least 2 years of leading a team',
      /7.*at least 2 years of leading a team$/,
    ],
    [
      'team leading, API testing',
      '7+ years in test automation with at least 2 years of leading a team',
      /^7.*at least 2 years of leading a team$/,
    ],
  ])('keeps the years inside the years: %s', (skills, essential, text) => {
    expect(asked(skills, [essential]).some((line) => text.test(line))).toBe(true);
  });
});

describe('lists that a half sentence leads to', () => {
  const tasks = ['- Feed the chipper', '- Rake up', '- Keep the yard tidy'];
  it('is learnt, where the job teaches it', () => {
    const { duties } = mineJobDescription(
      ['What you will do', ...tasks, "You'll learn how to:", '- identify 40 trees', '- climb with a rope'].join('\n'),
      '',
    );
    const texts = duties.map(({ text }) => text);
    expect(texts).toContain('learn to climb with a rope');
    expect(texts).not.toContain('climb with a rope');
  });
  it('asks nothing by itself', () => {
    const { person } = mineJobDescription(
      [
        'What you will do',
        ...tasks,
        '',
        "What we're looking for",
        "You don't need any experience. You do need to",
        '- be 16 or over',
        '- be OK with heights',
      ].join('\n'),
      '',
    );
    expect(person.map(({ text }) => text).join('; ')).not.toMatch(/need to$|^need|; need/);
    expect(person.length).toBeGreaterThan(1);
  });
});

describe('what nobody may be asked for', () => {
  it('is not told as missing', () => {
    const { notes } = writeStep(
      job('steel toe boots', ['Counterbalance licence', 'Single, no family commitments an advantage']),
      4,
      { useJobDescription: true, outputType: 'prose', outputLengthType: 'medium', noOfLine: 3 },
    );
    expect(notes.filter((note) => note.startsWith('No sentence of these texts')).join()).not.toContain('family');
    expect(notes.some((note) => /Left out.*family/.test(note))).toBe(true);
  });
});

describe('a task with a second order inside', () => {
  const doing = (responsibilitiesRole: string): string[] => {
    const ledger = buildLedger(
      makeInput({ advert: { jobTitle: 'Forklift Operator' }, brief: { responsibilitiesRole } }),
      false,
    );
    const frame = introductionFrames.find(({ template }) => template.startsWith('Can you see yourself'));
    return frame
      ? bindings(frame, ledger, createRandom(1), 12).flatMap(({ duties }) => duties.map(({ fact }) => fact.text))
      : [];
  };
  it('is in no row of doings', () => {
    const said = doing('do the daily inspection and report damage, load trailers');
    expect(said).toContain('load trailers');
    expect(said.join()).not.toContain('report damage');
  });
});

describe('a headline that takes the beginning of a sentence', () => {
  it.each([
    [
      'Permanent, four-day week in a mixed NHS and private practice with five surgeries.',
      'Lead on the four-day week',
      /mixed NHS(?! and)/,
    ],
    [
      'Build the supply chain for a company that will double its plants by 2028.',
      'Lead on the supply chain',
      /for a company(?! that)/,
    ],
  ])('ends where it says something: %s', (description, brief, half) => {
    const input = makeInput({ advert: { jobTitle: 'Dental Nurse' }, brief: { description } });
    const items = [0, 1, 2].flatMap((iteration) => writeStep(input, 1, { noOfLine: 8, brief }, { iteration }).items);
    expect(JSON.stringify(items)).not.toMatch(half);
    expect(JSON.stringify(items)).toMatch(/four-day week|supply chain/);
  });
});

describe('names that begin a line', () => {
  it.each([
    ['Dentally experience', 'Dentally experience'],
    ['Certificate of Proficiency in Registration', 'a Certificate of Proficiency in Registration'],
    ['Assembly experience', 'assembly experience'],
  ])('%s keeps its capital, if it is one', (line, text) => {
    expect(readPerson(line)?.text).toContain(text);
  });
});

describe('a reward that speaks of the reader', () => {
  it('is told in words that leave the reader in one place', () => {
    const input = makeInput({
      advert: { jobTitle: 'Dental Nurse' },
      guidelines: {
        rewards: [
          { id: '1', title: 'Kit', statement: 'Your own climbing kit when you qualify.' },
          {
            id: '2',
            title: 'Dental care',
            statement: 'Free check-ups for you and half-price treatment for your partner.',
          },
        ],
      },
    });
    for (let seed = 0; seed < 8; seed += 1) {
      const { items } = writeStep(
        input,
        5,
        { selectedBenefits: ['Kit', 'Dental care'], outputLengthType: 'small', noOfLine: 3 },
        { seed },
      );
      expect(items.length).toBeGreaterThan(0);
      expect(JSON.stringify(items)).not.toMatch(
        /offers? your own|you get free check-ups for you|gives you free check-ups/i,
      );
    }
  });
});
