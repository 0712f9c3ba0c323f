/** Cells, crosses and lines that a paper broke, with what they are of. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { readLines } from './lines.ts';
import { keepMarks } from './paper.ts';
import { withoutShoutedWords } from './shouted-words.ts';

const linesOf = (...paper: string[]): string[] =>
  readLines(cleanText(keepMarks(paper.join('\n'))).text).lines.map(({ text }) => text);
const mined = (...paper: string[]): ReturnType<typeof mineJobDescription> =>
  mineJobDescription(cleanText(keepMarks(paper.join('\n'))).text, '', 'Xxx');
const asked = (...paper: string[]): string[] =>
  mined(...paper).person.map(({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`);

describe('a table', () => {
  it('keeps a cell that was broken below its column', () => {
    expect(
      linesOf(
        'ROLES & RESPONSIBILITIES:-',
        'S.NO\tACTIVITY\tFREQUENCY',
        '1\tCHECKING OF MOULD, CORE AND PATTERN BEFORE\tLOT',
        '\tPOURING STARTS',
        '2\tRECORDING OF GAS, AIR AND POWER\tSHIFT',
        '\tCONSUMPTION',
      ),
    ).toEqual([
      'Checking of mould, core and pattern before pouring starts',
      'Recording of gas, air and power consumption',
    ]);
  });
  it('has its rows behind their numbers, without how often', () => {
    expect(
      linesOf(
        'DUTIES AND RESPONSIBILITIES',
        '1 | Checks oil, water and alarms | every shift',
        '2 | Records the readings of each boiler',
        '3 | Keeps the ash log | daily',
      ),
    ).toEqual(['Checks oil, water and alarms', 'Records the readings of each boiler', 'Keeps the ash log']);
  });
  it('has crosses in two columns though both are shifted', () => {
    expect(
      asked(
        "QUALIFICATIONS          REQ'D   PREF'D",
        'High school diploma or GED       X',
        'Able to lift 40 lbs              X',
        'Lockout/tagout training                  X',
        'Foundry experience                       X',
      ),
    ).toEqual([
      'a high school diploma or GED',
      'lift 40 lbs',
      'wish: lockout/tagout training',
      'wish: foundry experience',
    ]);
  });
  it('says no force where nothing tells the column of a cross', () => {
    const { person, unread } = mined(
      "QUALIFICATIONS          REQ'D   PREF'D",
      'High school diploma or GED    X',
      'Forklift licence                    X',
      'Foundry experience         X',
      'First aid certificate                              X',
    );
    expect(person).toEqual([]);
    expect(unread.person).toHaveLength(4);
  });
  it('has the names of its rows before them', () => {
    expect(
      asked(
        'MINIMUM QUALIFICATIONS',
        'Education / Experience     High school diploma or GED; AND one year of work with plants.',
        'License                    Class D water license at hire; Class C within 12 months',
      ),
    ).toEqual(expect.arrayContaining(['a high school diploma or GED', 'one year of work with plants']));
  });
});

describe('a force in a cell of its own', () => {
  it('is of what stands before it', () => {
    expect(
      asked('QUALIFICATION & EXPERIENCE', 'Minimum 1 year in an ICU', 'Exposure to ECMO machines | preferred'),
    ).toEqual(['at least 1 year in an ICU', 'wish: experience of ECMO machines']);
  });
});

describe('a line that was broken behind a number', () => {
  it('goes on with what there are so many of', () => {
    expect(
      linesOf(
        'EXAMPLES OF WORK (ILLUSTRATIVE ONLY)',
        'Operates and adjusts pumps, valves, filters',
        'and chemical feed equipment.',
        'Patrols the yard and the lower gates every 20',
        'minutes when on duty.',
        'Performs preventive maintenance on pumps and motors.',
        'Answers the telephone.',
        'Sweeps the floor.',
        'Locks the gate.',
        'Feeds the dogs.',
        'Reads the meters.',
        'Paints the fence.',
      ),
    ).toEqual(
      expect.arrayContaining([
        'Operates and adjusts pumps, valves, filters and chemical feed equipment.',
        'Patrols the yard and the lower gates every 20 minutes when on duty.',
      ]),
    );
  });
});

describe('a word that shouts alone', () => {
  it.each([
    ['Dry the seed in the KILN from May', 'Dry the seed in the kiln from May'],
    ['Wash the TRUCKS, then check the LIFTS', 'Wash the trucks, then check the lifts'],
    ['TREE FELLING CERTIFICATE LEVEL B (can be gained here)', 'Tree felling certificate level B (can be gained here)'],
    ['Work with the STEM team', 'Work with the STEM team'],
    ['Update the COSHH file', 'Update the COSHH file'],
    ['Enter it in the SAGE ledger', 'Enter it in the SAGE ledger'],
    ['NVQ, BTEC (or similar)', 'NVQ, BTEC (or similar)'],
  ])('%s', (typed, said) => {
    expect(withoutShoutedWords(typed)).toBe(said);
  });
});

describe('whom somebody manages', () => {
  it('is told of the post, and asked of nobody', () => {
    const { duties, person } = mined(
      'Chief Executive: person specification',
      'Direct reports: Director of Care, Director of Finance',
      '- Experience of managing budgets',
    );
    expect(person.map(({ text }) => text)).toEqual(['experience of managing budgets']);
    expect(JSON.stringify(duties)).toContain('manage the Directors');
  });
});
