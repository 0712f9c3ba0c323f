/** Tables by the number of their cells, musts in capitals, headings of pages and the lines of forms. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mined = (text: string) => mineJobDescription(cleanText(keepMarks(text)).text, '', 'Fitter');
const asked = (text: string): string[] =>
  mined(text).person.map(({ kind, text: said, desirable }) => `${kind}${desirable ? '?' : ''} ${said}`);
const done = (text: string): string[] => mined(text).duties.map(({ text: said }) => said);

describe('a table whose cells only blanks part', () => {
  const table = (...rows: string[]): string =>
    `JOB DESCRIPTION\n\nMain duties\n• Fit kitchens\n• Order parts\n\nPERSON SPECIFICATION\nCRITERIA    ESSENTIAL    DESIRABLE    HOW ASSESSED\n${rows.join('\n')}\n`;
  it.each([
    ['Other    Able to travel between sites    -    Application form', 'can travel between sites'],
    ['Other    Able to work nights in winter    -    Interview', 'work nights in winter'],
    ['Skills    Able to read a drawing    -    Test', 'can read a drawing'],
    ['Qualifications    A full driving licence    -    Form', 'have a full driving licence'],
    ['Experience    Two years as a fitter    -    Interview', 'have two years’ experience as a fitter'],
    ['Knowledge    Knowledge of gas safety law    -    Interview', 'have knowledge of gas safety law'],
  ])('%s', (row, said) => {
    expect(asked(table('Training    Level 2 award    Level 3 award    Form', row)).join('\n')).toContain(said);
  });
  it('keeps the wish of its own column', () => {
    expect(asked(table('Other    Able to travel between sites    Own van    Form')).join('\n')).toMatch(
      /have\? your own van/,
    );
  });
});

describe('a head of letters', () => {
  it.each([
    'Factor    Essential (E) or Desirable (D)    Assessed by',
    'Criteria    Essential or Desirable    Method',
    'Requirement    Essential / Desirable    Source',
    'Attribute    E/D    Assessed by',
    'Area    Ess. or Des.    How',
    'Item    Essential (E) / Desirable (D)    Evidence',
  ])('%s is asked of nobody', (head) => {
    const text = `Main duties\n• Fit kitchens\n\nPERSON SPECIFICATION\n${head}\nFull driving licence    E    A\nKnowledge of stone    D    I\nAble to read a drawing    E    A\n`;
    expect(asked(text)).toEqual(
      expect.arrayContaining(['have a full driving licence', 'have? knowledge of stone', 'can read a drawing']),
    );
    expect([...asked(text), ...mined(text).unread.person].join(' ')).not.toMatch(/essential|desirable|factor|E\/D/i);
  });
});

describe('musts in capitals', () => {
  const shouted = (...rows: string[]): string =>
    `JOB TITLE: SETTER\n\nKEY TASKS\n- CHANGE TOOLS WITH THE CRANE\n- SUPPORT TRAINEE SETTERS\n\nSKILLS / EXPERIENCE\n${rows.join('\n')}\n`;
  it.each([
    ['MUST BE ABLE TO READ ENGINEERING DRAWINGS', 'can read engineering drawings'],
    ['MUST BE ABLE TO LIFT 25 KG', 'can lift 25 kg'],
    ['ABLE TO USE A VERNIER', 'can use a vernier'],
    ['MUST HAVE A CLEAN LICENCE', 'have a clean licence'],
    ['MUST BE ABLE TO WORK IN A COLD STORE', 'work in a cold store'],
    ['KNOWLEDGE OF PP, ABS AND NYLON', 'have knowledge of PP, ABS and nylon'],
    ['KNOWLEDGE OF PVC AND PP', 'have knowledge of PVC and PP'],
    ['EXPERIENCE WITH CNC LATHES', 'have experience with CNC lathes'],
  ])('%s, and what stands below it', (row, said) => {
    expect(asked(shouted(row, 'GOOD TIMEKEEPING')).join('\n')).toContain(said);
    expect(asked(shouted(row, 'GOOD TIMEKEEPING')).join('\n')).toContain('time-keeping');
  });
  it.each(['KNOWLEDGE AND SKILLS', 'EXPERIENCE AND TRAINING', 'ESSENTIAL SKILLS'])('%s opens a list', (head) => {
    expect(asked(shouted(head, 'GOOD TIMEKEEPING'))).toEqual(['have good time-keeping skills']);
  });
});

describe('headings of a page', () => {
  it.each(['What you need', 'Requirements', 'Your profile', 'About you', 'Person specification', 'Who you are'])(
    '%s opens its list, whatever stood before',
    (head) => {
      const page = `<h1>Fitter</h1><h2>What you will do</h2><ul><li>Fit kitchens</li><li>Order parts</li></ul><h2>${head}</h2><ul><li>Three years of C, C++ or Rust</li><li>Able to explain a bug</li></ul>`;
      expect(asked(page)).toEqual(expect.arrayContaining(['have three years of C, C++ or Rust', 'can explain a bug']));
      expect(done(page)).toEqual(['fit kitchens', 'order parts']);
    },
  );
});

describe('a numbered line in capitals that breaks off', () => {
  it('goes on below', () => {
    const text =
      'MAIN RESPONSIBILITIES\n1.1 TO ISSUE A WRITTEN REPORT FOR EACH JOB ON THE SAME\nDAY\n1.2 TO CHECK TOOLS, CABLES AND\nLADDERS\n1.3 To order parts\n';
    expect(done(text)).toEqual([
      'issue a written report for each job on the same day',
      'check tools, cables and ladders',
      'order parts',
    ]);
  });
  it('and a form in one line is no task', () => {
    const text =
      'POST TITLE FITTER   ACCOUNTABLE TO Lead Fitter   BASE Truro   HOURS 37.5\n\nMAIN RESPONSIBILITIES\n1.1 To fit kitchens\n1.2 To order parts\n';
    expect(done(text)).toEqual(['fit kitchens', 'order parts']);
  });
});

describe('a part of the body before what is done', () => {
  it.each([
    'Nail surgery under local anaesthetic',
    'Skin grafts in theatre',
    'Back care for staff',
    'Face painting at parties',
    'Hand therapy for arthritis patients',
    'Foot clinics on Mondays',
    'Eye tests for drivers',
  ])('%s is nothing that one nails or backs', (line) => {
    expect(done(`Main duties\n• Write to GPs\n• ${line}\n• Take casts\n`)).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^(?:nail|skin|back|face|hand|foot|eye)\b/)]),
    );
  });
  it.each([
    ['Hand tools to fitters', 'hand tools to fitters'],
    ['Head a team of six', 'head a team of six'],
    ['Back up data each night', 'back up data each night'],
    ['Stock bar with glasses', 'stock the bar with glasses'],
  ])('%s is done', (line, said) => {
    expect(done(`Main duties\n• Write to GPs\n• ${line}\n• Take casts\n`)).toContain(said);
  });
});
