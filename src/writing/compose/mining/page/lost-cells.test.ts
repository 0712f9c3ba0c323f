import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { readLines } from './lines.ts';
import { keepMarks } from './paper.ts';

const linesOf = (paper: string): string[] => readLines(cleanText(keepMarks(paper)).text).lines.map(({ text }) => text);

describe('columns that hang on to the lines before them', () => {
  it('cuts how often a task comes up, with what stands behind it', () => {
    expect(
      linesOf(
        'Key results\nSubmit returns to the registrar Monthly No penalties\nAnswer tenants Daily Within 2 days\nBook the hall As required',
      ),
    ).toEqual(['Submit returns to the registrar', 'Answer tenants', 'Book the hall']);
  });
  it('says it in small letters where one line alone has it', () => {
    expect(
      linesOf(
        'Main duties\n1 Manage a patch of 400 homes\n2 Inspect estates with residents Monthly\n3 Sign up tenants',
      ),
    ).toContain('Inspect estates with residents monthly');
  });
  it.each([
    [
      'Main duties\n- Sell advertising in the Galway Weekly\n- Write for the Farmers Weekly\n- Visit shops',
      'Sell advertising in the Galway Weekly',
    ],
    ['Main duties\n- Clean the fryers daily\n- Order stock weekly', 'Clean the fryers daily'],
    ['Main duties\n- Run Every Child Counts in school\n- Plan lessons', 'Run Every Child Counts in school'],
    ['Main duties\n- A full stock take in June\n- Order lenses', 'A full stock take in June'],
  ])('leaves names and small letters as they are: %s', (paper, line) => {
    expect(linesOf(paper)).toContain(line);
  });
  it('reads the force of a row and leaves the letters of a form', () => {
    expect(
      linesOf(
        'Person specification\nExperience of a tenancy patch E A/I\nCIH Level 3 D A\nFull driving licence E A\nClear letters E T',
      ),
    ).toEqual([
      'Experience of a tenancy patch (E)',
      'CIH Level 3 (D)',
      'Full driving licence (E)',
      'Clear letters (E)',
    ]);
  });
  it('leaves the word of how it is shown', () => {
    expect(
      linesOf(
        'Person specification\nSpraying certificates E Certificate\nChainsaw D Certificate\nWilling to work weekends E Interview',
      ),
    ).toEqual(['Spraying certificates (E)', 'Chainsaw (D)', 'Willing to work weekends (E)']);
  });
  it.each(['Category C driving licence', 'Hepatitis B vaccination', 'Vitamin D'])(
    'keeps a letter that belongs to it: %s',
    (line) => {
      expect(linesOf(`Requirements\n- ${line}\n- Two years in a ward\n- Patience`)).toContain(line);
    },
  );
  it('takes musts and wishes by the first letters of their names', () => {
    expect(linesOf('MANDATORY / OPTIONAL\nM  Diploma in Electronics\nM  Two wheeler\nO  Kannada')).toEqual([
      'Diploma in Electronics (E)',
      'Two wheeler (E)',
      'Kannada (D)',
    ]);
  });
  it('leaves the letters of a priority before a task', () => {
    expect(linesOf('Main duties\nA Type statements\nA File claims\nB Open matters\nC Order stationery')).toEqual([
      'Type statements',
      'File claims',
      'Open matters',
      'Order stationery',
    ]);
  });
  it('tells rows whose columns nobody can name', () => {
    expect(
      linesOf('Requirements\nUK payroll Expert Yes Interview\nCIPP membership Qualified No Certificate').every((line) =>
        line.endsWith('¦'),
      ),
    ).toBe(true);
  });
});

describe('tables by the names of their columns', () => {
  it('finds must and wish under other names', () => {
    expect(
      linesOf(
        'Category | Minimum | Preferred\nLicence | CPCS A04 | CPCS A61\nOther | Clear on the radio | Own harness',
      ),
    ).toEqual(['CPCS A04 (E)', 'CPCS A61 (D)', 'Clear on the radio (E)', 'Own harness (D)']);
  });
  it('reads a yes under the name of its column', () => {
    expect(
      linesOf('Qualification | Required | Preferred\nReads blueprints | Yes |\nExperience with sails | | Yes'),
    ).toEqual(['Reads blueprints (E)', 'Experience with sails (D)']);
  });
  it('reads what is told behind criteria and weights', () => {
    expect(
      linesOf(
        'PROFILE\nCriterion   Weight   Description\nEducation   must   Degree in law\nSector   can   Experience with tents\nFaith   open   No membership is required',
      ),
    ).toEqual(['Degree in law (E)', 'Experience with tents (D)', 'No membership is required']);
  });
  it('reads rows with one bar behind their force', () => {
    const { lines } = readLines(
      cleanText(keepMarks('REQUIREMENTS\nMust | Two years at a lathe\nCan | Plays an instrument\nLanguage | German B1'))
        .text,
    );
    expect(lines.map(({ section, text }) => [section, text])).toEqual([
      ['person', 'Two years at a lathe'],
      ['desirable', 'Plays an instrument'],
      ['person', 'German B1'],
    ]);
  });
  it('parts a row that lost its gaps where one place alone can end a cell, and tells any other', () => {
    expect(
      linesOf(
        'Qualification Required Preferred\nEducation Diploma or M.Pharm (Practice) Fellowship in critical care\nExperience 1 year in a ward or above NABH audits',
      ),
    ).toEqual([
      'Diploma or M.Pharm (Practice) (E)',
      'Fellowship in critical care (D)',
      'Experience 1 year in a ward or above NABH audits ¦',
    ]);
  });
});

describe('cells of a form behind and before its lines', () => {
  it.each([
    ['Main duties\nGreet visitors (40%)\nSort post (60%)', ['Greet visitors', 'Sort post']],
    [
      'Main duties\nAM  Check deliveries\nAM  Write the list\nPM  Run the pass',
      ['Check deliveries', 'Write the list', 'Run the pass'],
    ],
    [
      'Tasks - how often\nUnload containers - daily - team leader\nCount stock - weekly - auditor',
      ['Unload containers', 'Count stock'],
    ],
    ['Requirement | Yes/No\nCPC card | Yes\nClean licence | Yes', ['CPC card (E)', 'Clean licence (E)']],
    ['Criteria | MUSS | KANN\nCCNA | x |\nCCNP | | x', ['CCNA (E)', 'CCNP (D)']],
    [
      'What we need (M = must, N = nice)\nM - GCSE English\nN - second language',
      ['GCSE English (E)', 'second language (D)'],
    ],
  ])('%s', (paper, lines) => {
    expect(linesOf(paper)).toEqual(lines);
  });
  it.each([
    ['Main duties\n- Hold 80% of the stock\n- Sort post (two rounds)', 'Sort post (two rounds)'],
    ['Main duties\n- AM shifts at the desk\n- Greet guests', 'AM shifts at the desk'],
    ['Requirements\n- Two years in a lab (E)\n- Vitamin C', 'Vitamin C'],
    ['Main duties\n- Clean the pool - daily\n- Sell tickets', 'Clean the pool - daily'],
  ])('one line alone stays: %s', (paper, line) => {
    expect(linesOf(paper)).toContain(line);
  });
});
